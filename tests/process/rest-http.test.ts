// The data service over a real port: reason phrases exist only there, and clients show them as statusText.
import type { Server } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { drain, listen } from '#server/listen.ts'
import { openPglite } from '#tests/support/in-process-pglite.ts'
import { createSamples } from '#tests/support/samples.ts'
import { freePort } from '#tests/support/server-process.ts'
import { startApp } from '#tests/support/start-app.ts'

let db: Db
let server: Server
/** No type describes these tables, so queries on them are untyped here. */
let client: any

beforeAll(async () => {
  db = await openPglite()
  await migrate(db)
  await createSamples(db)
  await db.tx((tx) =>
    tx.script(`
      create function public.twice(n integer) returns integer language sql immutable as 'select n * 2';
      create function public.twice(n text) returns text language sql immutable as 'select n || n';
      grant execute on all functions in schema public to anon;
    `),
  )
  const app = await startApp(db, { environment: { PORT: String(await freePort()), LOG_LEVEL: 'error' } })
  server = await listen(createApp(app), app.config)
  client = createClient(`http://127.0.0.1:${app.config.port}`, app.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
})
afterAll(async () => {
  await drain(server, 1)
  await db.close()
})

describe('reason phrases', () => {
  it.each<[string, number, string, () => PromiseLike<{ status: number; statusText: string }>]>([
    ['a read', 200, 'OK', () => client.from('samples').select('id')],
    ['an insert', 201, 'Created', () => client.from('samples').insert({ id: 50 })],
    ['an update', 204, 'No Content', () => client.from('samples').update({ size: 1 }).eq('id', 50)],
    [
      'part of a whole',
      206,
      'Partial Content',
      () => client.from('samples').select('id', { count: 'exact' }).limit(1),
    ],
    ['a count alone', 200, 'OK', () => client.from('samples').select('id', { count: 'exact', head: true })],
    ['an ambiguous function', 300, 'Multiple Choices', () => client.rpc('twice', { n: 1 })],
    ['a filter on nothing', 400, 'Bad Request', () => client.from('samples').select('id').eq('nope', 1)],
    ['a closed table', 401, 'Unauthorized', () => client.from('content').select('id')],
    ['an unknown table', 404, 'Not Found', () => client.from('nowhere').select()],
    ['no single row', 406, 'Not Acceptable', () => client.from('samples').select('id').single()],
    ['a key taken', 409, 'Conflict', () => client.from('samples').insert({ id: 1 })],
    [
      'a page past the end',
      416,
      'Range Not Satisfiable',
      () => client.from('samples').select('id', { count: 'exact' }).range(99, 100),
    ],
  ])('%s answers %i %s', async (_name, status, statusText, query) => {
    const answer = await query()
    expect([answer.status, answer.statusText]).toEqual([status, statusText])
  })

  it('an ambiguous function is named with its candidates', async () => {
    const { error } = await client.rpc('twice', { n: 1 })
    expect(error).toMatchObject({
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.twice(n => integer), public.twice(n => text)',
    })
  })
})

describe('over the network', () => {
  it('HEAD carries the count and no body', async () => {
    const { count, data } = await client
      .from('samples')
      .select('id', { count: 'exact', head: true })
      .lte('id', 4)
    expect({ count, data }).toEqual({ count: 4, data: null })
  })

  it('a body too large is refused and the server continues', async () => {
    const { status, error } = await client.from('samples').insert({ id: 51, name: 'x'.repeat(10_500_000) })
    expect([status, error?.code]).toEqual([413, 'PGRST102'])
    expect((await client.from('samples').select('id').eq('id', 1)).data).toEqual([{ id: 1 }])
  })
})
