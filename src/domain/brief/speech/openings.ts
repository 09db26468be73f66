// Lists where dictated words may begin in a line without quotation marks: after punctuation, soon after a word of saying, or at a capital inside a
// sentence. Each place gets signs from the words before and after it.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { splitSpoken } from './split-spoken.ts'
import { asRole, countWords, readTokens, wordPairs } from './words.ts'

/** A place where words may begin. */
export interface Opening {
  /** Where the introduction begins. */
  lead: number
  /** Where the words begin. */
  at: number
  /** Where their first sentence ends. */
  end: number
  sign: Sign
}

type Sign = 'colon' | 'dash' | 'comma' | 'stop' | 'space'

export const fewestWords = 4
const longestLead = 160
/** How many letters of the first words are read; speech soon turns to something else. */
const longestStart = 200
/** A limit on the length of a sentence. */
const longestSentence = 320
const lettersRead = 60
const marks = /[“”"„«»]/

/** The places of a line where words may begin. */
export function listOpenings(line: string): Opening[] {
  const sentences = splitSpoken(line)
  return sentences.flatMap(({ from, to }, index) => {
    const before = sentences[index - 1]
    const openings = marks.test(line.slice(from, to))
      ? []
      : listWithin(line, from, to).map(({ at, sign }): Opening => {
          return { lead: Math.max(from, at - longestLead), at, end: to, sign }
        })
    const isAfter =
      before !== undefined &&
      !marks.test(line.slice(before.from, to)) &&
      countWords(line.slice(from, from + lettersRead), fewestWords) >= fewestWords
    const lead = Math.max(before?.from ?? 0, from - longestLead)
    return isAfter ? [{ lead, at: from, end: to, sign: 'stop' as const }, ...openings] : openings
  })
}

const boundary = /(?<!\s)(?<sign>[:,])?\s+(?:(?<dash>[–—→>-]{1,2}|->|=>)\s+)?(?=[\p{L}\p{N}])/gu
/** After words with these roles, dictated words may follow without punctuation. */
const openers = new Set(['SAY', 'WORDS', 'USE', 'ME'])
const soon = 4

function listWithin(line: string, from: number, to: number): { at: number; sign: Sign }[] {
  const tokens = readTokens(line)
  return findMatches(line.slice(from, to), boundary).flatMap((match) => {
    const at = from + match.index + match[0].length
    const sign = readSign(match.groups?.dash ?? match.groups?.sign)
    if (sign === 'space' && !turnsAt(line.slice(at, at + 30))) {
      const before = tokens.within(from, at, -soon)
      if (!before.some((token) => openers.has(asRole(token)))) return []
    }
    return countWords(line.slice(at, at + lettersRead), fewestWords) < fewestWords ? [] : [{ at, sign }]
  })
}

function readSign(sign: string | undefined): Sign {
  if (sign === undefined) return 'space'
  return sign === ':' ? 'colon' : sign === ',' ? 'comma' : 'dash'
}

/** Whether a new voice begins with a capital inside a sentence: 'so I say If you can hear'. */
export function turnsAt(text: string): boolean {
  const [first = ''] = /^\p{Lu}\p{Ll}*(?![\p{L}\p{N}-])/u.exec(text) ?? []
  return first !== '' && first !== 'I' && isEverydayWord(first.toLowerCase())
}

/** Signs for and against words that begin there. */
export function readOpening(line: string, opening: Opening): string[] {
  return [...readLead(line, opening), ...readVoice(line, opening)]
}

/** How many words of the introduction are read. */
const reach = 14

function readLead(line: string, { lead, at, sign }: Opening): string[] {
  const led = readTokens(line)
    .within(lead, at)
    .filter((token) => token !== ':' && token !== ',' && token !== '.')
  const as = led.map(asRole)
  const last = led.slice(-2)
  const has = [...new Set(as.slice(-reach).filter((role) => role !== '_'))].toSorted()
  return [
    `sign:${sign}`,
    `start:${lead === 0}:${sign}`,
    `led:${Math.min(8, led.length)}:${sign}`,
    `1:${last.at(-1) ?? ''}`,
    `1${sign}:${as.at(-1) ?? ''}`,
    `2:${last.join(' ')}`,
    `as2:${as.slice(-2).join(' ')}`,
    `as3:${as.slice(-3).join(' ')}`,
    ...new Set(led.slice(-reach).map((word) => `l:${word}`)),
    ...wordPairs(led.slice(-reach)).map((pair) => `p:${pair}`),
    ...new Set(wordPairs(as.slice(-reach)).map((pair) => `ap:${pair}`)),
    ...has.map((role) => `has:${role}:${sign}`),
    ...has.flatMap((role, index) => has.slice(index + 1).map((other) => `both:${role} ${other}`)),
    `all:${has.join(' ')}`,
    `only:${as.length <= 6 ? as.join(' ') : ''}:${sign}`,
  ]
}

const voice = /(?:^|\s)(?:I|[Ww]e|[Mm]y|[Oo]ur|us|me)(?=[\s,.’'])/u

function readVoice(line: string, { at, end, sign }: Opening): string[] {
  const until = Math.min(end, at + longestStart)
  const after = line.slice(at, until)
  const said = readTokens(line).within(at, until)
  const isTurn = /^\p{Lu}/u.test(after) && isEverydayWord((/^\p{L}+/u.exec(after)?.[0] ?? '').toLowerCase())
  const isFar = end - at > longestSentence
  const isFull = !isFar && /[.!?…]\s*$/.test(line.slice(Math.max(at, end - 4), end))
  return [
    `first:${said[0] ?? ''}`,
    `first2:${said.slice(0, 2).join(' ')}`,
    ...new Set(said.slice(0, 40).map((word) => `w:${word}`)),
    `count:${isFar ? 'far' : Math.min(6, Math.floor(said.length / 4))}`,
    `capital:${/^\p{Lu}/u.test(after)}:${sign}`,
    `turn:${isTurn}:${sign}`,
    `turn:${isTurn}:${isFull}:${sign}`,
    `full:${isFar ? 'far' : isFull}`,
    `voice:${voice.test(after)}`,
    `voice:${voice.test(after)}:${sign}`,
    `short:${/[’'](?:s|t|re|ve|ll|d|m)\b/u.test(after)}`,
    `digit:${/\d/.test(after)}`,
    `contact:${/@|(?:\d[ ()./-]?){7}/.test(after)}`,
    `names:${Math.min(3, said.filter((token) => token === 'NAME' || token === 'FULLNAME').length)}`,
    `tail:${readTokens(line)
      .within(end, end + 40, 2)
      .join(' ')}`,
  ]
}
