// Signing up, confirming, signing in and staying signed in, through the real client.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0' } })
const password = 'correct horse'
const address = () => `${randomUUID()}@example.test`

async function confirmed(email = address()) {
  const client = clientOf(test.app)
  await client.auth.signUp({ email, password })
  const { code } = await newestMail(test.app, email)
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'signup' })
  if (error || !data.session) throw error ?? new Error('no session')
  return { client, email, session: data.session, id: data.session.user.id }
}

describe('signing up', () => {
  it('returns a user without a session and mails a code and a link', async () => {
    const email = address()
    const { data, error } = await clientOf(test.app).auth.signUp({
      email: email.toUpperCase(),
      password,
      options: { data: { full_name: 'Ana' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, role: 'authenticated', user_metadata: { full_name: 'Ana' } })
    expect(data.user?.identities).toHaveLength(1)
    const mail = await newestMail(test.app, email)
    expect(mail.subject).toBe('Confirm your email address')
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.link).toContain('type=signup')
    expect(mail.html).toContain(mail.code)
  })

  it('with a known address gets the same response and notifies its owner', async () => {
    const { email } = await confirmed()
    const { data, error } = await clientOf(test.app).auth.signUp({ email, password: 'another one' })
    expect(error).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect((await newestMail(test.app, email)).subject).toBe('You already have an account')
    expect((await clientOf(test.app).auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('with a known address is led to where the sign-up was to lead, and nowhere else', async () => {
    const site = test.app.config.siteUrl
    const mailFor = async (target: string) => {
      const { email } = await confirmed()
      const emailRedirectTo = `${site}/auth/callback?type=signup&redirectTo=${target}`
      await clientOf(test.app).auth.signUp({ email, password: 'another one', options: { emailRedirectTo } })
      return (await newestMail(test.app, email)).text
    }
    const mail = await mailFor('/invite/abc')
    expect(mail).toContain(`${site}/signin?redirectTo=%2Finvite%2Fabc`)
    expect(mail).toContain(`${site}/signin?view=forgotten_password&redirectTo=%2Finvite%2Fabc`)
    expect(await mailFor('https://evil.example')).not.toContain('evil')
  })

  it('does not allow sign-in before confirming', async () => {
    const email = address()
    await clientOf(test.app).auth.signUp({ email, password })
    const right = await clientOf(test.app).auth.signInWithPassword({ email, password })
    expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
    const wrong = await clientOf(test.app).auth.signInWithPassword({ email, password: 'wrong one' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  it.each([
    [
      { email: 'not an address', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@example.test', password: 'short' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      { email: 'a@example.test', password: 'x'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 bytes',
    ],
    [
      { email: 'a@example.test', password, options: { data: { x: 'y'.repeat(20_000) } } },
      400,
      'validation_failed',
      'data: must be 16 kB at most',
    ],
    [{ email: 'a@example.test', password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
  ])('of %o is refused', async (credentials, status, code, message) => {
    const { error } = await clientOf(test.app).auth.signUp(credentials)
    expect(error).toMatchObject({ status, code, message })
  })
})

describe('confirming', () => {
  it('by code returns a session, once', async () => {
    const { session, email } = await confirmed()
    expect(session.user.email_confirmed_at).toBeTruthy()
    expect(session.user.user_metadata).toMatchObject({ email_verified: true })
    const again = await clientOf(test.app).auth.verifyOtp({ email, token: '000000', type: 'signup' })
    expect(again.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
  })

  it('by link redirects with tokens in the fragment, once', async () => {
    const email = address()
    const emailRedirectTo = 'http://localhost:3000/auth/callback?type=signup&redirectTo=/write'
    await clientOf(test.app).auth.signUp({ email, password, options: { emailRedirectTo } })
    const { link } = await newestMail(test.app, email)
    const first = await test.app.fetch(new Request(link))
    expect(first.status).toBe(303)
    const target = new URL(first.headers.get('location') ?? '')
    expect(target.origin + target.pathname + target.search).toBe(emailRedirectTo)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ])
    const second = await test.app.fetch(new Request(link))
    const dead = new URLSearchParams(new URL(second.headers.get('location') ?? '').hash.slice(1))
    expect(Object.fromEntries(dead)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  })

  it('never redirects to a URL that is not allowed', async () => {
    const email = address()
    await clientOf(test.app).auth.signUp({
      email,
      password,
      options: { emailRedirectTo: 'https://evil.example/' },
    })
    const { link } = await newestMail(test.app, email)
    const forged = new URL(link)
    forged.searchParams.set('redirect_to', 'https://evil.example/')
    const response = await test.app.fetch(new Request(forged))
    const { origin, pathname } = new URL(response.headers.get('location') ?? '')
    expect(origin + pathname).toBe('http://localhost:3000/auth/callback')
  })

  it.each([
    [{}, 'http://localhost:3000/auth/callback'],
    [{ referer: 'http://localhost:3000/signup?x=1' }, 'http://localhost:3000/auth/callback'],
    [{ referer: 'http://127.0.0.1:3000/' }, 'http://localhost:3000/auth/callback'],
    [{ referer: 'https://evil.example/' }, 'http://localhost:3000/auth/callback'],
    [{ referer: 'http://localhost:5173/app' }, 'http://localhost:5173/app'],
    [{ redirect_to: '' }, 'http://localhost:3000/auth/callback'],
    [{ redirect_to: 'http://localhost:3000/elsewhere' }, 'http://localhost:3000/elsewhere'],
  ])('asked for with %o leads to %s', async (headers: Record<string, string>, expected) => {
    const email = address()
    const body = JSON.stringify({ email, password })
    await test.app.request('/auth/v1/signup', { method: 'POST', body, headers })
    const response = await test.app.fetch(new Request((await newestMail(test.app, email)).link))
    const { origin, pathname, hash } = new URL(response.headers.get('location') ?? '')
    expect([origin + pathname, hash.includes('access_token=')]).toEqual([expected, true])
  })

  it('is not redeemed by a HEAD request', async () => {
    const email = address()
    await clientOf(test.app).auth.signUp({ email, password })
    const { link } = await newestMail(test.app, email)
    await test.app.fetch(new Request(link, { method: 'HEAD' }))
    const response = await test.app.fetch(new Request(link))
    expect(response.headers.get('location')).toContain('access_token=')
  })

  it('stops accepting attempts at a code', async () => {
    const email = address()
    const client = clientOf(test.app)
    await client.auth.signUp({ email, password })
    const { code } = await newestMail(test.app, email)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 10; tries += 1)
      await client.auth.verifyOtp({ email, token: wrong, type: 'signup' })
    expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).error?.code).toBe(
      'otp_expired',
    )
  })
})

describe('signing in', () => {
  it('by password returns a token with its claims', async () => {
    const { email, id } = await confirmed()
    const { data } = await clientOf(test.app).auth.signInWithPassword({ email, password })
    const { data: claims } = await clientOf(test.app).auth.getClaims(data.session?.access_token)
    expect(claims?.claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      email,
      is_anonymous: false,
      amr: [{ method: 'password' }],
    })
  })

  it('gets the same response for a wrong password and an unknown address', async () => {
    const { email } = await confirmed()
    const wrong = await clientOf(test.app).auth.signInWithPassword({ email, password: 'wrong one' })
    const unknown = await clientOf(test.app).auth.signInWithPassword({ email: address(), password })
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    expect({ ...unknown.error }).toEqual({ ...wrong.error })
  })

  it('by magic link creates an account if necessary', async () => {
    const email = address()
    const client = clientOf(test.app)
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    const { code } = await newestMail(test.app, email)
    const { data } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(data.user?.email).toBe(email)
  })

  it('by magic link removes a password that somebody else set before the address was confirmed', async () => {
    const email = address()
    await clientOf(test.app).auth.signUp({ email, password: 'of a stranger' })
    const client = clientOf(test.app)
    await client.auth.signInWithOtp({ email })
    const { code } = await newestMail(test.app, email)
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
    const stranger = await clientOf(test.app).auth.signInWithPassword({ email, password: 'of a stranger' })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })

  it('by magic link without an account reveals nothing and sends nothing', async () => {
    const email = address()
    expect(
      (await clientOf(test.app).auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error,
    ).toBeNull()
    expect(await mailsTo(test.app, email)).toEqual([])
  })
})

describe('a session', () => {
  it('is read by the client library, which reports every change', async () => {
    const email = address()
    const client = clientOf(test.app)
    const events: string[] = []
    client.auth.onAuthStateChange((event) => events.push(event))
    await client.auth.signUp({ email, password })
    const { code } = await newestMail(test.app, email)
    await client.auth.verifyOtp({ email, token: code, type: 'signup' })
    expect((await client.auth.getSession()).data.session?.user.email).toBe(email)
    await client.auth.refreshSession()
    await client.auth.updateUser({ data: { full_name: 'Ana' } })
    await client.auth.signOut({ scope: 'local' })
    expect((await client.auth.getSession()).data.session).toBeNull()
    expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual([
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'SIGNED_OUT',
    ])
  })

  it('is not available by single sign-on, which is off', async () => {
    const { error } = await clientOf(test.app).auth.signInWithSSO({ domain: 'example.test' })
    expect(error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    })
  })

  it('is refreshed with a new token', async () => {
    const { client, session } = await confirmed()
    const { data, error } = await client.auth.refreshSession({ refresh_token: session.refresh_token })
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  })

  const refresh = async (refresh_token: string) => {
    const response = await test.app.request('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ refresh_token }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }

  it('returns the same token to tabs that refresh together', async () => {
    const { session } = await confirmed()
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(session.refresh_token)))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1)
  })

  it('accepts an older token for ten seconds', async () => {
    const { session } = await confirmed()
    const second = (await refresh(session.refresh_token)).body.refresh_token ?? ''
    const third = (await refresh(second)).body.refresh_token ?? ''
    const age = (seconds: number) =>
      test.app.db.query(
        'update auth.sessions set refreshed_at = now() - make_interval(secs => $1::float8) where user_id = $2',
        [seconds, session.user.id],
      )
    await age(8)
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(third)
    await age(11)
    expect((await refresh(second)).body.refresh_token).toBe(third)
    expect((await refresh(session.refresh_token)).body.code).toBe('refresh_token_already_used')
  })

  it('ends when an old token is replayed', async () => {
    const { session } = await confirmed()
    const second = (await refresh(session.refresh_token)).body.refresh_token ?? ''
    const third = (await refresh(second)).body.refresh_token ?? ''
    await test.app.db.query("update auth.sessions set refreshed_at = now() - interval '1 minute'")
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    })
    expect((await refresh(third)).body.code).toBe('refresh_token_not_found')
  })

  it.each([
    ['', 'validation_failed'],
    ['short', 'validation_failed'],
    ['a-token-that-was-never-ours', 'refresh_token_not_found'],
    ['\u0000'.repeat(41), 'refresh_token_not_found'],
  ])('is not refreshed by %j', async (token, code) => {
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code } })
  })

  it.each(['global', 'local', 'others'] as const)(
    'ends at once by logging out with scope %s',
    async (scope) => {
      const { client, session, email } = await confirmed()
      const { data: other } = await clientOf(test.app).auth.signInWithPassword({ email, password })
      const user = async (token: string | undefined) => (await client.auth.getUser(token)).error?.name ?? 'in'
      await client.auth.admin.signOut(session.access_token, scope)
      const states = [await user(session.access_token), await user(other.session?.access_token)]
      const over = 'AuthSessionMissingError'
      expect(states).toEqual({ global: [over, over], local: [over, 'in'], others: ['in', over] }[scope])
    },
  )

  it('is not available with the anonymous key', async () => {
    const { error } = await clientOf(test.app).auth.getUser(test.app.keys.anonKey)
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })
})

describe('a forgotten password', () => {
  it('is replaced by link, and every other session ends', async () => {
    const { email, client, session } = await confirmed()
    const redirectTo = 'http://localhost:3000/auth/callback'
    expect((await clientOf(test.app).auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
    const { link, subject } = await newestMail(test.app, email)
    expect(subject).toBe('Reset your password')
    const response = await test.app.fetch(new Request(link))
    const fragment = new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1))
    expect(fragment.get('type')).toBe('recovery')
    const recovered = clientOf(test.app)
    const tokens = {
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    }
    expect((await recovered.auth.setSession(tokens)).error).toBeNull()
    expect((await recovered.auth.updateUser({ password: 'brand new one' })).error).toBeNull()
    expect((await client.auth.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError')
    expect((await clientOf(test.app).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect(
      (await clientOf(test.app).auth.signInWithPassword({ email, password: 'brand new one' })).error,
    ).toBeNull()
  })

  it('of an unconfirmed account removes the password somebody else set', async () => {
    const email = address()
    await clientOf(test.app).auth.signUp({ email, password: 'of a stranger' })
    await clientOf(test.app).auth.resetPasswordForEmail(email)
    const { code } = await newestMail(test.app, email)
    expect(
      (await clientOf(test.app).auth.verifyOtp({ email, token: code, type: 'recovery' })).error,
    ).toBeNull()
    const stranger = await clientOf(test.app).auth.signInWithPassword({ email, password: 'of a stranger' })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })

  it('of an unknown account gets the same response', async () => {
    expect((await clientOf(test.app).auth.resetPasswordForEmail(address())).error).toBeNull()
  })
})
