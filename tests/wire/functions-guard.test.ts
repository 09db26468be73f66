// Who may call a function, and what every function answers alike.
import { beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '#tests/support/client.ts'
import { type Author, callFunction, createAuthor } from '#tests/support/functions.ts'
import { startApp, withApp } from '#tests/support/start-app.ts'

const server = withApp({
  // Nothing here gets as far as the provider.
  environment: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:9/v1' },
})
const ask = { type: 'generate', content: 'A brief.' }
let author: Author

beforeAll(async () => {
  author = await createAuthor(server.app)
})

const userFunctions = ['generate-content', 'analyze-content']

describe.each(userFunctions)('%s', (name) => {
  it('refuses a visitor without a token', async () => {
    const { status, body } = await callFunction(server.app, name, ask)
    expect([status, body]).toEqual([401, { error: 'Sign in first.', code: 'sign_in_required' }])
  })

  it.each(['anonKey', 'serviceRoleKey'] as const)('refuses a caller who shows the %s alone', async (key) => {
    const { status } = await callFunction(server.app, name, ask, { token: server.app.keys[key] })
    expect(status).toBe(401)
  })

  it('refuses before it reads the body', async () => {
    expect((await callFunction(server.app, name, '{')).body.code).toBe('sign_in_required')
  })
})

describe('a token', () => {
  const codeOf = async (token: string) => {
    const { status, body } = await callFunction(server.app, 'generate-content', ask, { token })
    return [status, body.code]
  }

  it.each(['nonsense', 'a.b.c'])('that is no token is refused: %s', async (token) => {
    expect(await codeOf(token)).toEqual([401, 'bad_token'])
  })

  it('that has expired is refused', async () => {
    expect(await codeOf(await accessToken(server.app, { sub: author.id }, '-1s'))).toEqual([401, 'bad_token'])
  })

  it('in a header of another scheme is refused', async () => {
    const headers = { authorization: 'Basic abc' }
    const { status } = await callFunction(server.app, 'generate-content', ask, { headers })
    expect(status).toBe(401)
  })

  it('without a session is refused', async () => {
    expect(await codeOf(await accessToken(server.app, { sub: author.id }))).toEqual([401, 'session_over'])
  })

  it("with somebody else's session is refused", async () => {
    const other = await createAuthor(server.app)
    const [session] = await server.app.db.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1',
      [other.id],
    )
    const token = await accessToken(server.app, { sub: author.id, session_id: session?.id })
    expect(await codeOf(token)).toEqual([401, 'session_over'])
  })

  it('is refused once its session has ended', async () => {
    const leaving = await createAuthor(server.app)
    await server.app.db.query('delete from auth.sessions where user_id = $1', [leaving.id])
    expect(await codeOf(leaving.token)).toEqual([401, 'session_over'])
  })

  it('is refused once its account is gone', async () => {
    const leaving = await createAuthor(server.app)
    await server.app.db.query('delete from auth.users where id = $1', [leaving.id])
    expect(await codeOf(leaving.token)).toEqual([401, 'session_over'])
  })

  it('is refused while its account is suspended', async () => {
    const banned = await createAuthor(server.app)
    await server.app.db.query(
      "update auth.users set banned_until = now() + interval '1 hour' where id = $1",
      [banned.id],
    )
    expect(await codeOf(banned.token)).toEqual([403, 'banned'])
  })

  it('is refused where a visitor is welcome, when it is not good: nothing is counted for the wrong person', async () => {
    const body = { type: 'cta', context: 'x' }
    const answer = await callFunction(server.app, 'generate-specialized-content', body, { token: 'nonsense' })
    expect([answer.status, answer.body.code]).toEqual([401, 'bad_token'])
  })
})

