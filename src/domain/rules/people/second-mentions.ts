// People who were introduced and are later named in full again, by first name alone, or with a courtesy title. NAM-01.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches, findMatchesAt } from '#domain/language/matches.ts'
import { isOrganizationWord, isPlaceNoun } from '#domain/language/name-words.ts'
import { listSpeechVerbs } from '#domain/language/speech-verbs.ts'
import { standaloneCities } from '#domain/language/standalone-cities.ts'
import { isStateName } from '#domain/language/states.ts'
import { isPast, readVerb } from '#domain/language/verbs.ts'
import { toPresent } from '#domain/rules/release/headline-verbs.ts'
import { readCompanies } from '#domain/rules/release/names.ts'
import { isCapital, type Paragraph } from '#domain/rules/release/paragraph.ts'
import { type NamePair, readGroups, readNamePairs, readPeople } from '#domain/rules/release/people.ts'
import { withoutOwner } from '#domain/rules/release/proper-words.ts'
import type { Part, Release } from '#domain/rules/release/release.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import type { ReleaseMatch } from '#domain/rules/rule.ts'

const firstNameAlone =
  /(?<![\p{L}-]|\p{Lu}[\p{L}’-]* |\p{Lu}\. |\b(?:Dr|Mr|Mrs|Ms|St)\. )(?<first>\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)?)(?= (?:(?:then|also|later|now|soon|still|never|often|once|first|\p{Ll}+ly) )?(?<next>\p{Ll}+)\b|[’']s (?!\p{Lu}))/uy
/** A first name as object: 'brought Bram soup', 'falls to Yusra and two helpers'. */
const firstNameAfter =
  /(?<=\b(?<before>to|for|with|from|by|about|than|\p{Ll}{3,}) )(?<first>\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)?)(?= (?!(?:and|&|or|of) \p{Lu})\p{Ll}|[.,;](?! \p{Lu}\p{Ll}+[.,]))/uy
const objectPrepositions: ReadonlySet<string> = new Set('to for with from by about than'.split(' '))
const courtesyTitles = new Trigger(
  new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'professor', 'coach', 'mayor', 'sheriff']),
)
const courtesyName =
  /(?<![\p{L}-])(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Coach|Mayor|Sheriff)\.? (?<last>\p{Lu}[\p{L}’'-]*\p{Ll})(?![\p{L}’'-]*\p{L}| \p{Lu}| \d)/gu
const courtesyWord = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Coach|Mayor|Sheriff)$/
const auxiliaries: ReadonlySet<string> = new Set('will has had was is can may also would'.split(' '))

/** Second mentions that AP style would give by surname. */
export function checkSecondMentions(release: Release): ReleaseMatch[] {
  const companies = release.ask(readCompanies).map((name) => name.toLowerCase())
  const people = new Set(release.story.flatMap(({ paragraph }) => paragraph.recall(readPeople)))
  const isBritish = release.settings.profile === 'british'
  // 'Mr. Haddad' shows that 'Omar Haddad' is a person.
  const titled = isBritish
    ? []
    : release.story.flatMap(({ paragraph }) => paragraph.recall(readCourtesyNames))
  const lasts = new Set(titled.map(({ last }) => last))
  if (lasts.size > 0)
    for (const { paragraph } of release.story)
      for (const { key, last } of paragraph.recall(readNamePairs)) if (lasts.has(last)) people.add(key)
  if (people.size === 0) return []
  const groups = new Set(release.parts.flatMap(({ paragraph }) => paragraph.recall(readGroups)))
  // 'Arm Seafoods' may be the end of a longer name: 'Knik Arm Seafoods'.
  const isCompany = (key: string) =>
    groups.has(key) || companies.some((name) => name === key || name.endsWith(` ${key}`))
  const named = new Set([
    ...people,
    ...release.story.flatMap(({ paragraph }) => paragraph.recall(readNamePairs).map(({ key }) => key)),
  ])
  const firsts = new Set([...people].map((key) => key.split(' ')[0] ?? ''))
  const known = new Map<string, NamePair>()
  return release.story.flatMap((part) => {
    const { paragraph } = part
    const mentions: (NamePair | LoneName)[] = [
      ...paragraph
        .recall(readNamePairs)
        .filter(({ key, first }) => people.has(key) && !courtesyWord.test(first) && !isCompany(key)),
      ...findFirstNames(paragraph, firsts),
      ...(isBritish ? [] : paragraph.recall(readCourtesyNames)),
    ]
    return mentions
      .toSorted((one, other) => one.from - other.from)
      .flatMap((mention) =>
        isPair(mention) ? matchPair(part, mention, known, named) : matchAlone(part, mention, known),
      )
  })
}

function isPair(mention: NamePair | LoneName): mention is NamePair {
  return 'key' in mention
}

/** 'Vander Laan' is a surname of two words. */
const particle = /^(?:Vander|Vande|Van|Von|De|Del|Della|Da|Du|La|Le|Ter|Ten|Bin)$/

/** The second time a full name is used; the first is remembered. */
function matchPair(
  part: Part,
  pair: NamePair,
  known: Map<string, NamePair>,
  named: ReadonlySet<string>,
): ReleaseMatch[] {
  if (particle.test(pair.first)) return []
  if (known.has(pair.key))
    return isOnlyBearer(pair, named) && !isInName(part, pair) ? [matchSurname(part, pair, pair.last)] : []
  known.set(pair.key, pair)
  return []
}

