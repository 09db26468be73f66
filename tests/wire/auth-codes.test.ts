// Codes and links: whom they belong to, what the first proof of an address leaves of those who never proved it, where they go,
// and how they end.
import { createHash } from 'node:crypto'
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

const follow = async (link: string, app = test.app): Promise<Record<string, string>> => {
  const response = await app.fetch(new Request(link))
  expect(response.status).toBe(303)
  return Object.fromEntries(
    new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1)),
  )
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')
const signUp = (email: string, word = password, data = {}, app = test.app) =>
  clientOf(app).auth.signUp({ email, password: word, options: { data } })
const signIn = async (email: string, word: string, app = test.app) =>
  (await clientOf(app).auth.signInWithPassword({ email, password: word })).error?.code ?? 'in'

describe('a link', () => {
  it('has a random token unrelated to the code, stored only as a hash', async () => {
    const email = newAddress()
    await signUp(email)
    const { link, code } = await newestMail(test.app, email)
    const token = tokenOf(link)
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    for (const algorithm of ['sha224', 'sha256'])
      expect(token).not.toContain(
        createHash(algorithm)
          .update(email + code)
          .digest('hex'),
      )
    const [row] = await test.app.db.query(
      'select token_hash, link_hash from auth.one_time_tokens where relates_to = $1',
      [email],
    )
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.link_hash).not.toBe(row?.token_hash)
  })

  it('does not open with the hash of its code', async () => {
    const email = newAddress()
    await signUp(email)
    const { code } = await newestMail(test.app, email)
    const token_hash = createHash('sha224')
      .update(email + code)
      .digest('hex')
    const { error } = await clientOf(test.app).auth.verifyOtp({ token_hash, type: 'signup' })
    expect(error?.code).toBe('otp_expired')
  })

  it('and its code expire together, whichever is used', async () => {
    const [first, second] = [newAddress(), newAddress()]
    await signUp(first)
    const byLink = await newestMail(test.app, first)
    expect(await follow(byLink.link)).toHaveProperty('access_token')
    const typed = await clientOf(test.app).auth.verifyOtp({
      email: first,
      token: byLink.code,
      type: 'signup',
    })
    expect(typed.error?.code).toBe('otp_expired')
    await signUp(second)
    const byCode = await newestMail(test.app, second)
    const { error } = await clientOf(test.app).auth.verifyOtp({
      email: second,
      token: byCode.code,
      type: 'signup',
    })
    expect(error).toBeNull()
    expect(await follow(byCode.link)).toMatchObject({ error_code: 'otp_expired' })
  })

  it('is not blocked by guesses at the code', async () => {
    const email = newAddress()
    await signUp(email)
    const { code, link } = await newestMail(test.app, email)
    for (let tries = 0; tries < 11; tries += 1)
      await clientOf(test.app).auth.verifyOtp({ email, token: wrong(code), type: 'signup' })
    expect(await follow(link)).toHaveProperty('access_token')
  })

  it.each(['%00', '%ED%A0%80', '%FF', 'x'.repeat(5000), '../..', 'pkce_%00', '💥'])(
    'with the token %s leads back with what went wrong',
    async (token) => {
      const to = encodeURIComponent('http://localhost:3000/auth/callback')
      const response = await test.app.request(`/auth/v1/verify?token=${token}&type=signup&redirect_to=${to}`)
      expect(response.status).toBe(303)
      const target = new URL(response.headers.get('location') ?? '')
      expect(target.pathname).toBe('/auth/callback')
      expect(target.hash).toContain('error_code=otp_expired')
    },
  )

  it('of an unknown type also redirects back', async () => {
    const response = await test.app.request('/auth/v1/verify?token=x&type=%00')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain('error_code=validation_failed')
  })
})

