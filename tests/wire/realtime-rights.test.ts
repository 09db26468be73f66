// The functions that read changed rows for many callers: each caller is judged as themselves, and each table's function is up to date.
import { expect, it } from 'vitest'
import { readChangedRows, writeReading } from '#server/stores/realtime.ts'
import type { Person } from '#tests/support/people.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { createTeam, idOf } from '#tests/support/workspaces.ts'

const test = withTestDatabase()

const claimsOf = ({ id }: Person) => JSON.stringify({ sub: id, role: 'authenticated', aal: 'aal1' })
const content = { schema: 'public', name: 'content' }

it('judges several rows for several callers at once, each with their own rights', async () => {
  const [first, second] = [await createTeam(test.db), await createTeam(test.db)]
  const own = await idOf(first.people.stranger, "select id from save_document('mine', title => 'Mine')")
  const callers = [second.people.stranger, first.people.stranger, first.people.viewer, second.people.owner]
  const read = (documents: readonly string[]) =>
    readChangedRows(
      test.db,
      'authenticated',
      writeReading({
        table: content,
        columns: ['id', 'title'],
        conditions: ['t.title = (operands.list ->> 0)'],
        operands: ['Mine'],
        callers: [...callers, first.people.owner].map(claimsOf),
      }),
      documents.map((id, item) => ({ id, item })),
    )
  const documents = [own, first.document, second.document, first.deleted]
  const rows = await read(documents)
  expect(rows.toSorted((a, b) => a.item - b.item)).toEqual([
    { item: 0, viewers: [1], record: { id: own, title: 'Mine' }, matches: [true] },
    { item: 1, viewers: [2, 4], record: { id: first.document, title: 'Kept' }, matches: [false] },
    { item: 2, viewers: [3], record: { id: second.document, title: 'Kept' }, matches: [false] },
  ])
  // A single row is looked up in another way, and judged the same.
  expect(await read([first.document])).toEqual([
    { item: 0, viewers: [2, 4], record: { id: first.document, title: 'Kept' }, matches: [false] },
  ])
  expect(await read([first.deleted])).toEqual([])
})

it('checks a user with a second factor by that user’s own session', async () => {
  const { people, document } = await createTeam(test.db)
  await test.db.query(
    "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
    [people.viewer.id],
  )
  const [session] = await test.db.query<{ id: string }>(
    "insert into auth.sessions (user_id, aal, refresh_token_hmac_key) values ($1, 'aal2', 'x') returning id",
    [people.viewer.id],
  )
  const confirmed = { sub: people.viewer.id, role: 'authenticated', aal: 'aal2', session_id: session?.id }
  const { aal: _, ...silent } = confirmed
  const callers = [people.owner, people.viewer].map(claimsOf)
  const reading = writeReading({
    table: content,
    columns: ['id'],
    conditions: [],
    operands: [],
    callers: [...callers, JSON.stringify(confirmed), JSON.stringify(silent)],
  })
  const rows = await readChangedRows(test.db, 'authenticated', reading, [{ id: document, item: 0 }])
  expect(rows.map(({ viewers }) => viewers)).toEqual([[0, 2]])
})

it('reads what a role may read of a table, whoever listens', async () => {
  const { people, invitation } = await createTeam(test.db)
  const ask = { table: { schema: 'public', name: 'invitations' }, conditions: [], operands: [] }
  const items = [{ id: invitation, item: 0 }]
  const callers = [claimsOf(people.owner)]
  const read = (role: 'authenticated' | 'service_role') =>
    readChangedRows(test.db, role, writeReading({ ...ask, callers, columns: ['email', 'code_hash'] }), items)
  expect((await read('authenticated'))[0]?.record).toEqual({ email: 'new@example.test', code_hash: null })
  expect((await read('service_role'))[0]?.record).toEqual({ email: 'new@example.test', code_hash: 'x' })
})

/** Tables that clients read without hearing of changes, each with the reason. */
const unannounced: Readonly<Record<string, string>> = {}

it('announces the changes of every table that clients read', async () => {
  const tables = await test.db.query<{ name: string; is_watched: boolean }>(
    `select c.relname as name, exists (
       select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'note_change') as is_watched
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (has_any_column_privilege('authenticated', c.oid, 'select') or has_any_column_privilege('anon', c.oid, 'select'))
     order by 1`,
  )
  expect(tables).toContainEqual({ name: 'content', is_watched: true })
  expect(
    tables.filter(({ is_watched }) => !is_watched).map(({ name }) => name),
    "End the migration of a new table with: select internal.watch_changes('public.<name>');",
  ).toEqual(Object.keys(unannounced).toSorted())
})

it('has two functions for every table that announces its changes, made from the table as it is', async () => {
  const made = () =>
    test.db.query(
      "select p.oid::regprocedure::text as name, p.prosrc as body from pg_proc p where p.pronamespace = 'internal'::regnamespace and p.proname ~ '^(visible|changed)_' order by 1",
    )
  const before = await made()
  const tables = await test.db.query(
    "select internal.watch_changes(g.tgrelid::regclass)::text from pg_trigger g where g.tgname = 'note_change'",
  )
  expect(before).toHaveLength(2 * tables.length)
  expect(await made()).toEqual(before)
})
