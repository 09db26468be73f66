// Composes a press release from a story: release line, headline, dateline and lead, details by importance, quotes, what readers can do,
// boilerplate, contact, end mark. Lines that were not understood are left out, and the rules are applied last.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { capitalize, readState } from '#domain/language/states.ts'
import { readContact } from '#domain/rules/release/contact.ts'
import type { Slot, Statement, Story } from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst } from '#server/ai/builtin/text/joining.ts'
import { listOwnPoints } from './about/own-points.ts'
import { writeAbout } from './about/write-about.ts'
import { addIntroduced, type Named, writeQuote, writeQuoteBlank } from './attribution.ts'
import { heading, paragraph, textOf, withText } from './blocks.ts'
import { clearCheckErrors } from './clear-check-errors.ts'
import { withCompanyArticle } from './company-article.ts'
import { writeDateline } from './dateline.ts'
import { fillEach } from './fill.ts'
import { writeHeadline } from './headline/headline.ts'
import { isLeadGiven, keepToSource } from './keep-to-source.ts'
import { asList, chooseKeyFacts, layOut, listPoints, repeatsFigures } from './key-facts.ts'
import { type Lead, writeLead } from './lead.ts'
import { listLeftOver, withRequired } from './left-over.ts'
import { limitBlanks, withQuotation } from './limit-blanks.ts'
import { writeMentions } from './mentions.ts'
import { writeOpening } from './opening.ts'
import { polish, polishText } from './polish.ts'
import { writeReleaseLine } from './release-line.ts'
import { anchorOf, splitDetails, toldFromNews } from './rest-of-news.ts'
import { type Group, groupStatements } from './roles.ts'
import { callLater, shortenReferences } from './short-references.ts'
import { styleForms } from './style-forms.ts'
import { tables } from './tables.ts'
import { tellOnce } from './told-once.ts'

const paragraphWords = 60
const paragraphSentences = 3

export function composeRelease(given: Story): ReleaseBlock[] {
  const found = writeGivenLead(given)
  const lead = { ...found, text: withCompanyArticle(found.text, given) }
  const story = lead.isNews === true ? toldFromNews(given, lead) : given
  const groups = groupStatements(story.statements, anchorOf(given, lead), story)
  const details = fillEach(tables[story.type].details, story, lead.told)
  const closing = fillEach(tables[story.type].closing ?? [], story, lead.told)
  const ordered = groups.toSorted((one, other) => one.order - other.order)
  const [early, late] = splitDetails(details, story, lead)
  const { opening, near } = writeOpening(lead, [...early, ...ofRole(ordered, 'story')], groups, story)
  const body = tellOnce([...near, ...late], opening)
  const ends = tellOnce(
    [...ofRole(groups, 'closing'), ...closing.map((text) => [text])],
    [opening, ...body.flat()].join(' '),
  )
  const about = [
    ...groups.filter(({ role }) => role === 'about').flatMap(({ texts }) => texts),
    ...listOwnPoints(story),
  ]
  const boilerplate = writeAbout(story, about, lead.unit)
  const paragraphs = toParagraphs(body)
  const quotes = writeQuotes(story, opening, paragraphs)
  const prose = [opening, ...body.flat(), ...ends.flat()].join(' ')
  const points = listPoints({ ...story, slots: given.slots }, prose, lead)
  const elsewhere = [
    writeDateline(story),
    prose,
    ...quotes,
    boilerplate,
    contactLines(story),
    ...advisoryText(story),
  ].join('\n')
  const told = [elsewhere, ...points].join('\n')
  const left = listLeftOver({ ...story, statements: given.statements }, told, lead.unit)
  const { items, sentences } = layOut(chooseKeyFacts([...points, ...left], elsewhere, story), story)
  const isListed = (text: string) => repeatsFigures(text, items)
  const blocks: ReleaseBlock[] = [
    paragraph(writeReleaseLine(story), 'bold'),
    heading(1, writeHeadline(polishText(lead.title ?? lead.text, story), story, lead.isOpen)),
    paragraph(`${writeDateline(story)} ${opening}`),
    ...weave(paragraphs, quotes, story.opening?.isQuote === true),
    ...advisory(story),
    ...toParagraphs(
      ends.filter(([text]) => text === undefined || !closing.includes(text) || !isListed(text)),
    ).map((text) => paragraph(text)),
    ...toParagraphs(sentences.map((text) => [text])).map((text) => paragraph(text)),
    ...asList(items),
    ...asked(story, [prose, ...story.facts.map(({ text }) => text)].join(' ')),
    ...(story.gaps ?? []).map((gap) => paragraph(`The ${gap.toLowerCase()} is [${gap.toUpperCase()}].`)),
    ...story.contradictions.map((of) => paragraph(askWhich(of))),
    ...close(story, [
      heading(2, `About ${story.company ?? '[COMPANY]'}`),
      paragraph(boilerplate),
      heading(2, 'Media contact'),
      paragraph(contactLines(story)),
    ]),
  ]
  const sourced = keepToSource(polish(blocks, story), story)
  const kept = clearCheckErrors(writeMentions(shortenReferences(sourced, story), story), story)
  const written = limitBlanks(withQuotation(kept, writeQuoteBlank(story)))
  return withRequired(withApprovedAbout(callLater(written, story), story), story)
}

function close({ profile }: Story, sender: readonly ReleaseBlock[]): ReleaseBlock[] {
  const forms = styleForms[profile]
  const mark = paragraph(forms.endMark)
  return forms.endsStory ? [mark, ...sender] : [...sender, mark]
}

