// Where the next sentence begins in speech that was typed up with commas, or with no stops at all:
//
//   findTurns("doors at six, and we have parking, hang on there's a truck")   ->   before "and we have", before "hang on"
//
// Learned weights decide for every gap between two words, by the words around it.
import { unpackWeights, weigh } from '#domain/brief/classifier/weights.ts'
import { makeLazily, memoizeText } from '#domain/language/memoize-text.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { turnWeights } from './learned/turn-weights.ts'
import { readToken } from './words.ts'

const least = 0.5
const classes = 2
/** A shorter sentence is never cut. */
const fewestWords = 25
/** With commas it must be longer, because it may be written text. */
const fewestWithCommas = 40
/** Notes with a period in fewer words than this were written. */
const wordsPerStop = 22
const longestLine = 8000
/** A long sentence with fewer new beginnings than this may be written text. */
const fewestTurns = 3

const learned = makeLazily(() => unpackWeights(turnWeights, classes))

/** Where new sentences begin in a line of speech; empty for written text. */
export const findTurns: (line: string) => readonly number[] = memoizeText((line) => {
  const turns: number[] = []
  walkGaps(line, (at, features) => {
    const isTurn = (weigh(learned(), features, classes)[1] ?? 0) >= least
    if (isTurn) turns.push(at)
    return isTurn
  })
  return turns.length < fewestTurns ? [] : turns
})

/** Calls `isTurn` for every gap between two words of spoken sentences, in order. Its answer is a feature of the next gap. */
export function walkGaps(line: string, isTurn: (at: number, features: readonly string[]) => boolean): void {
  if (line.length > longestLine) return
  const sentences = splitSentences(line)
  const count = countWords(line)
  if (count < fewestWords || count / sentences.length < wordsPerStop) return
  for (const { from, to } of sentences)
    walkSentence(readWords(line.slice(from, to)), (at, features) => isTurn(from + at, features))
}

function walkSentence(
  words: readonly Word[],
  isTurn: (at: number, features: readonly string[]) => boolean,
): void {
  const commas = words.filter(({ sign }) => sign !== '').length
  const style = commas > words.length / wordsPerStop ? '' : 'x'
  if (words.length < (style === 'x' ? fewestWords : fewestWithCommas)) return
  let last = 0
  for (const [index, { at }] of words.entries()) {
    // Words after a colon belong to it.
    if (index === 0 || words[index - 1]?.sign === ':') continue
    if (isTurn(at, readGap(words, index, last, style))) last = index
  }
}

const countWords = (text: string): number => text.trim().split(/\s+/).length

interface Word {
  at: number
  token: string
  as: string
  /** The punctuation mark after it. */
  sign: string
}

function readWords(sentence: string): Word[] {
  return Array.from(sentence.matchAll(/\S+/gu), ({ index, 0: written }) => {
    const bare = written.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '')
    const token = bare === '' ? written : readToken(bare)
    return { at: index, token, as: readPart(token), sign: readSign(written) }
  })
}

function readSign(written: string): string {
  const last = written.at(-1) ?? ''
  return /[,;]/.test(last)
    ? ','
    : last === ':'
      ? ':'
      : /[.!?…]/.test(last)
        ? '.'
        : /^[–—-]+$/.test(written)
          ? '-'
          : ''
}

/** Parts of speech that show where a clause begins; other words are masked. */
const parts = {
  IS: 'is are was were has have had will would can could may might must should does do did isn’t aren’t wasn’t weren’t hasn’t haven’t won’t can’t couldn’t doesn’t don’t didn’t gonna got gets',
  WE: 'i you he she it we they there nobody everybody somebody everyone someone anyone people folks',
  WE_ARE:
    'i’m i’ve i’d i’ll you’re you’ve you’ll you’d he’s he’ll he’d she’s she’ll she’d it’s it’ll it’d we’re we’ve we’ll we’d they’re they’ve they’ll they’d that’s there’s here’s what’s who’s let’s im ive its thats theres dont',
  THAT: 'this that these those',
  THE: 'the a an our my your his her their its every each all some any no both another',
  AND: 'and but so or plus',
  BECAUSE:
    'because cause since if when while where who which whose whom why how what as than though although until till before after unless whether',
  OF: 'of in on at for with from by to about into over under near between through per across up down out off around without within during against',
  OH: 'oh okay ok um uh erm well anyway anyways alright right yeah yep yes no sorry please thanks wait hang hold look listen also now then bye cheers hey hi hello',
}
const partOf = new Map(
  Object.entries(parts).flatMap(([part, list]) => list.split(' ').map((word) => [word, part] as const)),
)

