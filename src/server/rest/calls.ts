// A function call as SQL. It runs once, even if its result is also counted or filtered.
import { quoteName, quoteTable } from '#server/db/quote.ts'
import type { Query } from './plan.ts'
import type { Invocation } from './routine.ts'
import { type RenderOptions, renderRows, totalOf } from './rows.ts'
import type { Argument, Routine } from './schema-cache.ts'
import type { Statement } from './statement.ts'

export function renderCall(
  statement: Statement,
  invocation: Invocation,
  query: Query,
  options: RenderOptions,
): string {
  const { returns, returnsSet } = invocation.routine
  const { call, argumentRows } = invoke(statement, invocation)
  if (returns === 'row') {
    const called = `called as (select t.* from ${argumentRows ? `${argumentRows}, ` : ''}${call} as ${rowAlias(invocation.routine)})`
    const media =
      returnsSet || options.media.format === 'csv'
        ? options.media
        : { ...options.media, format: 'object' as const }
    return renderRows(statement, 'called as t', query, { ...options, media }, [called])
  }
  const called = `with called as materialized (select ${call} as value${argumentRows ? ` from ${argumentRows}` : ''})`
  if (returns === 'void')
    return `${called} select null as body, 0 as rows, null as total, null::int as inserted from called`
  if (!returnsSet)
    return `${called} select coalesce(to_json(value)::text, 'null') as body, 1 as rows, null as total, null::int as inserted from called`
  const total = totalOf('called', options.counted)
  const page = `select value from called limit ${statement.bind(query.limit)}::bigint offset ${statement.bind(query.offset)}::bigint`
  return `${called}, source as (${page})
select coalesce(json_agg(value), '[]')::text as body, count(*)::int as rows, ${total} as total, null::int as inserted from source`
}

/** Output parameters can be unnamed; columns can't. */
function rowAlias({ hasOutput, columns }: Routine): string {
  return hasOutput ? `t(${[...columns.keys()].map(quoteName).join(', ')})` : 't'
}

/** The call itself, and the rows of its arguments if they are JSON. */
function invoke(
  statement: Statement,
  { routine, args }: Invocation,
): { call: string; argumentRows?: string } {
  const callWith = (values: string[]) => `${quoteTable(routine)}(${values.join(', ')})`
  switch (args.kind) {
    case 'body':
      return { call: callWith([`${statement.bind(args.body)}::text::${args.argument.sql}`]) }
    case 'text':
      return {
        call: callWith(
          args.supplied.map((argument) => pass(argument, textValue(statement, argument, argument.values))),
        ),
      }
    case 'json': {
      if (args.supplied.length === 0) return { call: callWith([]) }
      const typed = args.supplied.map(({ name, sql }) => `${quoteName(name)} ${sql}`).join(', ')
      return {
        call: callWith(args.supplied.map((argument) => pass(argument, `a.${quoteName(argument.name)}`))),
        argumentRows: `json_to_record(${statement.bind(args.body)}::json) as a(${typed})`,
      }
    }
  }
}

const pass = ({ name, variadic }: Argument, value: string) =>
  `${variadic ? 'variadic ' : ''}${quoteName(name)} => ${value}`

/** The last of several values counts, unless the argument is variadic. */
function textValue(statement: Statement, { sql, variadic }: Argument, values: readonly string[]): string {
  const last = values.at(-1) ?? ''
  const isList = variadic && !(values.length === 1 && /^\{.*\}$/s.test(last))
  return isList ? `${statement.bind(values)}::text[]::${sql}` : `${statement.bind(last)}::text::${sql}`
}
