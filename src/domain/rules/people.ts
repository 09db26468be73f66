// How people are named. Press rules 2.4, NAM-01 to NAM-03.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import {
  isCommonWord,
  isOrganisationWord,
  isPlaceNoun,
  isTitleStart,
  isTitleWord,
} from '#domain/language/name-words.ts'
import { listSpeechVerbs } from '#domain/language/speech-verbs.ts'
import { isPast, readVerb } from '#domain/language/verbs.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { findLongTitles } from './long-titles.ts'
import { toPresent } from './release/headline-verbs.ts'
import { readCompanies } from './release/names.ts'
import type { Paragraph } from './release/paragraph.ts'
import { type NamePair, readNamePairs, readPeople } from './release/people.ts'
import type { Part, Release } from './release/release.ts'
import type { StyleProfile } from './release/settings.ts'
import type { ReleaseSpot, Rule, Spot } from './rule.ts'
import { findAtCapitals } from './spots.ts'

const firstNameAlone =
  /(?<![\p{L}-]|\p{Lu}[\p{L}.’-]* )(?<first>\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)?)(?= (?<next>\p{Ll}+)\b|[’']s )/uy
const courtesyTitles = new Trigger(new Set(['mr', 'mrs', 'ms', 'miss']))
const courtesyName = /(?<![\p{L}-])(?:Mr|Mrs|Ms|Miss)\.? (?<last>\p{Lu}[\p{L}’'-]*\p{Ll})/gu
const titleAfterName =
  /(?<=\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&))*/uy
/** 'will become Chief Medical Officer', 'hired as Head of Sales'. */
const titleAfterAs =
  /(?<=\b(?:as|becomes?|became|(?:promoted|named|appointed|elevated) to|(?:role|position|post|job|title) of)(?: (?:its|the|an?|their))?(?: new| first| next)? )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&))*/uy
/** 'The company’s President, Jane Doe,' and 'its Chief Executive, Jane Doe': a comma sets the title off from the name. */
const titleOfOwner =
  /(?<=(?:[’']s|\b(?:[Ii]ts|[Tt]heir|[Oo]ur|[Tt]he)) )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&)){0,5}(?=, \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+,)/uy
/** 'was named Director of Operations', 'the firm’s first Chief Medical Officer', 'the Mayor spoke': no name follows. */
const loneTitle =
  /(?<=(?:\b(?:[Nn]amed|[Aa]ppointed|[Ee]lected|[Hh]ired|[Mm]ade|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Oo]ur|an?|[Tt]he|first|new|former|next|current|interim|acting)|[’']s) )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&)){0,7}(?=[ ,.;)]|$)/uy
/** 'Head Brewer', 'Lead Designer': a rank and a trade. */
const tradeTitle =
  /^(?:Head|Lead|Chief|Senior|Principal|Master|Deputy|Assistant|Associate|General|Managing|Executive|Regional|National) (?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+(?:er|or|ist|ian|man|woman|urse|hef|oach)$|^(?:Harbor|Dock|Station|Stage|Concert|Band|Road|Head)(?:master| Master)$/u
/** Whatever stands in a title. */
const titleWords = new Trigger((word) => isTitleWord(word) || isTitleStart(word) || /master$/.test(word))
const officeWords = new Trigger(
  /(?:^|-)(?:officer|director|manager|president|mayor|chair|governor|superintendent|counsel|head|editor|executive|secretary|treasurer|principal|dean|partner|engineer|coach|administrator|commissioner)/,
)
/** Offices that a newsroom would leave small even alone; other single words may name a product. */
const loneOffice = /^(?:Mayor|President|Chairman|Chairwoman|Chairperson|Governor|Superintendent|Director)$/
const auxiliaries: ReadonlySet<string> = new Set('will has had was is can may also would'.split(' '))
const takingOffice = new Trigger(
  new Set('as become becomes became to role position post job title'.split(' ')),
)
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
    title: 'Use the last name after the first mention',
    reason: 'AP gives the full name and title once, then the last name.',
    checkRelease: checkSecondMentions,
  },
  {
    id: 'NAM-02',
    severity: 'warning',
    title: 'Lowercase a title after a name',
    reason: 'AP capitalizes a title only directly before a name.',
    roles: ['lead', 'body'],
    check: (paragraph, _role, { profile }) =>
      paragraph.has(titleWords) ? findTitles(paragraph, profile) : [],
  },
  {
    id: 'NAM-03',
    severity: 'hint',
    title: 'Move the long title after the name',
    reason: 'Before a name, keep a title to two or three words.',
    roles: ['lead', 'body'],
    check: (paragraph) => [
      ...(paragraph.has(titleWords) ? findAtCapitals(paragraph, longRun) : [])
        .filter(({ index }) => !paragraph.isQuoted(index))
        .flatMap(spotLongTitle),
      ...(paragraph.has(titleWords) ? findLongTitles(paragraph) : []),
    ],
  },
]

function findTitles(paragraph: Paragraph, profile: StyleProfile | undefined): Spot[] {
  return [
    ...findAtCapitals(paragraph, titleAfterName).flatMap(spotTitle),
    ...(paragraph.has(takingOffice) ? findAtCapitals(paragraph, titleAfterAs) : []).flatMap(spotLoneTitle),
    ...findAtCapitals(paragraph, titleOfOwner).flatMap(spotTitle),
    ...(paragraph.has(officeWords) ? findAtCapitals(paragraph, loneTitle) : [])
      .filter(({ index }) => !paragraph.isQuoted(index))
      // British papers write 'the Mayor of Kendal'.
      .filter(({ 0: found }) => profile !== 'british' || !/ of \p{Lu}/u.test(found))
      .flatMap(spotOffice),
  ]
}

function checkSecondMentions(release: Release): ReleaseSpot[] {
  const companies = new Set(release.ask(readCompanies).map((name) => name.toLowerCase()))
  const people = new Set(release.story.flatMap(({ paragraph }) => paragraph.recall(readPeople)))
  const known = new Map<string, NamePair>()
  const isBritish = release.settings.profile === 'british'
  return release.story.flatMap((part) => {
    const { paragraph } = part
    const mentions: (NamePair | LoneName)[] = [
      ...paragraph.recall(readNamePairs).filter(({ key }) => people.has(key) && !companies.has(key)),
      ...paragraph.recall(readFirstNames),
      ...(isBritish ? [] : paragraph.recall(readCourtesyNames)),
    ]
    return mentions
      .toSorted((one, other) => one.from - other.from)
      .flatMap((mention) =>
        isPair(mention) ? spotPair(part, mention, known, people) : spotAlone(part, mention, known),
      )
  })
}

function isPair(mention: NamePair | LoneName): mention is NamePair {
  return 'key' in mention
}

/** The second time a full name stands there; the first is remembered. */
function spotPair(
  part: Part,
  pair: NamePair,
  known: Map<string, NamePair>,
  people: ReadonlySet<string>,
): ReleaseSpot[] {
  if (known.has(pair.key)) return isOnlyBearer(pair, people) ? [spotSurname(part, pair, pair.last)] : []
  known.set(pair.key, pair)
  return []
}

type LoneName = {
  readonly from: number
  readonly to: number
  readonly first?: string
  readonly last?: string
}

/** A first name or 'Mr.' and a surname of somebody who was introduced before. */
function spotAlone(part: Part, { from, to, first, last }: LoneName, known: ReadonlyMap<string, NamePair>) {
  const owner = [...known.values()].find((each) =>
    first === undefined ? each.last === last : each.first === first && each.last !== first,
  )
  return owner === undefined ? [] : [spotSurname(part, { from, to }, owner.last)]
}

/** Two people of one surname keep their first names. */
function isOnlyBearer({ key, last }: NamePair, people: ReadonlySet<string>): boolean {
  return ![...people].some((other) => other !== key && other.endsWith(` ${last.toLowerCase()}`))
}

function readFirstNames(paragraph: Paragraph): readonly LoneName[] {
  return findAtCapitals(paragraph, firstNameAlone)
    .filter(({ index, groups }) => !paragraph.isQuoted(index) && isDoing(groups?.next))
    .map(({ index, 0: text }) => ({ from: index, to: index + text.length, first: text }))
}

/** 'Jane said', 'Jane built', 'Jane is': no place and no month does so. */
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
  return findMatches(paragraph.text, courtesyName)
    .filter(({ index }) => !paragraph.isQuoted(index))
    .map(({ index, 0: text, groups }) => ({ from: index, to: index + text.length, last: groups?.last ?? '' }))
}

function spotSurname(part: Part, { from, to }: { from: number; to: number }, last: string): ReleaseSpot {
  return { part, from, to, fix: last, message: `Use “${last}” after the first mention` }
}

/** 'Chief Executive Officer of Acme' is cut to what belongs to the title. */
function readTitle(words: readonly string[]): readonly string[] {
  const of = words.findIndex((word) => /^(?:of|for)$/.test(word))
  // 'Head of Routes': what somebody is in charge of is an everyday word.
  const end = words.findIndex(
    (word, index) =>
      !isCommonWord(word) &&
      !moreTitleWords.has(word.toLowerCase()) &&
      !(of !== -1 && index > of && !isOrganisationWord(word.toLowerCase()) && isEverydayWord(word)),
  )
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

function spotTitle({ 0: found, index, input }: RegExpExecArray): Spot[] {
  const title = tradeTitle.test(found) ? found.split(' ') : readTitle(found.split(' '))
  // 'Ana Ruiz, Director’s Guild member', 'President Street’s oldest shop', 'Captain Cook biographer': a name begins there.
  const next = found.split(' ')[title.length]
  const isCalled = title.length === 1 && found.split(' ').length === 2 && isPersonal(next ?? '')
  const isName = next !== undefined && (isPlaceNoun(next) || isCalled)
  if (/^[’']s /.test(input.slice(index + title.join(' ').length)) || isName) return []
  const isTitle = title.some(isTitleWord) || tradeTitle.test(found) || /^Head (?:of|for)(?: |$)/.test(found)
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

/** A title of several words, or an office, that stands for its holder. */
function spotOffice(match: RegExpExecArray): Spot[] {
  const title = readTitle(match[0].split(' '))
  const written = title.join(' ')
  const isWhole = title.length > 1 && title.some((word) => isTitleWord(word) && !halfTitle.test(word))
  if (!(isWhole || loneOffice.test(written)) || title.every((word) => word === word.toUpperCase())) return []
  const after = match.input.slice(match.index + written.length)
  // 'the President Hotel', 'the Director’s Cut' and 'the Mayor, Ana Ruiz,' are judged elsewhere or are names.
  if (
    /^(?: \p{Lu}|[’']s \p{Lu}|, \p{Lu}| (?:of|for) (?:the )?\p{Lu})/u.test(after) &&
    !/^ of \p{Lu}/u.test(after)
  )
    return []
  return spotLoneTitle(match)
}

function lowerWord(word: string): string {
  return /^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()
}

function isPersonal(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && !isCommonWord(word) && !isOrganisationWord(word.toLowerCase())
}

function isUnusual(word: string): boolean {
  return isPersonal(word) && !isEverydayWord(word)
}

/** The last two words of the run are the name, those before it the title. */
function spotLongTitle({ 0: found, index, input }: RegExpExecArray): Spot[] {
  const words = found.split(' ')
  const start = words.findIndex((word) => isTitleWord(word) || isTitleStart(word))
  const [title, name] = [words.slice(start, -2), words.slice(-2)]
  const isLong = title.length > titleWordsBefore && title.some(isTitleWord) && !joint.test(title.at(-1) ?? '')
  if (
    start === -1 ||
    !isLong ||
    !name.every(isPersonal) ||
    /, $/.test(input.slice(Math.max(0, index - 2), index))
  )
    return []
  // 'President of Greenfield Savings Bank Helen Marsh' may be anything.
  const isPair = title.some((word, at) => isUnusual(word) && isUnusual(title[at + 1] ?? ''))
  if (isPair || name.every(isEverydayWord)) return []
  const from = index + words.slice(0, start).join(' ').length + (start === 0 ? 0 : 1)
  const to = index + found.length
  const spot = { from, to: from + title.join(' ').length }
  // A name among the words of the title: whose it is cannot be told.
  if (title.some(isUnusual)) return [spot]
  const comma = /^ \p{Ll}/u.test(input.slice(to)) ? ',' : ''
  const fix = `${name.join(' ')}, ${title.map(lowerWord).join(' ')}${comma}`
  return [{ ...spot, fix: [{ from, to, text: fix }] }]
}
