// Searches every table of the database, in every schema and column.
import type { Db } from '#server/db/db.ts'

/** The tables with a row that contains one of the words, in any case. */
export async function tablesWith(db: Db, words: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^(pg_|information_schema)' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.query(
      `select 1 as one from ${name} t, unnest($1::text[]) as word where strpos(lower(t::text), lower(word)) > 0 limit 1`,
      [words],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
