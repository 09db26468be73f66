// Whose word is taken: tokens forged, stale, of other keys, and keys that change.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { generateKeys, type Keys, loadKeys } from '#server/keys/keys.ts'
import { createTokens, issuerOf } from '#server/keys/tokens.ts'
import { askAuth, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { callFunction } from '#tests/support/functions.ts'
import { startApp, type TestApp, withApp } from '#tests/support/start-app.ts'

const relaxed = { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0' }
const test = withApp({ environment: relaxed })
const sharedSecret = 'a shared secret of at least 32 characters'

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())

/** The claims of a real session, signed by someone else in some other way. */
async function forge(
  token: string,
  key: CryptoKey | Uint8Array,
  header: Record<string, unknown>,
  claims = {},
) {
  return new SignJWT({ ...claimsOf(token), ...claims })
    .setProtectedHeader({ ...headerOf(token), ...header })
    .sign(key)
}
const ownKey = async (app: TestApp) => (await importJWK(app.keys.signing[0], 'ES256')) as CryptoKey
const askUser = (app: TestApp, token: string) => askAuth(app, 'GET', '/user', { token })

describe('responses of the service', () => {
  it('are never cached', async () => {
    const { token, email } = await signUpConfirmed(test.app)
    const answers = [
      await askAuth(test.app, 'POST', '/token?grant_type=password', { body: { email, password } }),
      await askAuth(test.app, 'POST', '/token?grant_type=password', { body: { email, password: 'x' } }),
      await askAuth(test.app, 'GET', '/user', { token }),
      await askAuth(test.app, 'GET', '/user'),
      await askAuth(test.app, 'POST', '/verify', { body: { type: 'signup', token: '1', email } }),
      await askAuth(test.app, 'GET', '/nothing-here'),
    ]
    const link = await test.app.request('/auth/v1/verify?token=x&type=signup')
    for (const { headers } of [...answers, link]) expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a token', () => {
  it('of ours is accepted', async () => {
    const { token, email } = await signUpConfirmed(test.app)
    expect((await askUser(test.app, token)).body.email).toBe(email)
    expect(headerOf(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: test.app.keys.signing[0].kid })
  })

  it('without a signature is refused', async () => {
    const { token } = await signUpConfirmed(test.app)
    const [header, claims, signature] = token.split('.')
    const forgeries = [
      `${base64({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${base64({ alg: 'NONE' })}.${claims}.${signature}`,
      `${header}.${claims}.`,
      `${header}.${base64({ ...claimsOf(token), role: 'service_role' })}.${signature}`,
    ]
    for (const forged of forgeries) {
      const { status, body } = await askUser(test.app, forged)
      expect([status, body.code]).toEqual([403, 'bad_jwt'])
      expect(body.message).toMatch(/^invalid JWT/)
    }
  })

  it('with another key is refused, even under our key’s id', async () => {
    const { token } = await signUpConfirmed(test.app)
    const other = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(other.publicKey)
    const forgeries = [
      await forge(token, other.privateKey, {}),
      await forge(token, other.privateKey, { kid: 'another' }),
      // A key in the token's own header proves nothing.
      await forge(token, other.privateKey, { jwk }),
      await forge(token, other.privateKey, { kid: 'another', jku: 'https://evil.example/jwks.json' }),
    ]
    for (const forged of forgeries) expect((await askUser(test.app, forged)).body.code).toBe('bad_jwt')
  })

  it('of ours under another kid is refused', async () => {
    const { token } = await signUpConfirmed(test.app)
    const swapped = await forge(token, await ownKey(test.app), { kid: 'not-this-one' })
    expect((await askUser(test.app, swapped)).body.code).toBe('bad_jwt')
  })

  it('signed with our public key as a shared secret is refused', async () => {
    const { token } = await signUpConfirmed(test.app)
    const { body } = await askAuth(test.app, 'GET', '/.well-known/jwks.json')
    const secret = new TextEncoder().encode(JSON.stringify(body.keys[0]))
    const confused = await forge(token, secret, { alg: 'HS256' })
    expect((await askUser(test.app, confused)).body.code).toBe('bad_jwt')
  })

  it('that has expired or is not yet valid is refused', async () => {
    const { token } = await signUpConfirmed(test.app)
    const key = await ownKey(test.app)
    const now = Math.floor(Date.now() / 1000)
    for (const claims of [{ exp: now - 1 }, { nbf: now + 600 }])
      expect((await askUser(test.app, await forge(token, key, {}, claims))).body.code).toBe('bad_jwt')
  })

  it.each([
    [{ iss: 'https://elsewhere.example/auth/v1' }, 'iss'],
    [{ iss: undefined }, 'iss'],
    [{ iss: 'presswright' }, 'iss'],
    [{ aud: 'another-service' }, 'aud'],
    [{ aud: undefined }, 'aud'],
    [{ aud: ['authenticated', 'another-service'] }, 'aud'],
    [{ iss: 'presswright', aud: undefined }, 'iss'],
    [{ iss: 'presswright', aud: undefined, sub: undefined }, 'iss'],
  ])('of our key with %o is refused by every service', async (claims, name) => {
    const { token, id } = await signUpConfirmed(test.app)
    const other = await forge(token, await ownKey(test.app), {}, claims)
    const { status, body } = await askUser(test.app, other)
    expect([status, body.code]).toEqual([403, 'bad_jwt'])
    expect(body.message).toContain(`JWT claim ${name} is not valid`)
    const { error } = await clientOf(test.app, { token: other }).from('profiles').select('user_id')
    expect(error?.code).toBe('PGRST303')
    const called = await callFunction(test.app, 'delete-user', { user_id: id }, { token: other })
    expect([called.status, called.body.code]).toEqual([401, 'bad_token'])
    expect((await askUser(test.app, token)).status).toBe(200)
  })

  it('of our key that poses as an API key of another installation is refused', async () => {
    const key = await ownKey(test.app)
    const pose = (claims: Record<string, unknown>) =>
      new SignJWT({ role: 'service_role', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: String(test.app.keys.signing[0].kid) })
        .setExpirationTime('1h')
        .sign(key)
    const list = async (claims: Record<string, unknown>) =>
      (await askAuth(test.app, 'GET', '/admin/users', { token: await pose(claims) })).status
    expect([await list({ iss: 'presswright' }), await list({ iss: 'another' }), await list({})]).toEqual([
      200, 403, 403,
    ])
  })

  it('of a shared secret names its own issuer, and our audience', async () => {
    const app = await startApp(test.app.db, { environment: { ...relaxed, AUTH_JWT_SECRET: sharedSecret } })
    const { token } = await signUpConfirmed(app)
    const secret = new TextEncoder().encode(sharedSecret)
    const shared = (claims = {}) => forge(token, secret, { alg: 'HS256', kid: undefined }, claims)
    expect((await askUser(app, await shared({ iss: 'https://elsewhere.example' }))).status).toBe(200)
    expect((await askUser(app, await shared({ aud: 'another-service' }))).body.code).toBe('bad_jwt')
    expect((await askUser(app, await shared({ aud: undefined }))).body.code).toBe('bad_jwt')
  })

  it('that cannot be parsed is refused in the protocol’s words, also through getClaims', async () => {
    const { token, client } = await signUpConfirmed(test.app)
    const [header = '', claims, signature] = token.split('.')
    const symmetric = base64({ alg: 'HS256', typ: 'JWT' })
    const broken = [
      `${header}.${claims}.!!not-base64!!`,
      `${symmetric}.${claims}.${signature}A`,
      `${header}%%.${claims}.${signature}`,
      'no-token-at-all',
    ]
    for (const text of broken) {
      const { status, body } = await askUser(test.app, text)
      expect([status, body.code]).toEqual([403, 'bad_jwt'])
      expect(body.message).toContain('invalid JWT: unable to parse or verify signature')
    }
    const { data, error } = await client.auth.getClaims(`${symmetric}.${claims}.${signature}A`)
    expect(data).toBeNull()
    expect(error?.message).toContain('unable to parse or verify signature')
  })

  it('expires with its session, its user and its time', async () => {
    const { token, id } = await signUpConfirmed(test.app)
    const key = await ownKey(test.app)
    const answers = [
      await askUser(test.app, await forge(token, key, {}, { session_id: crypto.randomUUID() })),
      await askUser(test.app, await forge(token, key, {}, { session_id: undefined })),
      await askUser(test.app, await forge(token, key, {}, { sub: crypto.randomUUID() })),
      await askUser(test.app, await forge(token, key, {}, { sub: 'seven' })),
      await askUser(test.app, await forge(token, key, {}, { sub: undefined })),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'session_not_found'],
      [403, 'session_not_found'],
      [403, 'user_not_found'],
      [400, 'bad_jwt'],
      [403, 'bad_jwt'],
    ])
    await test.app.db.query('delete from auth.users where id = $1', [id])
    expect((await askUser(test.app, token)).body.code).toBe('user_not_found')
  })

  it('of one user with another’s session is refused', async () => {
    const [one, two] = [await signUpConfirmed(test.app), await signUpConfirmed(test.app)]
    const mixed = await forge(one.token, await ownKey(test.app), {}, { sub: two.id })
    expect((await askUser(test.app, mixed)).body.code).toBe('session_not_found')
  })

  it.each(['', 'x', 'a.b', 'a.b.c', '..', `${'x'.repeat(8000)}.y.z`])(
    'written %j is refused',
    async (text) => {
      const { status } = await askAuth(test.app, 'GET', '/user', {
        headers: { authorization: `Bearer ${text}` },
      })
      expect([401, 403]).toContain(status)
    },
  )

  it.each(['Basic abc', 'Bearer', 'bearer  ', 'token'])('as %j is no Bearer token', async (authorization) => {
    const { status, body } = await askAuth(test.app, 'GET', '/user', { headers: { authorization } })
    expect([status, body.code]).toEqual([401, 'no_authorization'])
    expect(body.message).toContain('Bearer token')
  })

  it('raised by hand to aal2 needs our signature', async () => {
    const { token } = await signUpConfirmed(test.app)
    const [header, , signature] = token.split('.')
    const raised = `${header}.${base64({ ...claimsOf(token), aal: 'aal2' })}.${signature}`
    const { error } = await clientOf(test.app, { token: raised }).from('profiles').select('user_id')
    expect(error?.code).toBe('PGRST301')
  })
})

describe('the shared secret', () => {
  const secret = new TextEncoder().encode(sharedSecret)

  it('is accepted only if it is configured', async () => {
    const app = await startApp(test.app.db, { environment: { ...relaxed, AUTH_JWT_SECRET: sharedSecret } })
    const { token } = await signUpConfirmed(app)
    const shared = await forge(token, secret, { alg: 'HS256', kid: undefined })
    expect((await askUser(app, shared)).status).toBe(200)
    expect((await askUser(app, await forge(token, secret, { alg: 'HS256', kid: 'unknown' }))).status).toBe(
      200,
    )
    expect((await askUser(test.app, shared)).body.code).toBe('bad_jwt')
    const wrong = new TextEncoder().encode(`${sharedSecret}!`)
    expect((await askUser(app, await forge(token, wrong, { alg: 'HS256' }))).body.code).toBe('bad_jwt')
    expect((await askUser(app, await forge(token, secret, { alg: 'HS512' }))).body.code).toBe('bad_jwt')
  })

  it('is never published', async () => {
    const app = await startApp(test.app.db, { environment: { AUTH_JWT_SECRET: sharedSecret } })
    const { body } = await askAuth(app, 'GET', '/.well-known/jwks.json')
    expect(body.keys.map((key: JWK) => key.kty)).toEqual(['EC'])
  })
})

describe('the published keys', () => {
  it('have nothing private and may be kept for ten minutes', async () => {
    const { status, body, headers } = await askAuth(test.app, 'GET', '/.well-known/jwks.json')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })

  it('let the client library check a token on its own', async () => {
    const { client, id } = await signUpConfirmed(test.app)
    expect((await client.auth.getClaims()).data?.claims.sub).toBe(id)
  })
})

describe('keys that change', () => {
  /** A server with these keys, on the same accounts. */
  const appOf = (keys: Keys): TestApp => {
    const app = {
      ...test.app,
      keys,
      tokens: createTokens(keys, { issuer: issuerOf(test.app.config.siteUrl) }),
    }
    const hono = createApp(app)
    const fetch = async (request: Request) => hono.fetch(request)
    return { ...app, fetch, request: (path, init) => fetch(new Request(app.config.siteUrl + path, init)) }
  }

  it('read from a file: the first signs, all verify, and a removed one is out', async () => {
    const [old, next] = [await generateKeys(), await generateKeys()]
    const folder = await mkdtemp(join(tmpdir(), 'keys-'))
    const file = join(folder, 'keys.json')
    const write = (signing: JWK[], apiKeys = old) => writeFile(file, JSON.stringify({ ...apiKeys, signing }))

    await write(old.signing)
    const before = appOf(await loadKeys(folder, file))
    const { token } = await signUpConfirmed(before)
    expect(headerOf(token).kid).toBe(old.signing[0].kid)

    await write([...next.signing, ...old.signing])
    const during = appOf(await loadKeys(folder, file))
    const { token: newer } = await signUpConfirmed(during)
    expect(headerOf(newer).kid).toBe(next.signing[0].kid)
    expect([(await askUser(during, token)).status, (await askUser(during, newer)).status]).toEqual([200, 200])
    const { body } = await askAuth(during, 'GET', '/.well-known/jwks.json')
    expect(body.keys.map((key: JWK) => key.kid)).toEqual([next.signing[0].kid, old.signing[0].kid])

    await write(next.signing, next)
    const after = appOf(await loadKeys(folder, file))
    expect([(await askUser(after, token)).status, (await askUser(after, newer)).status]).toEqual([403, 200])
  })

  it('may be RSA', async () => {
    const pair = await generateKeyPair('RS256', { extractable: true })
    const rsa = { ...(await exportJWK(pair.privateKey)), alg: 'RS256', use: 'sig', kid: 'rsa' }
    const app = appOf({ ...(await generateKeys()), signing: [rsa] })
    const { token } = await signUpConfirmed(app)
    expect(headerOf(token)).toMatchObject({ alg: 'RS256', kid: 'rsa' })
    expect((await askUser(app, token)).status).toBe(200)
    const { body } = await askAuth(app, 'GET', '/.well-known/jwks.json')
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  it('leave sessions alive: a refresh brings a token of the new key', async () => {
    const [old, next] = [await generateKeys(), await generateKeys()]
    const { refreshToken } = await signUpConfirmed(appOf(old))
    const answer = await askAuth(appOf(next), 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    })
    expect(headerOf(answer.body.access_token).kid).toBe(next.signing[0].kid)
  })
})

describe('the shape of an error', () => {
  it('is by code for clients that name the version, and the older one for others', async () => {
    const coded = await askAuth(test.app, 'GET', '/user')
    expect(coded.body).toEqual({ code: 'no_authorization', message: 'This endpoint requires a Bearer token' })
    expect(coded.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(coded.headers.get('x-sb-error-code')).toBe('no_authorization')
    for (const version of ['', '2023-01-01', 'rubbish!']) {
      const older = await askAuth(test.app, 'GET', '/user', {
        headers: { 'x-supabase-api-version': version },
      })
      expect(older.body).toEqual({
        code: 401,
        error_code: 'no_authorization',
        msg: 'This endpoint requires a Bearer token',
      })
    }
  })
})
