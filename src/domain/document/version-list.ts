// The version history as a list by day with word deltas.
import { describeDay } from '#domain/time/relative-time.ts'

/** The part of a version row that the list reads. */
export type ListedVersion = { id: string; version: number; words: number; created_at: string }

export type VersionItem<Row extends ListedVersion> = { day: string } | { row: Row; delta: string }

/** Versions, newest first, under a heading for each day; each with what it added to the one before it. */
export function listByDay<Row extends ListedVersion>(rows: readonly Row[], now: Date): VersionItem<Row>[] {
  const items: VersionItem<Row>[] = []
  let day: string | undefined
  for (const [index, row] of rows.entries()) {
    const next = describeDay(row.created_at, now)
    if (next !== day) items.push({ day: next })
    day = next
    items.push({ row, delta: describeDelta(row.words, rows[index + 1]?.words) })
  }
  return items
}

/** As in "+34 words", "−1 word", "same length"; the first version just says its words. */
export function describeDelta(words: number, before: number | undefined): string {
  if (before === undefined) return countOf(words, '')
  const delta = words - before
  if (delta === 0) return 'same length'
  return delta > 0 ? countOf(delta, '+') : countOf(-delta, '−')
}

const countOf = (words: number, sign: string): string =>
  `${sign}${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`
