// How people are named. Press rules 2.4, NAM-01 to NAM-03.

import { isCommonWord, isOrganisationWord, isTitleStart, isTitleWord } from '#domain/language/name-words.ts'
import { readCompanies } from './release/names.ts'
import type { Paragraph } from './release/paragraph.ts'
import { type NamePair, readNamePairs, readPeople } from './release/people.ts'
import type { Part, Release } from './release/release.ts'
import type { ReleaseSpot, Rule, Spot } from './rule.ts'
import { findAtCapitals } from './spots.ts'

const doingVerb =
  'said|says|added|will|has|had|was|is|joined|led|leads|started|began|worked|works|holds|grew|lives|spent|founded|plans|wants|succeeds|replaces'
const firstNameAlone = new RegExp(
  `(?<![\\p{L}-]|\\p{Lu}[\\p{L}.’-]* )(?<first>\\p{Lu}\\p{Ll}+)(?= (?:${doingVerb})\\b|[’']s )`,
  'uy',
)
const titleAfterName =
  /(?<=\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&))*/uy
/** 'will become Chief Medical Officer', 'hired as Head of Sales'. */
const titleAfterAs =
  /(?<=\b(?:as|becomes?|became)(?: (?:its|the|an?|their))?(?: new| first| next)? )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&))*/uy
const takingOffice: ReadonlySet<string> = new Set(['as', 'become', 'becomes', 'became'])
const longRun = /(?<![\p{L}’&-])\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}’&-]*|of|and|for|the|&)){5,}/uy
const moreTitleWords = new Set(
  'operating financial technical scientific field creative commercial medical digital corporate executive of and for the &'.split(
    ' ',
  ),
)
const joint = /^(?:of|and|for|the|&)$/
const halfTitle = /^(?:chief|vice|senior|junior|deputy|assistant|associate|lead)$/i
const titleWordsBefore = 4

export const peopleRules: readonly Rule[] = [
  {
    id: 'NAM-01',
    severity: 'warning',
    title: 'Use the surname after the first mention',
    reason: 'AP gives the full name and the title once, and the surname from then on.',
    checkRelease: checkSecondMentions,
  },
  {
    id: 'NAM-02',
    severity: 'warning',
    title: 'Write a title after a name in small letters',
    reason: 'AP capitalises a title only directly before a name.',
    roles: ['lead', 'body'],
    check: (paragraph) => [
      ...findAtCapitals(paragraph, titleAfterName).flatMap(spotTitle),
      ...(paragraph.hasAny(takingOffice) ? findAtCapitals(paragraph, titleAfterAs) : []).flatMap(
        spotLoneTitle,
      ),
    ],
  },
  {
    id: 'NAM-03',
    severity: 'hint',
    title: 'Move the long title behind the name',
    reason: 'Before a name a reader has room for two or three words of title.',
    roles: ['lead', 'body'],
    check: (paragraph) =>
      findAtCapitals(paragraph, longRun)
        .filter(({ index }) => !paragraph.isQuoted(index))
        .flatMap(spotLongTitle),
  },
]

function checkSecondMentions(release: Release): ReleaseSpot[] {
  const companies = new Set(release.ask(readCompanies).map((name) => name.toLowerCase()))
  const people = new Set(release.story.flatMap(({ paragraph }) => paragraph.recall(readPeople)))
  const known = new Map<string, NamePair>()
  return release.story.flatMap((part) => {
    const spots = findFirstNames(part, known)
    for (const pair of part.paragraph.recall(readNamePairs)) {
      if (!people.has(pair.key) || companies.has(pair.key)) continue
      if (!known.has(pair.key)) known.set(pair.key, pair)
      else if (isOnlyBearer(pair, people)) spots.push(spotSurname(part, pair, pair.last))
    }
    return spots
  })
}

/** Two people of one surname keep their first names. */
function isOnlyBearer({ key, last }: NamePair, people: ReadonlySet<string>): boolean {
  return ![...people].some((other) => other !== key && other.endsWith(` ${last.toLowerCase()}`))
}

