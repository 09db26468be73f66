// What kind of change a row of a proposal is: to a fact, to the strength of a statement, a new claim, or style alone.
import type { Range } from '#web/features/editor/ai/facts/text-places.ts'
import { readPlaces } from '#web/features/editor/ai/facts/text-places.ts'
import type { ChangeRow } from './change-rows.ts'
import type { Proposal } from './propose-change.ts'

export type RowClass = 'fact' | 'strength' | 'new claim' | 'style'

export const rowClassNames: Record<RowClass, string> = {
  fact: 'Fact',
  strength: 'Strength',
  'new claim': 'New claim',
  style: 'Style',
}

/** The class of each row, the gravest that applies. */
export function classifyRows(
  { before, after, changes, meaning }: Proposal,
  rows: readonly ChangeRow[],
): RowClass[] {
  if (rows.length === 0) return []
  const [old, now] = [readPlaces(before.doc), readPlaces(after.doc)]
  const find = ({ toRanges }: typeof old, places: readonly Range[]) =>
    places.flatMap(({ from, to }) => toRanges(from, to))
  const { lost, added, changed } = changes
  const facts = {
    old: find(old, [...lost, ...changed.map((change) => change.before)]),
    now: find(now, [...added, ...changed.map((change) => change.after)]),
  }
  const strength = {
    old: find(
      old,
      meaning.strength.flatMap(({ at }) => at?.before ?? []),
    ),
    now: find(
      now,
      meaning.strength.flatMap(({ at }) => at?.after ?? []),
    ),
  }
  const claims = find(now, meaning.claims)
  const titles = meaning.titles
    .flatMap((title) => [title.before, title.after])
    .filter((words) => words !== '')
  return rows.map((row) => {
    const isFact = touchesAny(row.before, facts.old) || touchesAny(row.after, facts.now)
    if (isFact || titles.some((title) => isAbout(row, title))) return 'fact'
    if (touchesAny(row.before, strength.old) || touchesAny(row.after, strength.now)) return 'strength'
    return touchesAny(row.after, claims) && row.added !== '' ? 'new claim' : 'style'
  })
}

function touchesAny(place: Range, places: readonly Range[]): boolean {
  return places.some(({ from, to }) => from < place.to && place.from < to)
}

/** Whether the row changes a word of the title. */
function isAbout({ removed, added }: ChangeRow, title: string): boolean {
  const changedText = `${removed} ${added}`.toLowerCase()
  return title.split(/[ ,]+/).some((word) => word !== '' && changedText.includes(word))
}