/** The blocks with the boilerplate as it was approved, if the notes give one. */
function withApprovedAbout(blocks: ReleaseBlock[], { about, isAboutFinal }: Story): ReleaseBlock[] {
  const at = blocks.findIndex((block) => block.type === 'heading' && /^About /.test(textOf(block)))
  if (!isAboutFinal || about === undefined || at === -1) return blocks
  return blocks.map((block, index) => (index === at + 1 ? withText(block, about) : block))
}

/** The lead, from the likeliest sentence that only tells what the notes give. */
function writeGivenLead(given: Story): Lead {
  const refused = new Set<Statement>()
  let story = given
  for (;;) {
    const lead = writeLead(story, refused)
    const isChecked = lead.statement !== undefined || lead.isNews === true
    if (!isChecked || isLeadGiven(polishText(lead.text, story), story)) return lead
    if (lead.statement === undefined) story = { ...story, news: new Map() }
    else refused.add(lead.statement)
  }
}

const ofRole = (groups: readonly Group[], role: Group['role']): string[][] =>
  groups
    .filter((group) => (group.wish === undefined ? group.role === role : role === 'story'))
    .map(({ texts }) => texts)

/** Blanks for what the type needs and no sentence tells. */
function asked(story: Story, told: string): ReleaseBlock[] {
  const { asks = [] } = tables[story.type]
  return asks.filter(({ unless }) => !unless.test(told)).map(({ text }) => paragraph(text))
}

function writeQuotes(story: Story, lead: string, paragraphs: readonly string[]): string[] {
  const named: Named = new Set()
  if (story.quotes.length === 0) return [writeQuoteBlank(story)]
  return story.quotes.map((quote, index) => {
    const above = [lead, ...paragraphs.slice(0, index + 1)].join(' ')
    addIntroduced(named, quote, above, story)
    return writeQuote(quote, story, named)
  })
}

/** Paragraphs of at most three sentences; groups stay together. */
function toParagraphs(groups: readonly (readonly string[])[]): string[] {
  const paragraphs: string[][] = []
  for (const group of groups) {
    const last = paragraphs.at(-1)
    const words = [...(last ?? []), ...group].join(' ').split(' ').length
    const fits =
      last !== undefined && last.length + group.length <= paragraphSentences && words <= paragraphWords
    if (fits) last.push(...group)
    else
      for (let at = 0; at < group.length; at += paragraphSentences)
        paragraphs.push(group.slice(at, at + paragraphSentences))
  }
  return paragraphs.map((sentences) => sentences.join(' '))
}

/** Places the first quotation after the first paragraph of details (or before it, if the notes ask for that), and each other one further down. */
function weave(paragraphs: readonly string[], quotes: readonly string[], isFirst: boolean): ReleaseBlock[] {
  const [first, ...rest] = isFirst ? [undefined, ...paragraphs] : paragraphs
  const woven = first === undefined ? [] : [first]
  for (let at = 0; at < Math.max(rest.length, quotes.length); at++) {
    const [quote, next] = [quotes[at], rest[at]]
    if (quote !== undefined) woven.push(quote)
    if (next !== undefined) woven.push(next)
  }
  return woven.map((text) => paragraph(text))
}

const advisoryLines: readonly (readonly [string, Slot])[] = [
  ['WHAT', 'event'],
  ['WHO', 'who'],
  ['WHEN', 'when'],
  ['WHERE', 'venue'],
  ['TICKETS', 'tickets'],
  ['PARKING', 'parking'],
  ['PHOTOS', 'photos'],
]
const fewestLines = 3

/** The list of an event's essentials for assignment desks: what, when, where. */
function advisory(story: Story): ReleaseBlock[] {
  return advisoryText(story).map((text) => paragraph(text))
}

function advisoryText({ type, slots, labels, company }: Story): string[] {
  if (type !== 'event') return []
  const lines = advisoryLines.flatMap(([label, slot]) => {
    const value = slots.get(slot)
    if (value === undefined || value === company) return []
    const detail = slot === 'event' ? slots.get('detail') : undefined
    const name =
      slot === 'tickets' && /^(?:regist|rsvp)/.test(labels.get(slot) ?? '') ? 'REGISTRATION' : label
    return [`${name}: ${withState(capitalizeFirst(detail === undefined ? value : `${value}, ${detail}`))}`]
  })
  return lines.length < fewestLines ? [] : [lines.join('\n')]
}

/** The end of a line is no end of a sentence, where a shortened state would keep its period. */
const withState = (line: string): string =>
  line.replace(/(?<=, )\p{Lu}[\p{L}.]{1,6}\.$/u, (short) => capitalize(readState(short) ?? short))

const askWhich = (of: string): string =>
  `[${of.toUpperCase()}: YOUR NOTES HAVE TWO ${of === 'date' ? 'DATES' : 'FIGURES'}]`

function contactLines({ contact: { name, title, email, phone } }: Story): string {
  const own = isOffice.test(name ?? '') ? undefined : name?.replace(/ [“"‘'][^“”"’']{2,20}[”"’'](?= )/u, '')
  const full = own === undefined || own.includes(' ') ? own : `${own} [LAST NAME]`
  const lines = [full ?? '[FULL NAME]', full && title, email ?? '[EMAIL]', withAreaCode(phone)]
  return lines.filter((line) => line !== undefined).join('\n')
}

/** A contact that is an office; a person's name is asked for. */
const isOffice =
  /^(?:the )?(?:press|media|news|communications?|marketing|pr)(?: (?:office|team|desk|department|relations|service))?$/i

/** The phone number with a blank for a missing area code. */
function withAreaCode(phone: string | undefined): string {
  if (phone === undefined) return '[PHONE WITH AREA CODE]'
  return readContact(phone).hasPhone ? phone : `[AREA CODE] ${phone}`
}
