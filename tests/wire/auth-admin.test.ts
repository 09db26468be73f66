// What trusted programs may do with accounts, through the real client with the service role's key.
import { argon2Sync, randomUUID } from 'node:crypto'
import { hashSync } from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import { totpCode } from '#server/auth/factors/totp.ts'
import { askAuth, newAddress, newPhone, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { startApp, withApp } from '#tests/support/start-app.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0' } })
const service = () => clientOf(test.app, { key: test.app.keys.serviceRoleKey }).auth.admin
const ask = (method: string, path: string, body?: unknown) =>
  askAuth(test.app, method, path, { token: test.app.keys.serviceRoleKey, body })
const signIn = async (email: string, secret = password) =>
  (await clientOf(test.app).auth.signInWithPassword({ email, password: secret })).error?.code ?? 'in'

async function created(more: Record<string, unknown> = {}) {
  const email = newAddress()
  const { data, error } = await service().createUser({ email, password, email_confirm: true, ...more })
  if (error) throw error
  return { email, id: data.user.id, user: data.user }
}

const id = randomUUID()
const operations: [string, string][] = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${id}`],
  ['PUT', `/admin/users/${id}`],
  ['DELETE', `/admin/users/${id}`],
  ['GET', `/admin/users/${id}/factors`],
  ['DELETE', `/admin/users/${id}/factors/${id}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
]

describe.each(operations)('%s %s', (method, path) => {
  it('refuses visitors, users and the anonymous key', async () => {
    const { token } = await signUpConfirmed(test.app)
    const answers = [
      await askAuth(test.app, method, path),
      await askAuth(test.app, method, path, { token }),
      await askAuth(test.app, method, path, { token: test.app.keys.anonKey }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'no_authorization'],
      [403, 'not_admin'],
      [403, 'not_admin'],
    ])
  })
})

