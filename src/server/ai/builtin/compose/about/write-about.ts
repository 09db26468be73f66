// 'About Acme': who the company is, from what the notes say about it. Rule STR-12.
import { withArticle } from '#domain/language/grammar/articles.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { fillFirst } from '#server/ai/builtin/compose/fill.ts'
import { findVerb, isClean, isSentence } from '#server/ai/builtin/story/clauses.ts'
import { subjectsOf } from '#server/ai/builtin/story/statements.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { tellNote } from '#server/ai/builtin/story/telegraph.ts'
import { capitalizeFirst, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { readDoing } from './doings.ts'
import { readIntroductions, tellPieces } from './introductions.ts'
import { type Predicate, type PredicateKind, toPredicate } from './predicates.ts'

/** Said of the company in any type of announcement. */
const aboutTemplates: readonly (readonly string[])[] = [
  ['{company} {does|verb}.'],
  [
    'It was founded in {founded|year} and is based in {home|noun}.',
    'It was founded in {founded|year}.',
    'It is based in {home|noun}.',
  ],
  ['It has {staff|count} employees.'],
]

type Predicates = ReadonlyMap<PredicateKind, Predicate>

/**
 * The paragraph; what the notes do not say is one blank. `told` are the sentences that describe the company, `lead` is the unit of the notes
 * that the release begins with.
 */
export function writeAbout(story: Story, told: readonly string[], lead?: number): string {
  const given =
    story.about === undefined
      ? []
      : splitSentences(story.about).flatMap(({ text }) => toSentences(text, story))
  const said = readIntroductions(story)
  const own = [...given, ...told]
  const slots = aboutTemplates.flatMap((templates) => fillFirst(templates, story) ?? [])
  const more = [...slots, ...tellMore(said, story)].filter((text) => !isTold(text, own))
  const facts = [...given, ...more, ...told]
  const isDescribed = facts.some((fact) => !bare.test(fact) || does.test(fact))
  const described = isDescribed ? undefined : describe(story, said, lead)
  const isAsked = !isDescribed && described === undefined && countBare([...given, ...more]) < enoughBare
  const opening = isAsked ? [askWhat(story)] : described === undefined ? [] : [described]
  return [...named([...opening, ...facts], story), ...webLine(story, facts.join(' '))].join(' ')
}

/** A town, a year or a head count alone is no description; two of them are. */
const enoughBare = 2
const countBare = (facts: readonly string[]): number =>
  facts
    .join(' ')
    .match(/\b(?:was \p{Ll}+(?: up)? in|opened in|dates from|is based in|has (?:a team of )?\d|has a team)/gu)
    ?.length ?? 0

const askWhat = ({ company }: Story): string =>
  `${company === undefined ? '[WHAT THE COMPANY DOES' : `${company} [WHAT IT DOES`} AND FOR WHOM].`

/** Since when and where it is in one sentence, whom and what it has in another. */
function tellMore(said: Predicates, { slots }: Story): string[] {
  const [since, home] = [
    slots.has('founded') ? undefined : said.get('since'),
    slots.has('home') ? undefined : said.get('home'),
  ]
  const [staff, count] = [slots.has('staff') ? undefined : said.get('staff'), said.get('count')]
  return [
    [since, home],
    [staff, count],
  ].flatMap((pair) => {
    const texts = pair.flatMap((each) => (each === undefined ? [] : [each.text]))
    return texts.length === 0
      ? []
      : [`It ${texts.join(' and ').replace(/^(?<first>has .*) and has /u, '$<first> and ')}.`]
  })
}

/** What it is or does; a blank where the notes don't say. */
function describe(story: Story, said: Predicates, lead: number | undefined): string | undefined {
  const company = companyOf(story)
  const being = said.get('being')?.text
  if (being !== undefined) return withSubject(company, being)
  const business = story.slots
    .get('does')
    ?.split(/[;.](?: |$)|, (?=\p{Ll}+s |(?:about |some |over |more than )?\d)/u)[0]
  const isThing = business !== undefined && business !== company && isClean(business)
  if (isThing && findVerb(business) === undefined) return `${company}’s business is ${lowerFirst(business)}.`
  return readDoing(story, lead)
}

function withSubject(subject: string, predicate: string): string {
  if (!predicate.startsWith('’')) return endSentence(`${subject} ${predicate}`)
  return endSentence(`${subject}${subject.endsWith('s') ? predicate.replace('’s', '’') : predicate}`)
}

const bare =
  /^(?:It|\S+(?: \S+){0,5}) (?:(?:(?:was (?:founded|established|started|formed|set up) in|opened in|dates from|has [\d,.]+ employees|has a team of)[^,;]*?)(?: and is based in [^;]*)?|is based in [^;]*)$/
/** "was founded in 2014 and sells to 40 restaurants" */
const does = / and (?!is |was |has )\p{Ll}+s /u

/** "Founded 2021." behind what it does says who was founded. */
function toSentences(text: string, story: Story): string[] {
  const whole = capitalizeFirst(endSentence(text))
  if (isSentence(whole)) return [whole]
  const pieces = tellPieces(text, story)
  if (pieces !== undefined) return pieces.map((predicate) => withSubject(companyOf(story), predicate))
  // "Les Mollets, bike couriers in Lyon": the name, and what it is.
  const company = companyOf(story)
  if (text.startsWith(`${company}, `))
    return [`${company} is ${withArticle(lowerFirst(endSentence(text.slice(company.length + 2))))}`]
  const [first = ''] = text.split(', ')
  if (toPredicate(first, story)?.kind === 'being')
    return [`${company} is ${withArticle(lowerFirst(endSentence(text)))}`]
  return [tellNote(text, subjectsOf(story)).sentences[0] ?? whole]
}

/** The same year, town or count is not said twice. */
function isTold(text: string, given: readonly string[]): boolean {
  const figures = text.match(/\d[\d,.]*/g) ?? []
  return figures.length > 0 && figures.every((figure) => given.some((sentence) => sentence.includes(figure)))
}

/** The name opens the paragraph; after that 'It' does. */
function named(facts: readonly string[], story: Story): string[] {
  const company = companyOf(story)
  const short = shortName(story.company) ?? company
  const starts = [`The ${company}`, company, `The ${short}`, short, 'The company']
  // "The factory serves", of "Harbor Tea Factory".
  const words = company.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const kind = new RegExp(`^The (?:${words.join('|') || '(?!)'}) `, 'u')
  return facts.map((fact, index) => {
    const start = starts.find((words) => fact.startsWith(`${words} `))
    if (index === 0)
      return start === undefined && fact.startsWith('It ')
        ? `${company}${fact.slice(2)}`
        : fact.replace(/^The company /, `${company} `).replace(kind, `${company} `)
    return start === undefined ? fact : `It${fact.slice(start.length)}`
  })
}

function webLine({ slots, links }: Story, told: string): string[] {
  const link =
    slots.get('website') ??
    links.find((address) => !/\//.test(address.replace(/^https?:\/\//, '').replace(/\/$/, '')))
  return link === undefined || told.includes(link) ? [] : [`More information is at ${link}.`]
}
