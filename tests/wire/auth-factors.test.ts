// The second factor: set up, asked for, shown, lost and removed, through the real client.
import { describe, expect, it } from 'vitest'
import { deleteOldChallenges, deleteStaleFactors } from '#server/stores/factors.ts'
import { askAuth, newPhone, password, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { codeNow, inOneStep } from '#tests/support/factors.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({
  environment: { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0', AUTH_ANONYMOUS: 'true' },
})
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

interface Enrolled extends SignedUp {
  factorId: string
  secret: string
  recoveryCodes: string[]
  /** The refresh token after the factor was shown. */
  raised: { access_token: string; refresh_token: string }
}

async function begun(friendlyName = 'Phone app') {
  const person = await signUpConfirmed(test.app)
  const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { ...person, factorId: data.id, secret: data.totp.secret, totp: data.totp }
}

async function enrolled(): Promise<Enrolled> {
  const person = await begun()
  const { data, error } = await inOneStep(() =>
    person.client.auth.mfa.challengeAndVerify({
      factorId: person.factorId,
      // The step before: the code of now stays unused for the test itself.
      code: codeNow(person.secret, -1),
    }),
  )
  if (error) throw error
  const { recovery_codes: recoveryCodes } = data as unknown as { recovery_codes: string[] }
  return { ...person, recoveryCodes, raised: data }
}

/** The same person on another device, with the password alone. */
async function signedInAgain({ email }: SignedUp) {
  const client = clientOf(test.app)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, token: data.session.access_token, refreshToken: data.session.refresh_token }
}

const challenge = async (person: { factorId: string }, token: string) =>
  (await askAuth(test.app, 'POST', `/factors/${person.factorId}/challenge`, { token, body: {} })).body
const verify = (person: { factorId: string }, token: string, challenge_id: unknown, code: unknown) =>
  askAuth(test.app, 'POST', `/factors/${person.factorId}/verify`, { token, body: { challenge_id, code } })
const refresh = (refresh_token: string) =>
  askAuth(test.app, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } })

describe('setting up a factor', () => {
  it('returns a secret, its URL and a QR code as plain SVG', async () => {
    const { totp, email, client, factorId } = await begun()
    const uri = new URL(totp.uri)
    expect(uri.href).toContain(`otpauth://totp/localhost%3A3000:${encodeURIComponent(email)}`)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
      issuer: 'localhost:3000',
      secret: totp.secret,
    })
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.all).toMatchObject([{ id: factorId, status: 'unverified', friendly_name: 'Phone app' }])
    expect(JSON.stringify(data)).not.toContain(totp.secret)
  })

  it('requires nothing until its first code is verified', async () => {
    const { client } = await begun()
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  it('refuses a taken name, even the empty one', async () => {
    const { client } = await begun('')
    const again = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })).error).toBeNull()
  })

  it('refuses an eleventh factor', async () => {
    const { client, token } = await signUpConfirmed(test.app)
    for (let index = 0; index < 10; index += 1)
      await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `App ${index}` })
    const { status, body } = await askAuth(test.app, 'POST', '/factors', {
      token,
      body: { factor_type: 'totp', friendly_name: 'one more' },
    })
    expect([status, body.code]).toEqual([422, 'too_many_enrolled_mfa_factors'])
  })

  it('never exceeds ten with concurrent requests', async () => {
    const { token } = await signUpConfirmed(test.app)
    const enrollments = Array.from({ length: 14 }, (_, index) =>
      askAuth(test.app, 'POST', '/factors', {
        token,
        body: { factor_type: 'totp', friendly_name: `App ${index}` },
      }),
    )
    const statuses = (await Promise.all(enrollments)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  })

  it('refuses a session that has not used the existing factor', async () => {
    const { client } = await signedInAgain(await enrolled())
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine now' })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  it.each([
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'carrier pigeon' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
    [{ factor_type: 'phone' }, 400, 'validation_failed'],
    [{ factor_type: 'phone', phone: 'letters' }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'a\u0000b' }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(61) }, 400, 'validation_failed'],
    [{ factor_type: 'totp', issuer: 7 }, 400, 'validation_failed'],
  ])('of %o is refused', async (body, status, code) => {
    const { token } = await signUpConfirmed(test.app)
    const answer = await askAuth(test.app, 'POST', '/factors', { token, body })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('draws the longest names', async () => {
    const { client } = await signUpConfirmed(test.app)
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: '漢'.repeat(60) })
    expect(error).toBeNull()
  })

  it('refuses anonymous users and visitors', async () => {
    const { data } = await clientOf(test.app).auth.signInAnonymously()
    const body = { factor_type: 'totp' }
    const anonymous = await askAuth(test.app, 'POST', '/factors', {
      token: data.session?.access_token ?? '',
      body,
    })
    expect([anonymous.status, anonymous.body.code]).toEqual([403, 'no_authorization'])
    const visitor = await askAuth(test.app, 'POST', '/factors', { body })
    expect([visitor.status, visitor.body.code]).toEqual([401, 'no_authorization'])
  })

  it('expires after 300 seconds, unless it was challenged', async () => {
    const idle = await begun()
    const tried = await begun()
    await challenge(tried, tried.token)
    await test.app.db.query("update auth.mfa_factors set created_at = now() - interval '301 seconds'")
    await deleteStaleFactors(test.app.db, 300, null)
    const count = async ({ client }: SignedUp) => (await client.auth.mfa.listFactors()).data?.all.length
    expect([await count(idle), await count(tried)]).toEqual([0, 1])
    await test.app.db.query("update auth.mfa_challenges set created_at = now() - interval '2 days'")
    await deleteOldChallenges(test.app.db)
    expect(
      (await tried.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone app' })).error,
    ).toBeNull()
    expect(await count(tried)).toBe(1)
  })
})