/** An argon2id hash of the password, or of nothing where a part of it is changed. */
function argon2({ m = 8192, t = 1, p = 1, nonce = 'c29tZXNhbHRzb21lc2FsdA', tag = '' }): string {
  const real = { message: password, nonce: Buffer.from(nonce, 'base64'), parallelism: 1, tagLength: 32 }
  const isReal = tag === '' && m === 8192 && t === 1 && p === 1 && nonce.length > 20
  const made = isReal ? argon2Sync('argon2id', { ...real, memory: m, passes: t }) : Buffer.alloc(32)
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${nonce}$${tag || made.toString('base64').replace(/=+$/, '')}`
}

describe('creating an account', () => {
  it('confirms it only on request, and mails nothing', async () => {
    const email = newAddress()
    const { data } = await service().createUser({ email, password, user_metadata: { full_name: 'Ana' } })
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ana' } })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(await mailsTo(test.app, email)).toEqual([])
    expect(await signIn(email)).toBe('email_not_confirmed')
    const confirmed = await created()
    expect(confirmed.user.user_metadata).toMatchObject({ email_verified: true })
    expect(await signIn(confirmed.email)).toBe('in')
  })

  it('takes an id, both addresses, metadata, role and ban', async () => {
    const wanted = randomUUID()
    const phone = newPhone()
    const { user } = await created({
      id: wanted,
      phone,
      phone_confirm: true,
      app_metadata: { plan: 'pro' },
      role: 'authenticated',
      ban_duration: '24h',
    })
    expect(user).toMatchObject({
      id: wanted,
      phone: phone.slice(1),
      app_metadata: { provider: 'email', providers: ['email', 'phone'], plan: 'pro' },
    })
    expect(user.phone_confirmed_at).toBeTruthy()
    expect(user.identities?.map((identity) => identity.provider).sort()).toEqual(['email', 'phone'])
    const { banned_until } = user as { banned_until?: string }
    expect(Math.abs(Date.parse(banned_until ?? '') - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000)
  })

  it('accepts the hash of a password from elsewhere', async () => {
    const password_hash = hashSync(password, 4)
    const { email } = await created({ password: undefined, password_hash })
    expect(await signIn(email)).toBe('in')
    expect(await signIn(email, 'wrong one')).toBe('invalid_credentials')
  })

  it('accepts an argon2id hash of reasonable cost', async () => {
    const { email } = await created({ password: undefined, password_hash: argon2({}) })
    expect(await signIn(email)).toBe('in')
    expect(await signIn(email, 'wrong one')).toBe('invalid_credentials')
  })

  it('refuses addresses that are taken', async () => {
    const phone = newPhone()
    const { email } = await created({ phone })
    expect((await service().createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await service().createUser({ phone })).error).toMatchObject({ status: 422, code: 'phone_exists' })
  })

  it('reports a conflict for a taken id', async () => {
    const { id: taken } = await created()
    const answer = await ask('POST', '/admin/users', { email: newAddress(), id: taken })
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
  })

  it.each([
    [{}],
    [{ email: 'nobody' }],
    [{ phone: 'none' }],
    [{ email: 'a@example.test', id: 'seven' }],
    [{ email: 'a@example.test', password_hash: 'plain' }],
    [{ email: 'a@example.test', password, password_hash: hashSync('x', 4) }],
    [{ email: 'a@example.test', password_hash: argon2({ m: 9_999_999 }) }],
    [{ email: 'a@example.test', password_hash: argon2({ m: 300_000 }) }],
    [{ email: 'a@example.test', password_hash: argon2({ m: 7 }) }],
    [{ email: 'a@example.test', password_hash: argon2({ t: 0 }) }],
    [{ email: 'a@example.test', password_hash: argon2({ t: 99 }) }],
    [{ email: 'a@example.test', password_hash: argon2({ p: 0 }) }],
    [{ email: 'a@example.test', password_hash: argon2({ p: 99 }) }],
    [{ email: 'a@example.test', password_hash: argon2({ nonce: 'AA' }) }],
    [{ email: 'a@example.test', password_hash: argon2({ tag: 'AA' }) }],
    [{ email: 'a@example.test', password_hash: argon2({ tag: 'A'.repeat(400) }) }],
    [{ email: 'a@example.test', password_hash: hashSync('x', 4).replace('$04$', '$31$') }],
    [{ email: 'a@example.test', role: 'postgres' }],
    [{ email: 'a@example.test', ban_duration: 'a while' }],
    [{ email: 'a@example.test', ban_duration: '24h later' }],
    [{ email: 'a@example.test', ban_duration: '99999999999h' }],
    [{ email: 'a@example.test', role: 'Robert"; drop' }],
    [{ email: 'a@example.test', user_metadata: 'text' }],
    [{ email: 'a@example.test', user_metadata: { nul: '\u0000' } }],
    [{ email: 'a@example.test', email_confirm: 'yes' }],
  ])('of %o is refused', async (body) => {
    const answer = await ask('POST', '/admin/users', body)
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })
})

describe('changing an account', () => {
  it('happens at once, metadata by key', async () => {
    const { id: user } = await created({ user_metadata: { a: 1, b: 2 } })
    const email = newAddress()
    const { data } = await service().updateUserById(user, {
      email,
      user_metadata: { b: null, c: 3 },
      app_metadata: { plan: 'pro' },
    })
    expect(data.user).toMatchObject({ email, app_metadata: { plan: 'pro', provider: 'email' } })
    expect(data.user?.user_metadata).toEqual({ a: 1, c: 3, email_verified: true })
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe(email)
    expect(await signIn(email)).toBe('in')
  })

  it('ends every session if it is the password', async () => {
    const person = await signUpConfirmed(test.app)
    await service().updateUserById(person.id, { password: 'another one' })
    expect((await person.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect(await signIn(person.email, 'another one')).toBe('in')
  })

  it('bans and lifts the ban', async () => {
    const person = await signUpConfirmed(test.app)
    await service().updateUserById(person.id, { ban_duration: '1h30m' })
    expect(await signIn(person.email)).toBe('user_banned')
    expect((await person.client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
    const refreshed = await person.client.auth.refreshSession()
    expect(refreshed.error?.code).toBe('user_banned')
    await service().updateUserById(person.id, { ban_duration: 'none' })
    expect(await signIn(person.email)).toBe('in')
  })

  it('confirms an address, and adds a first phone', async () => {
    const email = newAddress()
    const { data } = await service().createUser({ email, password })
    const phone = newPhone()
    const user = data.user?.id ?? ''
    const { data: after } = await service().updateUserById(user, {
      email_confirm: true,
      phone,
      phone_confirm: true,
    })
    expect(after.user?.phone).toBe(phone.slice(1))
    expect(after.user?.identities?.map((identity) => identity.provider).sort()).toEqual(['email', 'phone'])
    expect(await signIn(email)).toBe('in')
  })

  it('is refused for another account’s address', async () => {
    const [one, two] = [await created(), await created()]
    const { error } = await service().updateUserById(one.id, { email: two.email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await service().updateUserById(one.id, { email: one.email })).error).toBeNull()
  })
})

describe('an account', () => {
  it('is shown by id', async () => {
    const { id: user, email } = await created()
    expect((await service().getUserById(user)).data.user?.email).toBe(email)
    expect(JSON.stringify(await ask('GET', `/admin/users/${user}`))).not.toContain('argon2')
  })

  it.each(['GET', 'PUT', 'DELETE'])('that is not there answers %s with 404', async (method) => {
    const body = method === 'PUT' ? {} : undefined
    const missing = await ask(method, `/admin/users/${randomUUID()}`, body)
    expect([missing.status, missing.body.code]).toEqual([404, 'user_not_found'])
    const bad = await ask(method, '/admin/users/seven', body)
    expect([bad.status, bad.body.code]).toEqual([404, 'validation_failed'])
  })

  it('is deleted with all its data', async () => {
    const person = await signUpConfirmed(test.app)
    await person.client.from('content').insert({ title: 'Launch', content: 'x', user_id: person.id })
    const answer = await ask('DELETE', `/admin/users/${person.id}`)
    expect([answer.status, answer.body]).toEqual([200, {}])
    expect((await person.client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
    for (const table of [
      'auth.sessions',
      'auth.identities',
      'public.profiles',
      'public.content',
      'public.trash',
    ])
      expect(
        await test.app.db.query(`select 1 as one from ${table} where user_id = $1`, [person.id]),
      ).toEqual([])
  })

  it('frees its address when soft-deleted and reveals nothing about its owner', async () => {
    const person = await signUpConfirmed(test.app)
    expect((await service().deleteUser(person.id, true)).error).toBeNull()
    expect(await signIn(person.email)).toBe('invalid_credentials')
    expect((await person.client.auth.getUser()).error?.code).toBe('user_not_found')
    const [row] = await test.app.db.query<{ whole: string }>(
      'select to_json(u)::text as whole from auth.users u where id = $1',
      [person.id],
    )
    expect(row?.whole).not.toContain(person.email)
    await signUpConfirmed(test.app, person.email)
    expect((await service().getUserById(person.id)).error?.status).toBe(404)
  })
})

describe('the list of accounts', () => {
  it('comes newest first, by pages with their links', async () => {
    const db = await openTestDatabase()
    try {
      const app = await startApp(db, { environment: {} })
      const admin = clientOf(app, { key: app.keys.serviceRoleKey }).auth.admin
      for (let index = 0; index < 5; index += 1)
        await admin.createUser({ email: `user${index}@example.test` })
      const first = await admin.listUsers({ page: 1, perPage: 2 })
      expect(first.data.users.map((user) => user.email)).toEqual(['user4@example.test', 'user3@example.test'])
      expect(first.data).toMatchObject({ aud: 'authenticated', total: 5, nextPage: 2, lastPage: 3 })
      const last = await admin.listUsers({ page: 3, perPage: 2 })
      expect(last.data.users.map((user) => user.email)).toEqual(['user0@example.test'])
      expect(last.data).toMatchObject({ total: 5, nextPage: null, lastPage: 3 })
      const all = await admin.listUsers()
      expect(all.data.users).toHaveLength(5)
      expect((await admin.listUsers({ page: 9 })).data.users).toEqual([])
      const { headers } = await askAuth(app, 'GET', '/admin/users?page=&per_page=2', {
        token: app.keys.serviceRoleKey,
      })
      expect(headers.get('link')).toBe(
        '<http://localhost:3000/auth/v1/admin/users?page=2&per_page=2>; rel="next", <http://localhost:3000/auth/v1/admin/users?page=3&per_page=2>; rel="last"',
      )
    } finally {
      await db.close()
    }
  })

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'per_page=0',
    'per_page=1001',
    'page=1e3',
    'page=99999999999999999999',
  ])('refuses %s', async (query) => {
    expect((await ask('GET', `/admin/users?${query}`)).status).toBe(400)
  })
})

describe('factors of an account', () => {
  it('are listed without secrets and removed with their recovery codes', async () => {
    const person = await signUpConfirmed(test.app)
    const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
    const secret = data && 'totp' in data ? data.totp.secret : ''
    const code = totpCode(secret, Date.now() / 1000)
    await person.client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
    const listed = await ask('GET', `/admin/users/${person.id}/factors`)
    expect(listed.body).toMatchObject([{ id: data?.id, status: 'verified', factor_type: 'totp' }])
    expect(JSON.stringify(listed.body)).not.toContain(secret)
    const removed = await ask('DELETE', `/admin/users/${person.id}/factors/${data?.id}`)
    expect(removed.body).toMatchObject({ id: data?.id })
    expect((await ask('GET', `/admin/users/${person.id}/factors`)).body).toEqual([])
    const codes = await test.app.db.query('select 1 as one from auth.mfa_recovery_codes where user_id = $1', [
      person.id,
    ])
    expect(codes).toEqual([])
    const again = await ask('DELETE', `/admin/users/${person.id}/factors/${data?.id}`)
    expect([again.status, again.body.code]).toEqual([404, 'mfa_factor_not_found'])
  })
})

describe('a generated link', () => {
  const follow = async (link: string) => {
    const response = await test.app.fetch(new Request(link))
    return new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1))
  }

  it('signs up, and its code and hash do too', async () => {
    const email = newAddress()
    const redirectTo = 'http://localhost:3000/auth/callback'
    const { data, error } = await service().generateLink({
      type: 'signup',
      email,
      password,
      options: { redirectTo, data: { full_name: 'Ana' } },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ana' } })
    expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: redirectTo })
    expect(data.properties?.email_otp).toMatch(/^\d{6}$/)
    expect(data.properties?.action_link).toContain(data.properties?.hashed_token)
    expect(await mailsTo(test.app, email)).toEqual([])
    expect((await follow(data.properties?.action_link ?? '')).get('type')).toBe('signup')
    expect(await signIn(email)).toBe('in')
  })

  it.each(['magiclink', 'recovery'] as const)('of type %s signs its owner in', async (type) => {
    const person = await signUpConfirmed(test.app)
    const { data } = await service().generateLink({ type, email: person.email })
    expect(data.properties?.verification_type).toBe(type)
    const client = clientOf(test.app)
    const verified = await client.auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type })
    expect(verified.data.user?.id).toBe(person.id)
  })

  it('as a magic link for an unknown address becomes a sign-up', async () => {
    const email = newAddress()
    const { data } = await service().generateLink({ type: 'magiclink', email })
    expect(data.properties?.verification_type).toBe('signup')
    expect((await follow(data.properties?.action_link ?? '')).get('access_token')).toBeTruthy()
  })

  it('invites', async () => {
    const email = newAddress()
    const { data } = await service().generateLink({ type: 'invite', email })
    expect(data.user?.invited_at).toBeTruthy()
    expect((await follow(data.properties?.action_link ?? '')).get('type')).toBe('invite')
  })

  it('changes an address with both links, in either order', async () => {
    const person = await signUpConfirmed(test.app)
    const newEmail = newAddress()
    const links = []
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data, error } = await service().generateLink({ type, email: person.email, newEmail })
      expect(error).toBeNull()
      expect(data.properties?.verification_type).toBe(type)
      links.push(data.properties?.action_link ?? '')
    }
    expect((await follow(links[0] ?? '')).get('message')).toBeTruthy()
    expect((await follow(links[1] ?? '')).get('access_token')).toBeTruthy()
    expect(await signIn(newEmail)).toBe('in')
  })

  it('is refused for unknown or confirmed accounts where it makes no sense', async () => {
    const person = await signUpConfirmed(test.app)
    const codes = [
      (await service().generateLink({ type: 'recovery', email: newAddress() })).error,
      (
        await service().generateLink({
          type: 'email_change_new',
          email: newAddress(),
          newEmail: newAddress(),
        })
      ).error,
      (await service().generateLink({ type: 'signup', email: person.email, password })).error,
      (await service().generateLink({ type: 'invite', email: person.email })).error,
      (
        await service().generateLink({
          type: 'email_change_new',
          email: person.email,
          newEmail: person.email,
        })
      ).error,
    ].map((error) => [error?.status, error?.code])
    expect(codes).toEqual([
      [404, 'user_not_found'],
      [404, 'user_not_found'],
      [422, 'email_exists'],
      [422, 'email_exists'],
      [422, 'email_exists'],
    ])
  })

  it.each([
    [{}],
    [{ type: 'sms', email: 'a@example.test' }],
    [{ type: 'magiclink' }],
    [{ type: 'signup', email: 'a@example.test' }],
    [{ type: 'email_change_new', email: 'a@example.test' }],
  ])('of %o is refused', async (body) => {
    expect((await ask('POST', '/admin/generate_link', body)).body.code).toBe('validation_failed')
  })

  it('redirects only to allowed URLs', async () => {
    const answer = await ask('POST', '/admin/generate_link', {
      type: 'magiclink',
      email: newAddress(),
      redirect_to: 'https://evil.example/',
    })
    expect(answer.body.redirect_to).toBe('http://localhost:3000/auth/callback')
  })
})

describe('an invitation', () => {
  it('mails a link', async () => {
    const email = newAddress()
    const { data } = await service().inviteUserByEmail(email, { data: { full_name: 'Ana' } })
    expect(data.user?.invited_at).toBeTruthy()
    const { link, code, subject } = await newestMail(test.app, email)
    expect(subject).toBe('You’re invited')
    expect(link).toContain('type=invite')
    const client = clientOf(test.app)
    expect((await client.auth.verifyOtp({ email, token: code, type: 'invite' })).error).toBeNull()
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    expect(await signIn(email)).toBe('in')
  })

  it('can be sent again until it is accepted', async () => {
    const email = newAddress()
    await service().inviteUserByEmail(email)
    expect((await service().inviteUserByEmail(email)).error).toBeNull()
    expect(await mailsTo(test.app, email)).toHaveLength(2)
    const { code } = await newestMail(test.app, email)
    await clientOf(test.app).auth.verifyOtp({ email, token: code, type: 'invite' })
    expect((await service().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
  })

  it('keeps out anyone who signed up with the address before', async () => {
    const email = newAddress()
    await clientOf(test.app).auth.signUp({ email, password })
    await service().inviteUserByEmail(email)
    const { code } = await newestMail(test.app, email)
    expect((await clientOf(test.app).auth.verifyOtp({ email, token: code, type: 'invite' })).error).toBeNull()
    expect(await signIn(email)).toBe('invalid_credentials')
  })

  it('is refused without an address', async () => {
    expect((await ask('POST', '/invite', {})).body.code).toBe('validation_failed')
  })
})

describe('unsupported features', () => {
  it.each([
    ['GET', '/admin/oauth/clients'],
    ['POST', `/admin/oauth/clients/${id}/regenerate_secret`],
    ['GET', '/admin/custom-providers'],
    ['GET', `/admin/users/${id}/passkeys`],
    ['GET', '/oauth/authorizations/x'],
    ['GET', '/user/oauth/grants'],
    ['POST', '/passkeys/registration/options'],
    ['GET', '/factors/recovery-codes'],
  ])('says so at %s %s', async (method, path) => {
    const answer = await ask(method, path)
    expect([answer.status, answer.body.code]).toEqual([404, 'feature_disabled'])
  })
})
