// The account in its owner's hands: changing it, asking for mail again, PKCE, and what an operator can switch.
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { askAuth, newAddress, newPhone, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { startApp, type TestApp, withApp } from '#tests/support/start-app.ts'

const relaxed = { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0' }
const test = withApp({ environment: relaxed })
/** The same database behind other settings. */
const appWith = (environment: Record<string, string>): Promise<TestApp> =>
  startApp(test.app.db, { environment: { ...relaxed, ...environment } })

const follow = async (link: string): Promise<URL> => {
  const response = await test.app.fetch(new Request(link))
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

describe('changing the e-mail address', () => {
  it('waits for both addresses, whichever comes first', async () => {
    const { client, email, id } = await signUpConfirmed(test.app)
    const next = newAddress()
    const { data } = await client.auth.updateUser({ email: next.toUpperCase() })
    expect(data.user).toMatchObject({ email, new_email: next })
    expect(data.user?.email_change_sent_at).toBeTruthy()
    const first = await follow((await newestMail(test.app, next)).link)
    expect(fragmentOf(first)).toEqual({
      message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      sb: '',
    })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    const second = await follow((await newestMail(test.app, email)).link)
    expect(fragmentOf(second)).toMatchObject({ type: 'email_change', token_type: 'bearer' })
    const { data: after } = await client.auth.getUser()
    expect(after.user).toMatchObject({ id, email: next })
    expect(after.user?.new_email).toBeUndefined()
    expect(after.user?.identities?.[0]?.identity_data).toMatchObject({ email: next, email_verified: true })
    expect((await clientOf(test.app).auth.signInWithPassword({ email: next, password })).error).toBeNull()
  })

  it('by code says that the other address is still to be confirmed', async () => {
    const { client, email } = await signUpConfirmed(test.app)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const half = await askAuth(test.app, 'POST', '/verify', {
      body: { type: 'email_change', email: next, token: (await newestMail(test.app, next)).code },
    })
    expect(half).toMatchObject({ status: 200, body: { code: '200' } })
    expect(half.body.access_token).toBeUndefined()
    const { code } = await newestMail(test.app, email)
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email_change' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(next)
  })

  it('is not confirmed by one address twice', async () => {
    const { client, email } = await signUpConfirmed(test.app)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const { link, code } = await newestMail(test.app, next)
    await follow(link)
    expect(fragmentOf(await follow(link))).toMatchObject({ error_code: 'otp_expired' })
    const again = await client.auth.verifyOtp({ email: next, token: code, type: 'email_change' })
    expect(again.error?.code).toBe('otp_expired')
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('needs only the new address when secure change is off', async () => {
    const app = await appWith({ AUTH_SECURE_EMAIL_CHANGE: 'false' })
    const { email, token } = await signUpConfirmed(app)
    const next = newAddress()
    await askAuth(app, 'PUT', '/user', { token, body: { email: next } })
    const before = (await mailsTo(app, email)).length
    const response = await app.fetch(new Request((await newestMail(app, next)).link))
    expect(fragmentOf(new URL(response.headers.get('location') ?? ''))).toHaveProperty('access_token')
    expect((await mailsTo(app, email)).length).toBe(before)
    expect((await clientOf(app).auth.signInWithPassword({ email: next, password })).error).toBeNull()
  })

  it('to an address with an account is answered like any other, and its owner alone is told', async () => {
    const { email: taken } = await signUpConfirmed(test.app)
    const asking = [await signUpConfirmed(test.app), await signUpConfirmed(test.app)]
    const wished = [taken, newAddress()]
    const answers = await Promise.all(
      asking.map(({ token }, index) =>
        askAuth(test.app, 'PUT', '/user', { token, body: { email: wished[index] } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.new_email)).toEqual(wished)
    expect(Object.keys(answers[0]?.body ?? {})).toEqual(Object.keys(answers[1]?.body ?? {}))
    const told = await newestMail(test.app, taken)
    expect([told.subject, told.link, told.code]).toEqual(['This address already has an account', '', ''])
    const { client, email } = asking[0] ?? (await signUpConfirmed(test.app))
    for (const { link } of [await newestMail(test.app, email)])
      expect(fragmentOf(await follow(link))).toHaveProperty('message')
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    expect((await clientOf(test.app).auth.signInWithPassword({ email: taken, password })).error).toBeNull()
  })

  it('to an address with an account is not finished by a link of an earlier request', async () => {
    const app = await appWith({ AUTH_SECURE_EMAIL_CHANGE: 'false' })
    const { email: taken } = await signUpConfirmed(app)
    const { token } = await signUpConfirmed(app)
    const own = newAddress()
    for (const email of [own, taken]) await askAuth(app, 'PUT', '/user', { token, body: { email } })
    const response = await app.fetch(new Request((await newestMail(app, own)).link))
    expect(response.headers.get('location')).toContain('error_code=otp_expired')
  })

  it('to an address that someone claimed and never confirmed is free for the one who confirms it', async () => {
    const { client, email } = await signUpConfirmed(test.app)
    const claimed = newAddress()
    await clientOf(test.app).auth.signUp({ email: claimed, password: 'of a stranger' })
    const stranger = await newestMail(test.app, claimed)
    expect((await client.auth.updateUser({ email: claimed })).error).toBeNull()
    const own = await newestMail(test.app, claimed)
    expect(own.subject).toBe('Confirm your email change')
    await follow(own.link)
    await follow((await newestMail(test.app, email)).link)
    expect((await client.auth.getUser()).data.user?.email).toBe(claimed)
    expect(fragmentOf(await follow(stranger.link))).toMatchObject({ error_code: 'otp_expired' })
    const words = ['of a stranger', password]
    const codes = await Promise.all(
      words.map(
        async (word) =>
          (await clientOf(test.app).auth.signInWithPassword({ email: claimed, password: word })).error?.code,
      ),
    )
    expect(codes).toEqual(['invalid_credentials', undefined])
  })

  it('to an address that someone else opens in the meantime is refused at the end', async () => {
    const { client, email } = await signUpConfirmed(test.app)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const { link } = await newestMail(test.app, next)
    await signUpConfirmed(test.app, next)
    await follow((await newestMail(test.app, email)).link)
    expect(fragmentOf(await follow(link))).toMatchObject({ error_code: 'email_exists' })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('happens at once where addresses are not confirmed', async () => {
    const app = await appWith({ AUTH_AUTOCONFIRM: 'true' })
    const { data } = await clientOf(app).auth.signUp({ email: newAddress(), password })
    const next = newAddress()
    const { body } = await askAuth(app, 'PUT', '/user', {
      token: data.session?.access_token ?? '',
      body: { email: next },
    })
    expect(body.email).toBe(next)
  })
})

describe('changing the phone', () => {
  it('waits for the code by message', async () => {
    const { client } = await signUpConfirmed(test.app)
    const phone = newPhone()
    const { data } = await client.auth.updateUser({ phone })
    expect(data.user).toMatchObject({ phone: '', new_phone: phone.slice(1) })
    const { code } = await newestMail(test.app, phone)
    const { data: after, error } = await client.auth.verifyOtp({ phone, token: code, type: 'phone_change' })
    expect(error).toBeNull()
    expect(after.user?.phone).toBe(phone.slice(1))
    expect((await clientOf(test.app).auth.signInWithPassword({ phone, password })).error).toBeNull()
  })

  it('to a number with an account is refused', async () => {
    const phone = newPhone()
    await clientOf(test.app).auth.signInWithOtp({ phone })
    const { client } = await signUpConfirmed(test.app)
    expect((await client.auth.updateUser({ phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    })
  })
})

describe('changing the password', () => {
  it.each([
    ['short', 422, 'weak_password'],
    [password, 422, 'same_password'],
    ['x'.repeat(73), 400, 'validation_failed'],
  ])('to %j is refused', async (newPassword, status, code) => {
    const { client } = await signUpConfirmed(test.app)
    expect((await client.auth.updateUser({ password: newPassword })).error).toMatchObject({ status, code })
  })

  it('says why a password is weak', async () => {
    const { client } = await signUpConfirmed(test.app)
    const { error } = await client.auth.updateUser({ password: 'short' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
  })

  it('checks the current one when it is given', async () => {
    const { token } = await signUpConfirmed(test.app)
    const change = (current_password: string) =>
      askAuth(test.app, 'PUT', '/user', { token, body: { password: 'another one', current_password } })
    const wrong = await change('not this')
    expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_invalid'])
    expect((await change(password)).status).toBe(200)
  })

  it('ends the other sessions and the links on their way', async () => {
    const { client, email } = await signUpConfirmed(test.app)
    await clientOf(test.app).auth.resetPasswordForEmail(email)
    const { link } = await newestMail(test.app, email)
    const other = clientOf(test.app)
    await other.auth.signInWithPassword({ email, password })
    await client.auth.updateUser({ password: 'another one' })
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await client.auth.getUser()).error).toBeNull()
    expect(fragmentOf(await follow(link))).toMatchObject({ error_code: 'otp_expired' })
  })
})

describe('metadata', () => {
  it('has 16 kB in bytes and altogether, however many requests bring it', async () => {
    const { token } = await signUpConfirmed(test.app)
    const put = async (data: Record<string, unknown>) => {
      const { status, body } = await askAuth(test.app, 'PUT', '/user', { token, body: { data } })
      return status === 200 ? 'kept' : body.code
    }
    expect(await put({ a: 'é'.repeat(8000) })).toBe('kept')
    expect(await put({ a: 'é'.repeat(9000) })).toBe('validation_failed')
    expect(await put({ b: 'x'.repeat(1000) })).toBe('validation_failed')
    expect(await put({ a: null, b: 'x'.repeat(1000) })).toBe('kept')
    const { body } = await askAuth(test.app, 'GET', '/user', { token })
    expect(Object.keys(body.user_metadata).sort()).toEqual(['b', 'email_verified'])
  })

  it('is merged key by key, and null takes a key out', async () => {
    const { client } = await signUpConfirmed(test.app)
    await client.auth.updateUser({ data: { full_name: 'Ana', nested: { a: 1, b: 2 }, gone: 'x' } })
    const { data } = await client.auth.updateUser({ data: { nested: { c: 3 }, gone: null } })
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ana', nested: { c: 3 }, email_verified: true })
  })

  it('of the service is not the user’s to write', async () => {
    const { token } = await signUpConfirmed(test.app)
    const answer = await askAuth(test.app, 'PUT', '/user', {
      token,
      body: { app_metadata: { role: 'admin' } },
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'not_admin'])
  })
})

describe('reauthenticating', () => {
  it('mails a code that is good once', async () => {
    const { client, email, token } = await signUpConfirmed(test.app)
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const mail = await newestMail(test.app, email)
    expect(mail.subject).toBe('Confirm it’s you')
    expect(mail.link).toBe('')
    const change = (nonce: string, newPassword: string) =>
      askAuth(test.app, 'PUT', '/user', { token, body: { password: newPassword, nonce } })
    const wrong = await change('000000', 'first new one')
    expect([wrong.status, wrong.body.code]).toEqual([422, 'reauthentication_not_valid'])
    expect((await change(mail.code, 'first new one')).status).toBe(200)
    expect((await change(mail.code, 'second new one')).status).toBe(422)
  })

  it('refuses a visitor', async () => {
    const answer = await askAuth(test.app, 'GET', '/reauthenticate')
    expect([answer.status, answer.body.code]).toEqual([401, 'no_authorization'])
  })

  it('needs an address', async () => {
    const app = await appWith({ AUTH_ANONYMOUS: 'true' })
    const { data } = await clientOf(app).auth.signInAnonymously()
    const answer = await askAuth(app, 'GET', '/reauthenticate', { token: data.session?.access_token ?? '' })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })
})

describe('asking for the mail again', () => {
  it('sends a new sign-up code in place of the old', async () => {
    const email = newAddress()
    const client = clientOf(test.app)
    await client.auth.signUp({ email, password })
    const { code: old } = await newestMail(test.app, email)
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    const { code } = await newestMail(test.app, email)
    if (old !== code)
      expect((await client.auth.verifyOtp({ email, token: old, type: 'signup' })).error?.code).toBe(
        'otp_expired',
      )
    expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull()
  })

  it('sends the change of address again', async () => {
    const { client, email } = await signUpConfirmed(test.app)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull()
    expect(await mailsTo(test.app, next)).toHaveLength(2)
  })

  it('sends messages again', async () => {
    const phone = newPhone()
    await clientOf(test.app).auth.signInWithOtp({ phone })
    expect((await clientOf(test.app).auth.resend({ type: 'sms', phone })).error).toBeNull()
    expect(await mailsTo(test.app, phone)).toHaveLength(2)
    const { client } = await signUpConfirmed(test.app)
    const own = newPhone()
    const next = newPhone()
    await client.auth.updateUser({ phone: own })
    const { code } = await newestMail(test.app, own)
    await client.auth.verifyOtp({ phone: own, token: code, type: 'phone_change' })
    await client.auth.updateUser({ phone: next })
    expect((await client.auth.resend({ type: 'phone_change', phone: own })).error).toBeNull()
    expect(await mailsTo(test.app, next)).toHaveLength(2)
  })

  it('sends nothing for strangers, the confirmed and those without a change, and answers alike', async () => {
    const { email } = await signUpConfirmed(test.app)
    const stranger = newAddress()
    const before = (await mailsTo(test.app, email)).length
    const answers = [
      await askAuth(test.app, 'POST', '/resend', { body: { type: 'signup', email: stranger } }),
      await askAuth(test.app, 'POST', '/resend', { body: { type: 'signup', email } }),
      await askAuth(test.app, 'POST', '/resend', { body: { type: 'email_change', email } }),
      await askAuth(test.app, 'POST', '/resend', { body: { type: 'phone_change', email } }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, {}]))
    expect(await mailsTo(test.app, stranger)).toEqual([])
    expect((await mailsTo(test.app, email)).length).toBe(before)
  })

  it('refuses other types', async () => {
    const answer = await askAuth(test.app, 'POST', '/resend', {
      body: { type: 'recovery', email: newAddress() },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })
})

describe('asking too often', () => {
  it('is answered as if mail was sent, but none is sent', async () => {
    const app = await appWith({ AUTH_SEND_SECONDS: '60' })
    const { email } = await signUpConfirmed(app)
    const ask = async (path: string, body: Record<string, unknown>) => {
      const answer = await askAuth(app, 'POST', path, { body })
      return [answer.status, answer.body]
    }
    const fresh = newAddress()
    await clientOf(app).auth.signUp({ email: fresh, password })
    const answers = [
      await ask('/recover', { email }),
      await ask('/recover', { email }),
      await ask('/recover', { email: newAddress() }),
      await ask('/otp', { email }),
      await ask('/otp', { email: newAddress(), create_user: false }),
      await ask('/resend', { type: 'signup', email: fresh }),
      await ask('/resend', { type: 'signup', email: newAddress() }),
    ]
    expect(answers).toEqual(answers.map(() => [200, {}]))
    const recoveries = (await mailsTo(app, email)).filter((mail) => mail.subject === 'Reset your password')
    expect(recoveries).toHaveLength(1)
    expect(await mailsTo(app, fresh)).toHaveLength(1)
  })

  it('by the owner is refused with the seconds to wait', async () => {
    const app = await appWith({ AUTH_SEND_SECONDS: '60' })
    const { token } = await signUpConfirmed(app)
    const change = () => askAuth(app, 'PUT', '/user', { token, body: { email: newAddress() } })
    expect((await change()).status).toBe(200)
    const second = await change()
    expect([second.status, second.body.code]).toEqual([429, 'over_email_send_rate_limit'])
    expect(second.body.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    )
    expect((await askAuth(app, 'GET', '/reauthenticate', { token })).status).toBe(200)
    expect((await askAuth(app, 'GET', '/reauthenticate', { token })).body.code).toBe(
      'over_email_send_rate_limit',
    )
  })
})

describe('rate limits', () => {
  const limited = () =>
    appWith({
      AUTH_LIMITS: '{"token":3,"send":3,"verify":3}',
      TRUST_PROXY: '1',
    })
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  it.each([
    ['POST', '/token?grant_type=password', { email: 'a@example.test', password }],
    ['POST', '/recover', { email: 'a@example.test' }],
    ['POST', '/verify', { type: 'signup', email: 'a@example.test', token: '123456' }],
  ])('hold back an address at %s %s, and no other address', async (method, path, body) => {
    const app = await limited()
    const address = `192.0.2.${path.length}`
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await askAuth(app, method, path, { body, ...from(address) })).status)
    expect(statuses.slice(0, 3)).not.toContain(429)
    const last = await askAuth(app, method, path, { body, ...from(address) })
    expect([last.status, last.body.code, last.body.message]).toEqual([
      429,
      'over_request_rate_limit',
      'Request rate limit reached',
    ])
    expect((await askAuth(app, method, path, { body, ...from('198.51.100.7') })).status).not.toBe(429)
  })

  it('count in the database, so a second process does not double them', async () => {
    const [one, two] = [await limited(), await limited()]
    const body = { email: 'a@example.test' }
    const statuses: number[] = []
    for (const app of [one, two, one, two])
      statuses.push((await askAuth(app, 'POST', '/recover', { body, ...from('203.0.113.9') })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('allow 15 answers to a challenge in a minute', async () => {
    const app = await appWith({ AUTH_LIMITS: 'normal', TRUST_PROXY: '1' })
    const statuses: number[] = []
    for (let tries = 0; tries < 16; tries += 1)
      statuses.push(
        (await askAuth(app, 'POST', `/factors/${crypto.randomUUID()}/challenge`, from('203.0.113.77')))
          .status,
      )
    expect(statuses.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 401))
    expect(statuses[15]).toBe(429)
  })
})

describe('PKCE', () => {
  const pkceClient = () =>
    createClient(test.app.config.siteUrl, test.app.keys.anonKey, {
      auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: async (input, init) => test.app.fetch(new Request(input, init)) },
    })
  const codeOf = async (link: string) => {
    const target = await follow(link)
    expect(target.hash).toBe('')
    return target.searchParams.get('code') ?? ''
  }

  it('signs up, and the code is good once', async () => {
    const client = pkceClient()
    const email = newAddress()
    await client.auth.signUp({ email, password })
    const { link } = await newestMail(test.app, email)
    expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_/)
    const code = await codeOf(link)
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const again = await askAuth(test.app, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    })
    expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found'])
  })

  it('signs in by magic link', async () => {
    const { email, id } = await signUpConfirmed(test.app)
    const client = pkceClient()
    await client.auth.signInWithOtp({ email })
    const { data } = await client.auth.exchangeCodeForSession(
      await codeOf((await newestMail(test.app, email)).link),
    )
    expect(data.user?.id).toBe(id)
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }])
  })

  it('recovers a password', async () => {
    const { email, id } = await signUpConfirmed(test.app)
    const client = pkceClient()
    const events: string[] = []
    client.auth.onAuthStateChange((event) => {
      events.push(event)
    })
    await client.auth.resetPasswordForEmail(email)
    const { data } = await client.auth.exchangeCodeForSession(
      await codeOf((await newestMail(test.app, email)).link),
    )
    expect(data.user?.id).toBe(id)
    await expect.poll(() => events).toContain('PASSWORD_RECOVERY')
    expect((await client.auth.updateUser({ password: 'brand new one' })).error).toBeNull()
  })

  it('changes an address', async () => {
    const { email } = await signUpConfirmed(test.app)
    const client = pkceClient()
    await client.auth.signInWithPassword({ email, password })
    const next = newAddress()
    expect((await client.auth.updateUser({ email: next })).error).toBeNull()
    const half = await follow((await newestMail(test.app, next)).link)
    expect(half.searchParams.get('message')).toContain('Please proceed to confirm link')
    const { data } = await client.auth.exchangeCodeForSession(
      await codeOf((await newestMail(test.app, email)).link),
    )
    expect(data.user?.email).toBe(next)
  })

  it('reports a dead link in the query and in the fragment', async () => {
    const target = await follow(`${test.app.config.siteUrl}/auth/v1/verify?token=pkce_dead&type=signup`)
    const dead = { error: 'access_denied', error_code: 'otp_expired' }
    expect(Object.fromEntries(target.searchParams)).toMatchObject(dead)
    expect(fragmentOf(target)).toMatchObject({ ...dead, sb: '' })
  })

  async function begunFlow() {
    const client = pkceClient()
    const email = newAddress()
    await client.auth.signUp({ email, password })
    return { client, code: await codeOf((await newestMail(test.app, email)).link) }
  }
  const exchange = (body: unknown) => askAuth(test.app, 'POST', '/token?grant_type=pkce', { body })

  it('refuses another verifier, and still takes the right one', async () => {
    const { client, code } = await begunFlow()
    const wrong = await exchange({ auth_code: code, code_verifier: 'y'.repeat(64) })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'bad_code_verifier'])
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
  })

  it('refuses a code older than 300 seconds', async () => {
    const { client, code } = await begunFlow()
    await test.app.db.query(
      "update auth.flow_state set auth_code_issued_at = now() - interval '301 seconds' where auth_code = $1",
      [code],
    )
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    })
  })

  it.each([
    [{}, 400, 'validation_failed'],
    [{ auth_code: 'x' }, 400, 'validation_failed'],
    [{ auth_code: '', code_verifier: '' }, 400, 'validation_failed'],
    [{ auth_code: 'unknown', code_verifier: 'x' }, 404, 'flow_state_not_found'],
  ])('refuses %o', async (body, status, code) => {
    const answer = await exchange(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it.each([
    [{ code_challenge: 'short', code_challenge_method: 's256' }],
    [{ code_challenge: 'x'.repeat(43) }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' }],
    [{ code_challenge: `${'x'.repeat(43)} `, code_challenge_method: 'plain' }],
  ])('refuses the challenge %o', async (challenge) => {
    const answer = await askAuth(test.app, 'POST', '/recover', {
      body: { email: newAddress(), ...challenge },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })

  it('takes a plain challenge', async () => {
    const email = newAddress()
    const verifier = 'v'.repeat(43)
    await askAuth(test.app, 'POST', '/signup', {
      body: { email, password, code_challenge: verifier, code_challenge_method: 'plain' },
    })
    const code = await codeOf((await newestMail(test.app, email)).link)
    expect((await exchange({ auth_code: code, code_verifier: verifier })).status).toBe(200)
  })
})

describe('switches', () => {
  it('anonymous sign-in is off, and can be on', async () => {
    const off = await clientOf(test.app).auth.signInAnonymously()
    expect(off.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
    const app = await appWith({ AUTH_ANONYMOUS: 'true' })
    const client = clientOf(app)
    const { data } = await client.auth.signInAnonymously()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', identities: [] })
    const { claims } = (await client.auth.getClaims()).data ?? {}
    expect(claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] })
  })

  it('an anonymous account becomes a real one by confirming an address', async () => {
    const app = await appWith({ AUTH_ANONYMOUS: 'true' })
    const client = clientOf(app)
    const { data: before } = await client.auth.signInAnonymously()
    const email = newAddress()
    expect((await client.auth.updateUser({ email })).error).toBeNull()
    const { code } = await newestMail(app, email)
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email_change' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: before.user?.id, is_anonymous: false, email })
    expect(data.user?.identities).toMatchObject([{ provider: 'email' }])
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] })
  })

  it('an anonymous account gets no password before an address', async () => {
    const app = await appWith({ AUTH_ANONYMOUS: 'true' })
    const client = clientOf(app)
    await client.auth.signInAnonymously()
    expect((await client.auth.updateUser({ password: 'another one' })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    })
  })

  it('auto-confirm gives a session at once and names a known address', async () => {
    const app = await appWith({ AUTH_AUTOCONFIRM: 'true' })
    const email = newAddress()
    const { data } = await clientOf(app).auth.signUp({ email, password })
    expect(data.session?.user.email_confirmed_at).toBeTruthy()
    expect(await mailsTo(app, email)).toEqual([])
    expect((await clientOf(app).auth.signUp({ email, password })).error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })

  it('the unconfirmed are let in only where that is allowed', async () => {
    const app = await appWith({ AUTH_ALLOW_UNCONFIRMED: 'true' })
    const email = newAddress()
    const { data } = await clientOf(app).auth.signUp({ email, password })
    expect(data.session).toBeTruthy()
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(await mailsTo(app, email)).toHaveLength(1)
    expect((await clientOf(app).auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await clientOf(test.app).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    )
  })

  it('sign-ups can be closed: by password, and by code without telling', async () => {
    const app = await appWith({ AUTH_SIGNUPS: 'false' })
    const email = newAddress()
    expect((await clientOf(app).auth.signUp({ email, password })).error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    })
    expect((await clientOf(app).auth.signInWithOtp({ email })).error).toBeNull()
    expect(await mailsTo(app, email)).toEqual([])
    const known = await signUpConfirmed(test.app)
    expect((await clientOf(app).auth.signInWithPassword({ email: known.email, password })).error).toBeNull()
  })

  it('e-mail and phone can each be off', async () => {
    const app = await appWith({ AUTH_EMAIL: 'false', AUTH_PHONE: 'false' })
    const email = newAddress()
    const phone = newPhone()
    const codes = [
      (await clientOf(app).auth.signUp({ email, password })).error,
      (await clientOf(app).auth.signUp({ phone, password })).error,
      (await clientOf(app).auth.signInWithPassword({ email, password })).error,
      (await clientOf(app).auth.signInWithPassword({ phone, password })).error,
      (await clientOf(app).auth.signInWithOtp({ email })).error,
      (await clientOf(app).auth.signInWithOtp({ phone })).error,
    ].map((error) => [error?.status, error?.code])
    expect(codes).toEqual([
      [400, 'email_provider_disabled'],
      [400, 'phone_provider_disabled'],
      [422, 'email_provider_disabled'],
      [422, 'phone_provider_disabled'],
      [422, 'email_provider_disabled'],
      [422, 'phone_provider_disabled'],
    ])
    const { body } = await askAuth(app, 'GET', '/settings')
    expect(body.external).toMatchObject({ email: false, phone: false })
  })

  it('a phone signs up, confirms and signs in', async () => {
    const phone = newPhone()
    const client = clientOf(test.app)
    expect((await client.auth.signUp({ phone, password })).data.user?.phone).toBe(phone.slice(1))
    expect((await client.auth.signInWithPassword({ phone, password })).error?.code).toBe(
      'phone_not_confirmed',
    )
    const { code } = await newestMail(test.app, phone)
    expect((await client.auth.verifyOtp({ phone, token: code, type: 'sms' })).error).toBeNull()
    expect((await client.auth.signInWithPassword({ phone, password })).error).toBeNull()
  })

  it('the shortest password is the operator’s choice, and longer codes too', async () => {
    const app = await appWith({ AUTH_PASSWORD_MIN: '12', AUTH_CODE_LENGTH: '8' })
    const email = newAddress()
    expect((await clientOf(app).auth.signUp({ email, password: 'eleven char' })).error).toMatchObject({
      code: 'weak_password',
      message: 'Password should be at least 12 characters.',
    })
    await clientOf(app).auth.signUp({ email, password: 'twelve chars' })
    expect((await newestMail(app, email)).code).toMatch(/^\d{8}$/)
  })

  it('codes and links die with their time', async () => {
    const email = newAddress()
    await clientOf(test.app).auth.signUp({ email, password })
    const { code, link } = await newestMail(test.app, email)
    await test.app.db.query(
      "update auth.one_time_tokens set created_at = now() - interval '3601 seconds' where relates_to = $1",
      [email],
    )
    const { error } = await clientOf(test.app).auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(fragmentOf(await follow(link))).toMatchObject({
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  it('sessions can have an age and an idle limit', async () => {
    const app = await appWith({ AUTH_SESSION_HOURS: '2', AUTH_INACTIVITY_HOURS: '1' })
    const refresh = (refresh_token: string) =>
      askAuth(app, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } })
    for (const column of ['created_at', 'refreshed_at']) {
      const person = await signUpConfirmed(app)
      await app.db.query(
        `update auth.sessions set ${column} = now() - interval '3 hours' where user_id = $1`,
        [person.id],
      )
      const answer = await refresh(person.refreshToken)
      expect([answer.status, answer.body.code]).toEqual([400, 'session_expired'])
      expect((await refresh(person.refreshToken)).body.code).toBe('refresh_token_not_found')
    }
  })
})