describe('the first proof of an address', () => {
  it('keeps the password of the person who signed up', async () => {
    const email = newAddress()
    await signUp(email, password, { full_name: 'Ana' })
    await follow((await newestMail(test.app, email)).link)
    expect(await signIn(email, password)).toBe('in')
    const { data } = await clientOf(test.app).auth.signInWithPassword({ email, password })
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ana', email_verified: true })
  })

  /** Whoever proved the address chooses a password, and only that one works. */
  async function choose(token: string, email: string, app = test.app) {
    const { data } = await clientOf(app).auth.getUser(token)
    expect(data.user?.app_metadata).toMatchObject({ needs_password: true })
    expect(data.user?.user_metadata).toEqual({ email_verified: true })
    expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }])
    const chosen = await askAuth(app, 'PUT', '/user', { token, body: { password: 'chosen now' } })
    expect(chosen.body.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(await signIn(email, 'chosen now', app)).toBe('in')
  }

  it('keeps no password if two people signed up with different ones: the one who confirms chooses', async () => {
    const email = newAddress()
    await signUp(email, 'of a stranger', { full_name: 'Mallory' })
    const stranger = await newestMail(test.app, email)
    expect(stranger.text).not.toContain('more than once')
    const { data } = await signUp(email, 'of the owner', { full_name: 'Ana' })
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ana' })
    expect(JSON.stringify(data)).not.toContain('Mallory')
    expect(data.user?.identities).toHaveLength(1)
    const own = await newestMail(test.app, email)
    expect(own.text).toContain('more than once')
    expect(await follow(stranger.link)).toMatchObject({ error_code: 'otp_expired' })
    const { access_token = '' } = await follow(own.link)
    for (const word of ['of a stranger', 'of the owner'])
      expect(await signIn(email, word)).toBe('invalid_credentials')
    await choose(access_token, email)
  })

  it('keeps none even if the second sign-up came too soon for its own mail', async () => {
    const app = await appWith({ AUTH_SEND_SECONDS: '60' })
    const email = newAddress()
    await signUp(email, 'of a stranger', { full_name: 'Mallory' }, app)
    await signUp(email, 'of the owner', {}, app)
    expect(await mailsTo(app, email)).toHaveLength(1)
    const { access_token = '' } = await follow((await newestMail(app, email)).link, app)
    for (const word of ['of a stranger', 'of the owner'])
      expect(await signIn(email, word, app)).toBe('invalid_credentials')
    await choose(access_token, email, app)
  })

  it.each(['resend', 'otp'])(
    'keeps none when the mail is asked for again by %s, and that mail says so',
    async (way) => {
      const email = newAddress()
      await signUp(email, 'of a stranger')
      await signUp(email, 'of the owner')
      if (way === 'resend') await clientOf(test.app).auth.resend({ type: 'signup', email })
      else await clientOf(test.app).auth.signInWithOtp({ email })
      const { text, code } = await newestMail(test.app, email)
      expect(await mailsTo(test.app, email)).toHaveLength(3)
      expect(text).toContain('more than once')
      const { data } = await clientOf(test.app).auth.verifyOtp({ email, token: code, type: 'email' })
      expect(await signIn(email, 'of a stranger')).toBe('invalid_credentials')
      await choose(data.session?.access_token ?? '', email)
    },
  )

  it('keeps none after the codes expired and the mail is requested again', async () => {
    const email = newAddress()
    await signUp(email, 'of a stranger')
    await signUp(email, 'of the owner')
    await test.app.db.query('delete from auth.one_time_tokens where relates_to = $1', [email])
    await clientOf(test.app).auth.resend({ type: 'signup', email })
    const { access_token = '' } = await follow((await newestMail(test.app, email)).link)
    expect(await signIn(email, 'of a stranger')).toBe('invalid_credentials')
    await choose(access_token, email)
  })

  it.each(['0', '60'])(
    'keeps the password of someone who sent the same form twice within %s seconds of a mail',
    async (seconds) => {
      const app = await appWith({ AUTH_SEND_SECONDS: seconds })
      const email = newAddress()
      await signUp(email, password, { full_name: 'Ana' }, app)
      await signUp(email, password, { full_name: 'Ana' }, app)
      const mail = await newestMail(app, email)
      expect(await mailsTo(app, email)).toHaveLength(seconds === '0' ? 2 : 1)
      expect(mail.text).not.toContain('more than once')
      await follow(mail.link, app)
      const { data } = await clientOf(app).auth.signInWithPassword({ email, password })
      expect(data.user?.user_metadata).toEqual({ full_name: 'Ana', email_verified: true })
      expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    },
  )

  it('keeps no password for a number that two people signed up with, and the message says so', async () => {
    const app = await appWith({ AUTH_PHONE: 'true' })
    const phone = newPhone()
    for (const word of ['of a stranger', 'of the owner'])
      await clientOf(app).auth.signUp({ phone, password: word })
    const { text, code } = await newestMail(app, phone)
    expect(text).toContain('more than once')
    const { data } = await clientOf(app).auth.verifyOtp({ phone, token: code, type: 'sms' })
    expect(data.user?.app_metadata).toMatchObject({ needs_password: true })
    for (const word of ['of a stranger', 'of the owner'])
      expect((await clientOf(app).auth.signInWithPassword({ phone, password: word })).error?.code).toBe(
        'invalid_credentials',
      )
  })

  it('is not revealed to the next sign-up, which gets the response of a new account', async () => {
    const email = newAddress()
    const body = { email, password, data: { full_name: 'Ana', b: [{ zz: 1, a: 2 }], aa: null } }
    const ask = async (path: string) =>
      (await test.app.request(path, { method: 'POST', body: JSON.stringify(body) })).text()
    const shape = (text: string) =>
      text
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
        .replace(/\d{4}-\d\d-\d\dT[\d:]+(\.\d{1,6})?\+00:00/g, 'time')
    const first = await ask('/auth/v1/signup')
    expect(shape(await ask('/auth/v1/signup'))).toBe(shape(first))
    expect(first).toContain(email)
  })

  it.each(['sign-up', 'magic link', 'recovery'])(
    'by %s removes what a stranger left where unconfirmed accounts are allowed',
    async (way) => {
      const app = await appWith({ AUTH_ALLOW_UNCONFIRMED: 'true' })
      const email = newAddress()
      const stranger = clientOf(app)
      await stranger.auth.signUp({
        email,
        password: 'of a stranger',
        options: { data: { full_name: 'Mallory' } },
      })
      await stranger.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
      if (way === 'sign-up') await signUp(email, 'of the owner', {}, app)
      else if (way === 'magic link') await clientOf(app).auth.signInWithOtp({ email })
      else await clientOf(app).auth.resetPasswordForEmail(email)
      expect((await stranger.auth.getUser()).error).toBeNull()
      const { access_token = '' } = await follow((await newestMail(app, email)).link, app)
      expect((await stranger.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
      expect(await signIn(email, 'of a stranger', app)).toBe('invalid_credentials')
      const { data } = await clientOf(app).auth.getUser(access_token)
      expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } })
      expect(data.user?.user_metadata.full_name).toBeUndefined()
      expect(data.user?.factors ?? []).toEqual([])
      expect(data.user?.app_metadata).toEqual({
        provider: 'email',
        providers: ['email'],
        ...(way === 'sign-up' && { needs_password: true }),
      })
    },
  )

  it('leaves nothing of a sign-up to someone who only requested a code', async () => {
    const email = newAddress()
    await signUp(email, 'of the owner')
    const { link } = await newestMail(test.app, email)
    // Asking alone changes nothing: the owner's password is still there.
    const app = await appWith({ AUTH_SEND_SECONDS: '60' })
    await clientOf(app).auth.signInWithOtp({ email })
    expect(await follow(link)).toHaveProperty('access_token')
    expect(await signIn(email, 'of the owner')).toBe('in')
  })

  it('is needed before another address can be added', async () => {
    const app = await appWith({ AUTH_ALLOW_UNCONFIRMED: 'true' })
    const client = clientOf(app)
    await client.auth.signUp({ email: newAddress(), password })
    for (const change of [{ phone: newPhone() }, { email: newAddress() }])
      expect((await client.auth.updateUser(change)).error).toMatchObject({
        status: 422,
        code: 'email_not_confirmed',
      })
  })

  it('by an invitation keeps nothing of sign-ups before or after it', async () => {
    const email = newAddress()
    await signUp(email, 'before', { full_name: 'Mallory' })
    const service = clientOf(test.app, { key: test.app.keys.serviceRoleKey })
    await service.auth.admin.inviteUserByEmail(email, { data: { team: 'press' } })
    await signUp(email, 'after it', { full_name: 'Mallory' })
    const { link, subject } = await newestMail(test.app, email)
    expect(subject).toBe('You’re invited')
    const { access_token = '' } = await follow(link)
    const { data } = await clientOf(test.app).auth.getUser(access_token)
    expect(data.user?.user_metadata).toEqual({ team: 'press', email_verified: true })
    for (const word of ['before', 'after it']) expect(await signIn(email, word)).toBe('invalid_credentials')
  })
})

