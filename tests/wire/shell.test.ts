// What the server answers around its APIs: health, public configuration, unknown paths, failures, limits.
import { describe, expect, it } from 'vitest'
import { appConfigSchema } from '#contract/app-config.ts'
import { type Db, DbUnavailable } from '#server/db/db.ts'
import { startApp, withApp } from '#tests/support/start-app.ts'

const test = withApp()
const body = async (path: string, init?: RequestInit) => (await test.app.request(path, init)).json()

const unreachable = (): never => {
  throw new DbUnavailable('The database is not responding.', {
    cause: new Error('connect ECONNREFUSED 10.0.0.1:5432'),
  })
}
const deadDatabase: Db = {
  kind: 'postgres',
  query: async () => unreachable(),
  tx: async () => unreachable(),
  asCaller: async () => unreachable(),
  listen: () => () => {},
  close: async () => {},
}

describe('health', () => {
  it('says up and ready', async () => {
    expect(await body('/healthz')).toEqual({ status: 'up' })
    expect(await body('/readyz')).toEqual({ status: 'ready', sockets: 0 })
  })

  it('is up, but not ready, while the database is unavailable', async () => {
    const app = await startApp(deadDatabase)
    expect((await app.request('/healthz')).status).toBe(200)
    const ready = await app.request('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.text()).not.toContain('10.0.0.1')
  })
})

describe('/app-config.json', () => {
  it('returns the public part', async () => {
    const config = appConfigSchema.parse(await body('/app-config.json'))
    expect(config.supabaseUrl).toBe('http://localhost:3000')
    expect(config.supabaseKey).toBe(test.app.keys.anonKey)
    expect(config.standIns).toEqual([
      'local mailbox',
      'local identity provider',
      'local checkout',
      'local contact list',
    ])
  })

  it('contains no secrets', async () => {
    const text = JSON.stringify(await body('/app-config.json'))
    expect(text).not.toContain(test.app.keys.serviceRoleKey)
    expect(text).not.toContain(String(test.app.keys.signing[0].d))
  })

  it.each([
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['localhost:4000', 'http://localhost:4000'],
    ['evil.example', 'http://localhost:3000'],
    ['', 'http://localhost:3000'],
  ])('names our own origin for a request to %s', async (host, expected) => {
    const config = await body('/app-config.json', { headers: { host } })
    expect(config.supabaseUrl).toBe(expected)
  })

  it('trusts a proxy only if configured', async () => {
    const headers = { host: 'app:3000', 'x-forwarded-host': 'localhost:8443', 'x-forwarded-proto': 'https' }
    expect((await body('/app-config.json', { headers })).supabaseUrl).toBe('http://localhost:3000')
    const behind = await startApp(test.app.db, { environment: { TRUST_PROXY: '1' } })
    expect(await (await behind.request('/app-config.json', { headers })).json()).toMatchObject({
      supabaseUrl: 'https://localhost:8443',
    })
  })

  it('names no stand-ins in production', async () => {
    const app = await startApp(test.app.db, { environment: { NODE_ENV: 'production' } })
    const config = await (await app.request('/app-config.json')).json()
    expect(config).toMatchObject({ standIns: [], features: { mail: false } })
    expect((await app.request('/local/mail')).status).toBe(404)
  })
})

describe('an unknown path', () => {
  it('responds in the shape of its API', async () => {
    expect(await body('/auth/v1/nowhere')).toMatchObject({ code: 404, error_code: 'not_found' })
    expect(await body('/rest/v1/no/where')).toEqual({
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
      details: null,
      hint: null,
    })
    expect(await body('/functions/v1/nothing', { method: 'POST' })).toMatchObject({
      error: 'There is no function at /functions/v1/nothing.',
    })
  })

  it('responds with codes to auth clients that send the API version', async () => {
    const response = await test.app.request('/auth/v1/nowhere', {
      headers: { 'x-supabase-api-version': '2024-01-01' },
    })
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(response.headers.get('x-sb-error-code')).toBe('not_found')
    expect(await response.json()).toEqual({ code: 'not_found', message: 'There is no GET /auth/v1/nowhere.' })
  })

  it('outside every API returns JSON with 404', async () => {
    const response = await test.app.request('/nowhere', { method: 'DELETE' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'There is no DELETE /nowhere.' })
  })
})

describe('every response', () => {
  it('has a request id and the security headers', async () => {
    const { headers } = await test.app.request('/healthz')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('requires HTTPS if the site has it', async () => {
    const app = await startApp(test.app.db, { environment: { SITE_URL: 'https://press.example.com' } })
    expect((await app.request('/healthz')).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    )
  })

  it('is logged on one line without its query', async () => {
    await test.app.request('/auth/v1/nowhere?token=s3cret', { headers: { authorization: 'Bearer t0ken' } })
    const line = test.app.lines.at(-1) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      event: 'request',
      method: 'GET',
      path: '/auth/v1/nowhere',
      status: 404,
    })
    expect(test.app.lines.join('\n')).not.toMatch(/s3cret|t0ken/)
  })
})

describe('the local mailbox', () => {
  it('is empty at first and says so', async () => {
    expect(await body('/local/mail.json')).toEqual([])
    expect(await (await test.app.request('/local/mail')).text()).toContain('No messages yet.')
  })

  it('responds only on its own address', async () => {
    const response = await test.app.request('/local/mail.json', { headers: { host: 'evil.example' } })
    expect(response.status).toBe(421)
  })

  it('sends no CORS headers', async () => {
    const response = await test.app.request('/local/mail.json', {
      headers: { origin: 'https://evil.example' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
