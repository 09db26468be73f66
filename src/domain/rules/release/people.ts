// Who is named in a story: people as their attributions and titles show them, and every pair of capitalised words.

import { findMatches } from '#domain/language/matches.ts'
import { isCommonWord, isFunctionWord, isOrganisationWord } from '#domain/language/name-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { findAtCapitals } from '#domain/rules/spots.ts'
import { isCapital, type Paragraph } from './paragraph.ts'

/** Two capitalised words side by side; the key is both in lower case. */
export type NamePair = Range & { readonly key: string; readonly first: string; readonly last: string }

const word = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}"
const fullName = `(?<first>${word})(?: \\p{Lu}\\.)? (?<last>${word})`
const title =
  'chief|head|director|president|founder|co-founder|owner|manager|editor|professor|engineer|captain|curator|chair|chairman|chairwoman|partner|vice|senior|executive|managing|general|lead|Chief|Head|Director|President|Founder|Vice|Senior|Executive|Managing|General|CEO|CFO|COO|CTO'
const nameAfter = new RegExp(`\\b(?:said|says|added|asked) (?:Dr\\. )?${fullName}(?![\\p{L}-])`, 'gu')
const nameBefore = new RegExp(`(?<![\\p{L}’'-])${fullName} (?:said|says|added|told)\\b`, 'uy')
const titledName = new RegExp(
  `(?<![\\p{L}’'-])${fullName}, (?:\\d{2},|who\\b|(?:the |its |a |an )?(?:${title})\\b)`,
  'uy',
)

const sayingWords = new Set(['said', 'says', 'added', 'asked', 'told'])

/** The names a paragraph shows to be people's, as keys of their pairs. */
export function readPeople(paragraph: Paragraph): readonly string[] {
  const speakers = paragraph.hasAny(sayingWords)
    ? [...findMatches(paragraph.text, nameAfter), ...findAtCapitals(paragraph, nameBefore)]
    : []
  const titled = paragraph.text.includes(', ') ? findAtCapitals(paragraph, titledName) : []
  return [...speakers, ...titled].flatMap(({ groups }) => {
    const { first = '', last = '' } = groups ?? {}
    const isName = !isCommonWord(first) && !isCommonWord(last) && !isOrganisationWord(last.toLowerCase())
    return isName ? [makeKey(first, last)] : []
  })
}

/** All pairs of capitalised words outside quotations. */
export function readNamePairs(paragraph: Paragraph): readonly NamePair[] {
  const { text, words } = paragraph
  const pairs: NamePair[] = []
  for (let index = 1; index < words.length; index += 1) {
    const [one, next] = [words[index - 1], words[index]]
    if (!one || !next || !isCapital(text, next) || !isCapital(text, one)) continue
    if (next.from !== one.to + 1 || text[one.to] !== ' ' || isFunctionWord(one.word)) continue
    const [first, last] = [text.slice(one.from, one.to), text.slice(next.from, next.to).replace(/[’']s$/, '')]
    if (!paragraph.isQuoted(one.from))
      pairs.push({ key: makeKey(first, last), first, last, from: one.from, to: next.from + last.length })
  }
  return pairs
}

function makeKey(first: string, last: string): string {
  return `${first} ${last}`.toLowerCase()
}
