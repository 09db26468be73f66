// Limits that are kept in the database: wrong passwords per account, addresses by their network, and what is sent in an hour.
import { describe, expect, it } from 'vitest'
import { networkOf } from '#server/stores/rate-limits.ts'
import { askAuth, newAddress, newPhone, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { startApp, type TestApp, withApp } from '#tests/support/start-app.ts'

const relaxed = { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0' }
const test = withApp({ environment: relaxed })
const limited = (environment: Record<string, string> = {}): Promise<TestApp> =>
  startApp(test.app.db, {
    environment: { ...relaxed, AUTH_LIMITS: 'normal', TRUST_PROXY: '1', ...environment },
  })
let lastAddress = 0
/** A client address nobody had before. */
const newNetwork = () => `10.${lastAddress >> 8}.${lastAddress++ & 255}.1`
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

const signIn = async (app: TestApp, email: string, word: string, address: string) => {
  const { status, body } = await askAuth(app, 'POST', '/token?grant_type=password', {
    body: { email, password: word },
    ...from(address),
  })
  return status === 200 ? 'in' : `${status} ${body.code}`
}
const wrong = '400 invalid_credentials'
const held = '429 over_request_rate_limit'

describe('wrong passwords', () => {
  it('are limited to ten per network, then even the right one waits; other networks are free', async () => {
    const app = await limited()
    const { email } = await signUpConfirmed(test.app)
    const place = newNetwork()
    const answers: string[] = []
    for (let tries = 0; tries < 11; tries += 1) answers.push(await signIn(app, email, 'wrong one', place))
    expect(answers).toEqual([...Array.from({ length: 10 }, () => wrong), held])
    expect(await signIn(app, email, password, place)).toBe(held)
    expect(await signIn(app, email, password, newNetwork())).toBe('in')
  })

  it('for an unknown account get the same response', async () => {
    const app = await limited({ AUTH_LIMITS: '{"password":3,"account":5}' })
    const known = await signUpConfirmed(test.app)
    const sequences: string[][] = []
    for (const email of [known.email, newAddress()]) {
      const answers: string[] = []
      for (const place of [newNetwork(), newNetwork(), newNetwork()])
        for (let tries = 0; tries < 4; tries += 1) answers.push(await signIn(app, email, 'wrong one', place))
      sequences.push(answers)
    }
    expect(sequences[0]).toEqual(sequences[1])
    const waits = Array.from({ length: 4 }, () => held)
    expect(sequences[0]).toEqual([wrong, wrong, wrong, held, wrong, wrong, held, held, ...waits])
  })

  it('from everywhere are limited, without blocking networks the owner is signed in from', async () => {
    const app = await limited({ AUTH_LIMITS: '{"account":4}' })
    const { email } = await signUpConfirmed(test.app)
    const home = newNetwork()
    expect(await signIn(app, email, password, home)).toBe('in')
    for (let tries = 0; tries < 4; tries += 1) await signIn(app, email, 'wrong one', newNetwork())
    expect(await signIn(app, email, password, newNetwork())).toBe(held)
    expect(await signIn(app, email, password, home)).toBe('in')
  })

  it('do not block a link by mail', async () => {
    const app = await limited({ AUTH_LIMITS: '{"account":2}' })
    const { email } = await signUpConfirmed(test.app)
    for (let tries = 0; tries < 3; tries += 1) await signIn(app, email, 'wrong one', newNetwork())
    const before = (await mailsTo(app, email)).length
    expect((await askAuth(app, 'POST', '/recover', { body: { email }, ...from(newNetwork()) })).status).toBe(
      200,
    )
    expect((await mailsTo(app, email)).length).toBe(before + 1)
  })

  it('expire with time, and right ones are never counted', async () => {
    const app = await limited({ AUTH_LIMITS: '{"password":2,"account":3}' })
    const { email } = await signUpConfirmed(test.app)
    const place = newNetwork()
    for (let times = 0; times < 5; times += 1) expect(await signIn(app, email, password, place)).toBe('in')
    for (const answer of [wrong, wrong, held])
      expect(await signIn(app, email, 'wrong one', place)).toBe(answer)
    await app.db.query("update auth.rate_limits set refilled_at = now() - interval '15 minutes'")
    expect(await signIn(app, email, password, place)).toBe('in')
  })

  it('are counted one by one when concurrent, across processes', async () => {
    const apps = [
      await limited({ AUTH_LIMITS: '{"password":4}' }),
      await limited({ AUTH_LIMITS: '{"password":4}' }),
    ]
    const { email } = await signUpConfirmed(test.app)
    const place = newNetwork()
    const answers = await Promise.all(
      [...apps, ...apps, ...apps, ...apps].map((app) => signIn(app, email, 'wrong one', place)),
    )
    expect(answers.filter((answer) => answer === wrong)).toHaveLength(4)
  })
})

describe('a limit by address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('applies to the whole network of an IPv6 client', async () => {
    const app = await limited({ AUTH_LIMITS: '{"send":3}' })
    const ask = async (address: string) =>
      (await askAuth(app, 'POST', '/recover', { body: { email: newAddress() }, ...from(address) })).status
    const statuses: number[] = []
    for (const host of ['1', '2', 'abcd:1:2', 'ffff']) statuses.push(await ask(`2001:db8:7:7::${host}`))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await ask('2001:db8:7:8::1')).toBe(200)
  })
})

