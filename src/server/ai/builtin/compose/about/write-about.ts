// Writes the boilerplate 'About Acme' from what the notes say about the company. Rule STR-12.
import { withArticle } from '#domain/language/grammar/articles.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { fillFirst } from '#server/ai/builtin/compose/fill.ts'
import { findVerb, isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { subjectsOf } from '#server/ai/builtin/story/statements.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { tellNote } from '#server/ai/builtin/story/telegraph.ts'
import { capitalizeFirst, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { readDoing } from './doings.ts'
import { readIntroductions, splitClauses, tellPieces } from './introductions.ts'
import { kindInName } from './kind-in-name.ts'
import { type Predicate, type PredicateKind, toPredicate } from './predicates.ts'

const doesTemplate = '{company} {does|verb}.'

/** Templates that fit any type of announcement. */
const aboutTemplates: readonly (readonly string[])[] = [
  [doesTemplate],
  [
    'It was founded in {founded|year} and is based in {home|noun}.',
    'It was founded in {founded|year}.',
    'It is based in {home|noun}.',
  ],
  ['It has {staff|count} employees.'],
]

/**
 * The paragraph; one blank stands for what the notes don't say. `told` are the sentences that describe the company; `lead` is the unit of the notes
 * that the release begins with.
 */
export function writeAbout(story: Story, told: readonly string[], lead?: number): string {
  const labeled = splitSentences(story.about ?? '').map(({ text }) => text)
  const [given, givenPieces] = readDescription(labeled, story)
  const [sentences, pieces] = readDescription(
    told.flatMap((text) => splitClauses(text, story)),
    story,
  )
  const own = [...given.flatMap((text) => toSentences(text, story)), ...sentences]
  const said = [...givenPieces, ...pieces, ...readIntroductions(story)]
  const isDescribed = own.some((fact) => !bare.test(fact) || does.test(fact))
  const isKnown = isEnough([...own, ...pieces.map(({ text }) => text)])
  const described = isDescribed
    ? undefined
    : describe(story, said, isKnown ? undefined : readDoing(story, lead))
  const opening = described === undefined ? [] : [described]
  const slots = aboutTemplates
    .flatMap((templates) => fillFirst(templates, story) ?? [])
    .filter((text) => !isTold(text, [...opening, ...own], story))
  const more = tellMore(said, [...opening, ...own, ...slots], story)
  const facts = [...slots, ...more]
  const isDoing = slots.some((text) => text === fillFirst([doesTemplate], story))
  const isAsked = !isDescribed && !isDoing && described === undefined && !isEnough([...own, ...facts])
  const start = isAsked ? [askWhat(story)] : opening
  // What the company is or does comes before its year, town and size.
  const paragraph = [...start, ...own, ...facts]
  return [...named(paragraph, story), ...webLine(story, paragraph.join(' '))].join(' ')
}

/** Splits the texts into sentences to keep and predicates of those that are fully understood. What it is or does gets its own sentence. */
function readDescription(texts: readonly string[], story: Story): [string[], Predicate[]] {
  const read = texts.map((text) => ({ text, pieces: tellPieces(text, story) }))
  const sentences = read.flatMap(({ text, pieces }) =>
    pieces === undefined
      ? [text]
      : pieces.filter(({ kind }) => kind === 'being').map((each) => withSubject(companyOf(story), each.text)),
  )
  return [sentences, read.flatMap(({ pieces = [] }) => pieces.filter(({ kind }) => kind !== 'being'))]
}

/** A year, town or head count alone is no description. Two are enough without one, except year with head count. */
const enoughBare = 2
const isEnough = (facts: readonly string[]): boolean =>
  countBare(facts) >= enoughBare && !facts.every((fact) => onlyYearAndStaff.test(fact))
const onlyYearAndStaff =
  /^(?:It |.* )?(?:was founded in \d{4}|has [\d,]+ employees)(?: and has [\d,]+ employees)?\.?$/
const countBare = (facts: readonly string[]): number =>
  facts
    .join(' ')
    .match(
      /\b(?:was \p{Ll}+(?: up)? in|opened in|dates from|is based in|has been in|(?:is|has been) \p{Ll}+[ -]owned|has (?:a team of )?[\d$]|has a team)/gu,
    )?.length ?? 0

const askWhat = ({ company }: Story): string =>
  `${company === undefined ? '[WHAT THE COMPANY DOES' : `${company} [WHAT IT DOES`} AND FOR WHOM].`

/** Owner, year and town as one sentence; counts as another. */
function tellMore(said: readonly Predicate[], own: readonly string[], story: Story): string[] {
  const left: Predicate[] = []
  for (const each of said) {
    const before = [...own, ...left.map(({ text }) => text)]
    if (each.kind !== 'being' && !isTold(each.text, before, story) && !isOfToldKind(each, before.join(' ')))
      left.push(each)
  }
  const pairs: readonly (readonly PredicateKind[])[] = [
    ['since', 'home'],
    ['owner', 'staff', 'count'],
  ]
  return (left.length <= 2 ? [pairs.flat()] : pairs).flatMap((kinds) => {
    const texts = left.filter(({ kind }) => kinds.includes(kind)).toSorted(byKind(kinds))
    return texts.length === 0 ? [] : [`It ${joinPredicates(texts.map(({ text }) => text))}.`]
  })
}

/** Whether the predicate repeats a kind already told; one year, one town and one head count are enough. */
const isOfToldKind = ({ kind }: Predicate, told: string): boolean =>
  (kind === 'since' && since.test(told)) ||
  (kind === 'home' && /\bis (?:based|headquartered) in\b/.test(told)) ||
  (kind === 'staff' && /\bemployees\b|\bteam of\b|\bstaff of\b/.test(told))

const since = /\b(?:was (?:founded|established|started|formed|set up)|dates from|opened in)\b/

const byKind =
  (kinds: readonly PredicateKind[]) =>
  (one: Predicate, other: Predicate): number =>
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind)

const joinAll = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts
        .slice(0, -1)
        .join(', ')
        .replace(/, \p{Lu}[\p{L} ]+$/u, '$&,')} and ${parts.at(-1)}`

/** Joins counts with one verb: "has 13 branches and 244 employees". */
function joinPredicates(texts: readonly string[]): string {
  const having = texts.filter((text) => text.startsWith('has ') && !text.startsWith('has been '))
  const things =
    having.length === 0 ? [] : [`has ${joinAll(having.map((text) => text.slice('has '.length)))}`]
  const others = texts.filter((text) => !having.includes(text))
  return joinAll([...others, ...things])
}

/** What it is or does; a blank if the notes don't say. */
function describe(story: Story, said: readonly Predicate[], doing: string | undefined): string | undefined {
  const company = companyOf(story)
  const being = said.find(({ kind }) => kind === 'being')?.text
  if (being !== undefined) return withSubject(company, being)
  const business = story.slots
    .get('does')
    ?.split(/[;.](?: |$)|, (?=\p{Ll}+s |(?:about |some |over |more than )?\d)/u)[0]
  const isThing = business !== undefined && business !== company && isClean(business)
  if (isThing && findVerb(business) === undefined && fillFirst([doesTemplate], story) === undefined)
    return `${company}’s business is ${lowerFirst(business)}.`
  return doing ?? tellKind(story)
}

/** The sentence for the kind in its name: "St. Brendan Regional Hospital is a hospital in Duluth, Minnesota." */
function tellKind({ company, place, isAbroad }: Story): string | undefined {
  const kind = company === undefined ? undefined : kindInName(company)
  if (kind === undefined || place === undefined) return undefined
  const region = place.region === undefined || isAbroad ? '' : `, ${place.region}`
  return `${company} is ${withArticle(kind)} in ${place.city}${region}.`
}

function withSubject(subject: string, predicate: string): string {
  if (!predicate.startsWith('’')) return endSentence(`${subject} ${predicate}`)
  return endSentence(`${subject}${subject.endsWith('s') ? predicate.replace('’s', '’') : predicate}`)
}

const bare =
  /^(?:It|\S+(?: \S+){0,5}) (?:(?:(?:was (?:founded|established|started|formed|set up) in|opened in|dates from|has [\d,.]+ employees|has a team of)[^,;]*?)(?: and is based in [^;]*)?|was (?:founded|started|set up) in \d{4} by [^;]*|is based in [^;]*)$/
/** Matches a second predicate with a verb of its own: "was founded in 2014 and sells to 40 restaurants". */
const does = / and (?!is |was |has )\p{Ll}+s /u

/** The text as sentences with the company as subject: "Founded 2021." becomes "It was founded in 2021." */
function toSentences(text: string, story: Story): string[] {
  const whole = capitalizeFirst(endSentence(text))
  if (isSentence(whole)) return [whole]
  // A name with a description: "Les Mollets, bike couriers in Lyon".
  const company = companyOf(story)
  if (text.startsWith(`${company}, `))
    return [`${company} is ${withArticle(lowerFirst(endSentence(text.slice(company.length + 2))))}`]
  const [first = ''] = text.split(', ')
  if (toPredicate(first, story)?.kind === 'being')
    return [`${company} is ${withArticle(lowerFirst(endSentence(text)))}`]
  return [tellNote(text, subjectsOf(story)).sentences[0] ?? whole]
}

/** Whether the fact was already told, by the same year, town or count. */
function isTold(text: string, given: readonly string[], { place }: Story): boolean {
  const figures = text.match(/\d(?:[\d,.]*\d)?/g) ?? []
  const isHome =
    place !== undefined && /^(?:It )?(?:is|has been) (?:based )?in /.test(text) && text.includes(place.city)
  if (given.some((sentence) => sentence.includes(text))) return true
  const facts = isHome ? [place.city, ...figures] : figures
  return facts.length > 0 && facts.every((fact) => given.some((sentence) => sentence.includes(fact)))
}

/** The facts with the name in the first sentence and 'It' in the others. */
function named(facts: readonly string[], story: Story): string[] {
  const company = companyOf(story)
  const short = shortName(story.company) ?? company
  const leading = bareName(company)
    .split(' ')
    .map((_, index, words) => words.slice(0, index + 1).join(' '))
    .toReversed()
  const starts = [`The ${company}`, company, `The ${short}`, short, 'The company', ...leading]
  // A noun from the name as subject: "The factory serves", for "Harbor Tea Factory".
  const words = company.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const kind = new RegExp(`^The (?:${words.join('|') || '(?!)'}) `, 'u')
  return facts.map((fact, index) => {
    const start = starts.find(
      (words) => fact.startsWith(`${words} `) && /^ \p{Ll}/u.test(fact.slice(words.length)),
    )
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
