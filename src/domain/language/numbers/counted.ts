// Reads counts, sums and percentages of a sentence as values that can be added: 'eight', '1,100', '$4.5 million', '60%'.
import { findMatches } from '#domain/language/matches.ts'
import type { Range } from '#domain/language/ranges.ts'
import { readFigure } from './figures.ts'
import { numberWordsPattern, readNumberWords } from './number-words.ts'

export type Counted = Range & {
  readonly value: number
  /** The unit: things, a currency, or percent. */
  readonly unit: 'things' | '$' | '€' | '£' | '%'
}

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/:$€£#-])(?:(?<sign>[$€£])?(?<figure>\\d[\\d,]*(?:\\.\\d+)?)(?<scale>[ -](?:thousand|million|billion)|(?:k|m|bn)(?!\\p{L}))?(?<percent>%| percent| per cent)?|(?<words>${numberWordsPattern()})(?<wordPercent> percent| per cent)?)(?![\\p{L}\\p{N}/-]|[.,:]\\d)`,
  'giu',
)
const year = /^(?:1[6-9]|20)\d\d$/
const yearBefore = /\b(?:in|since|by|until|before|after|from|to|through|during|and|of|year) $/i
/** Words beside figures that are no count: '7 p.m.', 'Nov. 3', 'No. 4', 'one of them'. */
const clockAfter = /^ ?[ap]\.?m\b/i
const dateBefore =
  /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|No|Nos)\. $|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Room|Route|Highway|Suite|Chapter|Grade|ages?|aged) $/

/** The counts of a sentence, in order, without years, days and hours. */
export function readCounted(sentence: string): readonly Counted[] {
  return findMatches(sentence, pattern).flatMap((match): readonly Counted[] => {
    const { index, 0: found, groups = {} } = match
    const { sign, figure, scale = '', percent, words = '', wordPercent } = groups
    const to = index + found.length
    if (isNoCount(found, sentence.slice(Math.max(0, index - 12), index), sentence.slice(to))) return []
    const value = figure === undefined ? readNumberWords(words) : readFigure(figure, scale)
    if (value === undefined || Number.isNaN(value)) return []
    const isShare = percent !== undefined || wordPercent !== undefined
    return [{ from: index, to, value, unit: isShare ? '%' : ((sign as '$' | undefined) ?? 'things') }]
  })
}

function isNoCount(found: string, before: string, after: string): boolean {
  if (dateBefore.test(before) || clockAfter.test(after)) return true
  if (/^one$/i.test(found)) return !/^ (?:in|from|for|at|to)\b/.test(after)
  return year.test(found) && (yearBefore.test(before) || /^[,.;]?$/.test(after))
}
