// Requests at once: the clock for mails and messages lets one of them through, whichever it is.
import { describe, expect, it } from 'vitest'
import { askAuth, newAddress, newPhone, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '60' } })
const eightAtOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, index) => work(index)))
const post = (path: string, body: unknown) => askAuth(test.app, 'POST', path, { body })
/** The last messages were sent a minute ago. */
const waitAMinute = (email: string) =>
  test.app.db.query(
    `update auth.users set confirmation_sent_at = now() - interval '61 seconds', recovery_sent_at = null,
       email_change_sent_at = now() - interval '61 seconds' where email = $1`,
    [email],
  )

describe('eight requests at once', () => {
  it.each(['/recover', '/otp'])('to %s send a known address one mail', async (path) => {
    const { email } = await signUpConfirmed(test.app)
    const before = (await mailsTo(test.app, email)).length
    const answers = await eightAtOnce(() => post(path, { email }))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect((await mailsTo(test.app, email)).length).toBe(before + 1)
  })

  it.each(['/signup', '/otp'])('to %s send a new address one mail', async (path) => {
    const email = newAddress()
    const answers = await eightAtOnce(() => post(path, { email, password }))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await mailsTo(test.app, email)).toHaveLength(1)
  })

  it.each(['/signup', '/resend', '/otp'])('to %s send an unproven address one mail', async (path) => {
    const email = newAddress()
    await post('/signup', { email, password })
    await waitAMinute(email)
    await eightAtOnce(() => post(path, { email, password, type: 'signup' }))
    expect(await mailsTo(test.app, email)).toHaveLength(2)
  })

  it('to sign up with a known address tell its owner once', async () => {
    const { email } = await signUpConfirmed(test.app)
    const before = (await mailsTo(test.app, email)).length
    await eightAtOnce(() => post('/signup', { email, password }))
    expect((await mailsTo(test.app, email)).length).toBe(before + 1)
  })

  it('to change the address mail one new address', async () => {
    const { token, email } = await signUpConfirmed(test.app)
    const wished = Array.from({ length: 8 }, newAddress)
    const before = (await mailsTo(test.app, email)).length
    const answers = await eightAtOnce((index) =>
      askAuth(test.app, 'PUT', '/user', { token, body: { email: wished[index] } }),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const mailed = await Promise.all(wished.map(async (each) => (await mailsTo(test.app, each)).length))
    expect(mailed.reduce((sum, amount) => sum + amount)).toBe(1)
    expect((await mailsTo(test.app, email)).length).toBe(before + 1)
    await waitAMinute(email)
    await eightAtOnce(() => post('/resend', { type: 'email_change', email }))
    expect((await mailsTo(test.app, email)).length).toBe(before + 2)
  })

  it('to change the number and to resend the message send one each', async () => {
    const { token, email } = await signUpConfirmed(test.app)
    const phone = newPhone()
    await eightAtOnce(() => askAuth(test.app, 'PUT', '/user', { token, body: { phone } }))
    expect(await mailsTo(test.app, phone)).toHaveLength(1)
    await test.app.db.query('update auth.users set phone_change_sent_at = null where email = $1', [email])
    await eightAtOnce(() => post('/resend', { type: 'phone_change', email }))
    expect(await mailsTo(test.app, phone)).toHaveLength(2)
  })

  it('to reauthenticate send one code', async () => {
    const { token, email } = await signUpConfirmed(test.app)
    const before = (await mailsTo(test.app, email)).length
    const answers = await eightAtOnce(() => askAuth(test.app, 'GET', '/reauthenticate', { token }))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await mailsTo(test.app, email)).length).toBe(before + 1)
  })

  it('for the code of a phone factor send one message', async () => {
    const { token } = await signUpConfirmed(test.app)
    const phone = newPhone()
    const { body } = await askAuth(test.app, 'POST', '/factors', {
      token,
      body: { factor_type: 'phone', phone },
    })
    await eightAtOnce(() => askAuth(test.app, 'POST', `/factors/${body.id}/challenge`, { token, body: {} }))
    expect(await mailsTo(test.app, phone)).toHaveLength(1)
  })

  it('that send and use codes never deadlock', async () => {
    const email = newAddress()
    await post('/signup', { email, password })
    const { code } = await newestMail(test.app, email)
    await waitAMinute(email)
    const answers = await eightAtOnce((index) =>
      index % 2 === 0
        ? post('/resend', { type: 'signup', email })
        : post('/verify', { type: 'signup', email, token: code }),
    )
    expect(answers.map((answer) => answer.status)).not.toContain(409)
    expect(answers.map((answer) => answer.status)).not.toContain(500)
    const later = (await newestMail(test.app, email)).code
    await clientOf(test.app).auth.verifyOtp({ email, token: later, type: 'email' })
    expect((await clientOf(test.app).auth.signInWithPassword({ email, password })).error).toBeNull()
  })
})