function findFirstNames(part: Part, known: ReadonlyMap<string, NamePair>): ReleaseSpot[] {
  const owners = [...known.values()]
  return part.paragraph.recall(readFirstNames).flatMap(({ from, to, text }) => {
    const owner = owners.find(({ first, last }) => first === text && last !== text)
    return owner === undefined ? [] : [spotSurname(part, { from, to }, owner.last)]
  })
}

function readFirstNames(paragraph: Paragraph) {
  return findAtCapitals(paragraph, firstNameAlone)
    .filter(({ index }) => !paragraph.isQuoted(index))
    .map(({ index, 0: text }) => ({ from: index, to: index + text.length, text }))
}

function spotSurname(part: Part, { from, to }: { from: number; to: number }, last: string): ReleaseSpot {
  return { part, from, to, fix: last, message: `After the first mention write “${last}”` }
}

/** 'Chief Executive Officer of Acme' is cut to what belongs to the title. */
function readTitle(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => !isCommonWord(word) && !moreTitleWords.has(word.toLowerCase()))
  const title = end === -1 ? [...words] : words.slice(0, end)
  if (isUnfinished(title, words)) return words.slice(0, readTitleEnd(words, title.length))
  while (joint.test(title.at(-1) ?? '')) title.pop()
  return title
}

/** 'Chief Growth …' is half a title; 'President Acme …' may be a whole one. */
function isUnfinished(title: readonly string[], words: readonly string[]): boolean {
  const last = title.at(-1) ?? ''
  if (title.length === words.length || last === '' || joint.test(last)) return false
  const rest = words.slice(title.length, readTitleEnd(words, title.length))
  return halfTitle.test(last) || rest.some((word) => isTitleWord(word))
}

function readTitleEnd(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at > from && /^(?:of|for|the)$/.test(word))
  return end === -1 ? words.length : end
}

function spotTitle({ 0: found, index }: RegExpExecArray): Spot[] {
  const title = readTitle(found.split(' '))
  const isTitle = title.some(isTitleWord)
  const written = title.join(' ')
  const small = title.map(lowerWord).join(' ')
  return isTitle && small !== written ? [{ from: index, to: index + written.length, fix: small }] : []
}

/** No name follows the title, only where it is held. */
function spotLoneTitle(match: RegExpExecArray): Spot[] {
  const words = match[0].split(' ')
  const next = words[readTitle(words).length]
  const isAlone =
    next === undefined
      ? !/^ \p{Lu}/u.test(match.input.slice(match.index + match[0].length))
      : joint.test(next)
  return isAlone && !match.input.startsWith('’', match.index + match[0].length) ? spotTitle(match) : []
}

function lowerWord(word: string): string {
  return /^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()
}

function isPersonal(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && !isCommonWord(word) && !isOrganisationWord(word.toLowerCase())
}

/** The last two words of the run are the name, those before it the title. */
function spotLongTitle({ 0: found, index, input }: RegExpExecArray): Spot[] {
  const words = found.split(' ')
  const start = words.findIndex((word) => isTitleWord(word) || isTitleStart(word))
  const [title, name] = [words.slice(start, -2), words.slice(-2)]
  const isLong =
    title.length > titleWordsBefore && title.filter(isTitleWord).length > 1 && !joint.test(title.at(-1) ?? '')
  if (
    start === -1 ||
    !isLong ||
    !name.every(isPersonal) ||
    /, $/.test(input.slice(Math.max(0, index - 2), index))
  )
    return []
  const isPair = title.some((word, at) => isPersonal(word) && isPersonal(title[at + 1] ?? ''))
  if (isPair) return []
  const from = index + words.slice(0, start).join(' ').length + (start === 0 ? 0 : 1)
  const to = index + found.length
  const spot = { from, to: from + title.join(' ').length }
  // A name among the words of the title: whose it is cannot be told.
  if (title.some(isPersonal)) return [spot]
  const comma = /^ \p{Ll}/u.test(input.slice(to)) ? ',' : ''
  const fix = `${name.join(' ')}, ${title.map(lowerWord).join(' ')}${comma}`
  return [{ ...spot, fix: [{ from, to, text: fix }] }]
}
