// Writes the first sentence from the slots of the news, if no sentence of the notes tells as much in one clause.
import { splitSentences } from '#domain/language/sentences.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { maskAsides } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { withEvenSums } from '#server/ai/builtin/story/news/sums.ts'
import { namesSource } from '#server/ai/builtin/story/stands-alone.ts'
import { companyOf, type Slot, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { dropStop, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { holdsWords, isRetold, namesMore } from '#server/ai/builtin/text/retold.ts'
import { fill, fillFirst, slotsOf } from './fill.ts'
import type { Lead } from './lead.ts'
import { type Rest, restOf, toldWith, withNews } from './rest-of-news.ts'
import { tables } from './tables.ts'

export interface NewsLead {
  text: string
  /** The text for the headline, if that differs. */
  title?: string
  told: ReadonlySet<Slot>
  /** What the sentence that would lead otherwise says beyond it. */
  rest?: Rest
}

/** The lead; undefined if too little was read, or if `plain`, the lead otherwise, tells the news in one clause and more. */
export function writeNewsLead(story: Story, plain: Lead): NewsLead | undefined {
  if (story.news.size === 0 || plain.text.length > longest) return undefined
  const full = withNews(story)
  const title = fillFirst(tables[story.type].titles ?? [], full)
  const titled = title === undefined ? {} : { title }
  const filled = templatesOf(story).flatMap((template) => {
    const text = fill(template, full)
    return text === undefined ? [] : [{ text, told: new Set(slotsOf(template)), ...titled }]
  })
  const [lead] = filled
  return lead === undefined ? undefined : choose(lead, filled.at(-1) ?? lead, plain, full)
}

/** The templates of the type; an event found in other news has those of events. */
const templatesOf = ({ type, news }: Story): readonly string[] =>
  tables[news.has('occasion') ? 'event' : type].fromNews ?? []

/** A sentence longer than this has too much for a headline. */
const roomy = 88

/** A headline from the notes' own sentence, if it tells more: what the money is for, what the product is. */
export function titleOver(plain: string, story: Story): { title?: string } {
  const full = withNews(story)
  const { titles = [], fromNews = [] } = tables[story.type]
  const title = titles.find((template) => fill(template, full) !== undefined)
  const least = fromNews.findLast((template) => fill(template, full) !== undefined)
  if (title === undefined || plain.includes('[')) return {}
  const text = fill(title, full)
  // If no lead could be filled from slots, the sentence itself must tell everything in the title.
  const isTold =
    least === undefined
      ? slotsOf(title).every((slot) => holdsWords(plain, full.slots.get(slot) ?? ''))
      : tellsSlots(plain, slotsOf(least), full)
  return text !== undefined && isTold && text.length >= Math.min(plain.length, roomy) ? { title: text } : {}
}

/** Chooses between the leads; `least` is the shortest one for the type. */
function choose(lead: NewsLead, least: NewsLead, plain: Lead, story: Story): NewsLead | undefined {
  const { text, statement } = plain
  if (statement !== undefined && isSideline(least, statement.unit, story)) return undefined
  // With "according to a study by Acme" the sentence is a lead already.
  if (statement !== undefined && story.type === 'report' && namesSource(statement.text)) return undefined
  if (!tellsSlots(text, least.told, story))
    return withDay(plain, least, story) ?? tellOtherwise(lead, plain, story)
  const bare = withoutAnnouncer(text, story)
  if (bare !== text) return withRest(lead, bare, story)
  if (!isOneClause(text, story)) return withRest(lead, text, story)
  if (tellsSlots(text, lead.told, story)) return undefined
  // The dateline already gives the place.
  const seat = Object.values(story.place ?? {}).join(' ')
  return isRetold(withEvenSums(text), `${lead.text} ${seat}`) ? lead : complete(text, story)
}

/** How likely one sentence must be the news, and how unlikely another line, before that line's sum is not. */
const [sure, unlikely] = [0.5, 0.1]

/** Whether the slots tell a side fact, such as "The money came from donors and a state grant", while another sentence is the news. */
const isSideline = ({ told }: NewsLead, unit: number, { type, roles, news }: Story): boolean =>
  type === 'funding' &&
  (roles.get(unit)?.news ?? 0) > sure &&
  Array.from(told).every((slot) =>
    (news.get(slot)?.units ?? []).every((each) => (roles.get(each)?.news ?? 0) < unlikely && each !== unit),
  )

/** An opening with the partner before a sentence of the notes: "In a two-year deal with Birch Buses, the 47 gets a stop at the museum". */
function open(plain: string, story: Story, isStatement: boolean): NewsLead | undefined {
  const { openings = [] } = tables[story.type]
  const opening = openings.find((text) => fill(text, story) !== undefined)
  if (opening === undefined || plain.includes('[') || !isOneClause(plain, story)) return undefined
  const told = new Set(slotsOf(opening))
  const company = companyOf(story)
  const announced = `${company} announced `
  if (plain.startsWith(announced)) {
    const thing = plain.slice(announced.length)
    const partner = lowerFirst(dropStop(fill('{partner|theirs}', story) ?? ''))
    // An agreement has its own template.
    return agreed.test(thing) ? undefined : { text: `${company} and ${partner} announced ${thing}`, told }
  }
  if (!isStatement) return undefined
  return { text: `${dropStop(fill(opening, story) ?? '')}, ${lowerFirst(plain)}`, told }
}

/** The lead from slots, if `plain` only says that two work together. */
const instead = (lead: NewsLead, plain: string, story: Story): NewsLead | undefined =>
  story.type === 'partnership' && lead.told.has('partner') && !lead.told.has('deal') && !plain.includes('[')
    ? undefined
    : lead

function tellOtherwise(lead: NewsLead, { text, statement, told }: Lead, story: Story): NewsLead | undefined {
  const isClause = statement !== undefined || (told.has('what') && findVerb(text)?.isAuxiliary === true)
  return open(text, story, isClause) ?? instead(lead, text, story)
}

/** The text without "Acme said" at its end: "New wing opens Feb. 7, Acme said". */
function withoutAnnouncer(text: string, story: Story): string {
  const said = `, ${companyOf(story)} said`
  return story.company !== undefined && dropStop(text).endsWith(said)
    ? dropStop(text).slice(0, -said.length)
    : text
}

/** The news as a form states it, with the day from another line. */
function withDay({ text, told }: Lead, least: NewsLead, story: Story): NewsLead | undefined {
  const more = Array.from(least.told).filter((slot) => !told.has(slot) && !tellsSlots(text, [slot], story))
  if (!told.has('what') || more.join() !== 'when') return undefined
  const on = fill('{when|on}', story)
  if (on === undefined) return undefined
  return {
    text: `${dropStop(text)}${text.includes(', ') ? ',' : ''} ${lowerFirst(on)}`,
    told: new Set([...told, 'when']),
  }
}

const agreed = /\b(?:agreement|deal|contract|partnership)\b/u

/** The lead from slots with the rest of `plain`, if all figures and names of `plain` are still told. */
function withRest(lead: NewsLead, plain: string, story: Story): NewsLead | undefined {
  // Only `plain` names the company.
  if (story.company === undefined && !/^(?:\[|Called )/.test(plain)) return undefined
  // An event's details from a form are in the lines WHAT, WHO, WHEN and WHERE.
  if (story.type === 'event' && !story.statements.some(({ text }) => plain.startsWith(text.slice(0, 20))))
    return lead
  const told = toldWith(withNews(story), lead)
  const rest = restOf(plain, told, story)
  return namesMore(plain, [told, ...rest.sentences, ...rest.points].join(' ')) ? undefined : { ...lead, rest }
}

/** `plain` completed by a slot from another line: "Acme, a maker of axles, has closed a $4 million seed round" and who led it. */
function complete(plain: string, story: Story): NewsLead | undefined {
  const { ends, more } = tables[story.type].completion ?? {}
  const start = dropStop(plain)
  const end = more === undefined ? undefined : fill(more, story)
  if (ends?.test(start) !== true || more === undefined || end === undefined) return undefined
  return { text: `${start} ${lowerFirst(end)}`, told: new Set(slotsOf(more)) }
}

const mostWords = 36
/** A longer text is not compared. */
const longest = 500
const spliced =
  /[;[]|:(?! ?(?:[A-Z]{0,3}[$€£]|\d))|\bSeries [A-H]\. \p{Lu}|, (?:it|they|she|he|we|this|that|these|there)(?:[’']s| is| are| was| were| has| have| will)\b|, the one (?:which|that|who)\b|, (?:so|said) |,(?: and)? (?:it|they|she|he) \p{Ll}| and (?:it|they) (?:is|are) called\b|^(?:Called|On shelves)\b|\bwef\b|, \d(?!\d{3}(?!\d))/u

/** Whether the text is one clause, and not two joined by a comma. */
function isOneClause(text: string, { company }: Story): boolean {
  const name = shortName(company)
  // The name comes twice in two joined clauses: "Acme signs Thursday so effective Oct. 1 Acme buys Birch".
  const isTwice = name !== undefined && text.indexOf(name) !== text.lastIndexOf(name)
  return (
    text.split(' ').length <= mostWords &&
    !spliced.test(maskAsides(text)) &&
    !isTwice &&
    splitSentences(text).length === 1
  )
}

/** Slots for the wording, which are no facts of the news. */
const wording: ReadonlySet<Slot> = new Set<Slot>(['deed', 'deal'])

function tellsSlots(text: string, slots: Iterable<Slot>, { news }: Story): boolean {
  return Array.from(slots).every((slot) => {
    const value = news.get(slot)?.value
    return value === undefined || wording.has(slot) || holdsWords(text, value)
  })
}
