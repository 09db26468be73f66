// A disk without room: what reads is answered, what would write is told why, on every API, and all is well afterward.
import { describe, expect, it } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { guardSpace } from '#server/db/guard-space.ts'
import { askAuth, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction, createAuthor } from '#tests/support/functions.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const database = withTestDatabase()
const sentence = /out of disk space/

/** The app on a disk that is full as long as the work runs. */
async function withDisk() {
  const disk = { isFull: false }
  const guarded = guardSpace(database.db, { isLow: () => disk.isFull })
  const app = await startApp(guarded)
  const whileFull = async <T>(work: () => Promise<T>): Promise<T> => {
    disk.isFull = true
    try {
      return await work()
    } finally {
      disk.isFull = false
    }
  }
  return { app, db: guarded, whileFull }
}

const rest = async (app: TestApp, token: string, method: string, path: string, body?: unknown) => {
  const response = await app.request(`/rest/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json().catch(() => null) }
}

describe('the data service on a full disk', () => {
  it('reads, refuses to write with 507, and writes again when there is room', async () => {
    const { app, whileFull } = await withDisk()
    const { token } = await createAuthor(app)
    const saved = await rest(app, token, 'POST', 'rpc/save_document', { content: '<p>Kept</p>' })
    expect(saved.status).toBe(200)
    await whileFull(async () => {
      const list = await rest(app, token, 'GET', 'content?select=content')
      expect(list).toEqual({ status: 200, body: [{ content: '<p>Kept</p>' }] })
      const search = await rest(app, token, 'POST', 'rpc/search_documents', { words: 'kept' })
      expect(search).toMatchObject({ status: 200, body: [{ title: 'Untitled Document' }] })
      for (const [method, path, body] of [
        ['POST', 'content', { title: 'New' }],
        ['PATCH', 'content?title=eq.Untitled%20Document', { title: 'Changed' }],
        ['DELETE', 'content?title=eq.Untitled%20Document', undefined],
        ['POST', 'rpc/save_document', { content: '<p>Lost</p>' }],
      ] as const) {
        const refused = await rest(app, token, method, path, body)
        expect(refused).toEqual({
          status: 507,
          body: { code: '53100', message: expect.stringMatching(sentence), details: null, hint: null },
        })
      }
    })
    expect((await rest(app, token, 'POST', 'content', { title: 'New' })).status).toBe(201)
    const titles = await rest(app, token, 'GET', 'content?select=title&order=title')
    expect(titles.body).toEqual([{ title: 'New' }, { title: 'Untitled Document' }])
  })
})

describe('the auth service on a full disk', () => {
  it('refuses what begins a session, reads the account, and never ends a session that is there', async () => {
    const { app, whileFull } = await withDisk()
    const { client, email, token, refreshToken } = await signUpConfirmed(app)
    await whileFull(async () => {
      const ask = (grant: string, body: unknown) =>
        askAuth(app, 'POST', `/token?grant_type=${grant}`, { body })
      expect(await ask('password', { email, password })).toMatchObject({
        status: 507,
        body: { code: 'storage_full', message: expect.stringMatching(sentence) },
      })
      expect(await askAuth(app, 'GET', '/user', { token })).toMatchObject({ status: 200, body: { email } })
      // A client removes its session at any status that it does not try again.
      expect((await ask('refresh_token', { refresh_token: refreshToken })).status).toBe(503)
    })
    const refreshed = await client.auth.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(refreshed.data.user?.email).toBe(email)
  })
})

describe('functions on a full disk', () => {
  it('refuse what is counted or deleted with 507', async () => {
    const { app, whileFull } = await withDisk()
    const { id, token } = await createAuthor(app)
    await whileFull(async () => {
      const input = { type: 'headline', context: 'Acme launches a new robot in Berlin.' }
      for (const answer of [
        await callFunction(app, 'generate-specialized-content', input, { token }),
        await callFunction(app, 'delete-user', { user_id: id }, { token }),
      ])
        expect(answer).toMatchObject({
          status: 507,
          body: { code: 'storage_full', error: expect.stringMatching(sentence) },
        })
    })
    expect(await callFunction(app, 'delete-user', { user_id: id }, { token })).toMatchObject({ status: 200 })
  })
})

describe('a database on a full disk', () => {
  it('reads inside transactions and refuses scripts', async () => {
    const { db, whileFull } = await withDisk()
    await whileFull(async () => {
      expect(await db.tx((tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }])
      await expect(db.tx((tx) => tx.script('create table no_room ()'))).rejects.toMatchObject(full)
      await expect(db.query('delete from auth.users')).rejects.toMatchObject(full)
    })
  })

  it('says so when PostgreSQL itself finds no room', async () => {
    const raise = "do $$ begin raise sqlstate '53100' using message = 'could not extend file'; end $$"
    await expect(database.db.query(raise)).rejects.toMatchObject(full)
  })
})

const full: Partial<Db & Error> = { name: 'DbFull' }
