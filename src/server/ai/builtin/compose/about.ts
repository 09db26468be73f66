// 'About Acme': who the company is, from what the notes say about it. Rule STR-12.
import { withArticle } from '#domain/language/grammar/articles.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { findVerb, isClean, isSentence } from '#server/ai/builtin/story/clauses.ts'
import { subjectsOf } from '#server/ai/builtin/story/statements.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { tellNote } from '#server/ai/builtin/story/telegraph.ts'
import { isToldWhole } from '#server/ai/builtin/story/whole-notes.ts'
import { capitalizeFirst, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { fillFirst } from './fill.ts'
import { isBackground } from './roles.ts'
import { aboutTemplates } from './tables.ts'

/** The paragraph; what the notes do not say is one blank. */
export function writeAbout(story: Story, told: readonly string[]): string {
  const given =
    story.about === undefined ? [] : splitSentences(story.about).map(({ text }) => toSentence(text, story))
  const slots = aboutTemplates.flatMap((templates) => fillFirst(templates, story) ?? [])
  const facts = [...given, ...slots.filter((text) => !isTold(text, [...given, ...told])), ...told]
  const isDescribed = facts.some((fact) => !bare.test(fact) || does.test(fact))
  const described = named([...(isDescribed ? [] : [describe(story)]), ...facts], story)
  return [...described, ...webLine(story, facts.join(' '))].join(' ')
}

function describe(story: Story): string {
  const being = readApposition(story)
  if (being !== undefined) return `${companyOf(story)} is ${being}.`
  const business = story.slots.get('does')?.split(/[;.](?: |$)|, (?=\p{Ll}+s )/u)[0]
  if (business !== undefined && isClean(business) && findVerb(business) === undefined)
    return `${companyOf(story)}’s business is ${lowerFirst(business)}.`
  const blank = story.company === undefined ? '[WHAT THE COMPANY DOES' : `${story.company} [WHAT IT DOES`
  // What a company does about an incident is no description of it.
  const doing = story.type === 'crisis' ? undefined : readDoing(story)
  return doing ?? `${blank} AND FOR WHOM].`
}

const longestClause = 160

/** "so we are Brisa, we make furniture in Castellón, since 2018": what the notes say of it to the end of the breath. */
function readDoing(story: Story): string | undefined {
  const { company, facts } = story
  if (company === undefined) return undefined
  const clauses = facts.flatMap(({ text }) => {
    const at = text.lastIndexOf(`${company} `)
    const clause = endSentence(text.slice(at))
    const isWhole = at !== -1 && clause.length < longestClause && isToldWhole(text, [clause])
    return isWhole ? [clause] : []
  })
  // "makes the Night of the Pumps" is what it announces; what it makes all year has no article.
  const isOne = new RegExp(`^${escapePattern(company)} \\p{Ll}+ (?:the|its|this) `, 'u')
  return clauses.find(
    (clause) =>
      isSentence(clause) && isBackground(clause, story) && !bare.test(clause) && !isOne.test(clause),
  )
}

const bare = /^(?:It|\S+(?: \S+){0,5}) (?:was founded|is based|has [\d,.]+ employees)[^,;]*$/
/** "was founded in 2014 and sells to 40 restaurants" */
const does = / and (?!is |was |has )\p{Ll}+s /u

/** "Founded 2021." behind what it does says who was founded. */
function toSentence(text: string, story: Story): string {
  const whole = capitalizeFirst(endSentence(text))
  if (isSentence(whole)) return whole
  // "Les Mollets, bike couriers in Lyon": the name, and what it is.
  const company = companyOf(story)
  if (text.startsWith(`${company}, `))
    return `${company} is ${withArticle(lowerFirst(endSentence(text.slice(company.length + 2))))}`
  if (organization.test(text)) return `${companyOf(story)} is ${withArticle(lowerFirst(endSentence(text)))}`
  return tellNote(text, subjectsOf(story)).sentences[0] ?? whole
}

/** "Family company since 1958", "Nonpartisan nonprofit founded in 2004": what it is, without its name. */
const organization =
  /^(?:\p{L}[\p{L}-]* ){0,3}(?:agency|association|business|charity|club|company|co|co-?op|cooperative|council|coalition|society|spin-out|firm|foundation|institute|maker|manufacturer|museum|non-?profit|organi[sz]ation|producer|provider|retailer|school|start-?up|studio|supplier|trust|brand|brewery|bakery|farm|hospital|college|university|orchestra|hotel|clinic|app|group|network|union)(?: |$)/iu

/** "Kilmorran College, a private school in Hobart, has …" says what it is; so do "Kilmorran = a school" and "Kilmorran (Hobart, a school)". */
function readApposition({ company, facts }: Story): string | undefined {
  if (company === undefined) return undefined
  const names = [company, shortName(company) ?? company]
  const being = facts
    .flatMap(({ text, value, label }) =>
      value !== undefined && names.some((name) => name.toLowerCase() === label?.toLowerCase())
        ? piecesOf(value).filter((piece) => organization.test(piece))
        : behindName(text, names),
    )
    .find(
      (what) => what.includes(' ') && what.length < longestBeing && (isOrganization(what) || isNoun(what)),
    )
  // "the Denver maker" is one of many.
  const one = being?.replace(/^the (?=\p{Lu})/u, '')
  return one === undefined || /^(?:an?|the) /.test(one) ? one : withArticle(one)
}

/** "housing association", "producer of filling machines since 1991" */
const isOrganization = (what: string): boolean =>
  /^(?!(?:its|our|their|his|her|my|this|that|another|other|same|one) )\p{Ll}/u.test(what) &&
  organization.test(what) &&
  isClean(what)

/** What follows the name behind a sign, piece by piece: its town may come first. */
function behindName(text: string, names: readonly string[]): string[] {
  const name = names.find((words) => text.includes(words) && sign.test(after(text, words)))
  if (name === undefined) return []
  const rest = after(text, name)
  const pieces = beforeVerb(piecesOf(rest.replace(sign, '')))
  // Behind a comma a sentence says what somebody is; behind other signs notes say anything.
  return /^[^=(:–—-]*, /u.test(rest.slice(0, 10))
    ? pieces
    : pieces.filter((piece) => organization.test(piece))
}

const after = (text: string, words: string): string => text.slice(text.indexOf(words) + words.length)
/** A legal form of another country may come first: "EuroMattress Loop aisbl, Brussels". */
const sign = /^(?: [\p{L}.]{2,7})?(?:, | = | \(| [–—-] |: )/u
const mostPieces = 3

const piecesOf = (text: string): string[] =>
  text
    .split(/[;:()]|,(?!\d)| [–—-] |\.$/)
    .slice(0, mostPieces)
    .map((piece) => piece.trim())

/** "Acme, of Dayton, recalls one lot, tin of 115 g": behind its verb a sentence is about something else. */
function beforeVerb(pieces: readonly string[]): string[] {
  const verb = pieces.findIndex((piece) => findVerb(`It ${piece}`) !== undefined)
  return verb === -1 ? [...pieces] : pieces.slice(0, verb)
}

const longestBeing = 90

/** Small letters, no verb, and nothing that only adds to the name. */
const isNoun = (what: string): boolean =>
  /^\p{Ll}{2,}(?:-\p{L}+)* |^a /u.test(what) &&
  !/^(?:\p{L}+[^s]s|\S+ \p{L}+[^s]s)(?: (?:in|of|for|at|from|with|and) |$)/u.test(what) &&
  !/^(?:here|there|now|today|still|already|also|both|seat|been|going|half-year|headquarters?|head|offices?|base|home|site|hq|of|in|at|on|from|based|which|who|that|with|founded|led|and|or|including|to|will|for|by|is|has|as|it|they|he|she|all|its|our|we|not|where|after|since|part|plus|\p{L}+(?:ed|ing)) /u.test(
    what,
  ) &&
  findVerb(`It ${what}`) === undefined &&
  isClean(what)

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
  return facts.map((fact, index) => {
    const start = starts.find((words) => fact.startsWith(`${words} `))
    if (index === 0)
      return start === undefined && fact.startsWith('It ')
        ? `${company}${fact.slice(2)}`
        : fact.replace(/^The company /, `${company} `)
    return start === undefined ? fact : `It${fact.slice(start.length)}`
  })
}

function webLine({ slots, links }: Story, told: string): string[] {
  const link =
    slots.get('website') ??
    links.find((address) => !/\//.test(address.replace(/^https?:\/\//, '').replace(/\/$/, '')))
  return link === undefined || told.includes(link) ? [] : [`More information is at ${link}.`]
}