describe('verifying a factor', () => {
  it('raises the session and says so in its token', async () => {
    const person = await enrolled()
    const { data } = await person.client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const claims = (await person.client.auth.getClaims(person.raised.access_token)).data?.claims
    expect(claims?.amr).toMatchObject([{ method: 'totp' }, { method: 'otp' }])
    expect((await person.client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ status: 'verified' }])
  })

  it('invalidates the previous refresh token at once, and keeps the session', async () => {
    const person = await enrolled()
    expect(await refresh(person.refreshToken)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    })
    const next = await refresh(person.raised.refresh_token)
    expect(next.status).toBe(200)
    const claims = (await person.client.auth.getClaims(next.body.access_token)).data?.claims
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'otp' }] })
  })

  it('ends every other session that has not used it', async () => {
    const person = await begun()
    const other = await signedInAgain(person)
    const code = codeNow(person.secret)
    await person.client.auth.mfa.challengeAndVerify({ factorId: person.factorId, code })
    expect((await other.client.auth.getUser(other.token)).error?.name).toBe('AuthSessionMissingError')
    expect((await person.client.auth.getUser()).error).toBeNull()
  })

  it('removes other unfinished enrollments of every type', async () => {
    const person = await begun()
    await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Never finished' })
    await person.client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Phone', phone: newPhone() })
    const code = codeNow(person.secret)
    await person.client.auth.mfa.challengeAndVerify({ factorId: person.factorId, code })
    const { data } = await person.client.auth.mfa.listFactors()
    expect(data?.all.map((factor) => factor.friendly_name)).toEqual(['Phone app'])
  })

  it.each([-1, 0, 1])('takes the code %i steps away', async (steps) => {
    const person = await begun()
    const { factorId, secret } = person
    const { error } = await inOneStep(() =>
      person.client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret, steps) }),
    )
    expect(error).toBeNull()
  })

  it('refuses a wrong code', async () => {
    const person = await begun()
    const code = wrong(codeNow(person.secret))
    const { error } = await person.client.auth.mfa.challengeAndVerify({ factorId: person.factorId, code })
    expect(error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
  })

  it('refuses a used code, even with a new challenge', async () => {
    const person = await begun()
    const code = codeNow(person.secret)
    const first = await verify(person, person.token, (await challenge(person, person.token)).id, code)
    expect(first.status).toBe(200)
    const again = await signedInAgain(person)
    const second = await verify(person, again.token, (await challenge(person, again.token)).id, code)
    expect([second.status, second.body.code]).toEqual([422, 'mfa_verification_failed'])
  })

  it('refuses an answered challenge', async () => {
    const person = await enrolled()
    const { token } = await signedInAgain(person)
    const { id } = await challenge(person, token)
    expect((await verify(person, token, id, codeNow(person.secret))).status).toBe(200)
    const again = await verify(person, token, id, codeNow(person.secret, 1))
    expect([again.status, again.body.code]).toEqual([422, 'mfa_ip_address_mismatch'])
  })

  it('refuses an answer from another address', async () => {
    const person = await begun()
    const { id } = await challenge(person, person.token)
    await test.app.db.query("update auth.mfa_challenges set ip_address = '192.0.2.1' where id = $1", [id])
    const answer = await verify(person, person.token, id, codeNow(person.secret))
    expect([answer.status, answer.body.code]).toEqual([422, 'mfa_ip_address_mismatch'])
  })

  it('refuses a challenge older than 300 seconds', async () => {
    const person = await begun()
    const before = Math.floor(Date.now() / 1000)
    const asked = await challenge(person, person.token)
    const after = Math.ceil(Date.now() / 1000)
    expect(asked.expires_at).toBeGreaterThanOrEqual(before + 300)
    expect(asked.expires_at).toBeLessThanOrEqual(after + 300)
    await test.app.db.query(
      "update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1",
      [asked.id],
    )
    const answer = await verify(person, person.token, asked.id, codeNow(person.secret))
    expect([answer.status, answer.body.code]).toEqual([422, 'mfa_challenge_expired'])
  })

  it('refuses challenges and factors of others', async () => {
    const person = await begun()
    const stranger = await begun()
    const { id } = await challenge(person, person.token)
    const crossed = await verify(stranger, stranger.token, id, codeNow(stranger.secret))
    expect([crossed.status, crossed.body.code]).toEqual([422, 'mfa_factor_not_found'])
    const foreign = await askAuth(test.app, 'POST', `/factors/${person.factorId}/challenge`, {
      token: stranger.token,
    })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'mfa_factor_not_found'])
    const removed = await stranger.client.auth.mfa.unenroll({ factorId: person.factorId })
    expect(removed.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  })

  it.each([
    [undefined, '123456', 422, 'mfa_factor_not_found'],
    ['not-a-uuid', '123456', 422, 'mfa_factor_not_found'],
    [crypto.randomUUID(), '123456', 422, 'mfa_factor_not_found'],
    [7, '123456', 400, 'validation_failed'],
    [crypto.randomUUID(), '', 400, 'validation_failed'],
    [crypto.randomUUID(), null, 400, 'validation_failed'],
    [crypto.randomUUID(), 123456, 400, 'validation_failed'],
  ])('of challenge %o with code %o is refused', async (id, code, status, name) => {
    const person = await begun()
    const answer = await verify(person, person.token, id, code)
    expect([answer.status, answer.body.code]).toEqual([status, name])
  })

  it('stops accepting attempts, from any address', async () => {
    const person = await begun()
    const { id } = await challenge(person, person.token)
    for (let tries = 0; tries < 10; tries += 1)
      await verify(person, person.token, id, wrong(codeNow(person.secret)))
    const right = await verify(person, person.token, id, codeNow(person.secret))
    expect([right.status, right.body.code]).toEqual([429, 'over_request_rate_limit'])
  })

  it('succeeds once for two concurrent attempts with one code', async () => {
    const person = await enrolled()
    const devices = await Promise.all([signedInAgain(person), signedInAgain(person)])
    const code = codeNow(person.secret)
    const answers = await Promise.all(
      devices.map(async ({ token }) => verify(person, token, (await challenge(person, token)).id, code)),
    )
    expect(answers.map((answer) => answer.status).filter((status) => status === 200)).toHaveLength(1)
  })
})

