// Email address, phone and password change only for someone who just confirmed their identity in the same session.
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  askAuth,
  newAddress,
  newPhone,
  password,
  signUpConfirmed,
} from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { ageProofs, codeNow, showFactor, signInAgain, signUpWithFactor } from '#tests/support/factors.ts'
import { callFunction } from '#tests/support/functions.ts'
import { newestMail } from '#tests/support/mail.ts'
import { startApp, withApp } from '#tests/support/start-app.ts'

const environment = {
  AUTH_LIMITS: 'off',
  AUTH_SEND_SECONDS: '0',
  AUTH_MANUAL_LINKING: 'true',
  AUTH_ANONYMOUS: 'true',
}
const test = withApp({ environment })
const edge = 15 * 60

const changePassword = (token: string, more = {}) =>
  askAuth(test.app, 'PUT', '/user', { token, body: { password: 'a brand new one', ...more } })
const needed = [400, 'reauthentication_needed']
const outcomeOf = ({ status, body }: Pick<Answer, 'status' | 'body'>) => [status, body.code]

/** Everything that needs a recent proof, by name. */
const changes: Record<string, (token: string, id: string) => Promise<Pick<Answer, 'status' | 'body'>>> = {
  password: (token) => changePassword(token),
  email: (token) => askAuth(test.app, 'PUT', '/user', { token, body: { email: newAddress() } }),
  phone: (token) => askAuth(test.app, 'PUT', '/user', { token, body: { phone: newPhone() } }),
  'a new factor': (token) =>
    askAuth(test.app, 'POST', '/factors', { token, body: { factor_type: 'totp', friendly_name: 'New' } }),
  'a phone as factor': (token) =>
    askAuth(test.app, 'POST', '/factors', {
      token,
      body: { factor_type: 'phone', friendly_name: 'New', phone: newPhone() },
    }),
  'linking an identity': (token) =>
    askAuth(test.app, 'GET', '/user/identities/authorize?provider=google&skip_http_redirect=true', { token }),
  'linking by id token': (token) =>
    askAuth(test.app, 'POST', '/token?grant_type=id_token', {
      token,
      body: { provider: 'google', id_token: 'a.b.c', link_identity: true },
    }),
  'unlinking an identity': (token, id) => askAuth(test.app, 'DELETE', `/user/identities/${id}`, { token }),
}

