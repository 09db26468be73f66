// What is tidied up now and then: only what nobody can use anymore, and nothing permanently because a clock jumped.
import { beforeEach, describe, expect, it } from 'vitest'
import { deletionDelayHours, trustedGapHours } from '#domain/document/housekeeping.ts'
import { trashDays } from '#domain/document/trash.ts'
import { deleteDropped, deleteUnusedPictures } from '#server/files/collect.ts'
import { runHousekeeping } from '#server/housekeeping.ts'
import { noteOrphans } from '#server/stores/dropped-files.ts'
import { runRegularly } from '#tests/support/housekeeping.ts'
import { createPerson } from '#tests/support/people.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
const query = (sql: string, values: (string | number)[] = []) => test.app.db.query(sql, values)
const run = () => runHousekeeping(test.app.db, test.app.log)

/** The server runs for the given number of hours. */
async function runFor(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    await pass(1)
    await run()
  }
}

/** Everything housekeeping judges by its age. */
const aging = {
  'internal.housekeeping': ['last_run_at'],
  'internal.unused_pictures': ['since'],
  'internal.dropped_files': ['dropped_at'],
  'public.trash': ['deleted_at'],
  'public.assets': ['deleted_at'],
  'storage.objects': ['updated_at'],
  'internal.outbox': ['created_at', 'next_attempt_at'],
  'auth.one_time_tokens': ['created_at'],
  'auth.flow_state': ['created_at'],
  'auth.mfa_factors': ['created_at'],
  'auth.mfa_challenges': ['created_at'],
  'auth.rate_limits': ['refilled_at'],
  'internal.billing_events': ['handled_at'],
  'public.invitations': ['expires_at'],
}

/** Lets time pass for the database: what is stored becomes older, which is the same to it as a clock that keeps running. */
async function pass(hours: number): Promise<void> {
  for (const [table, columns] of Object.entries(aging)) {
    const changes = columns.map((column) => `${column} = ${column} - make_interval(mins => $1::int)`)
    await query(`update ${table} set ${changes.join(', ')}`, [Math.round(hours * 60)])
  }
}

/** One of everything that is deleted when it is old. */
async function keepSomething(): Promise<void> {
  const ana = await createPerson(test.app.db)
  const [row] = await ana.query<{ id: string }>("select id from save_document('one', title => 'Launch')")
  await ana.query('delete from content where id = $1', [row?.id ?? ''])
  await query(
    `insert into internal.outbox (kind, payload, sent_at) values ('mail', '{"to": "old"}', now())
     `,
  )
  await query(`insert into internal.outbox (kind, payload) values ('mail', '{"to": "new", "text": "Hello"}')`)
  await query(
    `insert into auth.flow_state (user_id, provider_type, authentication_method) values ($1, 'email', 'magiclink')`,
    [ana.id],
  )
  await query(`insert into auth.rate_limits (key, tokens) values ($1, 3)`, [ana.id])
  await query(`insert into internal.billing_events (id, type, handled_at) values ($1, 'x', now())`, [ana.id])
  await query(
    `insert into public.invitations (workspace_id, email, role, token_hash, code_hash, expires_at)
     select id, 'new@larkmoor.example', 'editor', 'hash', 'hash', now() + interval '7 days' from public.workspaces
     where personal_of = $1`,
    [ana.id],
  )
}

/** How much there is of what is deleted when it is old; a mail given up has lost its text. */
async function count(): Promise<Record<string, number>> {
  const tables = [
    'public.trash',
    'internal.outbox',
    'auth.flow_state',
    'auth.rate_limits',
    'internal.billing_events',
    'public.invitations',
  ]
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const [row] = await test.app.db.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    counts[table] = row?.count ?? 0
  }
  const [mail] = await test.app.db.query<{ count: number }>(
    `select count(*)::int as count from internal.outbox where payload ? 'text'`,
  )
  return { ...counts, 'mails with text': mail?.count ?? 0 }
}

const all = {
  'public.trash': 1,
  'internal.outbox': 2,
  'auth.flow_state': 1,
  'auth.rate_limits': 1,
  'internal.billing_events': 1,
  'public.invitations': 1,
  'mails with text': 1,
}
const nothing = Object.fromEntries(Object.keys(all).map((name) => [name, 0]))

beforeEach(async () => {
  for (const table of Object.keys(aging)) await query(`delete from ${table}`)
  await keepSomething()
  await runRegularly(test.app.db)
})

describe('tidying up', () => {
  it('deletes unused codes and links, and keeps those that still work', async () => {
    const { app } = test
    for (const name of ['old', 'new']) {
      const body = JSON.stringify({ email: `${name}@larkmoor.example`, password: 'correct horse battery' })
      const headers = { apikey: app.keys.anonKey, 'content-type': 'application/json' }
      await app.request('/auth/v1/signup', { method: 'POST', headers, body })
    }
    await query(
      "update auth.one_time_tokens set created_at = now() - interval '25 hours' where relates_to = 'old@larkmoor.example'",
    )
    await run()
    const left = await app.db.query<{ relates_to: string }>('select relates_to from auth.one_time_tokens')
    expect(left.map((row) => row.relates_to)).toEqual(['new@larkmoor.example'])
  })

  it('deletes what expired, hour by hour', async () => {
    await pass(trashDays * 24 * 3)
    await runRegularly(test.app.db)
    await run()
    expect(await count()).toEqual(nothing)
  })
})