describe('a factor that a stranger started before the owner’s', () => {
  const beginPhone = async (token: string) => {
    const phone = newPhone()
    const body = { factor_type: 'phone', friendly_name: 'Mine', phone }
    const factor = await askAuth(test.app, 'POST', '/factors', { token, body })
    return { phone, factorId: String(factor.body.id) }
  }

  it('is removed with its challenge when the owner turns on theirs', async () => {
    const person = await begun()
    const stranger = await signedInAgain(person)
    const bypass = await beginPhone(stranger.token)
    const { id } = await challenge(bypass, stranger.token)
    const { code } = await newestMail(test.app, bypass.phone)
    await person.client.auth.mfa.challengeAndVerify({
      factorId: person.factorId,
      code: codeNow(person.secret),
    })
    const again = await signedInAgain(person)
    const answer = await verify(bypass, again.token, id, code)
    expect([answer.status, answer.body.code]).toEqual([404, 'mfa_factor_not_found'])
    expect((await person.client.auth.mfa.listFactors()).data?.all).toHaveLength(1)
  })

  it('raises no session on its own, even if it survived that', async () => {
    const person = await enrolled()
    const bypass = await beginPhone(person.raised.access_token)
    const { id } = await challenge(bypass, person.raised.access_token)
    const { code } = await newestMail(test.app, bypass.phone)
    const { token } = await signedInAgain(person)
    const answers = [
      await verify(bypass, token, id, code),
      await askAuth(test.app, 'POST', `/factors/${bypass.factorId}/challenge`, { token, body: {} }),
    ]
    for (const answer of answers) expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_aal'])
    const removed = await askAuth(test.app, 'DELETE', `/factors/${bypass.factorId}`, { token })
    expect([removed.status, removed.body.code]).toEqual([422, 'insufficient_aal'])
    expect((await verify(bypass, person.raised.access_token, id, code)).status).toBe(200)
  })
})