type LoneName = {
  readonly from: number
  readonly to: number
  readonly first?: string
  readonly last?: string
}

/** The match for a first name alone, or 'Mr.' with a surname, of somebody introduced before. */
function matchAlone(part: Part, { from, to, first, last }: LoneName, known: ReadonlyMap<string, NamePair>) {
  const owner = [...known.values()].find((each) =>
    first === undefined ? each.last === last : each.first === first && each.last !== first,
  )
  return owner === undefined ? [] : [matchSurname(part, { from, to }, owner.last)]
}

/** Whether the name is part of a thing's: 'The Ann Ward Boathouse'. */
function isInName({ paragraph: { text } }: Part, { from, to }: NamePair): boolean {
  const next = /^ (?<word>\p{Lu}\p{Ll}+)/u.exec(text.slice(to, to + 30))?.groups?.word ?? ''
  return (
    next !== '' &&
    (/\b[Tt]he $/.test(text.slice(Math.max(0, from - 4), from)) ||
      isOrganizationWord(next.toLowerCase()) ||
      isPlaceNoun(next))
  )
}

/** Whether nobody else has the surname; two people of one surname keep their first names. */
function isOnlyBearer({ key, last }: NamePair, named: ReadonlySet<string>): boolean {
  return ![...named].some((other) => other !== key && other.endsWith(` ${last.toLowerCase()}`))
}

/** First names that stand alone; only known ones are looked at. */
function findFirstNames(paragraph: Paragraph, firsts: ReadonlySet<string>): readonly LoneName[] {
  const { text, words } = paragraph
  const places: number[] = []
  for (const word of words)
    if (isCapital(text, word) && firsts.has(withoutOwner(word.word))) places.push(word.from)
  if (places.length === 0) return []
  const doing = findMatchesAt(text, firstNameAlone, places).filter(
    ({ groups, index }) => isDoing(groups?.next) && !isGrowing(groups, text.slice(index)),
  )
  const met = findMatchesAt(text, firstNameAfter, places).filter(isMet)
  return [...doing, ...met.filter(({ index }) => !doing.some((other) => other.index === index))]
    .filter(({ index }) => !paragraph.isQuoted(index))
    .map(({ index, 0: text }) => ({ from: index, to: index + text.length, first: text }))
}

const journey =
  /\b(?:mov|com|go|travel|fl[iey]|dr[io]v|sail|return|relocat|emigrat|ship|road|rout|trip|way|home|back|commut|rode|walk|train|bus|ferr|hail)\p{Ll}* (?:to|from) $|\b(?:came|went|flew) (?:to|from) $/u

/** Whether the first name is a person's here. Months, states and common words are first names, too: 'from Georgia', 'with Grace'. */
function isMet({ groups, index, input }: RegExpExecArray): boolean {
  const { before = '', first = '' } = groups ?? {}
  // 'moved to Austin'.
  if (journey.test(input.slice(Math.max(0, index - 24), index))) return false
  if (isEverydayWord(first) || isStateName(first) || standaloneCities.has(first.toLowerCase())) return false
  if (objectPrepositions.has(before)) return true
  const isDone = isPast(before) || /.{2}ed$/.test(before) || readVerb(before, 'base', 'third') !== undefined
  // 'visited Austin', 'reached Georgia'.
  return (
    isDone &&
    !/^(?:visit|reach|le(?:ft|av)|tour|enter|cross|explor|approach|serv|cover|includ|border|circl)/.test(
      before,
    )
  )
}

const thingName =
  /^(?:basil|heather|ivy|rosemary|olive|clay|pearl|ruby|jade|amber|coral|sage|ginger|holly|hazel|iris|lily|rose|violet|daisy|poppy|fern|laurel|reed|flint)$/i

/** Whether a word for a plant or stone is meant literally: 'Basil grows in pots'. */
function isGrowing({ first = '', next = '' }: Readonly<Record<string, string>> = {}, text: string): boolean {
  if (!thingName.test(first) || listSpeechVerbs().has(next)) return false
  return !/^\p{L}+ (?:had|has|\p{Ll}+ed|\p{Ll}+s) (?:it|them|him|her)\b/u.test(text)
}

/** Whether the next word is a verb that no place or month can have: 'Jane said', 'Jane built', 'Jane is'. */
function isDoing(next: string | undefined): boolean {
  return (
    next === undefined ||
    auxiliaries.has(next) ||
    isPast(next) ||
    readVerb(next, 'third') !== undefined ||
    toPresent(next) !== undefined ||
    listSpeechVerbs().has(next)
  )
}

function readCourtesyNames(paragraph: Paragraph): readonly LoneName[] {
  if (!paragraph.has(courtesyTitles)) return []
  return (
    findMatches(paragraph.text, courtesyName)
      // 'Miss Ohio' is a title of a contest.
      .filter(({ index, groups }) => !paragraph.isQuoted(index) && !isStateName(groups?.last ?? ''))
      .map(({ index, 0: text, groups }) => ({
        from: index,
        to: index + text.length,
        last: groups?.last ?? '',
      }))
  )
}

function matchSurname(part: Part, { from, to }: { from: number; to: number }, last: string): ReleaseMatch {
  return { part, from, to, fix: last, message: `Use “${last}” after the first mention` }
}
