// Tells the policies how a delete selects its rows. "All documents of a user" means the personal ones, and a policy
// can't see the filters: 0024-shared-documents.sql reads this instead.
import type { Plan } from './plan.ts'
import type { Condition } from './query/filters.ts'

/** `key` if every row is selected by its whole primary key, otherwise `filter`; empty if it isn't a delete. */
export function deleteScope(plan: Plan): { 'request.delete_by'?: 'key' | 'filter' } {
  if (plan.kind !== 'delete') return {}
  const { primaryKey } = plan.table
  const named = new Set(
    plan.query.where.flatMap((logic) =>
      logic.kind === 'filter' && !logic.negated && isExact(logic.condition) && logic.field.path.length === 0
        ? [logic.field.column.name]
        : [],
    ),
  )
  const isByKey = primaryKey.length > 0 && primaryKey.every((column) => named.has(column))
  return { 'request.delete_by': isByKey ? 'key' : 'filter' }
}

function isExact(condition: Condition): boolean {
  return condition.operator === 'in' || (condition.operator === 'eq' && condition.quantifier !== 'all')
}