describe('with a factor', () => {
  it('the data API requires aal2, even after a password recovery', async () => {
    const person = await enrolled()
    expect((await person.client.from('profiles').select('user_id')).data).toHaveLength(1)
    const { client } = await signedInAgain(person)
    expect((await client.from('profiles').select('user_id')).data).toEqual([])
    const recovered = clientOf(test.app)
    await recovered.auth.resetPasswordForEmail(person.email)
    const { code } = await newestMail(test.app, person.email)
    const { data } = await recovered.auth.verifyOtp({ email: person.email, token: code, type: 'recovery' })
    expect(data.session).toBeTruthy()
    expect((await recovered.from('profiles').select('user_id')).data).toEqual([])
    expect((await recovered.auth.updateUser({ password: 'brand new one' })).error?.code).toBe(
      'insufficient_aal',
    )
  })

  it('changes to the account require aal2', async () => {
    const person = await enrolled()
    const { client } = await signedInAgain(person)
    for (const change of [
      { password: 'another one' },
      { email: 'a@example.test' },
      { phone: newPhone() },
      { data: { full_name: 'Mallory' } },
      {},
    ])
      expect((await client.auth.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
      })
    expect((await person.client.auth.getUser()).data.user?.user_metadata.full_name).toBeUndefined()
    expect((await person.client.auth.updateUser({ data: { full_name: 'Ana' } })).error).toBeNull()
    expect((await person.client.auth.updateUser({ password: 'another one' })).error).toBeNull()
  })

  it('a session that has not used it ends no session that has', async () => {
    const person = await enrolled()
    const stranger = await signedInAgain(person)
    const others = await askAuth(test.app, 'POST', '/logout?scope=others', { token: stranger.token })
    expect([others.status, others.body.code]).toEqual([422, 'insufficient_aal'])
    expect((await stranger.client.auth.signOut({ scope: 'others' })).error?.code).toBe('insufficient_aal')
    const third = await signedInAgain(person)
    expect((await askAuth(test.app, 'POST', '/logout', { token: stranger.token })).status).toBe(204)
    expect((await askAuth(test.app, 'GET', '/user', { token: stranger.token })).status).toBe(403)
    expect((await askAuth(test.app, 'GET', '/user', { token: third.token })).status).toBe(403)
    expect((await person.client.auth.getUser()).error).toBeNull()
  })

  it('a session that has used it ends them all', async () => {
    const person = await enrolled()
    const other = await signedInAgain(person)
    const token = person.raised.access_token
    expect((await askAuth(test.app, 'POST', '/logout?scope=others', { token })).status).toBe(204)
    expect((await askAuth(test.app, 'GET', '/user', { token: other.token })).status).toBe(403)
    expect((await askAuth(test.app, 'POST', '/logout', { token })).status).toBe(204)
    expect((await askAuth(test.app, 'GET', '/user', { token })).status).toBe(403)
  })
})

