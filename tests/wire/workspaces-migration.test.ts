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

it('numbers clients that share a name: the oldest active one keeps it, the others keep it as a spelling', async () => {
  const db = await openTestDatabase({ empty: true })
  await migrate(
    db,
    (await readMigrations()).filter(({ name }) => name < '0045'),
  )
  await db.query("insert into auth.users (email) values ('ana@example.test'), ('ben@example.test')")
  await db.query(`insert into clients (workspace_id, name, other_names, archived_at, created_at)
    select w.id, c.name, c.spellings, c.archived, c.created::timestamptz
    from workspaces w join auth.users u on u.id = w.personal_of and u.email like 'ana%', (values
      ('Larkmoor', '{}'::text[], now(), '2026-01-01'), ('LARKMOOR', '{}', null, '2026-01-02'),
      (' lark  moor', '{}', null, '2026-01-03'), ('Lark Moor', '{Lark Moor}', null, '2026-01-04'),
      ('larkmoor', '{}', null, '2026-01-05'), ('Larkmoor (2)', '{}', null, '2026-01-06')) as c(name, spellings, archived, created)`)
  await db.query("insert into clients (workspace_id, name) select w.id, 'Tallow' from workspaces w")
  await migrate(db)
  const rows = await db.query(
    "select name, other_names from clients where name <> 'Tallow' order by created_at",
  )
  expect(rows).toEqual([
    { name: 'Larkmoor (4)', other_names: ['Larkmoor'] },
    { name: 'LARKMOOR', other_names: [] },
    { name: ' lark  moor', other_names: [] },
    { name: 'Lark Moor (2)', other_names: ['Lark Moor'] },
    { name: 'larkmoor (3)', other_names: ['larkmoor'] },
    { name: 'Larkmoor (2)', other_names: [] },
  ])
  expect(await db.query("select 1 from clients where name = 'Tallow'")).toHaveLength(2)
  await db.close()
})

async function columnsOf(db: Db, table: string): Promise<string> {
  const rows = await db.query<{ name: string }>(
    "select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1 order by column_name <> 'id', 1",
    [table],
  )
  return rows.map(({ name }) => name).join(', ')
}
