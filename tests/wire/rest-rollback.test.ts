// Prefer: tx=rollback is honored where the server allows it; elsewhere nothing that was to be undone is ever done.
import { beforeAll, describe, expect, it } from 'vitest'
import { createSamples } from '#tests/support/samples.ts'
import { type TestApp, withApp } from '#tests/support/start-app.ts'

const allowing = withApp({ environment: { REST_ALLOW_ROLLBACK: 'true' } })
const refusing = withApp()
beforeAll(async () => {
  for (const { app } of [allowing, refusing]) {
    await createSamples(app.db)
    await app.db.tx((tx) =>
      tx.script(`
        create table public.children (
          id integer primary key,
          parent integer references public.samples (id) deferrable initially deferred
        );
        grant all on public.children to anon;
      `),
    )
  }
})

const send = (app: TestApp, method: string, path: string, prefer: string, body?: unknown) =>
  app.request(`/rest/v1/${path}`, {
    method,
    headers: { prefer, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const stored = (app: TestApp) => app.db.query('select id, name from samples order by id')

const changes: [string, string, unknown][] = [
  ['POST', 'samples', { id: 9, name: 'nine' }],
  ['PATCH', 'samples?id=eq.1', { name: 'changed' }],
  ['DELETE', 'samples?id=eq.4', undefined],
  ['POST', 'rpc/rename_sample', { wanted: 1, title: 'changed' }],
]

describe('tx=rollback if allowed', () => {
  it.each(changes)('tries %s %s and undoes it', async (method, path, body) => {
    const before = await stored(allowing.app)
    const response = await send(allowing.app, method, path, 'return=representation, tx=rollback', body)
    expect(response.ok).toBe(true)
    expect(response.headers.get('preference-applied')).toBe('return=representation, tx=rollback')
    expect(await stored(allowing.app)).toEqual(before)
  })

  it('returns what would be stored', async () => {
    const response = await send(
      allowing.app,
      'PATCH',
      'samples?id=eq.2&select=name',
      'return=representation, tx=rollback',
      {
        name: 'new',
      },
    )
    expect(await response.json()).toEqual([{ name: 'new' }])
  })

  it('reports what would fail at the end', async () => {
    const response = await send(allowing.app, 'POST', 'children', 'tx=rollback', { id: 1, parent: 99 })
    expect([response.status, (await response.json()).code]).toEqual([409, '23503'])
  })

  it('does not affect tx=commit', async () => {
    const response = await send(allowing.app, 'POST', 'children', 'tx=commit', { id: 2, parent: 1 })
    expect([response.status, response.headers.get('preference-applied')]).toEqual([201, 'tx=commit'])
    expect(await allowing.app.db.query('select id from children')).toEqual([{ id: 2 }])
  })
})

describe('tx=rollback if not allowed', () => {
  it.each(changes)('refuses %s %s and changes nothing', async (method, path, body) => {
    const before = await stored(refusing.app)
    for (const prefer of [
      'tx=rollback',
      'tx="rollback"',
      'Tx=ROLLBACK',
      'return=representation, tx=rollback',
      'handling=strict, tx=rollback',
    ]) {
      const response = await send(refusing.app, method, path, prefer, body)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        code: 'PGRST122',
        message: 'Prefer: tx=rollback is not allowed on this server',
        details: 'Nothing was changed.',
        hint: 'Send the request without tx=rollback to make the change.',
      })
    }
    expect(await stored(refusing.app)).toEqual(before)
  })

  it('allows reads, without reporting it as applied', async () => {
    for (const [method, path, body] of [
      ['GET', 'samples?id=eq.1', undefined],
      ['HEAD', 'samples', undefined],
      ['POST', 'rpc/add', { a: 1 }],
    ] as const) {
      const response = await send(refusing.app, method, path, 'tx=rollback', body)
      expect([response.status, response.headers.get('preference-applied')]).toEqual([200, null])
    }
    expect((await send(refusing.app, 'GET', 'samples', 'handling=strict, tx=rollback')).status).toBe(400)
  })

  it('ignores tx=commit, which is what happens anyway', async () => {
    const response = await send(refusing.app, 'POST', 'children', 'tx=commit', { id: 3, parent: 1 })
    expect([response.status, response.headers.get('preference-applied')]).toEqual([201, null])
  })
})