describe('the secret of a factor', () => {
  const stored = async (id: string) =>
    String((await test.app.db.query('select secret from auth.mfa_factors where id = $1', [id]))[0]?.secret)

  it('is stored encrypted', async () => {
    const { factorId, secret } = await begun()
    expect(await stored(factorId)).not.toContain(secret)
    expect(await stored(factorId)).toMatch(/^sealed\./)
  })

  it('stored unencrypted still works, and is encrypted on use', async () => {
    const person = await enrolled()
    await test.app.db.query('update auth.mfa_factors set secret = $2 where id = $1', [
      person.factorId,
      person.secret,
    ])
    const { client } = await signedInAgain(person)
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: person.factorId,
      code: codeNow(person.secret),
    })
    expect(error).toBeNull()
    expect(await stored(person.factorId)).toMatch(/^sealed\./)
  })

  it('of one account is useless in another’s row', async () => {
    const [one, two] = [await enrolled(), await enrolled()]
    await test.app.db.query('update auth.mfa_factors set secret = $2 where id = $1', [
      one.factorId,
      await stored(two.factorId),
    ])
    const { token } = await signedInAgain(one)
    const { id } = await challenge(one, token)
    const answer = await verify(one, token, id, codeNow(two.secret))
    expect(answer.status).toBe(500)
  })
})

