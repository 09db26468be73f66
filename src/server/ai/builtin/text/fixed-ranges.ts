// What no rule may touch: words somebody said, gaps to fill, addresses.
import { findMatches } from '#domain/language/matches.ts'

export interface Range {
  from: number
  to: number
}

const fixedPattern =
  /[“"„][^“”"„\n]{1,2000}(?:[”"]|$)|\[[^\]\n]{1,200}\]|(?:https?:\/\/|www\.)\S+|[\w.+-]{1,80}@[\w-]{1,80}\.[\w.-]{1,80}|(?<![\w.-])(?:[a-z0-9-]{1,60}\.){1,6}(?:com|org|net|edu|gov|io|co|ai|app|dev|example)(?:\/\S*)?/gi

/** The ranges in reading order. */
export function findFixedRanges(text: string): Range[] {
  return findMatches(text, fixedPattern).map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Whether a range lies clear of all fixed ones; touching at the edge is clear. */
export function isClear(from: number, to: number, ranges: readonly Range[]): boolean {
  // The ranges are in order and lie apart: only the first that ends behind the place can be in the way.
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.to ?? 0) > from) high = middle
    else low = middle + 1
  }
  const next = ranges[low]
  return next === undefined || to <= next.from
}
