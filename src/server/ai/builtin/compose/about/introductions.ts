// Where notes say in passing who the company is: behind its name ("Acme (Dayton, 58 people)"), under a label of a form, or in a line of its
// own that the learned roles take for a description.

import { findVerb } from '#server/ai/builtin/story/clauses.ts'
import { isAboutLabel } from '#server/ai/builtin/story/labels.ts'
import { type GivenFact, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { type Predicate, type PredicateKind, toPredicate } from './predicates.ts'

/** What can be said of the company, one of each kind, in the order of the notes. */
export function readIntroductions(story: Story): Map<PredicateKind, Predicate> {
  const found = new Map<PredicateKind, Predicate>()
  const own = story.facts.filter(({ isOther }) => isOther !== true)
  for (const piece of own.flatMap((fact) => piecesOf(fact, story))) {
    const predicate = toPredicate(piece, story)
    if (predicate !== undefined && !found.has(predicate.kind)) found.set(predicate.kind, predicate)
  }
  return found
}

/** How sure it must be that a line without a verb describes the company. */
const sureOfAbout = 0.5

function piecesOf(fact: GivenFact, story: Story): string[] {
  const names = namesOf(story)
  const isDescription = (story.roles.get(fact.unit)?.about ?? 0) > sureOfAbout
  const { text, value } = fact
  if (fact.label !== undefined && value !== undefined)
    return isOwnLabel(fact.label, value, names, isDescription)
      ? withTown(value, names)
      : behindName(value, names, true)
  if (isDescription && names.some((name) => text.startsWith(`${name}, `))) return withTown(text, names)
  const behind = behindName(text, names)
  if (behind.length > 0) return behind
  return isDescription && findVerb(split(text)[0] ?? '') === undefined ? beforeVerb(split(text)) : []
}

const isOwnLabel = (
  label: string,
  value: string,
  names: readonly string[],
  isDescription: boolean,
): boolean =>
  isAboutLabel(label) ||
  names.some((name) => isSameName(name, label) || (isDescription && value.startsWith(`${name}, `)))

const town = /^(?!The )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u

/** "Company: Acme, Dayton, 23 people": right behind the name of whoever is described comes its town. */
function withTown(text: string, names: readonly string[]): string[] {
  const [first, second, ...rest] = split(withoutName(text, names))
  if (first === undefined || !text.startsWith(names[0] ?? '\n') || !town.test(first))
    return split(withoutName(text, names))
  const isRegion = second !== undefined && town.test(second)
  const others = second === undefined || isRegion ? rest : [second, ...rest]
  return [`in ${isRegion ? `${first}, ${second}` : first}`, ...others]
}

/** "Kuang Tai" of "Kuang Tai Precision" */
const isSameName = (name: string, label: string): boolean =>
  `${name.toLowerCase()} `.startsWith(`${label.toLowerCase()} `)

const namesOf = ({ company }: Story): string[] =>
  company === undefined ? [] : [...new Set([company, shortName(company) ?? company])]

function withoutName(value: string, names: readonly string[]): string {
  const name = names.find((each) => value.startsWith(each))
  return name === undefined ? value : value.slice(name.length).replace(/^[\s,:–—=-]+/u, '')
}

/** A legal form of another country may come first: "EuroMattress Loop aisbl, Brussels". */
const sign = /^(?: [\p{L}.]{2,7})?(?:, | = | [–—-] |: | is (?=an? |\d|[a-z]+ (?:people|of us)))/u
const bracket =
  /^(?: [\p{L}.]{2,7})?(?: of \p{Lu}[\p{L}’'-]+|, (?:of )?\p{Lu}[\p{L}’'-]+)? \((?<inner>[^()]{2,160})\)/u

/** What follows the name up to the verb of the sentence. */
function behindName(text: string, names: readonly string[], isFirst = false): string[] {
  const name = names.find((each) => (isFirst ? text.startsWith(each) : text.includes(each)))
  if (name === undefined) return []
  const rest = text.slice(text.indexOf(name) + name.length)
  const inner = bracket.exec(rest)?.groups?.inner
  if (inner !== undefined) return split(inner).map((piece) => withoutName(piece, names))
  return sign.test(rest) ? beforeVerb(split(rest.replace(sign, ''))) : []
}

const mostPieces = 6
/** "Acme, that's ourselves in Dayton" */
const selfWord = /^(?:that|it|this|which)(?:[’']s| is) (?:us|ourselves|the company)(?: |$)/iu

const split = (text: string): string[] =>
  text
    .split(/[;:()/]|,(?!\d)| [–—-] | \+ |\.$|\. /u)
    .slice(0, mostPieces)
    .map((piece) => piece.trim().replace(selfWord, ''))
    .filter((piece) => piece !== '')

/** "Acme, of Dayton, recalls one lot, tin of 115 g": behind its verb a sentence is about something else. */
function beforeVerb(pieces: readonly string[]): string[] {
  const verb = pieces.findIndex((piece) => findVerb(`It ${piece}`) !== undefined)
  return verb === -1 ? [...pieces] : pieces.slice(0, verb)
}

/** What each piece of a description without a verb says; undefined where one of them cannot be told. */
export function tellPieces(text: string, story: Story): string[] | undefined {
  const predicates = split(withoutName(text, namesOf(story))).map((piece) => toPredicate(piece, story)?.text)
  const told = predicates.filter((each) => each !== undefined)
  return told.length > 0 && told.length === predicates.length ? told : undefined
}