describe('a phone as factor', () => {
  async function withPhone() {
    const person = await signUpConfirmed(test.app)
    const phone = newPhone()
    const { data, error } = await person.client.auth.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'Mobile',
      phone,
    })
    if (error) throw error
    expect(data).toMatchObject({ type: 'phone', friendly_name: 'Mobile', phone: phone.slice(1) })
    return { ...person, phone, factorId: data.id }
  }
  const sentCode = async (phone: string) =>
    /\d{6}/.exec((await mailsTo(test.app, phone))[0]?.text ?? '')?.[0] ?? ''

  it('gets its code by message and raises the session with it', async () => {
    const { client, factorId, phone } = await withPhone()
    const { data: asked } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
    const { data, error } = await client.auth.mfa.verify({
      factorId,
      challengeId: asked?.id ?? '',
      code: await sentCode(phone),
    })
    expect(error).toBeNull()
    const claims = (await client.auth.getClaims(data?.access_token)).data?.claims
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, { method: 'otp' }] })
  })

  it('refuses a wrong code and the code of another challenge', async () => {
    const person = await withPhone()
    const first = await challenge(person, person.token)
    const code = await sentCode(person.phone)
    const second = await challenge(person, person.token)
    const answers = [
      await verify(person, person.token, first.id, wrong(code)),
      await verify(person, person.token, second.id, code),
      await verify(person, person.token, first.id, code),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([422, 422, 200])
    expect(answers[0]?.body.message).toBe('Invalid SMS code entered')
  })

  it('replaces an unfinished enrollment, and can’t be added next to a verified one', async () => {
    const { client, factorId, phone } = await withPhone()
    const again = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Again', phone })
    expect((await client.auth.mfa.listFactors()).data?.all.map((factor) => factor.id)).toEqual([
      again.data?.id,
    ])
    expect(again.data?.id).not.toBe(factorId)
    const { data: asked } = await client.auth.mfa.challenge({
      factorId: again.data?.id ?? '',
      channel: 'sms',
    })
    await client.auth.mfa.verify({
      factorId: again.data?.id ?? '',
      challengeId: asked?.id ?? '',
      code: await sentCode(phone),
    })
    const third = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Third', phone })
    expect(third.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
  })

  it('accepts no other channel', async () => {
    const person = await withPhone()
    const answer = await askAuth(test.app, 'POST', `/factors/${person.factorId}/challenge`, {
      token: person.token,
      body: { channel: 'whatsapp' },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })
})

describe('recovery codes', () => {
  it('are ten, shown once and stored as hashes', async () => {
    const person = await enrolled()
    expect(new Set(person.recoveryCodes).size).toBe(10)
    for (const code of person.recoveryCodes)
      expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
    const { token } = await signedInAgain(person)
    const { body } = await verify(person, token, (await challenge(person, token)).id, codeNow(person.secret))
    expect(body.access_token).toBeTruthy()
    expect(body.recovery_codes).toBeUndefined()
    const rows = await test.app.db.query('select code_hash from auth.mfa_recovery_codes where user_id = $1', [
      person.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(person.recoveryCodes[0])
  })

  it('replace the code once, however they are typed', async () => {
    const person = await enrolled()
    const [first = '', second = ''] = person.recoveryCodes
    const { client, token } = await signedInAgain(person)
    const raised = await client.auth.mfa.challengeAndVerify({
      factorId: person.factorId,
      code: ` ${first.toLowerCase().replaceAll('-', ' ')} `,
    })
    expect(raised.error).toBeNull()
    expect((await client.auth.getClaims(raised.data?.access_token)).data?.claims.aal).toBe('aal2')
    const again = await verify(person, token, (await challenge(person, token)).id, first)
    expect([again.status, again.body.code]).toEqual([422, 'mfa_verification_failed'])
    expect((await verify(person, token, (await challenge(person, token)).id, second)).status).toBe(200)
  })

  it('of others are useless', async () => {
    const person = await enrolled()
    const stranger = await enrolled()
    const { token } = await signedInAgain(person)
    const { id } = await challenge(person, token)
    expect((await verify(person, token, id, stranger.recoveryCodes[0])).status).toBe(422)
  })

  it('cannot prove a new factor', async () => {
    const person = await enrolled()
    const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'New' })
    const { error } = await person.client.auth.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: person.recoveryCodes[0] ?? '',
    })
    expect(error?.code).toBe('mfa_verification_failed')
  })

  it('are replaced on demand at aal2, and the old ones are invalid', async () => {
    const person = await enrolled()
    const renew = (token: string) =>
      askAuth(test.app, 'POST', '/factors/recovery-codes/regenerate', { token })
    const again = await signedInAgain(person)
    const low = await renew(again.token)
    expect([low.status, low.body.code]).toEqual([403, 'insufficient_aal'])
    const { status, body } = await renew(person.raised.access_token)
    expect([status, body.type, new Set(body.codes).size]).toEqual([200, 'recovery_code', 10])
    const { id } = await challenge(person, again.token)
    expect((await verify(person, again.token, id, person.recoveryCodes[0])).status).toBe(422)
    expect((await verify(person, again.token, id, body.codes[0])).status).toBe(200)
    const without = await signUpConfirmed(test.app)
    expect((await renew(without.token)).body.code).toBe('mfa_factor_not_found')
  })

  it('are replaced with a new factor and removed with the last one', async () => {
    const person = await enrolled()
    const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'New' })
    const factorId = data?.id ?? ''
    const code = codeNow(data && 'totp' in data ? data.totp.secret : '')
    const verified = await person.client.auth.mfa.challengeAndVerify({ factorId, code })
    expect(verified.data).toHaveProperty('recovery_codes')
    const { token } = await signedInAgain(person)
    const { id } = await challenge(person, token)
    expect((await verify(person, token, id, person.recoveryCodes[0])).status).toBe(422)
    const left = async () =>
      (
        await test.app.db.query('select 1 as one from auth.mfa_recovery_codes where user_id = $1', [
          person.id,
        ])
      ).length
    // The session depends on the newer factor, so the older goes first.
    await person.client.auth.mfa.unenroll({ factorId: person.factorId })
    expect(await left()).toBe(10)
    await person.client.auth.mfa.unenroll({ factorId })
    expect(await left()).toBe(0)
  })
})

describe('removing a factor', () => {
  it('requires a session that has used it, if it is verified', async () => {
    const person = await enrolled()
    const { client } = await signedInAgain(person)
    const { error } = await client.auth.mfa.unenroll({ factorId: person.factorId })
    expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' })
    const pending = await begun()
    expect((await pending.client.auth.mfa.unenroll({ factorId: pending.factorId })).data).toEqual({
      id: pending.factorId,
    })
  })

  it('lowers the sessions it had raised', async () => {
    const person = await enrolled()
    expect((await person.client.auth.mfa.unenroll({ factorId: person.factorId })).error).toBeNull()
    const next = await refresh(person.raised.refresh_token)
    const claims = (await person.client.auth.getClaims(next.body.access_token)).data?.claims
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
    const { client } = await signedInAgain(person)
    expect((await client.from('profiles').select('user_id')).data).toHaveLength(1)
  })
})
