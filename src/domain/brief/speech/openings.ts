// Where somebody's words may begin in a line without quotation marks: behind a colon, a dash, a comma, a stop, a verb of saying, or before a capital
// in the middle of a sentence. Each place has its evidence: what leads up to it, and how what follows sounds.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isTitleWord } from '#domain/language/name-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { splitSentences } from '#domain/language/sentences.ts'

/** A place where words may begin. */
export interface Opening {
  /** Where what leads up to them begins. */
  lead: number
  /** Where they begin. */
  at: number
  /** Where the sentence ends that they begin with. */
  end: number
  sign: Sign
}

type Sign = 'colon' | 'dash' | 'comma' | 'stop' | 'space'

export const fewestWords = 4
const longestLead = 160
const marks = /[“”"„«»]/

/** Sentences, also such that begin with a small letter. */
export function splitSpoken(line: string): Range[] {
  return splitSentences(line).flatMap(({ from, to }) => {
    const ranges: Range[] = []
    let start = from
    for (const { index, 0: stop } of findMatches(line.slice(from, to), /(?<=\p{L}{3})[.!?] +(?=\p{Ll})/gu)) {
      ranges.push({ from: start, to: from + index + 1 })
      start = from + index + stop.length
    }
    return [...ranges, { from: start, to }]
  })
}

const boundary = /(?<sign>:|,|(?<=[\s)])(?:[–—→>-]{1,2}|->|=>))?\s+(?=[\p{L}\p{N}])/gu
/** Behind these, words may begin without a sign. */
const sayers = new Set(
  'say says said saying sayin put puts write use quote quotes goes go like tell tells told is this so me that reads read words eh down well'.split(' '),
)

/** The places of a line where words may begin. */
export function listOpenings(line: string): Opening[] {
  const sentences = splitSpoken(line)
  return sentences.flatMap(({ from, to }, index) => {
    const sentence = line.slice(from, to)
    const openings = marks.test(sentence) ? [] : listWithin(sentence, line.slice(from)).map((each) => ({ ...each, at: from + each.at, lead: Math.max(from, from + each.at - longestLead), end: to }))
    const before = sentences[index - 1]
    const isAfter = before !== undefined && !marks.test(line.slice(before.from, to)) && countWords(line.slice(from, from + 200)) >= fewestWords
    return isAfter ? [{ lead: Math.max(before.from, from - longestLead), at: from, end: to, sign: 'stop' as const }, ...openings] : openings
  })
}

