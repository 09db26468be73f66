// A function call as SQL. It runs once, whatever is counted or filtered of its answer.
import type { Query } from './plan.ts'
import type { Invocation } from './routine.ts'
import { type RenderOptions, renderRows, totalOf } from './rows.ts'
import { quoteName, quoteTable, type Statement } from './statement.ts'

export function renderCall(
  statement: Statement,
  invocation: Invocation,
  query: Query,
  options: RenderOptions,
): string {
  const { returns, returnsSet } = invocation.routine
  if (returns === 'row') {
    const called = `called as (select t.* from ${invoke(statement, invocation)} as t)`
    const media =
      returnsSet || options.media.format === 'csv'
        ? options.media
        : { ...options.media, format: 'object' as const }
    return renderRows(statement, 'called as t', query, { ...options, media }, [called])
  }
  const called = `with called as (select t.value from ${invoke(statement, invocation)} as t(value))`
  if (returns === 'void')
    return `${called} select null as body, 0 as rows, null as total, null::int as inserted from called`
  if (!returnsSet)
    return `${called} select coalesce(to_json(value)::text, 'null') as body, 1 as rows, null as total, null::int as inserted from called`
  const total = totalOf('called', options.countUpTo)
  const page = `select value from called limit ${statement.bind(query.limit)}::bigint offset ${statement.bind(query.offset)}::bigint`
  return `${called}, source as (${page})
select coalesce(json_agg(value), '[]')::text as body, count(*)::int as rows, ${total} as total, null::int as inserted from source`
}

function invoke(statement: Statement, { routine, args }: Invocation): string {
  const call = (values: string[]) => `${quoteTable(routine)}(${values.join(', ')})`
  if (args.kind === 'text') {
    return call(
      args.given.map(
        ({ name, type, value }) => `${quoteName(name)} => ${statement.bind(value)}::text::${type}`,
      ),
    )
  }
  if (args.given.length === 0) return call([])
  const typed = args.given.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const given = `json_to_record(${statement.bind(args.body)}::json) as a(${typed})`
  return `${given}, ${call(args.given.map(({ name }) => `${quoteName(name)} => a.${quoteName(name)}`))}`
}
