// Where the unconfirmed are let in, they ask for the mail themselves: to their own address, leading back to allowed places only.
import { describe, expect, it } from 'vitest'
import { newAddress, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { callFunction } from '#tests/support/functions.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({
  environment: { AUTH_ALLOW_UNCONFIRMED: 'true', AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '60' },
})
const back = 'http://localhost:3000/auth/callback?type=signup'

async function signUpUnconfirmed() {
  const client = clientOf(test.app)
  const email = newAddress()
  const { data } = await client.auth.signUp({ email, password })
  const token = data.session?.access_token ?? ''
  // The mail of the sign-up itself is a while ago.
  await test.app.db.query(
    "update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1",
    [email],
  )
  return { client, email, token }
}

describe('send-confirmation-email', () => {
  it('answers the real client and mails a code that confirms the address', async () => {
    const { client, email } = await signUpUnconfirmed()
    const before = (await mailsTo(test.app, email)).length
    const body = { email, confirmationUrl: back }
    const { data, error } = await client.functions.invoke('send-confirmation-email', { body })
    expect([data, error]).toEqual([{ sent: true }, null])
    const mail = await newestMail(test.app, email)
    expect(await mailsTo(test.app, email)).toHaveLength(before + 1)
    expect(new URL(mail.link).searchParams.get('redirect_to')).toBe(back)
    const verified = await clientOf(test.app).auth.verifyOtp({ email, token: mail.code, type: 'signup' })
    expect(verified.data.user?.email_confirmed_at).toBeTruthy()
  })

  it('leads nowhere else than back to the site', async () => {
    const { email, token } = await signUpUnconfirmed()
    const confirmationUrl = 'https://evil.example/auth/callback'
    await callFunction(test.app, 'send-confirmation-email', { email, confirmationUrl }, { token })
    const { link } = await newestMail(test.app, email)
    expect(new URL(link).searchParams.get('redirect_to')).toBe('http://localhost:3000/auth/callback')
  })

  it('sends nothing a second time within the minute', async () => {
    const { email, token } = await signUpUnconfirmed()
    const ask = () =>
      callFunction(test.app, 'send-confirmation-email', { email, confirmationUrl: back }, { token })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.filter(({ body }) => body.sent)).toHaveLength(1)
  })

  it('sends nothing to an address that is confirmed', async () => {
    const { email, token } = await signUpConfirmed(test.app)
    const body = { email, confirmationUrl: back }
    expect((await callFunction(test.app, 'send-confirmation-email', body, { token })).body).toEqual({
      sent: false,
    })
  })

  it('refuses an address that is not the caller’s', async () => {
    const { token } = await signUpUnconfirmed()
    const body = { email: 'somebody@else.example', confirmationUrl: back }
    const answer = await callFunction(test.app, 'send-confirmation-email', body, { token })
    expect([answer.status, answer.body.code]).toEqual([403, 'not_own_address'])
    expect(await mailsTo(test.app, 'somebody@else.example')).toEqual([])
  })

  it('refuses a visitor', async () => {
    const body = { email: 'a@b.example', confirmationUrl: back }
    expect((await callFunction(test.app, 'send-confirmation-email', body)).status).toBe(401)
  })
})
