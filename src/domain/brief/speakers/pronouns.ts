// Finds whom "he" and "she" mean: a person called so elsewhere in the notes, and named last.
import { withoutAddress } from '#domain/brief/person-names.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { readPronoun } from '#domain/language/names/first-names.ts'
import { findMentions, type Mention, type Roster } from './roster.ts'

type Pronoun = 'he' | 'she'

/** Who is named in which unit, and which pronoun each person has. */
export interface Spoken {
  /** The names in each unit, in order. */
  named: readonly (readonly string[])[]
  /** Above zero for "she", below for "he". */
  votes: ReadonlyMap<string, number>
  /** The people on the call, according to the notes. */
  called: ReadonlySet<string>
}

const farthest = 400
const she = /^(?:she|her|hers|herself)$/iu
const pronouns = /(?<![\p{L}’'])(?:he|she|his|her|him|hers|himself|herself)(?![\p{L}])/iu
const addressed: readonly (readonly [Pronoun, RegExp])[] = [
  [
    'she',
    /\b(?:Mrs|Ms|Miss|Mdm|Madam|Madame|Mme|Frau|Dona|Doña|Smt|Señora|Sra|Signora|Dame|Lady|Sister|Mama|Pani|Fru)\.? $/iu,
  ],
  ['he', /\b(?:Mr|Sir|Herr|Monsieur|Shri|Don|Señor|Sr|Signor|Pan|Brother|Father|Uncle)\.? $/iu],
]

export function readSpoken(units: readonly SortedUnit[], roster: Roster): Spoken {
  const votes = new Map<string, number>()
  const met = new Set<string>()
  const called = new Set<string>()
  const addMet = (name: string, isCalled: boolean, isMetHere: boolean): void => {
    if (isCalled) called.add(name)
    if (isCalled || isMetHere) met.add(name)
  }
  const named = units.map((unit, index) => {
    const { kind, text } = unit
    if (index >= farthest || kind === 'private' || kind === 'foreign') return []
    const mentions = findMentions(text, roster)
    const isTold = kind === 'fact' || kind === 'quote'
    return mentions.flatMap(({ name, from, to }, order) => {
      if (name === undefined) return []
      const isCalled = isCallWith.test(text.slice(0, from))
      addMet(name, isCalled, isMet(text, mentions, order))
      addVotes(votes, name, readForms(text, mentions, order, units.slice(index + 1, index + 3)))
      const isShown = isCalled || (kind === 'furniture' && isWhom.test(text.slice(to)))
      return isTold || isShown ? [name] : []
    })
  })
  const isSomebody = (name: string): boolean =>
    isPerson(name, roster) || met.has(name) || roster.persons.has(name)
  return { named: named.map((names) => names.filter(isSomebody)), votes, called }
}

/** Units that are no news and still tell who "he" is: "Call with Keith Marfleet, he's on the road". */
const isCallWith =
  /\b(?:call|phoned?|zoom|interview|meeting|chat|spoke|talked)(?: notes)?,? (?:w\/|with|from) ?$/iu
const isWhom = /^[^?]*\b(?:he|she)(?:[’']s| is| was) [^?]*$/iu

function addVotes(votes: Map<string, number>, name: string, forms: readonly boolean[]): void {
  for (const isShe of forms) votes.set(name, (votes.get(name) ?? 0) + (isShe ? 1 : -1))
}

/** Whether the person is introduced here with a pronoun: "Dr. Ifeoma Ubaka, she resumes on Monday", "Her name is Celeste Abernathy". */
function isMet(text: string, mentions: readonly Mention[], order: number): boolean {
  const { from, to } = mentions[order] ?? { from: 0, to: 0 }
  const before = text.slice(0, from)
  return (
    /^, (?:she|he)\b/u.test(text.slice(to)) ||
    /\bname(?: is|[’']s|:) $/iu.test(before) ||
    isNamed.test(before)
  )
}

const isNamed = /(?<![\p{L}])(?<who>she|he)(?: is|[’']?s) $/iu

/** Whether the name has a title, which places and companies have not. */
const isPerson = (name: string, { roles }: Roster): boolean => (roles.get(name)?.size ?? 0) > 0

/** The pronouns for one mention: from its form of address and from the words after it. */
function readForms(
  text: string,
  mentions: readonly Mention[],
  order: number,
  below: readonly SortedUnit[],
): boolean[] {
  const [{ from, to } = { from: 0, to: 0 }, next] = mentions.slice(order, order + 2)
  const before = text.slice(Math.max(0, from - 14), from)
  const [opening = ''] = text.slice(from, to).split(' ')
  const form =
    addressed.find(([, pattern]) => pattern.test(before) || pattern.test(`${opening} `))?.[0] ??
    isNamed.exec(before)?.groups?.who?.toLowerCase()
  const own = text.slice(to, next?.from ?? text.length)
  const after = pronouns.exec(own)?.[0] ?? (next === undefined ? readBelow(below) : undefined)
  // The name must be the subject: "She was at the Marine Station. She leads …" is not about the station.
  const isSubject = !preposition.test(before) && !saying.test(own)
  return [
    ...(form === undefined ? [] : [form === 'she']),
    ...(after === undefined || !isSubject ? [] : [she.test(after)]),
  ]
}

const saying = /\b(?:says?|said|told|tells|adds?|added|writes|wrote)\b/iu
const preposition =
  /\b(?:at|of|in|from|for|to|by|with|near|his|her|their|after|under|and) (?:the )?(?:\p{L}+ )?$/iu

/** The first pronoun in the next units, unless they are about somebody else. */
function readBelow(units: readonly SortedUnit[]): string | undefined {
  for (const { kind, text } of units) {
    if (kind === 'private' || kind === 'foreign' || kind === 'quote') return undefined
    const found = pronouns.exec(text)
    if (found !== null) return capitals.test(text.slice(1, found.index)) ? undefined : found[0]
    if (capitals.test(text.slice(1))) return undefined
  }
  return undefined
}

const capitals = /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u

const nearest = 3

/** The one person whom a pronoun in the unit can mean. */
export function findByPronoun(
  pronoun: Pronoun,
  index: number,
  { named, votes, called }: Spoken,
): string | undefined {
  const before = named.slice(0, index + 1).flat()
  const fits = [...new Set(before)].filter((name) => mayBe(name, pronoun, votes) && votes.has(name))
  const [only] = fits
  if (fits.length === 1) return only
  const near = new Set(named.slice(Math.max(0, index - nearest), index).flat())
  const close = [...near].filter((name) => mayBe(name, pronoun, votes))
  if (close.length > 0) return close.length === 1 ? close[0] : undefined
  const [other, ...others] = [...called].filter((name) => mayBe(name, pronoun, votes))
  if (other !== undefined) return others.length === 0 ? other : undefined
  return findOnly(pronoun, named, votes)
}

/** The only person with this pronoun, for "His:" below "Her words:". */
function findOnly(pronoun: Pronoun, named: Spoken['named'], votes: Spoken['votes']): string | undefined {
  const all = [...new Set(named.flat())]
  const [only, ...others] = all.filter((name) => mayBe(name, pronoun, votes))
  return others.length === 0 && all.length > 1 ? only : undefined
}

/** Whether the pronoun fits the person, by the notes or else by the first name. */
export function mayBe(name: string, pronoun: Pronoun, votes: ReadonlyMap<string, number>): boolean {
  const given = votes.get(name) ?? 0
  if (given === 0) return (readPronoun(withoutAddress(name)) ?? pronoun) === pronoun
  return pronoun === 'she' ? given >= 0 : given <= 0
}
