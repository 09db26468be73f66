// Finds descriptions of the company in passing: after its name ("Acme (Dayton, 58 people)"), under a form's label, or in a line that the learned
// roles take for a description.

import { bareName } from '#domain/language/legal-forms.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { isStateName } from '#domain/language/states.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isAboutLabel } from '#server/ai/builtin/story/labels.ts'
import { type GivenFact, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { type Predicate, toPredicate } from './predicates.ts'

/** What can be said of the company, in the order of the notes. Each kind comes once, except what it has. */
export function readIntroductions(story: Story): Predicate[] {
  const found: Predicate[] = []
  for (const piece of story.facts.flatMap((fact) => piecesOf(fact, story))) {
    const predicate = toPredicate(piece, story)
    if (predicate === undefined) continue
    const same = found.filter(({ kind }) => kind === predicate.kind)
    if (same.length < (predicate.kind === 'count' ? mostCounts : 1)) found.push(predicate)
  }
  return found
}

const mostCounts = 2
/** How sure the learned roles must be that a line without a verb describes the company. */
const sureOfAbout = 0.5
/** The same, if the line before was about somebody else. */
const sureThough = 0.8

function piecesOf(fact: GivenFact, story: Story): string[] {
  const about = story.roles.get(fact.unit)?.about ?? 0
  if (fact.label !== undefined) return fact.isOther === true ? [] : labeledPieces(fact, about, story)
  const own = ownPieces(fact.text, story)
  if (own.length > 0) return own
  if (fact.isOther === true) return about < sureThough ? [] : onlyPredicates(split(fact.text), story)
  return plainPieces(fact.text, about, story)
}

function labeledPieces({ label = '', value = '' }: GivenFact, about: number, story: Story): string[] {
  const names = namesOf(story)
  return isOwnLabel(label, value, names, about > sureOfAbout)
    ? withTown(value, names)
    : behindName(value, names, true)
}

function plainPieces(text: string, about: number, story: Story): string[] {
  const names = namesOf(story)
  const isDescription = about > sureOfAbout
  if (isDescription && names.some((name) => text.startsWith(`${name}, `))) return withTown(text, names)
  const behind = behindName(text, names)
  if (behind.length > 0) return behind
  return isDescription && findVerb(split(text)[0] ?? '') === undefined ? beforeVerb(split(text)) : []
}

/** The pieces of a line without a subject, if all of them can describe a company: "Family owned since 1983, 19 staff". */
const onlyPredicates = (pieces: readonly string[], story: Story): string[] =>
  pieces.every((piece) => {
    const kind = toPredicate(piece, story)?.kind
    return kind === 'owner' || kind === 'staff' || kind === 'count'
  })
    ? [...pieces]
    : []

/**
 * The pieces of a sentence about the company, up to the first verb that tells something else: "The firm, based in Richmond, has 96 lawyers", "Acme
 * is in Pittsburgh, 14 people, started in 2023".
 */
function ownPieces(text: string, story: Story): string[] {
  const subject = ownSubject(story)
  if (!subject.test(text)) return []
  const found: string[] = []
  let isOpen = true
  for (const piece of split(text).flatMap((each) => each.split(/ and (?=(?:is|has|was|employs) )/u))) {
    const bare = piece
      .replace(subject, '')
      .replace(/^[=–—-] /u, '')
      .trim()
    if (bare !== piece) isOpen = true
    if (bare === '') continue
    const isSaid = isOpen && toPredicate(bare, story) !== undefined
    if (isSaid) found.push(bare)
    else isOpen = isOpen && findVerb(`It ${bare}`) === undefined
  }
  return found
}

/** A pattern for the company as subject: its name, the start of its name, or the noun for it, with a contracted verb: "The winery's been". */
function ownSubject({ company = '' }: Story): RegExp {
  const words = bareName(company).split(' ')
  const starts = words
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .filter((start) => start.length > 3)
  const kinds = words.slice(-1).flatMap((word) => (word.length > 3 ? [word.toLowerCase()] : []))
  const names = [...starts, company].filter((name) => name !== '').map(escapePattern)
  const nouns = [...ownNouns, ...kinds.map(escapePattern)].join('|')
  return new RegExp(
    `^(?:(?:${names.toReversed().join('|') || '(?!)'})|(?:[Tt]he |Our )(?:${nouns})|(?:${capitalized(nouns)})(?= (?:is|was|has|started|founded)\\b))(?![\\p{L}\\d-])(?:[’']s(?= (?:been|got|based)\\b))?,?(?: |$)`,
    'u',
  )
}

const ownNouns =
  'agency|association|brewery|business|charity|club|company|co-?op|cooperative|credit union|distillery|farm|firm|foundation|nonprofit|organization|practice|school district|start-?up|studio|winery'.split(
    '|',
  )

/** A pattern for the nouns with or without a capital, as at the start of a note. */
const capitalized = (nouns: string): string =>
  nouns
    .split('|')
    .map((noun) => `[${noun.charAt(0).toUpperCase()}${noun.charAt(0)}]${noun.slice(1)}`)
    .join('|')

const isOwnLabel = (
  label: string,
  value: string,
  names: readonly string[],
  isDescription: boolean,
): boolean =>
  isAboutLabel(label) ||
  names.some((name) => isSameName(name, label) || (isDescription && value.startsWith(`${name}, `)))

const town = /^(?!The )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?:, \p{Lu}[\p{L} ]+)?$/u

