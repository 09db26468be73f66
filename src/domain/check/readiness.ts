// How ready a release is, for the status line and the head of the panel.

import type { StyleProfile } from '#domain/rules/release/settings.ts'
import type { Severity } from '#domain/rules/rule.ts'
import { type FamilyId, families, familyOf, labelFamily } from './families.ts'
import type { FindingGroup } from './group-findings.ts'

export type Counts = Readonly<Record<Severity, number>>

/** Issues by severity: equal findings count once, however many places they have. */
export function countIssues(groups: readonly FindingGroup[]): Counts {
  const counts = { error: 0, warning: 0, hint: 0 }
  for (const { severity } of groups) counts[severity] += 1
  return counts
}

/** Issues by family, in the families' own order; families without any are left out. */
export function countFamilies(
  groups: readonly FindingGroup[],
  profile?: StyleProfile,
): readonly { id: FamilyId; label: string; count: number }[] {
  const counts = new Map<FamilyId, number>()
  for (const { rule } of groups) counts.set(familyOf(rule), (counts.get(familyOf(rule)) ?? 0) + 1)
  return families.flatMap(({ id }) => {
    const count = counts.get(id) ?? 0
    return count === 0 ? [] : [{ id, label: labelFamily(id, profile), count }]
  })
}

/** 0 to 1: errors weigh most, hints hardly; 1 means nothing is left that a desk would change. */
export function rateReadiness({ error, warning, hint }: Counts): number {
  return 1 / (1 + error / 3 + warning / 8 + hint / 40)
}

/** '2 errors, 1 warning' or 'Ready for the newsroom'. */
export function describeReadiness({ error, warning, hint }: Counts): string {
  const parts = [count(error, 'error'), count(warning, 'warning'), count(hint, 'hint')].filter(
    (part) => part !== '',
  )
  return parts.length === 0 ? 'Ready for the newsroom' : parts.join(', ')
}

function count(number: number, word: string): string {
  if (number === 0) return ''
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
