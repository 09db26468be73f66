// Limits on codes that can be guessed: they stop the guesser and leave the owner a way in, whatever the guesser does.
import { describe, expect, it } from 'vitest'
import { askAuth, newPhone, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { codeNow, inOneStep } from '#tests/support/factors.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { startApp, type TestApp, withApp } from '#tests/support/start-app.ts'

const relaxed = { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0', TRUST_PROXY: '1' }
const test = withApp({ environment: relaxed })
const slow = () => startApp(test.app.db, { environment: { ...relaxed, AUTH_SEND_SECONDS: '60' } })

let lastAddress = 0
/** A client address nobody had before. */
const newPlace = () => `10.9.${lastAddress++}.1`
const ask = async (
  place: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  app = test.app,
) =>
  askAuth(app, method, path, {
    headers: { 'x-forwarded-for': place },
    ...(token && { token }),
    ...(body !== undefined && { body }),
  })
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111')
const answerOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 200 ? 'in' : `${status} ${body.code}`
const wrong = '422 mfa_verification_failed'
const held = '429 over_request_rate_limit'

/** Signed in with the password alone. */
async function arrive(email: string, place: string, app = test.app) {
  const credentials = { email, password }
  const { body } = await ask(place, 'POST', '/token?grant_type=password', undefined, credentials, app)
  return String(body.access_token)
}

async function show(factorId: string, token: string, code: string, place: string) {
  const { body } = await ask(place, 'POST', `/factors/${factorId}/challenge`, token, {})
  return ask(place, 'POST', `/factors/${factorId}/verify`, token, { challenge_id: body.id, code })
}

async function withApp2fa(place: string) {
  const { email } = await signUpConfirmed(test.app)
  const token = await arrive(email, place)
  const { body } = await ask(place, 'POST', '/factors', token, { factor_type: 'totp' })
  const secret = String(body.totp.secret)
  const shown = await inOneStep(() => show(body.id, token, codeNow(secret, -1), place))
  return {
    email,
    secret,
    factorId: String(body.id),
    recoveryCodes: shown.body.recovery_codes as string[],
    raised: String(shown.body.access_token),
  }
}

/** Someone who knows the password and guesses; returns what the last try was answered. */
async function guess(
  person: { email: string; factorId: string; secret: string },
  place: string,
  times: number,
) {
  const token = await arrive(person.email, place)
  const { body } = await ask(place, 'POST', `/factors/${person.factorId}/challenge`, token, {})
  const answers: string[] = []
  for (let tries = 0; tries < times; tries += 1)
    answers.push(
      answerOf(
        await ask(place, 'POST', `/factors/${person.factorId}/verify`, token, {
          challenge_id: body.id,
          code: wrongOf(codeNow(person.secret)),
        }),
      ),
    )
  return answers
}

describe('wrong codes of a second factor', () => {
  it('from a thief’s network are limited there, even with new sessions, and leave the owner’s alone', async () => {
    const person = await withApp2fa(newPlace())
    await ask(newPlace(), 'POST', '/logout', person.raised)
    const thief = newPlace()
    expect(await guess(person, thief, 11)).toEqual([...Array.from({ length: 10 }, () => wrong), held])
    expect(await guess(person, thief, 1)).toEqual([held])
    const home = newPlace()
    const token = await arrive(person.email, home)
    expect(answerOf(await show(person.factorId, token, codeNow(person.secret), home))).toBe('in')
  })

  it('from everywhere are limited, without blocking recovery codes or networks that used the factor', async () => {
    const home = newPlace()
    const person = await withApp2fa(home)
    for (const place of [newPlace(), newPlace(), newPlace()]) await guess(person, place, 10)
    expect(await guess(person, newPlace(), 1)).toEqual([held])
    const away = newPlace()
    const token = await arrive(person.email, away)
    expect(answerOf(await show(person.factorId, token, codeNow(person.secret), away))).toBe(held)
    expect(answerOf(await show(person.factorId, token, person.recoveryCodes[0] ?? '', away))).toBe('in')
    const again = await arrive(person.email, home)
    expect(answerOf(await show(person.factorId, again, codeNow(person.secret), home))).toBe('in')
  })

  it('that are refused do not delay the next attempt', async () => {
    const person = await withApp2fa(newPlace())
    const place = newPlace()
    await guess(person, place, 10)
    const wait = (seconds: number) =>
      test.app.db.query(
        `update auth.rate_limits set refilled_at = refilled_at - interval '${seconds} seconds' where key like $1`,
        [`factor:%:${place}`],
      )
    // One more every 90 seconds.
    for (const seconds of [50, 30]) {
      await wait(seconds)
      expect(await guess(person, place, 1)).toEqual([held])
    }
    await wait(15)
    expect(await guess(person, place, 2)).toEqual([wrong, held])
  })

  it('are counted without the right ones in between', async () => {
    const place = newPlace()
    const person = await withApp2fa(place)
    const token = await arrive(person.email, place)
    expect(await guess(person, place, 9)).not.toContain(held)
    expect(answerOf(await show(person.factorId, token, codeNow(person.secret), place))).toBe('in')
    expect(await guess(person, place, 2)).toEqual([wrong, held])
  })
})

describe('wrong attempts at a code by text message', () => {
  it('from a stranger’s network neither invalidate the code nor use up the owner’s attempts', async () => {
    const phone = newPhone()
    const home = newPlace()
    await ask(home, 'POST', '/otp', undefined, { phone })
    const { code } = await newestMail(test.app, phone)
    const stranger = newPlace()
    const type = 'sms'
    for (let tries = 0; tries < 12; tries += 1)
      await ask(stranger, 'POST', '/verify', undefined, { phone, type, token: wrongOf(code) })
    const guessed = await ask(stranger, 'POST', '/verify', undefined, { phone, type, token: code })
    expect(answerOf(guessed)).toBe('403 otp_expired')
    expect(answerOf(await ask(home, 'POST', '/verify', undefined, { phone, type, token: code }))).toBe('in')
  })
})

describe('a code for a phone factor', () => {
  async function begin(app: TestApp, token: string, phone: string, friendly_name: string) {
    const input = { factor_type: 'phone', friendly_name, phone }
    return String((await askAuth(app, 'POST', '/factors', { token, body: input })).body.id)
  }

  it('is sent once a minute to one number, even if enrollment restarts', async () => {
    const app = await slow()
    const { token } = await signUpConfirmed(app)
    const phone = newPhone()
    const statuses: number[] = []
    for (const name of ['one', 'two', 'three']) {
      const id = await begin(app, token, phone, name)
      statuses.push((await askAuth(app, 'POST', `/factors/${id}/challenge`, { token, body: {} })).status)
      if (name === 'one') await askAuth(app, 'DELETE', `/factors/${id}`, { token })
    }
    expect(statuses).toEqual([200, 429, 429])
    expect(await mailsTo(app, phone)).toHaveLength(1)
  })

  it('requested concurrently is one message, which any of the requests can answer, once', async () => {
    const app = await slow()
    const { email } = await signUpConfirmed(app)
    const places = [newPlace(), newPlace(), newPlace(), newPlace()]
    const phone = newPhone()
    const tokens = await Promise.all(places.map((place) => arrive(email, place, app)))
    const id = await begin(app, tokens[0] ?? '', phone, 'Mobile')
    const asked = await Promise.all(
      places.map((place, index) => ask(place, 'POST', `/factors/${id}/challenge`, tokens[index], {}, app)),
    )
    expect(asked.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(await mailsTo(app, phone)).toHaveLength(1)
    const { code } = await newestMail(app, phone)
    const verify = async (index: number, token = tokens[index]) => {
      const body = { challenge_id: asked[index]?.body.id, code }
      return answerOf(await ask(places[index] ?? '', 'POST', `/factors/${id}/verify`, token, body, app))
    }
    expect(await verify(3)).toBe('in')
    expect(await verify(2, await arrive(email, places[2] ?? '', app))).toBe(wrong)
  })
})
