// Stage three: a plan as one statement that returns one row.
import type { Value } from '#server/db/db.ts'
import { quoteTable } from '#server/db/quote.ts'
import { renderCall } from './calls.ts'
import { renderDelete, renderInsert, renderUpdate } from './changes.ts'
import type { Plan } from './plan.ts'
import { type RenderOptions, renderRows } from './rows.ts'
import { Statement } from './statement.ts'

interface RestStatement {
  text: string
  values: Value[]
}

/** What every statement returns: the body as text, built by PostgreSQL, and the counts. */
export type RestRow = {
  body: string | null
  rows: number
  /** The number of matching rows, if a count was requested. */
  total: string | null
  /** The number of new rows of an upsert. */
  inserted: number | null
  /** The body exceeded the limit and is omitted. */
  too_long?: boolean | null
}

export function renderPlan(plan: Plan, options: RenderOptions): RestStatement {
  const statement = new Statement()
  return { text: renderKind(plan, statement, options), values: statement.values }
}

function renderKind(plan: Plan, statement: Statement, options: RenderOptions): string {
  switch (plan.kind) {
    case 'read':
      return renderRows(statement, `${quoteTable(plan.table)} as t`, plan.query, options)
    case 'insert':
      return renderInsert(statement, plan, options)
    case 'update':
      return renderUpdate(statement, plan, options)
    case 'delete':
      return renderDelete(statement, plan, options)
    case 'call':
      return renderCall(statement, plan.invocation, plan.query, options)
  }
}
