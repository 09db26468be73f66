// Finds the people in a story, by attributions and titles, and every pair of capitalized words.

import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import {
  isCommonWord,
  isFunctionWord,
  isNamedThing,
  isOrganizationKind,
  isOrganizationWord,
  isPlaceNoun,
  isTitleWord,
} from '#domain/language/name-words.ts'
import { isFormalTitle } from '#domain/language/names/formal-titles.ts'
import { isGroup } from '#domain/language/people-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { speechVerbPattern } from '#domain/language/speech-verbs.ts'
import { findAtNames } from '#domain/rules/paragraph-matches.ts'
import { isCapital, type Paragraph } from './paragraph.ts'
import { Trigger } from './triggers.ts'

/** Two capitalized words side by side; the key is both in lower case. */
export type NamePair = Range & {
  readonly key: string
  readonly first: string
  readonly last: string
  /** The index of the first word in the paragraph. */
  readonly at: number
}

const word = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}"
const fullName = `(?<first>${word})(?: \\p{Lu}\\.)? (?<last>${word})`
const nameAfter = new RegExp(`\\b(?:said|says|added|asked) (?:Dr\\. )?${fullName}(?![\\p{L}-])`, 'gu')
/** 'exclaimed Superintendent Ruth Ames'. */
const titledAfter = new RegExp(
  `\\b(?:${speechVerbPattern()}) (?:\\p{Lu}\\p{Ll}+ )?(?<post>\\p{Lu}\\p{Ll}+) ${fullName}(?![\\p{L}-])`,
  'gu',
)
const nameBefore = new RegExp(`(?<![\\p{L}’'-])${fullName} (?:said|says|added|told)\\b`, 'uy')
const titledName = new RegExp(
  `(?<![\\p{L}’'-])${fullName}, (?:(?<age>\\d{2},|who\\b)|(?<about>[^,.;()“”]{2,60}))`,
  'uy',
)

/** 'Curator Basil Onuoha found the map'. */
const nameOfTrade = new RegExp(
  `(?<![\\p{L}’'-]|[^.!?] )(?<trade>\\p{Lu}\\p{Ll}+) ${fullName}(?= \\p{Ll}+)`,
  'uy',
)

/** 'hired Mei-Lin Forsythe as its conductor'. */
const nameHired = new RegExp(
  `\\b(?:hires?|hired|names?|named|appoints?|appointed|elects?|elected|promotes?|promoted|recruits?|recruited) ${fullName}(?= (?:as|to)\\b|, )`,
  'gu',
)
const hiringWords = new Trigger(
  new Set(
    'hire hires hired name names named appoint appoints appointed elect elects elected promote promotes promoted recruit recruits recruited'.split(
      ' ',
    ),
  ),
)

const postWords = new Trigger((word) => isTitleWord(word) || isFormalTitle(word))
const sayingWords = new Trigger(new Set(['said', 'says', 'added', 'asked', 'told']))

/** The names that the paragraph shows to be people's, as keys of their pairs. */
export function readPeople(paragraph: Paragraph): readonly string[] {
  const speakers = paragraph.has(sayingWords)
    ? [...findMatches(paragraph.text, nameAfter), ...findAtNames(paragraph, nameBefore)]
    : []
  const posts = paragraph.has(postWords)
    ? findMatches(paragraph.text, titledAfter).filter(
        ({ groups: { post = '' } = {} }) => isTitleWord(post) || isFormalTitle(post),
      )
    : []
  const titled = paragraph.text.includes(', ')
    ? findAtNames(paragraph, titledName).filter(
        ({ groups }) => groups?.age !== undefined || describesPerson(groups?.about ?? ''),
      )
    : []
  const hired = paragraph.has(hiringWords) ? findMatches(paragraph.text, nameHired) : []
  const working = findAtNames(paragraph, nameOfTrade).filter(({ groups }) => isTrade(groups ?? {}))
  return [...speakers, ...posts, ...titled, ...hired, ...working].flatMap(({ groups }) => {
    const { first = '', last = '' } = groups ?? {}
    const isName = !isCommonWord(first) && !isCommonWord(last) && !isOrganizationWord(last.toLowerCase())
    return isName ? [makeKey(first, last)] : []
  })
}

const namedPair = new RegExp(`(?<![\\p{L}’'-])${fullName}(?![\\p{L}-])(?<which>, which\\b)?`, 'uy')
/** 'the charity' or 'head of' right before a name. */
const groupBefore = /(?<![\p{L}-])(?:(?<post>\p{Ll}{2,20}) (?:of|at|for)|(?<kind>\p{Ll}[\p{Ll}-]{2,20})) $/u
const reach = 28

/** The pairs of capitalized words that are an organization's name, as keys: 'the charity Harbour Lights'. */
export function readGroups(paragraph: Paragraph): readonly string[] {
  return findAtNames(paragraph, namedPair).flatMap(({ groups, index }) => {
    const { first = '', last = '', which } = groups ?? {}
    const before = groupBefore.exec(paragraph.text.slice(Math.max(0, index - reach), index))?.groups
    const isCalled = isOrganizationKind(before?.kind ?? '') || isTitleWord(before?.post ?? '')
    return which !== undefined || isCalled ? [makeKey(first, last)] : []
  })
}