function readPart(token: string): string {
  const known = partOf.get(token)
  if (known !== undefined) return known
  if (!/\p{Ll}/u.test(token)) return token
  if (readVerb(token, 'past') !== undefined) return 'DID'
  if (readVerb(token, 'third') !== undefined) return 'DOES'
  if (readVerb(token, 'gerund') !== undefined) return 'ING'
  if (readVerb(token, 'base') !== undefined) return 'DO'
  return token.endsWith('ly') ? 'LY' : '_'
}

const finite = /^(?:IS|WE_ARE|DID|DOES|DO)$/

function readGap(words: readonly Word[], index: number, last: number, style: string): string[] {
  const word = (place: number): Word | undefined => words[index + place]
  const token = (place: number): string => word(place)?.token ?? ''
  const as = (place: number): string => word(place)?.as ?? ''
  const shape = `${word(-1)?.sign ?? ''}${style}`
  const clause = words.slice(Math.max(last, index - farthest), index)
  const before = clauseBefore(words, index)
  const after = clauseAfter(words, index)
  const verbs = `${before.some(isFiniteVerb)}:${after.some(isFiniteVerb)}`
  const told = `${clause.some(isFiniteVerb)}:${after.some(isFiniteVerb)}`
  const verb = after.findIndex(isFiniteVerb)
  return [
    `s:${shape}`,
    `b:${token(-1)}`,
    `bs:${token(-1)}:${shape}`,
    `b2:${token(-2)} ${token(-1)}`,
    `B:${as(-1)}:${shape}`,
    `B2:${as(-2)} ${as(-1)}`,
    `a:${token(0)}`,
    `as:${token(0)}:${shape}`,
    `a2:${token(0)} ${token(1)}`,
    `a2s:${token(0)} ${token(1)}:${shape}`,
    `a3:${token(0)} ${token(1)} ${token(2)}`,
    `n:${token(1)}`,
    `A:${as(0)}:${shape}`,
    `A2:${as(0)} ${as(1)}:${shape}`,
    `A3:${as(0)} ${as(1)} ${as(2)}:${shape}`,
    `A4:${as(0)} ${as(1)} ${as(2)} ${as(3)}`,
    `BA:${as(-1)} ${as(0)}:${shape}`,
    `BA2:${as(-1)} ${as(0)} ${as(1)}`,
    `B2A2:${as(-2)} ${as(-1)} ${as(0)} ${as(1)}`,
    `ba:${token(-1)} ${token(0)}`,
    `v:${verbs}:${shape}`,
    `va:${verbs}:${as(0)}:${shape}`,
    `t:${told}:${shape}`,
    `ta:${told}:${as(0)}:${shape}`,
    `vi:${verb}:${as(0)}:${shape}`,
    `tvi:${clause.some(isFiniteVerb)}:${verb}:${as(0)}`,
    `l:${Math.min(8, before.length)}:${shape}`,
    `c:${Math.min(12, clause.length)}:${shape}`,
    `r:${Math.min(8, after.length)}:${shape}`,
    `h:${openedBy(before)}:${shape}`,
    `o:${openedBy(clause)}:${shape}`,
    `oA:${openedBy(clause)}:${as(0)}:${shape}`,
    `ot:${openedBy(clause)}:${told}:${as(0)}`,
  ]
}

const isFiniteVerb = ({ as }: Word): boolean => finite.test(as)
const farthest = 14

/** The words since the last punctuation mark. */
function clauseBefore(words: readonly Word[], index: number): Word[] {
  const near = words.slice(Math.max(0, index - farthest), index)
  const start = near.slice(0, -1).findLastIndex(({ sign }) => sign !== '')
  return near.slice(start + 1)
}

/** The words to the next punctuation mark. */
function clauseAfter(words: readonly Word[], index: number): Word[] {
  const near = words.slice(index, index + farthest)
  const end = near.findIndex(({ sign }) => sign !== '')
  return end === -1 ? near : near.slice(0, end + 1)
}

/** The word that makes a clause depend on the next one: "if" or "because". */
const openedBy = (clause: readonly Word[]): string =>
  clause.find(({ as }) => as !== 'AND' && as !== 'OH')?.as ?? ''