describe('where a code goes', () => {
  /** Someone with an address and a phone. */
  async function reachable() {
    const person = await signUpConfirmed(test.app)
    const phone = newPhone()
    await person.client.auth.updateUser({ phone })
    const { code } = await newestMail(test.app, phone)
    await person.client.auth.verifyOtp({ phone, token: code, type: 'phone_change' })
    const count = async () => [
      (await mailsTo(test.app, person.email)).length,
      (await mailsTo(test.app, phone)).length,
    ]
    return { ...person, phone, count }
  }

  it('is the phone if the phone was given, and the email address otherwise', async () => {
    const { email, phone, id, count } = await reachable()
    const [mails = 0, messages = 0] = await count()
    await clientOf(test.app).auth.signInWithOtp({ phone })
    expect(await count()).toEqual([mails, messages + 1])
    const { code } = await newestMail(test.app, phone)
    const { data } = await clientOf(test.app).auth.verifyOtp({ phone, token: code, type: 'sms' })
    expect(data.user?.id).toBe(id)
    await clientOf(test.app).auth.signInWithOtp({ email })
    expect(await count()).toEqual([mails + 1, messages + 1])
    const mail = await newestMail(test.app, email)
    const signedIn = await clientOf(test.app).auth.verifyOtp({ email, token: mail.code, type: 'email' })
    expect(signedIn.data.user?.id).toBe(id)
  })

  it('is never another person’s address: a sign-up by phone mails nobody', async () => {
    const { phone, count } = await reachable()
    const before = await count()
    expect((await clientOf(test.app).auth.signUp({ phone, password })).data.user?.identities).toEqual([])
    expect(await count()).toEqual(before)
  })

  it('and the code works only for that address', async () => {
    const { email, phone } = await reachable()
    await clientOf(test.app).auth.signInWithOtp({ phone })
    const { code } = await newestMail(test.app, phone)
    const { error } = await clientOf(test.app).auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error?.code).toBe('otp_expired')
  })

  it('is useless once the number is no longer the account’s', async () => {
    const { client, phone } = await reachable()
    await clientOf(test.app).auth.signInWithOtp({ phone })
    const { code } = await newestMail(test.app, phone)
    const next = newPhone()
    await client.auth.updateUser({ phone: next })
    const change = await newestMail(test.app, next)
    await client.auth.verifyOtp({ phone: next, token: change.code, type: 'phone_change' })
    const { error } = await clientOf(test.app).auth.verifyOtp({ phone, token: code, type: 'sms' })
    expect(error?.code).toBe('otp_expired')
  })
})