/** The pieces with the town marked, which comes right after the name: "Company: Acme, Dayton, 23 people". */
function withTown(text: string, names: readonly string[]): string[] {
  const [first, second, ...rest] = split(withoutName(text, names))
  if (first === undefined || !text.startsWith(names[0] ?? '\n') || !town.test(first))
    return split(withoutName(text, names))
  const others = second === undefined ? rest : [second, ...rest]
  if (first.includes(', ')) return [`in ${first}`, ...others]
  const isRegion = second !== undefined && town.test(second)
  return isRegion ? [`in ${first}, ${second}`, ...rest] : [`in ${first}`, ...others]
}

/** Whether a label is the start of the name: "Kuang Tai" of "Kuang Tai Precision". */
const isSameName = (name: string, label: string): boolean =>
  `${name.toLowerCase()} `.startsWith(`${label.toLowerCase()} `)

const namesOf = ({ company }: Story): string[] =>
  company === undefined ? [] : [...new Set([company, shortName(company) ?? company])]

function withoutName(value: string, names: readonly string[]): string {
  const name = names.find((each) => value.startsWith(each))
  return name === undefined ? value : value.slice(name.length).replace(/^[\s,:–—=-]+/u, '')
}

/** Punctuation after the name. A foreign legal form may come first: "EuroMattress Loop aisbl, Brussels". */
const sign = /^(?: [\p{L}.]{2,7})?(?:, | = | [–—-] |: | is (?=an? |\d|[a-z]+ (?:people|of us)))/u
const bracket =
  /^(?: [\p{L}.]{2,7})?(?: of \p{Lu}[\p{L}’'-]+|, (?:of )?\p{Lu}[\p{L}’'-]+)? \((?<inner>[^()]{2,160})\)/u

/** The pieces after the name, up to the sentence's verb. */
function behindName(text: string, names: readonly string[], isFirst = false): string[] {
  const name = names.find((each) => (isFirst ? text.startsWith(each) : text.includes(each)))
  if (name === undefined) return []
  const rest = text.slice(text.indexOf(name) + name.length)
  const inner = bracket.exec(rest)?.groups?.inner
  if (inner !== undefined) return split(inner).map((piece) => withoutName(piece, names))
  return sign.test(rest) ? beforeVerb(split(rest.replace(sign, ''))) : []
}

const mostPieces = 6
/** A self-reference to skip: "Acme, that's ourselves in Dayton". */
const selfWord = /^(?:that|it|this|which)(?:[’']s| is) (?:us|ourselves|the company)(?: |$)/iu

/** The comma before a state, which belongs to its town. */
const state = /, (?=(?<state>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:[,.;)]|$| (?:since|and|with)))/gu

const split = (text: string): string[] =>
  text
    .replaceAll(state, (comma, name: string) => (isStateName(name) ? '\n' : comma))
    .split(/[;:()/]|,(?!\d)| [–—-] | \+ |\.$|(?<!\b(?:St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms|Inc|Co|Corp|Ltd|gen))\. /u)
    .slice(0, mostPieces)
    .map((piece) => piece.trim().replace('\n', ', ').replace(selfWord, ''))
    .filter((piece) => piece !== '')

/** The pieces before a verb, after which a sentence is about something else: "Acme, of Dayton, recalls one lot, tin of 115 g". */
function beforeVerb(pieces: readonly string[]): string[] {
  const verb = pieces.findIndex((piece) => findVerb(`It ${piece}`) !== undefined)
  return verb === -1 ? [...pieces] : pieces.slice(0, verb)
}

/** What each piece of a description says; undefined if one of them is not understood. */
export function tellPieces(text: string, story: Story): Predicate[] | undefined {
  const subject = ownSubject(story)
  const pieces = split(withoutName(text, namesOf(story)))
    .flatMap((piece) => piece.split(/ and (?=(?:is|has|was|employs) )/u))
    .map((piece) =>
      piece
        .replace(subject, '')
        .replace(/^It (?=\p{Ll})/u, '')
        .trim(),
    )
    .filter((piece) => piece !== '')
  const told = pieces.flatMap((piece) => toPredicate(piece, story) ?? [])
  return told.length > 0 && told.length === pieces.length ? told : undefined
}

/** "Acme is in Boise, eleven people, and Acme has 46 customers": two sentences that were strung together. */
/** "Acme is in Salem, Birch & Crow are 10 miles off": where the other one is belongs to nobody's description. */
const others =
  /(?<=^[^,;]{4,80}), (?:and )?(?!(?:The|It|We|Our)\b)\p{Lu}[\p{L}’'-]+(?: (?:& |and )?\p{Lu}[\p{L}’'-]+){0,4} (?:is|are|was|were|has|have) [^,;]+(?=\.?$)/u

export function splitClauses(text: string, { company }: Story): string[] {
  const names = [company ?? '', shortName(company) ?? ''].filter((name) => name !== '').map(escapePattern)
  if (names.length === 0) return [text]
  return text
    .split(new RegExp(`,? and (?=(?:${names.join('|')}) (?:has|is|was) )`, 'u'))
    .map((clause) => clause.replace(/ has got (?=\S)/u, ' has ').replace(others, ''))
}
