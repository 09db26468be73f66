// Reads quantities without a number: doubled, threefold, twice; half, a third, two-thirds; dozens, thousands, a decade.
import type { Claims } from '#domain/language/claims.ts'
import type { ReadFact } from '#domain/language/fact.ts'
import { findMatches } from '#domain/language/matches.ts'
import { readNumberWords, readOrdinalWord } from './number-words.ts'

const count = 'two|three|four|five|six|seven|eight|nine|ten'
const part = 'hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|sixths?|seventh|eighths?|ninths?|tenths?'
const timesPattern = new RegExp(
  `\\b(?:(?<multiple>doubl|tripl|quadrupl)(?:ed|es|ing)|(?<=\\b(?:to|will|would|can|could|may|might|nearly|almost|than) )(?<verb>doubl|tripl|quadrupl)e(?!-)|(?<fold>${count}|\\d+)[ -]?fold|(?<often>twice|thrice))\\b`,
  'gi',
)
const sharePattern = new RegExp(
  `\\b(?:(?<count>an?|one|${count})(?<joint>[ -])(?<part>${part})|(?<!\\b(?:first|second|other|latter|better|an?)[ -])half)\\b`,
  'gi',
)
const vaguePattern =
  /\b(?:(?:tens|dozens|hundreds|thousands|millions) of (?:thousands|millions|billions)|dozens|hundreds|thousands|millions|billions|trillions|decades?|century|centuries)\b/gi
// A quick test; most texts have none.
const hint =
  /doubl|tripl|quadrupl|fold|twice|thrice|hal[fv]|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|dozens|hundreds|thousands|illions|decade|centur/i
// 'by a third' and 'a third of it' are shares, 'a third plant' is not.
const shareNext = /^(?:$|[.,;:!?)]| (?:of|less|more|fewer|lower|higher|faster)\b)/
const shareBefore = /\b(?:by|nearly|almost|about|than|over|under|roughly|around|only|just) $/i

const multiples = new Map([
  ['doubl', 2],
  ['tripl', 3],
  ['quadrupl', 4],
  ['twice', 2],
  ['thrice', 3],
])

/** Reads all quantities and takes their places. */
export function readQuantities(text: string, claims: Claims): ReadFact[] {
  if (!hint.test(text)) return []
  const facts: ReadFact[] = []
  const add = ({ index, 0: written }: RegExpExecArray, need: string, ...others: string[]) => {
    const to = index + written.length
    if (!claims.isFree(index, to)) return
    claims.take(index, to)
    const gives = [need, ...others]
    facts.push({ kind: 'number', text: written, from: index, to, key: need, needs: [need], gives })
  }
  for (const match of findMatches(text, timesPattern)) add(match, `times:${readTimes(match)}`)
  for (const match of findMatches(text, sharePattern)) {
    const share = readShare(match)
    if (share === undefined) continue
    add(match, nameShare(share), `percent:${Number((share * 100).toPrecision(4))}`)
  }
  for (const match of findMatches(text, vaguePattern)) {
    add(match, `vague:${match[0].toLowerCase().replace(/^(?:decade|centur).*/, (word) => word.slice(0, 6))}`)
  }
  return facts
}

/** The key of a share, the same for 'half', '1/2' and 50%. */
export function nameShare(value: number): string {
  return `share:${Number(value.toPrecision(4))}`
}

function readTimes({ groups = {} }: RegExpExecArray): number {
  const { fold, multiple, verb, often } = groups
  const known = (multiple ?? verb ?? often ?? '').toLowerCase()
  return multiples.get(known) ?? (Number(fold) || (readNumberWords(fold ?? '') ?? 0))
}

function readShare({ groups = {}, index, input, 0: written }: RegExpExecArray): number | undefined {
  const { count: parts, joint, part: name = 'half' } = groups
  const whole = readWhole(name.toLowerCase())
  const many = parts === undefined || /^(?:an?|one)$/i.test(parts) ? 1 : (readNumberWords(parts) ?? 1)
  const isPlain = whole === 2 || many > 1 || joint === '-'
  const isShare =
    isPlain ||
    shareNext.test(input.slice(index + written.length, index + written.length + 8)) ||
    shareBefore.test(input.slice(Math.max(0, index - 9), index))
  return isShare ? many / whole : undefined
}

function readWhole(name: string): number {
  if (name.startsWith('hal')) return 2
  return name.startsWith('quarter') ? 4 : (readOrdinalWord(name.replace(/s$/, '')) ?? 2)
}