describe('a change of', () => {
  it.each(Object.keys(changes))('%s asks for a recent proof', async (name) => {
    const { token, id } = await signUpConfirmed(test.app)
    await ageProofs(test.app, id, edge + 5)
    expect(outcomeOf((await changes[name]?.(token, id)) as Answer)).toEqual(needed)
    // The same a moment after signing in goes as far as it would have without the question.
    const fresh = await signUpConfirmed(test.app)
    await ageProofs(test.app, fresh.id, edge - 60)
    const answer = await changes[name]?.(fresh.token, fresh.id)
    expect(answer?.body.code).not.toBe('reauthentication_needed')
  })

  it('deletion requires a recent proof', async () => {
    const { token, id } = await signUpConfirmed(test.app)
    await ageProofs(test.app, id, edge + 5)
    const refused = await callFunction(test.app, 'delete-user', { user_id: id }, { token })
    expect(outcomeOf(refused)).toEqual([403, 'reauthentication_needed'])
    expect((await askAuth(test.app, 'GET', '/user', { token })).status).toBe(200)
    await ageProofs(test.app, id, -edge)
    expect((await callFunction(test.app, 'delete-user', { user_id: id }, { token })).status).toBe(200)
  })

  it('no profile is deleted once the proof is old', async () => {
    const { token, id } = await signUpConfirmed(test.app)
    const ask = (method: string) =>
      test.app.request(`/rest/v1/profiles?user_id=eq.${id}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      })
    await ageProofs(test.app, id, edge + 5)
    await ask('DELETE')
    expect(await (await ask('GET')).json()).toHaveLength(1)
    await ageProofs(test.app, id, -edge)
    await ask('DELETE')
    expect(await (await ask('GET')).json()).toEqual([])
  })

  it('factors requires the factor again, however the session started', async () => {
    const person = await signUpWithFactor(test.app)
    await ageProofs(test.app, person.id, edge + 5)
    const token = person.raisedToken
    const attempts = [
      await askAuth(test.app, 'DELETE', `/factors/${person.factorId}`, { token }),
      await askAuth(test.app, 'POST', '/factors/recovery-codes/regenerate', { token }),
      await askAuth(test.app, 'POST', '/factors', {
        token,
        body: { factor_type: 'totp', friendly_name: 'Second' },
      }),
    ]
    expect(attempts.map(outcomeOf)).toEqual([needed, needed, needed])
    const shown = await showFactor(test.app, person, token)
    const codes = await askAuth(test.app, 'POST', '/factors/recovery-codes/regenerate', { token: shown })
    expect(codes.status).toBe(200)
    expect((await askAuth(test.app, 'DELETE', `/factors/${person.factorId}`, { token: shown })).status).toBe(
      200,
    )
  })

  it('metadata requires none', async () => {
    const { token, id } = await signUpConfirmed(test.app)
    await ageProofs(test.app, id, edge * 100)
    const answer = await askAuth(test.app, 'PUT', '/user', { token, body: { data: { full_name: 'Ines' } } })
    expect(answer.status).toBe(200)
  })

  it('an anonymous account requires none: it has nothing to prove with', async () => {
    const { data } = await clientOf(test.app).auth.signInAnonymously()
    await ageProofs(test.app, data.user?.id ?? '', edge * 2)
    const token = data.session?.access_token ?? ''
    const answer = await askAuth(test.app, 'PUT', '/user', { token, body: { email: newAddress() } })
    expect(answer.status).toBe(200)
  })
})

describe('the proof', () => {
  it('is not renewed by a refresh', async () => {
    const { id, refreshToken } = await signUpConfirmed(test.app)
    await ageProofs(test.app, id, edge + 5)
    const refreshed = await askAuth(test.app, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    })
    expect(outcomeOf(await changePassword(refreshed.body.access_token))).toEqual(needed)
  })

  it('of one session is useless to another', async () => {
    const person = await signUpConfirmed(test.app)
    await ageProofs(test.app, person.id, edge + 5)
    await signInAgain(test.app, person)
    expect(outcomeOf(await changePassword(person.token))).toEqual(needed)
  })

  it('comes from the mailed code sent with the change itself, as the client does', async () => {
    const { client, email, id, token } = await signUpConfirmed(test.app)
    await ageProofs(test.app, id, edge + 5)
    expect((await client.auth.updateUser({ password: 'a brand new one' })).error?.code).toBe(
      'reauthentication_needed',
    )
    await client.auth.reauthenticate()
    const { code } = await newestMail(test.app, email)
    expect(outcomeOf(await changePassword(token, { nonce: '000000' }))).toEqual([
      422,
      'reauthentication_not_valid',
    ])
    expect((await client.auth.updateUser({ password: 'a brand new one', nonce: code })).error).toBeNull()
  })

  it('comes from the mailed code alone, and then covers everything in this session', async () => {
    const person = await signUpConfirmed(test.app)
    const other = await signInAgain(test.app, person)
    await ageProofs(test.app, person.id, edge + 5)
    await person.client.auth.reauthenticate()
    const { code } = await newestMail(test.app, person.email)
    expect((await person.client.auth.updateUser({ nonce: code })).error).toBeNull()
    const { token } = person
    const begun = await askAuth(test.app, 'POST', '/factors', { token, body: { factor_type: 'totp' } })
    expect(begun.status).toBe(200)
    expect(outcomeOf(await changePassword(other.token))).toEqual(needed)
    await ageProofs(test.app, person.id, edge + 5)
    expect(outcomeOf(await changePassword(token))).toEqual(needed)
    expect(outcomeOf(await changePassword(token, { nonce: code }))).toEqual([
      422,
      'reauthentication_not_valid',
    ])
  })

  it('by mail is not enough with a second factor, and leaves the code unused', async () => {
    const person = await signUpWithFactor(test.app)
    await ageProofs(test.app, person.id, edge + 5)
    const token = person.raisedToken
    await askAuth(test.app, 'GET', '/reauthenticate', { token })
    const { code } = await newestMail(test.app, person.email)
    expect(outcomeOf(await changePassword(token, { nonce: code }))).toEqual(needed)
    expect(outcomeOf(await askAuth(test.app, 'PUT', '/user', { token, body: { nonce: code } }))).toEqual(
      needed,
    )
    const shown = await showFactor(test.app, person, token)
    expect((await changePassword(shown, { nonce: code })).status).toBe(200)
  })

  it('by password is not enough with a second factor', async () => {
    const person = await signUpWithFactor(test.app)
    const again = await signInAgain(test.app, person)
    const raised = await showFactor(test.app, person, again.token)
    await test.app.db.query(
      "update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes' where authentication_method = 'totp'",
    )
    expect(outcomeOf(await changePassword(raised))).toEqual(needed)
  })

  it('by a recovery code of the second factor is enough', async () => {
    const person = await signUpConfirmed(test.app)
    const { data: begun } = await person.client.auth.mfa.enroll({ factorType: 'totp' })
    const factorId = begun?.id ?? ''
    const code = codeNow((begun as { totp: { secret: string } }).totp.secret)
    const shown = await person.client.auth.mfa.challengeAndVerify({ factorId, code })
    const { recovery_codes: spare = [] } = shown.data as unknown as { recovery_codes?: string[] }
    await ageProofs(test.app, person.id, edge + 5)
    await person.client.auth.mfa.challengeAndVerify({ factorId, code: spare[0] ?? '' })
    expect((await person.client.auth.updateUser({ password: 'a brand new one' })).error).toBeNull()
  })

  it('for an account with only a phone comes by text message', async () => {
    const phone = newPhone()
    const client = clientOf(test.app)
    await client.auth.signInWithOtp({ phone })
    const first = await newestMail(test.app, phone)
    const { data } = await client.auth.verifyOtp({ phone, token: first.code, type: 'sms' })
    await ageProofs(test.app, data.user?.id ?? '', edge + 5)
    expect((await client.auth.updateUser({ password: 'a brand new one' })).error?.code).toBe(
      'reauthentication_needed',
    )
    await client.auth.reauthenticate()
    const { code } = await newestMail(test.app, phone)
    expect((await client.auth.updateUser({ password: 'a brand new one', nonce: code })).error).toBeNull()
  })
})

describe('a recovery', () => {
  const recover = async () => {
    const { email, id } = await signUpConfirmed(test.app)
    const client = clientOf(test.app)
    await client.auth.resetPasswordForEmail(email)
    const { code } = await newestMail(test.app, email)
    const { data } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' })
    return { id, email, token: data.session?.access_token ?? '' }
  }

  it('allows a new password for longer, once, and nothing else', async () => {
    const { id, token } = await recover()
    await ageProofs(test.app, id, edge * 2)
    const moved = await askAuth(test.app, 'PUT', '/user', { token, body: { email: newAddress() } })
    expect(outcomeOf(moved)).toEqual(needed)
    const both = await changePassword(token, { email: newAddress() })
    expect(outcomeOf(both)).toEqual(needed)
    expect((await changePassword(token)).status).toBe(200)
    expect(outcomeOf(await changePassword(token, { password: 'and one more' }))).toEqual(needed)
  })

  it('ends after an hour', async () => {
    const { id, token } = await recover()
    await ageProofs(test.app, id, 3700)
    expect(outcomeOf(await changePassword(token))).toEqual(needed)
  })

  it('by link counts the same', async () => {
    const { email, id } = await signUpConfirmed(test.app)
    await clientOf(test.app).auth.resetPasswordForEmail(email)
    const { link } = await newestMail(test.app, email)
    const { pathname, search } = new URL(link)
    const answer = await test.app.request(pathname + search, { redirect: 'manual' })
    const fragment = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
    await ageProofs(test.app, id, edge * 2)
    expect((await changePassword(fragment.get('access_token') ?? '')).status).toBe(200)
    expect((await clientOf(test.app).auth.signInWithPassword({ email, password })).error).not.toBeNull()
  })
})

it('does not help a stolen session: the code goes to the owner', async () => {
  const app = await startApp(test.app.db, { environment })
  const { id, refreshToken } = await signUpConfirmed(app)
  await ageProofs(app, id, edge + 5)
  const stolen = await askAuth(app, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: refreshToken },
  })
  const token = stolen.body.access_token
  expect((await askAuth(app, 'GET', '/reauthenticate', { token })).status).toBe(200)
  for (const nonce of ['000000', '123456', '999999'])
    expect((await askAuth(app, 'PUT', '/user', { token, body: { nonce } })).status).toBe(422)
  expect(outcomeOf(await askAuth(app, 'PUT', '/user', { token, body: { password: 'stolen now' } }))).toEqual(
    needed,
  )
})
