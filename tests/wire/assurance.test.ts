// With a verified second factor nothing works until the session has shown it.
import { describe, expect, it } from 'vitest'
import { actAs, createPerson, fillTables, type Person, tables } from '#tests/support/people.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const test = withTestDatabase()

async function personWithFactor(
  status: 'verified' | 'unverified',
): Promise<{ before: Person; after: Person }> {
  const before = await createPerson(test.db)
  await fillTables(before)
  await test.db.query("insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', $2)", [
    before.id,
    status,
  ])
  return { before, after: withSession(before.id, await startSession(before.id, 'aal2')) }
}

async function startSession(userId: string, aal: 'aal1' | 'aal2'): Promise<string> {
  const [row] = await test.db.query<{ id: string }>(
    "insert into auth.sessions (user_id, aal, refresh_token_hmac_key) values ($1, $2, 'x') returning id",
    [userId, aal],
  )
  return row?.id ?? ''
}

/** The person with a token that says aal2, of the given session. */
const withSession = (id: string, session_id?: unknown): Person =>
  actAs(test.db, { role: 'authenticated', claims: { sub: id, aal: 'aal2', session_id } }, id)

describe.each(tables)('%s', (table) => {
  it('shows nothing at the first level and everything at the second', async () => {
    const { before, after } = await personWithFactor('verified')
    expect(await before.query(`select 1 as one from ${table}`)).toEqual([])
    expect((await after.query(`select 1 as one from ${table}`)).length).toBeGreaterThan(0)
  })
})

it('a token of the second level shows nothing without a session of its own that has it', async () => {
  const { before, after } = await personWithFactor('verified')
  const stranger = await createPerson(test.db)
  const sessions = [
    undefined,
    null,
    '',
    7,
    'no-session',
    `${crypto.randomUUID()} `,
    crypto.randomUUID(),
    await startSession(before.id, 'aal1'),
    await startSession(stranger.id, 'aal2'),
  ]
  for (const session of sessions)
    expect(await withSession(before.id, session).query('select 1 as one from profiles')).toEqual([])
  expect(await after.query('select 1 as one from profiles')).toHaveLength(1)
})

it('an unverified factor asks for nothing', async () => {
  const { before } = await personWithFactor('unverified')
  expect(await before.query('select 1 as one from content')).toHaveLength(1)
})

it('saving and restoring are refused at the first level', async () => {
  const { before, after } = await personWithFactor('verified')
  await expect(before.query("select id from save_document('x', title => 'T')")).rejects.toMatchObject({
    code: '42501',
  })
  const [gone] = await after.query<{ id: string }>('select id from trash')
  await expect(before.query('select id from restore_document($1)', [gone?.id ?? ''])).rejects.toMatchObject({
    code: 'PT404',
  })
  expect(await after.query('select id from restore_document($1)', [gone?.id ?? ''])).toHaveLength(1)
})

it('deleting at the first level removes nothing', async () => {
  const { before, after } = await personWithFactor('verified')
  await before.query('delete from content')
  await before.query('delete from profiles')
  expect(await after.query('select 1 as one from content')).toHaveLength(1)
  expect(await after.query('select 1 as one from profiles')).toHaveLength(1)
})