describe('a clock that jumps 40 days ahead', () => {
  it('deletes nothing at first, and says so', async () => {
    await pass(40 * 24)
    await run()
    expect(await count()).toEqual(all)
    expect(test.app.lines.join('\n')).toContain('deletion put off')
  })

  it('deletes nothing for a day of database time, however often it runs', async () => {
    await pass(40 * 24)
    for (let hour = 0; hour < deletionDelayHours; hour += 1) {
      await run()
      await pass(0.99)
    }
    await run()
    expect(await count()).toEqual(all)
  })

  it('deletes after that day, if the clock was right', async () => {
    await pass(40 * 24)
    await run()
    await runFor(deletionDelayHours)
    expect((await count())['public.trash']).toBe(0)
  })

  it('has lost nothing if it is corrected in time, and then waits again', async () => {
    await pass(40 * 24)
    await run()
    await pass(-40 * 24)
    await run()
    expect(await count()).toEqual(all)
    await runFor(deletionDelayHours - 1)
    expect((await count())['public.trash']).toBe(1)
  })
})

describe('files and a clock that jumps 40 days ahead', () => {
  const jump = async () => {
    await pass(40 * 24)
    await run()
  }

  it('keeps pictures that nothing uses until deletion resumes', async () => {
    const { app } = test
    await query(
      `insert into storage.objects (bucket_id, name, version, metadata)
       select 'media', id || '/pictures/' || gen_random_uuid(), gen_random_uuid()::text, '{}'
       from public.workspaces limit 1`,
    )
    const pictures = async () =>
      (await query("select 1 from storage.objects where bucket_id = 'media'")).length
    await deleteUnusedPictures(app.db)
    await jump()
    await deleteUnusedPictures(app.db)
    expect(await pictures()).toBe(1)
    await runFor(deletionDelayHours)
    await deleteUnusedPictures(app.db)
    expect(await pictures()).toBe(0)
  })

  it('keeps bytes without a row, and deletes those of a deleted file', async () => {
    const removed: string[] = []
    const store = { remove: async (version: string) => void removed.push(version) }
    const collect = () =>
      deleteDropped(test.app.db, { ...test.app.files, store: { ...test.app.files.store, ...store } })
    await noteOrphans(test.app.db, ['orphan'], 7)
    await query("insert into internal.dropped_files (version) values ('deleted')")
    await jump()
    await collect()
    expect(removed).toEqual(['deleted'])
    await runFor(deletionDelayHours)
    await collect()
    expect(removed).toEqual(['deleted', 'orphan'])
  })
})

it('a clock that jumps a day and is trusted deletes no file of a kit that was just deleted', async () => {
  await query(
    "insert into public.clients (workspace_id, name) select id, 'Larkmoor' from public.workspaces limit 1",
  )
  const [object] = await test.app.db.query<{ id: string }>(
    `insert into storage.objects (bucket_id, name, version, metadata)
     select 'media', id || '/kit/' || gen_random_uuid(), gen_random_uuid()::text, '{"size": 1, "mimetype": "image/png"}'
     from public.workspaces where id in (select workspace_id from public.clients) limit 1 returning id`,
  )
  await query(
    `insert into public.assets (id, workspace_id, object_id, client_id, file_name, deleted_at)
     select o.path_tokens[3]::uuid, c.workspace_id, o.id, c.id, 'logo.png', now()
     from storage.objects o join public.clients c on c.workspace_id::text = o.path_tokens[1] where o.id = $1 limit 1`,
    [object?.id ?? ''],
  )
  const files = async () => (await query('select 1 from public.assets')).length
  // The moment of a deletion is the server's and can't be changed otherwise.
  await query('alter table public.assets disable trigger date_deletion')
  await pass(47)
  await run()
  expect(await files()).toBe(1)
  await runFor(26)
  await query('alter table public.assets enable trigger date_deletion')
  expect(await files()).toBe(0)
})

describe('a pause', () => {
  it.each([
    { hours: trustedGapHours - 0.1, left: 0 },
    { hours: trustedGapHours + 0.1, left: 1 },
  ])('of $hours hours leaves $left in the trash', async ({ hours, left }) => {
    await query("update trash set deleted_at = now() - interval '29 days 23 hours'")
    await query('update internal.housekeeping set last_run_at = now()')
    await pass(hours)
    await run()
    expect((await count())['public.trash']).toBe(left)
  })

  it('of days between short periods of work deletes nothing', async () => {
    for (let start = 0; start < 12; start += 1) {
      await pass(4 * 24)
      await run()
      await runFor(3)
    }
    expect((await count())['public.trash']).toBe(1)
  })

  it('faked by a clock jump deletes nothing that was not old before', async () => {
    await query("update trash set deleted_at = now() - interval '29 days'")
    await pass(400 * 24)
    await run()
    expect((await count())['public.trash']).toBe(1)
  })

  it('is not trusted without a previous run', async () => {
    await query('delete from internal.housekeeping')
    await pass(40 * 24)
    await run()
    expect(await count()).toEqual(all)
  })

  it('delays deletion once for processes that wake up together', async () => {
    await pass(40 * 24)
    await Promise.all([run(), run(), run()])
    expect(await count()).toEqual(all)
  })
})
