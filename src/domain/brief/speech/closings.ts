// Lists where dictated words may end: at a pause, or between two words of speech without punctuation. The main sign is what comes next: a name,
// "that's me", "so use that", another topic.
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { splitSpoken } from './split-spoken.ts'
import { asRole, countWords, readTokens } from './words.ts'

/** A place where words may end. */
export interface Closing {
  to: number
  sign: string
}

const pause = /(?<sign>[.!?…]{1,20}|[,;:]|(?=\s\())?(?<dash>\s[–—<|/-]{1,2}|\s->)?(?=\s|$)/gu
const farthest = 700
const fewest = 3
const nearest = 160

/** The places after `at` where words may end. */
export function listClosings(line: string, at: number): Closing[] {
  const rest = line.slice(at, at + farthest)
  const last = line.trimEnd().length
  return findMatches(rest, pause).flatMap(({ index, 0: found, groups }) => {
    const sign = groups?.sign ?? ''
    const to = at + index + (/[.!?…]/.test(sign) ? sign.length : 0)
    const isEnd = at + index + found.length >= last
    if (!isEnd && countWords(rest.slice(0, index), fewest) < fewest) return []
    return [{ to, sign: isEnd ? 'end' : nameSign(sign, groups?.dash, line.slice(to, to + 2)) }]
  })
}

function nameSign(sign: string, dash: string | undefined, next: string): string {
  if (dash !== undefined) return 'dash'
  if (sign !== '') return /[.!?…]/.test(sign) ? '.' : ','
  return next === ' (' ? '(' : 'space'
}

const voice = /(?:^|\s)(?:I|[Ww]e|[Mm]y|[Oo]ur)(?=[\s,.’'])/u

/** Signs for and against words from `at` to this place. */
export function readClosing(line: string, at: number, { to, sign }: Closing): string[] {
  const after = line.slice(to, to + 90).replace(/^[\s.,;:!?–—<|/-]+/u, '')
  const tokens = readTokens(line)
  const next = tokens
    .within(to, to + 90)
    .filter((token, index) => index > 0 || !/^[:,.!?]$/.test(token))
    .slice(0, 8)
  const as = next.map(asRole)
  const words = Math.min(8, Math.floor(countWords(line.slice(at, to)) / 4))
  const left = Math.min(5, Math.floor(countWords(line.slice(to, to + farthest)) / 4))
  const isCapital = /^\p{Lu}/u.test(after)
  return [
    `sign:${sign}`,
    `ends:${endsAt(line, to)}:${sign}`,
    `ends:${endsAt(line, to)}:${next[0] ?? ''}`,
    `opened:${describeStart(line, at)}:${sign}`,
    `capitals:${/^\p{Lu}/u.test(line.slice(at))}:${isCapital}:${sign}`,
    ...readRest(tokens.rolesWithin(to, to + 200), sign),
    `last:${tokens.within(at, to, -1)[0] ?? ''}`,
    ...[1, 2, 3].map((count) => `n${count}:${next.slice(0, count).join(' ')}`),
    `n1${sign}:${next[0] ?? ''}`,
    `a1${sign}:${as[0] ?? ''}`,
    ...[2, 3].map((count) => `a${count}:${as.slice(0, count).join(' ')}`),
    `a4${sign}:${as.slice(0, 4).join(' ')}`,
    ...new Set(next.slice(0, 6).map((token) => `f:${token}`)),
    ...new Set(as.slice(0, 6).map((token) => `fa${sign}:${token}`)),
    `capital:${isCapital}:${sign}`,
    `words:${words}`,
    `words:${words}:${sign}`,
    `stops:${/[.!?]\s/.test(line.slice(at, to))}:${sign}`,
    `left:${left}:${sign}`,
    `voice:${voice.test(after)}:${sign}`,
  ]
}

const listEnds: (line: string) => ReadonlySet<number> = memoizeText(
  (line) => new Set(splitSpoken(line).flatMap(({ to }) => [to - 1, to])),
)

/** Whether a sentence ends there, apart from its punctuation. */
const endsAt = (line: string, to: number): boolean => listEnds(line).has(to)

/** A sign for words after a colon at the start of a line, which often fill the line. */
const describeStart = (line: string, at: number): string => {
  const before = line.slice(Math.max(0, at - nearest), at)
  return [/:\s*$/.test(before), /[.!?] /.test(before), at > 120].join(':')
}

function readRest(rest: readonly string[], sign: string): string[] {
  const roles = [...new Set(rest)].filter((role) => role !== '_').toSorted()
  return [...roles.map((role) => `rest:${role}:${sign}`), `rest:${roles.join(' ')}`]
}
