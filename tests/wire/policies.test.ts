// Who may do what, judged by the database itself: a visitor, user A and user B against every table.
import { beforeAll, describe, expect, it } from 'vitest'
import { actAs, anon, createPerson, fillTables, type Person, service, tables } from '#tests/support/people.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { tryOut } from '#tests/support/workspaces.ts'

const test = withTestDatabase()
const denied = { code: '42501' }

let ana: Person
let ben: Person
let anasDocument: string

beforeAll(async () => {
  ana = await createPerson(test.db)
  ben = await createPerson(test.db)
  anasDocument = (await fillTables(ana)).document
  await fillTables(ben)
})

describe.each(tables)('%s', (table) => {
  it('hides other people’s rows', async () => {
    const all = await test.db.query(`select * from ${table}`)
    const own = await ana.query(`select * from ${table}`)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(all.length)
    expect(own.every((row) => !('user_id' in row) || row.user_id === ana.id)).toBe(true)
  })

  it.each(['select', 'delete'])('refuses a visitor’s %s', async (verb) => {
    const statement = verb === 'select' ? `select * from ${table}` : `delete from ${table}`
    await expect(actAs(test.db, anon).query(statement)).rejects.toMatchObject(denied)
  })

  it('has row-level security on', async () => {
    const [row] = await test.db.query('select relrowsecurity as on from pg_class where oid = $1::regclass', [
      table,
    ])
    expect(row).toEqual({ on: true })
  })
})

describe('profiles', () => {
  it.each([
    "subscription_status = 'pro'",
    "pro_until = now() + interval '1 year'",
    'created_at = now()',
    "stripe_customer_id = 'cus_x'",
    "stripe_subscription_id = 'sub_x'",
    'user_id = gen_random_uuid()',
  ])('lets nobody set %s on their own', async (change) => {
    await expect(ana.query(`update profiles set ${change}`)).rejects.toMatchObject(denied)
  })

  it('lets nobody insert one', async () => {
    const inserting = ana.query('insert into profiles (user_id) values ($1)', [ana.id])
    await expect(inserting).rejects.toMatchObject(denied)
  })

  it('changes nothing in another user’s', async () => {
    await ben.query(
      "update profiles set daily_uses = 9, last_use_date = (now() at time zone 'utc')::date where user_id = $1",
      [ana.id],
    )
    const [row] = await test.db.query('select daily_uses from profiles where user_id = $1', [ana.id])
    expect(row).toEqual({ daily_uses: 0 })
  })

  it('is created with every account', async () => {
    const person = await createPerson(test.db)
    const rows = await person.query('select subscription_status, daily_uses, last_use_date from profiles')
    expect(rows).toEqual([{ subscription_status: 'free', daily_uses: 0, last_use_date: null }])
  })

  it('is not deleted while a subscription runs', async () => {
    const person = await createPerson(test.db)
    await test.db.query("update profiles set subscription_status = 'pro' where user_id = $1", [person.id])
    await person.query('delete from profiles')
    await test.db.query(
      "update profiles set subscription_status = 'free', stripe_subscription_id = 'sub' where user_id = $1",
      [person.id],
    )
    await person.query('delete from profiles')
    expect(await person.query('select 1 as one from profiles')).toHaveLength(1)
    await test.db.query('update profiles set stripe_subscription_id = null where user_id = $1', [person.id])
    await person.query('delete from profiles')
    expect(await person.query('select 1 as one from profiles')).toHaveLength(0)
  })
})