describe('two people changing to one address at once', () => {
  it.each([0, 1])('are told apart by their codes: person %i', async (index) => {
    const app = await appWith({ AUTH_SECURE_EMAIL_CHANGE: 'false' })
    const people = [await signUpConfirmed(app), await signUpConfirmed(app)]
    const next = newAddress()
    const codes: string[] = []
    for (const { token } of people) {
      await askAuth(app, 'PUT', '/user', { token, body: { email: next } })
      codes.push((await newestMail(app, next)).code)
    }
    const { data, error } = await clientOf(app).auth.verifyOtp({
      email: next,
      token: codes[index] ?? '',
      type: 'email_change',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: people[index]?.id, email: next })
  })

  it('are distinguished by their codes for phones as well', async () => {
    const people = [await signUpConfirmed(test.app), await signUpConfirmed(test.app)]
    const phone = newPhone()
    const codes: string[] = []
    for (const { client } of people) {
      await client.auth.updateUser({ phone })
      codes.push((await newestMail(test.app, phone)).code)
    }
    for (const index of [1, 0]) {
      const { data, error } = await clientOf(test.app).auth.verifyOtp({
        phone,
        token: codes[index] ?? '',
        type: 'phone_change',
      })
      if (index === 1) expect(data.user?.id).toBe(people[1]?.id)
      else expect(error).toMatchObject({ status: 422, code: 'phone_exists' })
    }
  })
})

