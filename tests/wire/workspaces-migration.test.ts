// A database of the version before workspaces, brought up to date: every account gets its workspace, every document its place.
import { expect, it } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { actAs } from '#tests/support/people.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

it('moves documents and trash into the author’s own workspace, unedited, and moves nothing twice', async () => {
  const db = await openTestDatabase({ empty: true })
  const all = await readMigrations()
  const before = all.filter(({ name }) => name < '0022')
  await migrate(db, before)
  const people = await db.query<{ id: string }>(
    "insert into auth.users (email) select n || '@example.test' from generate_series(1, 40) n returning id",
  )
  await db.tx((tx) =>
    tx.script(`
      insert into content (user_id, title, content, draft_key)
      select u.id, 'Document ' || n, '<p>Text</p>', gen_random_uuid() from auth.users u, generate_series(1, 25) n;
      insert into content_versions (content_id, version, content) select id, 1, content from content;
      insert into check_ignored (content_id, user_id) select id, user_id from content;
      delete from content where title in ('Document 1', 'Document 2');`),
  )
  const tables = ['content', 'content_versions', 'trash', 'trash_versions', 'check_ignored']
  const columns = new Map(
    await Promise.all(tables.map(async (table) => [table, await columnsOf(db, table)] as const)),
  )
  /** What the version before had: columns that came later are not looked at. */
  const read = (table: string) => db.query(`select ${columns.get(table)} from ${table} order by 1`)
  const rows = await Promise.all(tables.map(read))

  expect(await migrate(db)).toEqual(all.slice(before.length).map(({ name }) => name))
  expect(await Promise.all(tables.map(read))).toEqual(rows)
  const astray = await db.query(`select 1 from content c left join workspaces w on w.id = c.workspace_id
    where w.personal_of is distinct from c.user_id
    union all select 1 from trash t left join workspaces w on w.id = t.workspace_id where w.personal_of is distinct from t.user_id`)
  expect(astray).toEqual([])
  for (const { id } of people) {
    const person = actAs(db, { role: 'authenticated', claims: { sub: id } }, id)
    const [seen] = await person.query(`select (select count(*) from content)::int as documents,
      (select count(*) from trash)::int as deleted, (select count(*) from workspaces)::int as workspaces`)
    expect(seen).toEqual({ documents: 23, deleted: 2, workspaces: 1 })
  }

  const places = () => db.query('select id, workspace_id, updated_at from content order by id')
  const [placed, members] = [
    await places(),
    await db.query('select * from workspace_members order by user_id'),
  ]
  await db.query('select internal.move_into_personal_workspaces()')
  await db.query('select internal.give_personal_workspace(id) from auth.users')
  expect(await migrate(db)).toEqual([])
  expect(await places()).toEqual(placed)
  expect(await db.query('select * from workspace_members order by user_id')).toEqual(members)
  await db.close()
})

async function columnsOf(db: Db, table: string): Promise<string> {
  const rows = await db.query<{ name: string }>(
    "select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1 order by column_name <> 'id', 1",
    [table],
  )
  return rows.map(({ name }) => name).join(', ')
}