describe('usage counter', () => {
  const today = "(now() at time zone 'utc')::date"
  const count = (person: Person, uses: number, day = today) =>
    person.query(`update profiles set daily_uses = ${uses}, last_use_date = ${day}`)

  it('rises for today', async () => {
    const person = await createPerson(test.db)
    await count(person, 1)
    await count(person, 2)
    expect(await person.query('select daily_uses from profiles')).toEqual([{ daily_uses: 2 }])
  })

  it('never falls on the same day', async () => {
    const person = await createPerson(test.db)
    await count(person, 3)
    await expect(count(person, 2)).rejects.toMatchObject(denied)
    await expect(person.query('update profiles set daily_uses = 0')).rejects.toMatchObject(denied)
  })

  it('starts again at 1 on a new day, not at 0', async () => {
    const person = await createPerson(test.db)
    await test.db.query(
      `update profiles set daily_uses = 3, last_use_date = ${today} - 1 where user_id = $1`,
      [person.id],
    )
    await expect(count(person, 0)).rejects.toMatchObject(denied)
    await count(person, 1)
    expect(await person.query('select daily_uses from profiles')).toEqual([{ daily_uses: 1 }])
  })

  it.each([`${today} - 1`, `${today} + 1`, 'null'])('refuses the date %s', async (day) => {
    const person = await createPerson(test.db)
    await expect(count(person, 5, day)).rejects.toMatchObject(denied)
  })

  it('can be set by the service', async () => {
    const person = await createPerson(test.db)
    await count(person, 3)
    await test.db.asCaller(service, (tx) =>
      tx.query('update profiles set daily_uses = 0 where user_id = $1', [person.id]),
    )
    expect(await person.query('select daily_uses from profiles')).toEqual([{ daily_uses: 0 }])
  })
})

describe('token_use', () => {
  it('is read by whose use it is, and written by the service alone', async () => {
    for (const { id } of [ana, ben])
      await test.db.query(
        "insert into token_use (user_id, function, model, calls) values ($1, 'generate-content', 'm', 1)",
        [id],
      )
    expect(await ana.query('select user_id, calls from token_use')).toEqual([{ user_id: ana.id, calls: 1 }])
    for (const change of [
      "insert into token_use (user_id, function, model) values (auth.uid(), 'x', 'm')",
      'update token_use set calls = 0',
      'delete from token_use',
    ])
      await expect(ana.query(change)).rejects.toMatchObject(denied)
    await expect(actAs(test.db, anon).query('select * from token_use')).rejects.toMatchObject(denied)
  })
})

describe('content', () => {
  it('is inserted only for the caller', async () => {
    await expect(
      ben.query("insert into content (title, user_id) values ('Planted', $1)", [ana.id]),
    ).rejects.toMatchObject(denied)
    const rows = await ben.query<{ user_id: string }>(
      "insert into content (title) values ('Mine') returning user_id",
    )
    expect(rows).toEqual([{ user_id: ben.id }])
  })

  it('gets its id from the database, so nobody can reuse that of a deleted one', async () => {
    const [gone] = await ana.query<{ id: string }>('select id from trash')
    await expect(
      ben.query("insert into content (id, title) values ($1, 'squat')", [gone?.id ?? '']),
    ).rejects.toMatchObject(denied)
  })

  it('cannot be given to another user', async () => {
    await expect(ana.query('update content set user_id = $1', [ben.id])).rejects.toMatchObject(denied)
  })

  it('stays as it is when another user updates or deletes it', async () => {
    await ben.query("update content set title = 'Taken' where id = $1", [anasDocument])
    await ben.query('delete from content where id = $1', [anasDocument])
    expect(await ana.query('select title from content where id = $1', [anasDocument])).toEqual([
      { title: 'Kept' },
    ])
  })

  it('has our own updated_at, whatever the client sends', async () => {
    const [row] = await ana.query<{ ours: boolean }>(
      "update content set updated_at = '2001-01-01', title = title where id = $1 returning updated_at > now() - interval '1 hour' as ours",
      [anasDocument],
    )
    expect(row?.ours).toBe(true)
  })

  it.each(["title = repeat('x', 301)", "content = repeat('x', 5000001)", "type = 'novel'"])(
    'refuses %s',
    async (change) => {
      await expect(ana.query(`update content set ${change}`)).rejects.toMatchObject({ code: '23514' })
    },
  )

  it.each(['null', "''", "'   '", "E'\\t\\n'", "E'\\u00a0'"])(
    'falls back to the default title for %s',
    async (title) => {
      const rows = await ana.query(`insert into content (title) values (${title}) returning title`)
      expect(rows).toEqual([{ title: 'Untitled Document' }])
    },
  )
})