describe('a refresh', () => {
  const refresh = (app: TestApp, refresh_token: string, address: string) =>
    askAuth(app, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token }, ...from(address) })

  it('with our token is not limited by others in its network', async () => {
    const app = await limited({ AUTH_LIMITS: '{"token":3}' })
    const { refreshToken } = await signUpConfirmed(test.app)
    const place = newNetwork()
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await refresh(app, 'x'.repeat(60), place)).status)
    // 503 and not 429, which a client takes for the end of its session.
    expect(statuses).toEqual([400, 400, 400, 503])
    expect((await refresh(app, refreshToken, place)).status).toBe(200)
  })

  it('that is rate-limited says when to retry, and ends no session', async () => {
    const app = await limited({ AUTH_LIMITS: '{"token":1}' })
    const { refreshToken } = await signUpConfirmed(test.app)
    const first = await refresh(app, refreshToken, newNetwork())
    const second = await refresh(app, first.body.refresh_token, newNetwork())
    expect([first.status, second.status, second.body.code]).toEqual([200, 503, 'over_request_rate_limit'])
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('hourly limits', () => {
  const hour = (amount: number) => ({
    SMTP_URL: 'smtp://127.0.0.1:9',
    AUTH_LIMITS: JSON.stringify({ mails: amount, sms: amount }),
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'x',
    TWILIO_FROM: '+15005550006',
  })
  const ask = async (app: TestApp, path: string, body: Record<string, unknown>) => {
    const answer = await askAuth(app, 'POST', path, { body, ...from(newNetwork()) })
    return [answer.status, answer.body.code]
  }
  const forget = () => test.app.db.query("delete from auth.rate_limits where key like 'sent:%'")

  it('allow 30 anonymous sign-ins from one address', async () => {
    const app = await limited({ AUTH_ANONYMOUS: 'true' })
    const place = newNetwork()
    const statuses: number[] = []
    for (let times = 0; times < 31; times += 1)
      statuses.push((await askAuth(app, 'POST', '/signup', { body: {}, ...from(place) })).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect((await askAuth(app, 'POST', '/signup', { body: {}, ...from(newNetwork()) })).status).toBe(200)
  })

  it('apply to mails, then known and unknown addresses get the same refusal', async () => {
    await forget()
    const app = await limited(hour(2))
    const { email } = await signUpConfirmed(test.app)
    expect(await ask(app, '/recover', { email })).toEqual([200, undefined])
    expect(await ask(app, '/recover', { email: newAddress() })).toEqual([200, undefined])
    expect(await ask(app, '/signup', { email: newAddress(), password })).toEqual([200, undefined])
    const over = [429, 'over_email_send_rate_limit']
    for (const address of [email, newAddress()]) {
      expect(await ask(app, '/recover', { email: address })).toEqual(over)
      expect(await ask(app, '/otp', { email: address })).toEqual(over)
      expect(await ask(app, '/resend', { type: 'signup', email: address })).toEqual(over)
      expect(await ask(app, '/signup', { email: address, password })).toEqual(over)
    }
    await app.db.query("update auth.rate_limits set refilled_at = now() - interval '30 minutes'")
    expect(await ask(app, '/recover', { email })).toEqual([200, undefined])
  })

  it('apply to text messages, while mails continue', async () => {
    await forget()
    const app = await limited(hour(1))
    expect(await ask(app, '/otp', { phone: newPhone() })).toEqual([200, undefined])
    expect(await ask(app, '/otp', { phone: newPhone() })).toEqual([429, 'over_sms_send_rate_limit'])
    expect(await ask(app, '/otp', { email: newAddress() })).toEqual([200, undefined])
  })

  it('do not apply to the local mailbox, nor if limits are off', async () => {
    await forget()
    const { SMTP_URL: _, ...local } = hour(1)
    for (const app of [await limited(local), await limited({ ...hour(1), AUTH_LIMITS: 'off' })])
      for (let times = 0; times < 3; times += 1)
        expect(await ask(app, '/otp', { email: newAddress() })).toEqual([200, undefined])
  })
})

describe('other sites', () => {
  it('may send requests, but without cookies', async () => {
    const ask = (method: string) =>
      test.app.request('/auth/v1/settings', {
        method,
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
      })
    for (const response of [await ask('GET'), await ask('OPTIONS')]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })
})
