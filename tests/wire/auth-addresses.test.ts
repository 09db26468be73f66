// Which email addresses get in, wherever one can be given; and phones where no text messages go out.
import { describe, expect, it } from 'vitest'
import { askAuth, newPhone, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { codeNow } from '#tests/support/factors.ts'
import { callFunction } from '#tests/support/functions.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { startApp, withApp } from '#tests/support/start-app.ts'

const relaxed = { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0' }
const test = withApp({ environment: relaxed })

/** What mail programs would read as somebody else's address, or nobody could write to. */
const impossible = [
  'xx:;x@x.x',
  'a..b@example.com',
  'a@-x.com',
  'a@b..com',
  '<victim@example.com>',
  'Victim <victim@example.com>',
  '"victim"@example.com',
  'victim@example.com,thief@example.com',
  'victim(thief)@example.com',
  'jane@münchen.de',
]

/** Every place where an address enters, with who asks. */
type Way = (email: string) => Promise<{ status: number; body: Record<string, any> }>
const ask = (method: string, path: string, body: object, token?: string) =>
  askAuth(test.app, method, path, { body, ...(token && { token }) })
const asService = (method: string, path: string, body: object) =>
  ask(method, path, body, test.app.keys.serviceRoleKey)
const ways: Record<string, Way> = {
  'signing up': (email) => ask('POST', '/signup', { email, password }),
  'a magic link': (email) => ask('POST', '/otp', { email }),
  'the older name of it': (email) => ask('POST', '/magiclink', { email, create_user: false }),
  'a recovery': (email) => ask('POST', '/recover', { email }),
  'a mail once more': (email) => ask('POST', '/resend', { type: 'signup', email }),
  'a code': (email) => ask('POST', '/verify', { type: 'email', email, token: '123456' }),
  'an invitation': (email) => asService('POST', '/invite', { email }),
  'an account by hand': (email) => asService('POST', '/admin/users', { email, email_confirm: true }),
  'a link by hand': (email) => asService('POST', '/admin/generate_link', { type: 'signup', email, password }),
  'a change': async (email) => ask('PUT', '/user', { email }, (await signUpConfirmed(test.app)).token),
  'a change by hand': async (email) =>
    asService('PUT', `/admin/users/${(await signUpConfirmed(test.app)).id}`, { email }),
  'a link for a change': async (email) =>
    asService('POST', '/admin/generate_link', {
      type: 'email_change_new',
      email: (await signUpConfirmed(test.app)).email,
      new_email: email,
    }),
}

describe('an invalid address', () => {
  it.each(Object.keys(ways))('is refused by %s', async (name) => {
    for (const email of impossible) {
      const answer = await ways[name]?.(email)
      expect([email, answer?.status, answer?.body.code, answer?.body.message]).toEqual([
        email,
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ])
      expect(await mailsTo(test.app, email)).toEqual([])
    }
  })

  it('opens no account', async () => {
    const rows = await test.app.db.query('select email from auth.users where email = any($1::text[])', [
      impossible,
    ])
    expect(rows).toEqual([])
  })

  it('signs nobody in, with the response of a wrong password', async () => {
    for (const email of [...impossible, 'a\u0000b@example.com', 'x'.repeat(9000)]) {
      const answer = await ask('POST', '/token?grant_type=password', { email, password })
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_credentials'])
    }
  })

  it('of an older account still signs its owner in', async () => {
    const { id } = await signUpConfirmed(test.app)
    await test.app.db.query("update auth.users set email = 'jörg..o@example.test' where id = $1", [id])
    const { data } = await clientOf(test.app).auth.signInWithPassword({
      email: 'JÖRG..o@example.test',
      password,
    })
    expect(data.user?.id).toBe(id)
  })

  it('is refused by the contact form in its own words', async () => {
    for (const email of impossible) {
      const message = { name: 'Jane', email, message: 'Hello' }
      const { status, body } = await callFunction(test.app, 'send-contact-email', message)
      expect([status, body.error]).toEqual([400, 'Invalid email address'])
    }
  })
})

describe('a valid address', () => {
  it.each([
    'jane.doe+press@example.com',
    "o'brien@news.example.co.uk",
    'Jane_99@1and1.photography',
    'jane@xn--mnchen-3ya.de',
    'ｊane.wide@example.com',
  ])('%s signs up', async (email) => {
    const { status } = await ask('POST', '/signup', { email, password })
    expect(status).toBe(200)
    expect(await mailsTo(test.app, email.normalize('NFKC').toLowerCase())).toHaveLength(1)
  })
})

describe('without a text message service', () => {
  const production = {
    ...relaxed,
    NODE_ENV: 'production',
    SITE_URL: 'https://press.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  const start = (more = {}) => startApp(test.app.db, { environment: { ...production, ...more } })

  it('does not offer phones, and refuses and logs what needs a message', async () => {
    const app = await start()
    const settings = await askAuth(app, 'GET', '/settings')
    expect(settings.body).toMatchObject({ external: { phone: false, email: true }, sms_provider: '' })
    const { token } = await signUpConfirmed(app)
    const phone = newPhone()
    const attempts = [
      await askAuth(app, 'POST', '/otp', { body: { phone } }),
      await askAuth(app, 'POST', '/otp', { body: { phone, create_user: false } }),
      await askAuth(app, 'POST', '/signup', { body: { phone, password } }),
      await askAuth(app, 'POST', '/resend', { body: { phone, type: 'sms' } }),
      await askAuth(app, 'POST', '/resend', { body: { phone, type: 'phone_change' } }),
      await askAuth(app, 'PUT', '/user', { token, body: { phone } }),
    ]
    expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(
      [422, 422, 400, 422, 422, 422].map((status) => [status, 'phone_provider_disabled']),
    )
    expect(await mailsTo(app, phone)).toEqual([])
    expect(app.lines.filter((line) => line.includes('text message refused'))).toHaveLength(attempts.length)
    expect(app.lines.join('\n')).not.toContain(phone.slice(1))
    const rows = await app.db.query('select 1 as one from auth.users where phone = $1', [phone.slice(1)])
    expect(rows).toEqual([])
  })

  it('refuses a phone that is a factor or an account’s only address instead of waiting', async () => {
    const phone = newPhone()
    const { client, id } = await signUpConfirmed(test.app)
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone })
    const app = await start()
    const again = clientOf(app)
    const { email } = (await client.auth.getUser()).data.user ?? {}
    const { data } = await again.auth.signInWithPassword({ email: email ?? '', password })
    const token = data.session?.access_token ?? ''
    const path = `/factors/${factor?.id}/challenge`
    expect((await askAuth(app, 'POST', path, { token, body: {} })).body.code).toBe(
      'mfa_phone_verify_not_enabled',
    )
    await app.db.query(
      'update auth.users set email = null, phone = $2, phone_confirmed_at = now() where id = $1',
      [id, phone.slice(1)],
    )
    expect((await askAuth(app, 'GET', '/reauthenticate', { token })).body.code).toBe(
      'phone_provider_disabled',
    )
    // A password needs no message.
    const signedIn = await clientOf(app).auth.signInWithPassword({ phone, password })
    expect(signedIn.error).toBeNull()
  })

  it('refuses and logs the enrollment of a phone as a second factor', async () => {
    const app = await start()
    const { token } = await signUpConfirmed(app)
    const phone = newPhone()
    const body = { factor_type: 'phone', friendly_name: 'Mine', phone }
    const answer = await askAuth(app, 'POST', '/factors', { token, body })
    expect([answer.status, answer.body.code]).toEqual([422, 'mfa_phone_enroll_not_enabled'])
    expect(app.lines.filter((line) => line.includes('text message refused'))).toHaveLength(1)
    expect(app.lines.join('\n')).not.toContain(phone.slice(1))
  })

  it('still accepts an authenticator app', async () => {
    const app = await start()
    const { client } = await signUpConfirmed(app)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const { id: factorId = '', totp } = data ?? {}
    const code = codeNow(totp?.secret ?? '')
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  })

  it('offers phones again with a service', async () => {
    const app = await start({
      TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+15550000000',
    })
    expect((await askAuth(app, 'GET', '/settings')).body.external.phone).toBe(true)
    expect((await askAuth(app, 'POST', '/otp', { body: { phone: newPhone() } })).status).toBe(200)
  })
})