describe('content_versions', () => {
  it('is not written for another user’s document', async () => {
    await expect(
      ben.query("insert into content_versions (content_id, version, content) values ($1, 99, 'x')", [
        anasDocument,
      ]),
    ).rejects.toMatchObject(denied)
  })

  it.each(["update content_versions set content = 'x'", 'delete from content_versions'])(
    'refuses %s',
    async (statement) => {
      await expect(ana.query(statement)).rejects.toMatchObject(denied)
    },
  )

  it('is numbered without gaps, so that a next one always fits', async () => {
    const skipping = ana.query(
      "insert into content_versions (content_id, version, content) values ($1, 2147483647, 'x')",
      [anasDocument],
    )
    await expect(skipping).rejects.toMatchObject({
      code: '23514',
      message: 'Version 2147483647 leaves a gap: versions are numbered one by one.',
    })
  })

  it('accepts the client’s plain insert', async () => {
    await ana.query("insert into content_versions (content_id, content, version) values ($1, 'by hand', 2)", [
      anasDocument,
    ])
    const rows = await ana.query(
      'select version, cause from content_versions where content_id = $1 and version = 2',
      [anasDocument],
    )
    expect(rows).toEqual([{ version: 2, cause: 'save' }])
  })
})

describe('check_settings', () => {
  it.each<[sql: string, own: number, others: number | string]>([
    ['select 1 from check_settings where user_id = :owner', 1, 0],
    ["insert into check_settings (user_id, settings) values (:owner, '{}') returning 1", 1, '42501'],
    ["update check_settings set settings = '{}' where user_id = :owner returning 1", 1, 0],
    ['delete from check_settings where user_id = :owner returning 1', 1, 0],
  ])('%s is for oneself', async (sql, own, others) => {
    const [owner, stranger] = await Promise.all([createPerson(test.db), createPerson(test.db)])
    const isNew = sql.startsWith('insert')
    if (!isNew) await owner.query("insert into check_settings (settings) values ('{}')")
    const statement = sql.replace(':owner', `'${owner.id}'`)
    expect(await tryOut(test.db, stranger, statement)).toBe(others)
    expect(await tryOut(test.db, owner, statement)).toBe(own)
  })
})

describe('trash', () => {
  it('is filled only by deleting', async () => {
    const planting = ana.query(
      `insert into trash (id, user_id, title, content, type, is_draft, is_generated, created_at, updated_at)
       values (gen_random_uuid(), $1, 't', 'c', 'press_release', true, false, now(), now())`,
      [ana.id],
    )
    await expect(planting).rejects.toMatchObject(denied)
  })
})

describe('accounts', () => {
  it.each(['auth.users', 'auth.mfa_factors', 'internal.migrations'])(
    'hides %s from users and visitors',
    async (table) => {
      await expect(ana.query(`select * from ${table}`)).rejects.toMatchObject(denied)
      await expect(actAs(test.db, anon).query(`select * from ${table}`)).rejects.toMatchObject(denied)
    },
  )
})

describe('functions', () => {
  it.each(["save_document('x')", 'restore_document(gen_random_uuid())', 'purge_trash(0)'])(
    'refuses a visitor %s',
    async (call) => {
      await expect(actAs(test.db, anon).query(`select ${call}`)).rejects.toMatchObject(denied)
    },
  )

  it('only the service can empty the trash', async () => {
    await expect(ana.query('select purge_trash(0)')).rejects.toMatchObject(denied)
  })
})

describe('the caller’s scope', () => {
  it('ends with its transaction', async () => {
    await ana.query('select 1')
    const [row] = await test.db.query(
      "select current_user <> 'authenticated' as ours, auth.uid() is null as nobody",
    )
    expect(row).toEqual({ ours: true, nobody: true })
  })

  it('does not leak between concurrent callers', async () => {
    const asking = Array.from({ length: 40 }, (_, index) => (index % 2 ? ana : ben)).map(async (person) => {
      const rows = await person.query<{ id: string }>('select user_id as id from profiles')
      return rows.length === 1 && rows[0]?.id === person.id
    })
    expect((await Promise.all(asking)).every(Boolean)).toBe(true)
  })

  it('refuses to write when read-only', async () => {
    const writing = test.db.asCaller(ana.caller, (tx) => tx.query("update content set title = 'x'"), {
      readOnly: true,
    })
    await expect(writing).rejects.toMatchObject({ code: '25006' })
  })
})