describe('a second factor', () => {
  it('that is verified must be used, by the session and by the token', async () => {
    const careful = await createAuthor(server.app)
    const [session] = await server.app.db.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1',
      [careful.id],
    )
    await server.app.db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status, friendly_name) values ($1, 'totp', 'verified', 'a')",
      [careful.id],
    )
    const claims = { sub: careful.id, session_id: session?.id }
    const codeWith = async (aal: string, name = 'generate-content') =>
      (await callFunction(server.app, name, {}, { token: await accessToken(server.app, { ...claims, aal }) }))
        .body.code
    expect(await codeWith('aal1')).toBe('second_factor_required')
    expect(await codeWith('aal1', 'generate-specialized-content')).toBe('second_factor_required')
    expect(await codeWith('aal2')).toBe('second_factor_required')
    await server.app.db.query("update auth.sessions set aal = 'aal2' where id = $1", [session?.id ?? ''])
    expect(await codeWith('aal1')).toBe('second_factor_required')
    expect(await codeWith('aal2')).toBe('invalid')
  })
})

describe('a function that does not exist', () => {
  it('is answered with JSON', async () => {
    const { status, body } = await callFunction(server.app, 'make-coffee', {})
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})

describe('the browser on another site', () => {
  it.each([...userFunctions, 'generate-specialized-content'])('may ask before it calls %s', async (name) => {
    const response = await server.app.request(`/functions/v1/${name}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://press.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-client-info, apikey, content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    for (const header of ['authorization', 'x-client-info', 'apikey', 'content-type'])
      expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(header)
  })

  it('may read an error', async () => {
    const { headers } = await callFunction(server.app, 'generate-content', ask)
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('a request of another method', () => {
  it.each(['GET', 'PUT', 'DELETE'])('is refused: %s', async (method) => {
    const response = await server.app.request('/functions/v1/generate-content', { method })
    expect(response.status).toBe(405)
    expect(await response.json()).toMatchObject({ code: 'wrong_method' })
  })
})

describe('a body', () => {
  it.each([
    ['that is no JSON', '{"type": "generate"', 'bad_json'],
    ['that is binary', 'PK\u0003\u0004\u0000\u0001', 'bad_json'],
    ['with raw control characters in a string', '{"type":"generate","content":"a\u0001b"}', 'bad_json'],
    ['that is empty', '', 'bad_json'],
    ['that is a list', '[]', 'invalid'],
    ['that is null', 'null', 'invalid'],
    ['of an unknown type', '{"type":"translate","content":"x"}', 'invalid'],
    ['without content', '{"type":"generate"}', 'invalid'],
    ['with content that is no text', '{"type":"generate","content":{"a":1}}', 'invalid'],
    ['with an unknown preset', '{"type":"rewrite","content":"<p>a</p>","preset":"rhyme"}', 'invalid'],
    ['nested too deeply', `{"type":"generate","content":${'['.repeat(500)}${']'.repeat(500)}}`, 'invalid'],
    [
      'with a draft beyond the limit',
      JSON.stringify({ type: 'rewrite', content: 'x'.repeat(200_001) }),
      'invalid',
    ],
    [
      'with an instruction beyond the limit',
      JSON.stringify({ type: 'rewrite', content: 'x', instruction: 'x'.repeat(2001) }),
      'invalid',
    ],
  ])('%s is refused with a sentence', async (_, body, code) => {
    const answer = await callFunction(server.app, 'generate-content', body, author)
    expect([answer.status, answer.body.code]).toEqual([400, code])
    expect(answer.body.error).toMatch(/\.$|expected|Invalid/)
  })

  it('beyond the size of any is refused', async () => {
    const answer = await callFunction(
      server.app,
      'generate-content',
      `{"content":"${'x'.repeat(12_000_000)}"}`,
      author,
    )
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
  })
})

describe('the public configuration', () => {
  it('says who writes, and neither key nor address', async () => {
    const config = await (await server.app.request('/app-config.json')).json()
    expect(config).toMatchObject({ features: { ai: true }, ai: { writer: 'openai-compatible' } })
    expect(JSON.stringify(config)).not.toContain('127.0.0.1:9')
  })

  it('says that the built-in writer serves when nothing is configured', async () => {
    const { request } = await startApp(server.app.db)
    expect(await (await request('/app-config.json')).json()).toMatchObject({ ai: { writer: 'builtin' } })
  })
})
