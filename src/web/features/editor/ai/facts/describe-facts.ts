// Words for counts of facts: '2 numbers and 1 name are not in your material.', and for what happened to the notes: '12 facts used, 3 not used'.
import type { FactKind } from '#domain/language/fact.ts'
import type { AccountCounts } from '#web/features/editor/ai/ai-state.ts'

const names: Readonly<Record<FactKind, readonly [string, string]>> = {
  number: ['number', 'numbers'],
  amount: ['number', 'numbers'],
  percentage: ['number', 'numbers'],
  date: ['date', 'dates'],
  time: ['time', 'times'],
  name: ['name', 'names'],
  organisation: ['organization', 'organizations'],
  quotation: ['quotation', 'quotations'],
  link: ['link', 'links'],
}

/** The singular for a kind of fact. */
export function nameKind(kind: FactKind): string {
  return names[kind][0]
}

/** '2 numbers, 1 date and 1 name'; '' for none. */
export function countFacts(kinds: readonly FactKind[]): string {
  const counts = new Map<string, { count: number; plural: string }>()
  for (const kind of kinds) {
    const [singular, plural] = names[kind]
    const known = counts.get(singular)
    counts.set(singular, { count: (known?.count ?? 0) + 1, plural })
  }
  const parts = [...counts].map(
    ([singular, { count, plural }]) => `${count} ${count === 1 ? singular : plural}`,
  )
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

/** What a run added beyond the user's material. */
export function describeUnsupported(kinds: readonly FactKind[]): string {
  if (kinds.length === 0) return 'Every number, date, name and quote is from your material.'
  return `${countFacts(kinds)} ${kinds.length === 1 ? 'is' : 'are'} not in your material.`
}

/** '12 facts used, 3 not used, 1 line not understood, 2 lines kept out', without what there is none of. */
export function describeAccount(counts: AccountCounts): string {
  const { used, usedInPart, notUsed, notUnderstood, keptOut } = counts
  const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)
  return [
    used === 1 ? '1 fact used' : `${used} facts used`,
    ...(usedInPart === 0 ? [] : [`${usedInPart} used in part`]),
    ...(notUsed === 0 ? [] : [`${notUsed} not used`]),
    ...(notUnderstood === 0 ? [] : [`${lines(notUnderstood)} not understood`]),
    ...(keptOut === 0 ? [] : [`${lines(keptOut)} kept out`]),
  ].join(', ')
}
