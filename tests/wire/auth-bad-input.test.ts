// Every field of every endpoint with what nobody should send: a clear refusal, never a failure of ours, nothing leaked.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  askAuth,
  newAddress,
  password,
  type SignedUp,
  signUpConfirmed,
} from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { startIdentityProvider } from '#tests/support/identity-provider.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { withApp } from '#tests/support/start-app.ts'

const idp = await startIdentityProvider(() => ['http://localhost:3000/auth/v1/callback'])
const { issuer, clientId, clientSecret } = idp
const test = withApp({
  environment: {
    OIDC_PROVIDERS: JSON.stringify([{ name: 'work', label: 'Work', issuer, clientId, clientSecret }]),
    AUTH_LIMITS: 'off',
    AUTH_SEND_SECONDS: '0',
    AUTH_MANUAL_LINKING: 'true',
    AUTH_ANONYMOUS: 'true',
    // Cheap hashes: it is the input that is tested here.
    AUTH_HASH: '{"memoryKib":8192,"passes":1}',
  },
})
afterAll(() => idp.close())
let person: SignedUp
let factorId: string
beforeAll(async () => {
  person = await signUpConfirmed(test.app)
  const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
  factorId = data?.id ?? ''
})

type Who = 'visitor' | 'user' | 'service'
const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }
const id = randomUUID()

/** Each operation that takes a body, with a body that is in order. */
const operations: [method: string, path: string, who: Who, body: () => Record<string, unknown>][] = [
  ['POST', '/signup', 'visitor', () => ({ email: newAddress(), password, data: {}, ...challenge })],
  ['POST', '/signup', 'visitor', () => ({ phone: '+15550001111', password })],
  ['POST', '/token?grant_type=password', 'visitor', () => ({ email: person.email, password })],
  ['POST', '/token?grant_type=password', 'visitor', () => ({ phone: '+15550001111', password })],
  ['POST', '/token?grant_type=refresh_token', 'visitor', () => ({ refresh_token: person.refreshToken })],
  ['POST', '/token?grant_type=pkce', 'visitor', () => ({ auth_code: id, code_verifier: 'x'.repeat(43) })],
  [
    'POST',
    '/token?grant_type=id_token',
    'visitor',
    () => ({ provider: 'work', id_token: 'a.b.c', access_token: 'x', nonce: 'x', link_identity: false }),
  ],
  ['POST', '/otp', 'visitor', () => ({ email: newAddress(), create_user: true, data: {}, ...challenge })],
  ['POST', '/magiclink', 'visitor', () => ({ email: newAddress() })],
  ['POST', '/verify', 'visitor', () => ({ type: 'signup', email: person.email, token: '123456' })],
  ['POST', '/verify', 'visitor', () => ({ type: 'sms', phone: '+15550001111', token: '123456' })],
  ['POST', '/verify', 'visitor', () => ({ type: 'magiclink', token_hash: 'a'.repeat(56) })],
  ['POST', '/recover', 'visitor', () => ({ email: person.email, ...challenge })],
  ['POST', '/resend', 'visitor', () => ({ type: 'signup', email: person.email })],
  ['POST', '/sso', 'visitor', () => ({ domain: 'example.test' })],
  [
    'PUT',
    '/user',
    'user',
    () => ({ email: newAddress(), nonce: '123456', data: {}, current_password: password, ...challenge }),
  ],
  ['PUT', '/user', 'user', () => ({ password, phone: '+15550002222' })],
  [
    'POST',
    '/factors',
    'user',
    () => ({ factor_type: 'totp', friendly_name: randomUUID(), issuer: 'x', phone: '+15550003333' }),
  ],
  ['POST', '/factors/FACTOR/challenge', 'user', () => ({ channel: 'sms' })],
  ['POST', '/factors/FACTOR/verify', 'user', () => ({ challenge_id: id, code: '123456' })],
  ['POST', '/invite', 'service', () => ({ email: newAddress(), data: {} })],
  [
    'POST',
    '/admin/users',
    'service',
    () => ({
      email: newAddress(),
      phone: '+15550004444',
      password,
      id: randomUUID(),
      user_metadata: {},
      app_metadata: {},
      role: 'authenticated',
      ban_duration: '1h',
      email_confirm: true,
      phone_confirm: true,
    }),
  ],
  ['POST', '/admin/users', 'service', () => ({ email: newAddress(), password_hash: 'x' })],
  [
    'PUT',
    `/admin/users/${id}`,
    'service',
    () => ({
      email: newAddress(),
      phone: '+15550005555',
      password,
      user_metadata: {},
      app_metadata: {},
      role: 'authenticated',
      ban_duration: 'none',
    }),
  ],
  ['DELETE', `/admin/users/${id}`, 'service', () => ({ should_soft_delete: true })],
  [
    'POST',
    '/admin/generate_link',
    'service',
    () => ({
      type: 'signup',
      email: newAddress(),
      new_email: newAddress(),
      password,
      data: {},
      redirect_to: 'http://localhost:3000',
    }),
  ],
]

