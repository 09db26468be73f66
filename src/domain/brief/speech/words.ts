// Replaces the words around speech by their role: speaker, verb of saying, permission. Names and figures are masked, so that weights learned from
// some notes work for others.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { makeLazily, memoizeText } from '#domain/language/memoize-text.ts'
import { isTitleWord } from '#domain/language/name-words.ts'

/** Words with the same role beside speech. */
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

/** The token's role, its mask, or "_" for any other. */
export const asRole = (token: string): string => roleOf.get(token) ?? (isMask(token) ? token : '_')

/** Whether the token is a mask, which begins with a capital. */
function isMask(token: string): boolean {
  const first = token.charCodeAt(0)
  return !(first >= 97 && first <= 122) && mask.test(token)
}

/** The tokens of a line with their places. */
export interface TokenLine {
  /** The tokens that begin within the range: the first `most` of them, or the last if it is negative. */
  within(from: number, to: number, most?: number): string[]
  /** The role of each token in the range. */
  rolesWithin(from: number, to: number): string[]
}

/** The line's words in small letters; names, titles and figures as masks. */
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

/** How many words the text has, counted up to `most`. */
export function countWords(text: string, most = 40): number {
  let count = 0
  for (const [word] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(word) && ++count >= most) break
  return count
}

/** Each two words in a row. */
export const wordPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`)