function listWithin(sentence: string, rest: string): { at: number; sign: Sign }[] {
  return findMatches(sentence, boundary).flatMap((match) => {
    const at = match.index + match[0].length
    const sign = readSign(match.groups?.sign)
    if (countWords(rest.slice(at, at + 200)) < fewestWords) return []
    if (sign !== 'space') return [{ at, sign }]
    const before = /[\p{L}’']+[,.]?$/u.exec(sentence.slice(Math.max(0, match.index - 20), match.index))?.[0].toLowerCase() ?? ''
    const [next = ''] = sentence.slice(at, at + 30).split(/[\s,.’']/, 1)
    const isTurn = /^\p{Lu}\p{Ll}*$/u.test(next) && next !== 'I' && isEverydayWord(next.toLowerCase())
    return isTurn || sayers.has(before) ? [{ at, sign }] : []
  })
}

function readSign(sign: string | undefined): Sign {
  if (sign === undefined) return 'space'
  return sign === ':' ? 'colon' : sign === ',' ? 'comma' : 'dash'
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Words that do the same in what leads up to speech. */
const roles: Readonly<Record<string, string>> = {
  SAY: 'say says said saying sayin tell tells told telling go goes went add adds added explain explains explained answer answers answered text texted mailed emailed wrote writes dictated stated declares remarked replied jokes joked laughed',
  WORDS: 'quote quotes quoted quotation line lines words word sentence statement comment soundbite bit grab remark remarks message phrase citation zitat verbatim soundbites',
  USE: 'use print run put have take attribute write publish using',
  ME: 'me my mine i i’m i’d i’ll i’ve myself',
  HE: 'he she they his her their him them she’s he’s',
  MAY: 'can could may ok okay approved cleared signed agreed fine happy allowed okayed',
  HERE: 'here here’s this following goes below',
}
const roleOf = new Map(
  Object.entries(roles).flatMap(([role, words]) => words.split(' ').map((word) => [word, role] as const)),
)

/** What speaks for or against words that begin there. */
export function readEvidence(line: string, opening: Opening): string[] {
  return [...readLead(line, opening), ...readVoice(line, opening)]
}

function readLead(line: string, { lead, at, sign }: Opening): string[] {
  const led = listTokens(line.slice(lead, at)).filter((token) => !/^[:,.]$/.test(token))
  const last = led.slice(-3)
  const as = led.map((token) => roleOf.get(token) ?? (/^(?:[A-Z#]+|[(!?)])$/.test(token) ? token : '_'))
  const near = as.slice(-12)
  const has = new Set(near.filter((role) => role !== '_'))
  return [
    `sign:${sign}`,
    `start:${lead === 0}:${sign}`,
    `led:${Math.min(8, led.length)}:${sign}`,
    `1:${last.at(-1) ?? ''}`,
    `1${sign}:${as.at(-1) ?? ''}`,
    `2:${last.slice(-2).join(' ')}`,
    `as2:${as.slice(-2).join(' ')}`,
    `as3:${as.slice(-3).join(' ')}`,
    ...new Set(led.slice(-14).map((word) => `l:${word}`)),
    ...pairs(led.slice(-14)).map((pair) => `p:${pair}`),
    ...new Set(pairs(near).map((pair) => `ap:${pair}`)),
    ...[...has].map((role) => `has:${role}:${sign}`),
    ...pairsOf([...has].toSorted()).map((pair) => `both:${pair}`),
    `all:${[...has].toSorted().join(' ')}`,
    `only:${as.length <= 6 ? as.join(' ') : ''}:${sign}`,
  ]
}

function readVoice(line: string, { at, end, sign }: Opening): string[] {
  const after = line.slice(at, Math.min(end, at + 300))
  const said = listTokens(after)
  const isTurn =
    /^\p{Lu}/u.test(after) && isEverydayWord((/^\p{L}+/u.exec(after)?.[0] ?? '').toLowerCase())
  const isOwn = /(?:^|\s)(?:I|[Ww]e|[Mm]y|[Oo]ur|us|me)(?=[\s,.’'])/u.test(after)
  const isFull = /[.!?…]$/.test(line.slice(at, end).trim())
  return [
    `first:${said[0] ?? ''}`,
    `first2:${said.slice(0, 2).join(' ')}`,
    ...new Set(said.slice(0, 40).map((word) => `w:${word}`)),
    `count:${Math.min(6, Math.floor(said.length / 4))}`,
    `capital:${/^\p{Lu}/u.test(after)}:${sign}`,
    `turn:${isTurn}:${sign}`,
    `full:${isFull}`,
    `turn:${isTurn}:${isFull}:${sign}`,
    `voice:${isOwn}`,
    `voice:${isOwn}:${sign}`,
    `short:${/[’'](?:s|t|re|ve|ll|d|m)\b/u.test(after)}`,
    `digit:${/\d/.test(after)}`,
    `contact:${/@|(?:\d[ ()./-]?){7}/.test(after)}`,
    `names:${Math.min(3, said.filter((token) => token === 'NAME' || token === 'FULLNAME').length)}`,
    `tail:${listTokens(line.slice(end, end + 40))
      .slice(0, 2)
      .join(' ')}`,
  ]
}

const pairs = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]} ${word}`)
const pairsOf = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => words.slice(index + 1).map((other) => `${word} ${other}`))

/** Words in small letters; names, titles and figures as what they are. */
function listTokens(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*|[()?:,.!]/gu) ?? []
  const tokens: string[] = []
  for (const word of words) {
    const lower = word.toLowerCase().replaceAll("'", '’')
    const token = /\d/.test(word) ? '#' : isTitleWord(lower) ? 'TITLE' : /^\p{Lu}/u.test(word) && word !== 'I' && !/^I['’]/.test(word) && !isEverydayWord(lower) ? 'NAME' : lower
    if (token === 'NAME' && tokens.at(-1) === 'NAME') tokens[tokens.length - 1] = 'FULLNAME'
    else if (!(token === 'NAME' && tokens.at(-1) === 'FULLNAME')) tokens.push(token)
  }
  return tokens
}