const hostile: [name: string, value: unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a fraction beyond all numbers', 1e308],
  ['true', true],
  ['a list', ['a', 'b']],
  ['an object', { $ne: null, toString: 'x', __proto__: { polluted: true } }],
  ['an empty text', ''],
  ['spaces', '   '],
  ['NUL', 'a\u0000b'],
  ['an object with NUL', { name: 'a\u0000b', 'k\u0000ey': 1 }],
  ['a lone surrogate', '\ud800'],
  ['an object with a lone surrogate', { name: '\udfff' }],
  ['control characters', 'a\r\nb\tc\u001b[31m'],
  ['direction marks', 'a\u202eb\u200f'],
  ['an oversized text', 'x'.repeat(20_000)],
  ['an oversized object', { blob: 'x'.repeat(200_000) }],
  ['SQL', "'; drop table auth.users; --"],
  ['a format string', '%s%n{{7*7}}'],
  ['HTML', '<script>alert(1)</script>@example.test'],
]

const tokenOf = (who: Who): string | undefined =>
  who === 'user' ? person.token : who === 'service' ? test.app.keys.serviceRoleKey : undefined
const pathOf = (path: string) => path.replace('FACTOR', factorId)

async function ask(method: string, path: string, who: Who, body?: unknown): Promise<Answer> {
  const token = tokenOf(who)
  return askAuth(test.app, method, pathOf(path), { body, ...(token && { token }) })
}

/** Answered by the protocol, and silent about what is behind it. */
function expectProtocol({ status, body }: Answer, what: string): void {
  expect(status, `${what}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500)
  if (status < 400) return
  const text = JSON.stringify(body)
  expect(body.code ?? body.error, what).toEqual(expect.any(String))
  expect(text, what).not.toMatch(
    /auth\.\w+|select |insert |postgres|pglite|SQLSTATE|invalid input syntax|node_modules|\.ts:|\$argon2/i,
  )
}

describe.each(operations)('%s %s by a %s', (method, path, who, body) => {
  it('gets a protocol error for every missing or malformed field', async () => {
    for (const field of Object.keys(body())) {
      const { [field]: _, ...rest } = body()
      expectProtocol(await ask(method, path, who, rest), `without ${field}`)
      for (const [name, value] of hostile)
        expectProtocol(await ask(method, path, who, { ...body(), [field]: value }), `${field}: ${name}`)
    }
  })

  it.each([
    ['nothing', ''],
    ['a broken text', '{"email":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '7'],
    ['a byte that is no character', '{"email":"\ufffd"}'],
    ['far too deep', `{"data":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
    ['the same field twice', '{"email":"a@example.test","email":7}'],
    ['a polluted prototype', '{"__proto__":{"email":"a@example.test"},"constructor":{"prototype":{"x":1}}}'],
  ])('with %s for a body is answered by the protocol', async (name, text) => {
    expectProtocol(await ask(method, path, who, text), name)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('with more than 200 kB is refused', async () => {
    if (method === 'GET') return
    const answer = await ask(method, path, who, { ...body(), more: 'x'.repeat(200_000) })
    expect([answer.status, answer.body.code]).toEqual([413, 'request_entity_too_large'])
  })

  it('ignores unknown fields', async () => {
    const plain = await ask(method, path, who, body())
    const more = await ask(method, path, who, {
      ...body(),
      gotrue_meta_security: { captcha_token: 'x' },
      options: {},
      factorId: 'x',
    })
    expect(more.status).toBe(plain.status)
  })
})

describe('parameters of the URL', () => {
  const texts = [
    '%00',
    '%ff',
    '..%2f..',
    '%0d%0aSet-Cookie:%20a=b',
    "'",
    'x'.repeat(4000),
    '%F0%9F%98%80',
    '%E2%80%AE',
  ]
  const patterns: [string, string, Who][] = [
    ['GET', '/verify?token=TEXT&type=signup', 'visitor'],
    ['GET', '/verify?token=x&type=TEXT', 'visitor'],
    ['GET', '/verify?token=x&type=signup&redirect_to=TEXT', 'visitor'],
    ['GET', '/authorize?provider=TEXT', 'visitor'],
    ['GET', '/callback?state=TEXT&code=x', 'visitor'],
    ['GET', '/callback?error=TEXT&error_description=TEXT', 'visitor'],
    ['POST', '/token?grant_type=TEXT', 'visitor'],
    ['POST', '/logout?scope=TEXT', 'user'],
    ['POST', '/recover?redirect_to=TEXT', 'visitor'],
    ['POST', '/factors/TEXT/challenge', 'user'],
    ['DELETE', '/factors/TEXT', 'user'],
    ['DELETE', '/user/identities/TEXT', 'user'],
    ['GET', '/user/identities/authorize?provider=TEXT', 'user'],
    ['GET', '/admin/users?page=TEXT', 'service'],
    ['GET', '/admin/users/TEXT', 'service'],
    ['DELETE', '/admin/users/TEXT/factors/TEXT', 'service'],
    ['GET', '/TEXT', 'visitor'],
  ]
  it.each(patterns)('%s %s is answered by the protocol', async (method, pattern, who) => {
    for (const text of texts) {
      const answer = await ask(
        method,
        pattern.replaceAll('TEXT', text),
        who,
        method === 'GET' ? undefined : {},
      )
      expectProtocol(answer, text)
      expect(answer.headers.get('set-cookie')).toBeNull()
      const location = answer.headers.get('location')
      if (location) expect(new URL(location).origin).toBe('http://localhost:3000')
    }
  })
})

describe('an address', () => {
  it.each([
    'plain',
    '@example.test',
    'a@',
    'a b@example.test',
    'a@exam ple.test',
    'a@example.test\u0000',
    'a@example.test\r\nBcc: all@example.test',
    'a@b@example.test',
    '"a"@example.test, b@example.test',
    `${'a'.repeat(300)}@example.test`,
    'a\u200b@example.test',
    'a\u202e@example.test',
  ])('like %j is refused everywhere alike', async (email) => {
    for (const [path, body] of [
      ['/signup', { email, password }],
      ['/recover', { email }],
      ['/otp', { email }],
    ] as const) {
      const answer = await askAuth(test.app, 'POST', path, { body })
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'validation_failed'])
      expect(answer.body.message).toBe('Unable to validate email address: invalid format')
    }
  })

  it('that only looks different belongs to the same account', async () => {
    const email = `ana.${randomUUID()}@example.test`
    await signUpConfirmed(test.app, email)
    for (const alike of [
      email.toUpperCase(),
      ` ${email} `,
      email.replace('ana', 'ａｎａ'),
      email.replace('@', '＠'),
    ]) {
      const { data } = await clientOf(test.app).auth.signUp({ email: alike, password: 'another one' })
      expect(data.user?.identities, alike).toEqual([])
      expect((await clientOf(test.app).auth.signInWithPassword({ email: alike, password })).error).toBeNull()
    }
  })

  it('in another script is another account, and gets none of the first one’s mail', async () => {
    const email = `ana.${randomUUID()}@example.test`
    await signUpConfirmed(test.app, email)
    const before = (await mailsTo(test.app, email)).length
    const cyrillic = email.replace('a', 'а')
    const { status } = await askAuth(test.app, 'POST', '/recover', { body: { email: cyrillic } })
    expect([200, 400]).toContain(status)
    expect(await mailsTo(test.app, cyrillic)).toEqual([])
    expect(await mailsTo(test.app, email)).toHaveLength(before)
  })
})

