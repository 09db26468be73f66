// Splits a line into sentences as they were spoken, with or without punctuation.
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import type { Range } from '#domain/language/ranges.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { findTurns } from './turns.ts'

/** The sentences, including those that begin with a small letter or after a comma. */
export const splitSpoken: (line: string) => Range[] = memoizeText((line) => {
  const turns = findTurns(line)
  return splitSentences(line).flatMap(({ from, to }) => {
    const small = findMatches(line.slice(from, to), /(?<=\p{L}{3})[.!?] +(?=\p{Ll})/gu).map(
      ({ index, 0: stop }) => from + index + stop.length,
    )
    const starts = [...new Set([from, ...small, ...turns.filter((at) => at > from && at < to)])].toSorted(
      (one, other) => one - other,
    )
    return starts.map((start, index) => ({
      from: start,
      to:
        starts[index + 1] === undefined ? to : start + line.slice(start, starts[index + 1]).trimEnd().length,
    }))
  })
})
