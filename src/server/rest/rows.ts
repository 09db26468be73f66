// Rows as SQL: columns, order, range, and the response body, which PostgreSQL itself builds from them.
import { quoteName } from '#server/db/quote.ts'
import { fieldSql, whereClause } from './conditions.ts'
import { limits } from './limits.ts'
import type { Media } from './media.ts'
import type { PlannedField, Query } from './plan.ts'
import type { SelectItem } from './query/select.ts'
import type { Statement } from './statement.ts'

export interface RenderOptions {
  media: Media
  /** Return the rows, not only their number. */
  returning: boolean
  /** Count all rows, not only those of this page. */
  counted: boolean
}

/** One page of `from` (aliased t) and, on request, the total number of rows; `ctes` go first. */
export function renderRows(
  statement: Statement,
  from: string,
  query: Query,
  options: RenderOptions,
  ctes: readonly string[] = [],
): string {
  const where = whereClause(statement, query.where)
  const columns = selectList(statement, query.select)
  const order = orderClause(statement, query)
  const page = ` limit ${statement.bind(query.limit)}::bigint offset ${statement.bind(query.offset)}::bigint`
  const total = totalOf(`${from}${where}`, options.counted)
  const source = `source as (select ${columns} from ${from}${where}${order}${page})`
  return `with ${[...ctes, source].join(', ')} ${wrapRows(options.media, total)}`
}

/** The total number of rows that the caller can see. */
export const totalOf = (from: string, counted: boolean): string =>
  counted ? `(select count(*) from ${from})::text` : 'null'

/** The one row that every statement returns, from the rows of `source`: body, row count, total count, count of new rows. */
export function wrapRows(media: Media | undefined, total = 'null', inserted = 'null'): string {
  const body = media ? bodyOf(media) : 'null'
  const answer = `select ${body} as body, count(*)::int as rows, ${total} as total, ${inserted}::int as inserted from source`
  // A body too long for a JavaScript string must never leave the database: it would crash the process.
  const fits = `octet_length(body) <= ${limits.answerBytes}`
  return `select case when ${fits} then body end as body, not ${fits} as too_long, rows, total, inserted from (${answer}) as answer`
}

function bodyOf({ format, stripNulls }: Media): string {
  if (format === 'csv') return csvOf()
  // With .* it is the row, even if a column has the source's name.
  const row = stripNulls ? 'json_strip_nulls(row_to_json(source.*))' : 'row_to_json(source.*)'
  return format === 'object' ? `(json_agg(${row}) -> 0)::text` : `coalesce(json_agg(${row}), '[]')::text`
}

/** CSV: a header with the column names, then each record as PostgreSQL prints it, without parentheses. */
function csvOf(): string {
  const keys =
    'json_object_keys((select row_to_json(first.*) from (select * from source limit 1) as first)) as key'
  const line = 'substring((source.*)::text, 2, length((source.*)::text) - 2)'
  return `coalesce((select string_agg(key, ',') from ${keys}) || E'\\n' || string_agg(${line}, E'\\n'), '')`
}

export function selectList(statement: Statement, items: readonly SelectItem<PlannedField>[]): string {
  return items
    .map((item) => {
      if (item.kind === 'all') return 't.*'
      const field = fieldSql(statement, item.field)
      const value = item.cast ? `(${field})::${item.cast}` : field
      return `${value} as ${quoteName(item.alias ?? item.field.column.name)}`
    })
    .join(', ')
}

function orderClause(statement: Statement, { order }: Query): string {
  if (order.length === 0) return ''
  const terms = order.map(({ field, direction, nulls }) => {
    return `${fieldSql(statement, field)} ${direction}${nulls ? ` nulls ${nulls}` : ''}`
  })
  return ` order by ${terms.join(', ')}`
}
