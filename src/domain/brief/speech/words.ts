// Words around speech as what they do there: who speaks, that somebody speaks, that it may be used. Names and figures are masked, so that what was
// learned from some notes holds for others.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { makeLazily, memoizeText } from '#domain/language/memoize-text.ts'
import { isTitleWord } from '#domain/language/name-words.ts'

/** Words that do the same beside speech. */
const roles = {
  SAY: 'say says said saying sayin tell tells told telling go goes went add adds added explain explains explained answer answers answered text texted mailed emailed wrote writes dictated stated declares remarked replied jokes joked laughed',
  WORDS:
    'quote quotes quoted quotation line lines words word sentence statement comment soundbite bit grab remark remarks message phrase citation zitat verbatim',
  USE: 'use print run put have take attribute write publish using',
  ME: 'me my mine i i’m i’d i’ll i’ve myself',
  HE: 'he she they his her their him them she’s he’s',
  MAY: 'can could may ok okay approved cleared signed agreed fine happy allowed okayed',
  HERE: 'here here’s this following below',
}
const roleOf = new Map(
  Object.entries(roles).flatMap(([role, words]) => words.split(' ').map((word) => [word, role] as const)),
)
const mask = /^(?:[A-Z#]+|[(!?)])$/

/** What the token does: its role, its mask, or "_". */
export const asRole = (token: string): string => roleOf.get(token) ?? (isMask(token) ? token : '_')

/** Nearly all tokens begin with a small letter, as no mask does. */
function isMask(token: string): boolean {
  const first = token.charCodeAt(0)
  return !(first >= 97 && first <= 122) && mask.test(token)
}

/** The words of a line with their places, read once for all places that are weighed. */
export interface TokenLine {
  /** The tokens that begin within the range, at most so many from its start, or from its end when negative. */
  within(from: number, to: number, most?: number): string[]
  /** What each token of the range does. */
  rolesWithin(from: number, to: number): string[]
}

/** Words in small letters; names, titles and figures as what they are. */
export const readTokens: (line: string) => TokenLine = memoizeText((line) => {
  const tokens: string[] = []
  const places: number[] = []
  for (const { index, 0: word } of findMatches(line, /[\p{L}\p{N}][\p{L}\p{N}’'-]*|[()?:,.!]/gu)) {
    const token = readToken(word)
    const last = tokens.at(-1)
    if (token === 'NAME' && last === 'NAME') tokens[tokens.length - 1] = 'FULLNAME'
    else if (token !== 'NAME' || last !== 'FULLNAME') {
      tokens.push(token)
      places.push(index)
    }
  }
  const roles = makeLazily(() => tokens.map(asRole))
  return {
    rolesWithin: (from, to) => roles().slice(findPlace(places, from), findPlace(places, to)),
    within: (from, to, most = tokens.length) => {
      const [start, end] = [findPlace(places, from), findPlace(places, to)]
      return most < 0
        ? tokens.slice(Math.max(start, end + most), end)
        : tokens.slice(start, Math.min(end, start + most))
    },
  }
})

/** How many of the sorted places are before this one. */
function findPlace(places: readonly number[], place: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

export function readToken(word: string): string {
  const small = word.toLowerCase().replaceAll("'", '’')
  if (/\d/.test(word)) return '#'
  if (isTitleWord(small)) return 'TITLE'
  return /^\p{Lu}/u.test(word) && !/^I(?:[’']|$)/.test(word) && !isEverydayWord(small) ? 'NAME' : small
}

/** How many words, counted to the most that matters. */
export function countWords(text: string, most = 40): number {
  let count = 0
  for (const [word] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(word) && ++count >= most) break
  return count
}

/** Each two words in a row. */
export const pairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`)