describe('text messages to a new number', () => {
  it('are rate-limited, whether by change or by resend', async () => {
    const app = await appWith({ AUTH_SEND_SECONDS: '60' })
    const { client, email } = await signUpConfirmed(app)
    const phone = newPhone()
    expect((await client.auth.updateUser({ phone })).error).toBeNull()
    const again = (await client.auth.updateUser({ phone: newPhone() })).error
    expect(again).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    const resent = await askAuth(app, 'POST', '/resend', { body: { type: 'phone_change', email } })
    expect([resent.status, resent.body]).toEqual([200, {}])
    expect(await mailsTo(app, phone)).toHaveLength(1)
  })

  it.each(['a resend', 'asking anew'])('bring no new tries at the code by %s', async (way) => {
    const { client, email } = await signUpConfirmed(test.app)
    const phone = newPhone()
    await client.auth.updateUser({ phone })
    const { code } = await newestMail(test.app, phone)
    for (let tries = 0; tries < 10; tries += 1)
      await client.auth.verifyOtp({ phone, token: wrong(code), type: 'phone_change' })
    if (way === 'a resend')
      await askAuth(test.app, 'POST', '/resend', { body: { type: 'phone_change', email } })
    else await client.auth.updateUser({ phone })
    expect(await mailsTo(test.app, phone)).toHaveLength(2)
    const use = async () =>
      client.auth.verifyOtp({
        phone,
        token: (await newestMail(test.app, phone)).code,
        type: 'phone_change',
      })
    expect((await use()).error?.code).toBe('otp_expired')
    await test.app.db.query("update auth.rate_limits set refilled_at = now() - interval '1 hour'")
    await client.auth.updateUser({ phone })
    expect((await use()).error).toBeNull()
  })

  it('grant no new attempts after changing to the user’s own number in between', async () => {
    const { client } = await signUpConfirmed(test.app)
    const [victim, own] = [newPhone(), newPhone()]
    await client.auth.updateUser({ phone: victim })
    const { code } = await newestMail(test.app, victim)
    for (let tries = 0; tries < 10; tries += 1)
      await client.auth.verifyOtp({ phone: victim, token: wrong(code), type: 'phone_change' })
    await client.auth.updateUser({ phone: own })
    const token = (await newestMail(test.app, own)).code
    expect((await client.auth.verifyOtp({ phone: own, token, type: 'phone_change' })).error).toBeNull()
    await client.auth.updateUser({ phone: victim })
    const next = (await newestMail(test.app, victim)).code
    const { error } = await client.auth.verifyOtp({ phone: victim, token: next, type: 'phone_change' })
    expect(error?.code).toBe('otp_expired')
  })
})