/** Words after a name that make it a company's or a place's, although they end like occupations. */
const noPerson =
  /^(?:company|firm|maker|provider|nonprofit|startup|brand|chain|retailer|manufacturer|developer|supplier|producer|operator|distributor|subsidiary|unit|division|community|newspaper|center|member|river|tower|theater|computer|printer)$/
const plainPerson =
  /^(?:nurse|teacher|student|volunteer|resident|mother|father|grandmother|grandfather|surgeon|chef|cook|coach|pilot|judge|poet|clerk|guide|captain|athlete|alumna|alumnus|graduate|sophomore|junior|foreman|sailor|potter|pastor|chief|head|lead|spokes\p{Ll}+|co-founder|cofounder|vice|senior|mechanic|electrician|carpenter|smith|\p{Ll}+smith|\p{Ll}+(?:wright|maker|keeper|grower|logist|nomist|grapher)|plumber|clerk|welder|machinist|fisherman|\p{Ll}+(?:man|woman))$/u

/** Whether the description fits only a person: 'a retired nurse', 'its plant manager', 'chief engineer at Acme'. */
function describesPerson(about: string): boolean {
  const [phrase = ''] = about.split(
    / (?:of|at|for|in|from|with|that|which|who|whose|near|on|outside|behind|by|to|since|under|above|across|along|around) /,
  )
  const words = phrase.split(' ')
  if (!/^(?:the|its|an?|his|her|their|our|\p{Ll}|\p{Lu})/u.test(phrase) || words.length > 7) return false
  const noun = (words.at(-1) ?? '').toLowerCase()
  if (noPerson.test(noun)) return false
  return words.some((word) => isTitleWord(word) || plainPerson.test(word)) || isGroup(`${noun}s`)
}

/** Whether the first word is an occupation and the name a person's: 'Baker Olive Stanhope', but not 'Baker Street Theater' or 'Miller Glass Works'. */
function isTrade({ trade = '', first = '', last = '' }: Readonly<Record<string, string>>): boolean {
  const word = trade.toLowerCase()
  const isPerson =
    isTitleWord(word) ||
    plainPerson.test(word) ||
    (isGroup(`${word}s`) && (isEverydayWord(word) || /.{3}(?:ist|ian|eer)$/.test(word)))
  return (
    isPerson &&
    !noPerson.test(word) &&
    !isPlaceNoun(first) &&
    !isPlaceNoun(last) &&
    // A last name may look like an occupation if the first name is clear: 'Composer Delphine Archer'.
    (!isEverydayWord(last) || (isGroup(`${last.toLowerCase()}s`) && !isEverydayWord(first)))
  )
}

/** All pairs of capitalized words outside quotations. */
export function readNamePairs(paragraph: Paragraph): readonly NamePair[] {
  const { text, words } = paragraph
  const pairs: NamePair[] = []
  for (let index = 1; index < words.length; index += 1) {
    const [one, next] = [words[index - 1], words[index]]
    if (!one || !next || !isCapital(text, next) || !isCapital(text, one)) continue
    if (next.from !== one.to + 1 || text[one.to] !== ' ' || isFunctionWord(one.word)) continue
    const [first, last] = [text.slice(one.from, one.to), text.slice(next.from, next.to).replace(/[’']s$/, '')]
    const isThing = isNamedThing(words[index - 2]?.word ?? '')
    if (!paragraph.isQuoted(one.from) && !isThing && !isPartOfName(paragraph, index))
      pairs.push({
        key: makeKey(first, last),
        first,
        last,
        at: index - 1,
        from: one.from,
        to: next.from + last.length,
      })
  }
  return pairs
}

/** Whether the pair is part of a longer name: 'The Jenna Park Foundation'. */
function isPartOfName({ text, words }: Paragraph, last: number): boolean {
  const isSenior = /^(?:jr|sr|ii|iii|iv)$/.test(words[last + 1]?.word ?? '')
  const [here, next] = [words[last], words[last + (isSenior ? 2 : 1)]]
  if (!here || !next) return false
  if (isSenior) return isCapital(text, next) && isOrganizationWord(next.word)
  if (next.from !== here.to + 1 || text[here.to] !== ' ') return false
  return (
    isCapital(text, next) && (isOrganizationWord(next.word) || isPlaceNoun(next.word) || endsName(next.word))
  )
}

/** Whether the next word ends a longer name: 'The Ada Holm Prize', 'Ada Holm Day'. Words that tell when don't. */
function endsName(word: string): boolean {
  return isEverydayWord(word) && !isFunctionWord(word) && !isTitleWord(word) && !calendarWord.test(word)
}

const calendarWord = new RegExp(`^(?:${weekdayPattern()}|${monthPattern()})\\b`, 'i')

function makeKey(first: string, last: string): string {
  return `${first} ${last}`.toLowerCase()
}