describe('a redirect URL', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    'http://localhost:3000@evil.example/',
    'http://localhost.evil.example/',
    'http://evil.example/http://localhost:3000',
    'javascript:alert(1)',
    'data:text/html,x',
    'http:\\\\evil.example',
    'http://localhost:3000\\@evil.example',
    'http://local\thost:3000/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'https://localhost:3000/',
    '/write',
    `http://localhost:3000/${'x'.repeat(3000)}`,
  ])('%s is not one', async (target) => {
    const email = newAddress()
    await askAuth(test.app, 'POST', `/signup?redirect_to=${encodeURIComponent(target)}`, {
      body: { email, password },
    })
    const { link } = await newestMail(test.app, email)
    expect(new URL(link).searchParams.get('redirect_to')).toBe('http://localhost:3000/auth/callback')
  })

  it('may be anywhere on the site, by both names of the local machine', async () => {
    for (const target of ['http://localhost:3000/auth/callback?type=signup', 'http://127.0.0.1:5173/x']) {
      const email = newAddress()
      await askAuth(test.app, 'POST', '/signup', {
        body: { email, password },
        headers: { redirect_to: target },
      })
      const { link } = await newestMail(test.app, email)
      expect(new URL(link).searchParams.get('redirect_to')).toBe(target)
    }
  })
})

describe('a session', () => {
  it('cannot be fixated: each sign-in starts its own', async () => {
    const { email, token } = await signUpConfirmed(test.app)
    const answer = await askAuth(test.app, 'POST', '/token?grant_type=password', {
      token,
      body: { email, password, session_id: id, access_token: token },
    })
    const session = (text: string) =>
      JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()).session_id
    expect(session(answer.body.access_token)).not.toBe(session(token))
    expect(session(answer.body.access_token)).not.toBe(id)
  })

  it('of one person never shows another’s account', async () => {
    const [one, two] = [await signUpConfirmed(test.app), await signUpConfirmed(test.app)]
    const { body } = await askAuth(test.app, 'GET', `/user?id=${two.id}&user_id=${two.id}`, {
      token: one.token,
    })
    expect(body.id).toBe(one.id)
    await askAuth(test.app, 'PUT', '/user', { token: one.token, body: { id: two.id, data: { taken: true } } })
    expect((await two.client.auth.getUser()).data.user?.user_metadata.taken).toBeUndefined()
  })
})

it('none of this made the server fail', () => {
  const failures = test.app.lines.filter((line) => /\bfailed\b/.test(line))
  expect(failures).toEqual([])
})
