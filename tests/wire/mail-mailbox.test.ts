// The local mailbox: what would go out, read on this machine.
import { afterEach, describe, expect, it } from 'vitest'
import { startMail } from '#server/mail/start-mail.ts'
import { type OutgoingMail, queueMail, queueSms } from '#server/stores/outbox.ts'
import { clientOf } from '#tests/support/client.ts'
import { pause, startMailServer, until } from '#tests/support/mail-server.ts'
import { startApp, withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
afterEach(() => test.app.db.query('delete from internal.outbox'))

async function queue(mail: Partial<OutgoingMail>): Promise<void> {
  await queueMail(
    test.app.db,
    { to: 'ana@example.test', subject: 'Hello', text: 'Plain', html: '', ...mail },
    null,
  )
  // The embedded database's clock counts milliseconds.
  await pause(0.005)
}

const mails = async () => (await test.app.request('/local/mail.json')).json()
const page = async (path: string) => (await test.app.request(path)).text()

describe('the mailbox as JSON', () => {
  it('lists mails and text messages, newest first', async () => {
    await queue({ subject: 'First', html: '<p>Set</p>' })
    await queueSms(test.app.db, { to: '+491701234567', text: 'Your Presswright code is 123456' }, null)
    expect(await mails()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        to: '+491701234567',
        subject: 'Text message',
        text: 'Your Presswright code is 123456',
        html: '',
        sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
      expect.objectContaining({
        to: 'ana@example.test',
        subject: 'First',
        text: 'Plain',
        html: '<p>Set</p>',
      }),
    ])
    expect(Math.abs(Date.now() - Date.parse((await mails())[0].sent_at))).toBeLessThan(60_000)
  })

  it('lists only one address on request', async () => {
    await queue({ subject: 'Hers' })
    await queue({ to: 'ben+news@example.test', subject: 'His' })
    const to = encodeURIComponent('ben+news@example.test')
    expect(await (await test.app.request(`/local/mail.json?to=${to}`)).json()).toMatchObject([
      { to: 'ben+news@example.test', subject: 'His' },
    ])
    expect(await (await test.app.request('/local/mail.json?to=nobody')).json()).toEqual([])
  })

  it('has the mail of a sign-up with the response', async () => {
    await clientOf(test.app).auth.signUp({ email: 'new@example.test', password: 'correct horse' })
    expect(await mails()).toMatchObject([{ to: 'new@example.test', subject: 'Confirm your email address' }])
  })

  it('shows only text messages if there is a mail server', async () => {
    await queue({})
    await queueSms(test.app.db, { to: '+491701234567', text: 'code' }, null)
    const app = await startApp(test.app.db, { environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    expect(await (await app.request('/local/mail.json')).json()).toMatchObject([{ to: '+491701234567' }])
    const config = await (await app.request('/app-config.json')).json()
    expect(config.standIns).toContain('local mailbox for text messages')
  })
})

describe('the mailbox as a page', () => {
  it('links each mail in the list, with its code, to the mail', async () => {
    await queue({ subject: 'Your sign-in link', text: 'Your code: 654321' })
    const [{ id }] = await mails()
    const list = await page('/local/mail')
    expect(list).toContain(`href="/local/mail/${id}"`)
    expect(list).toContain('<span class="code">654321</span>')
    expect(await page(`/local/mail/${id}`)).toContain('Your code: 654321')
  })

  it('runs no script of a mail', async () => {
    const evil = '<script>alert(1)</script>'
    await queue({ subject: evil, to: `"${evil}"@example.test`, text: evil, html: `<head></head>${evil}` })
    const [{ id }] = await mails()
    for (const path of ['/local/mail', `/local/mail/${id}`]) {
      const response = await test.app.request(path)
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(await response.text()).not.toContain('<script')
    }
    expect(await page(`/local/mail/${id}`)).toContain('sandbox="allow-top-navigation-by-user-activation"')
  })

  it('makes the links of plain text work', async () => {
    await queue({ text: 'Open https://example.test/?a=1&b=2 now' })
    const [{ id }] = await mails()
    expect(await page(`/local/mail/${id}`)).toContain('href="https://example.test/?a=1&amp;b=2"')
  })

  it('says if there is no such mail', async () => {
    const response = await test.app.request('/local/mail/nothing')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Email not found')
  })
})

describe('a mail kept on this machine', () => {
  it('keeps its text, and does not leave when a mail server is configured later', async () => {
    await queue({ subject: 'Kept' })
    const local = await startMail(test.app.config, test.app.db, test.app.log)
    await until(async () => {
      const [row] = await test.app.db.query<{ sent: boolean }>(
        'select sent_at is not null as sent from internal.outbox',
      )
      return row?.sent ?? false
    })
    await local.stop(1)
    expect(await mails()).toMatchObject([{ subject: 'Kept', text: 'Plain' }])

    const server = await startMailServer()
    const app = await startApp(test.app.db, { environment: { SMTP_URL: server.url } })
    const delivery = await startMail(app.config, app.db, app.log)
    await queue({ subject: 'Sent' })
    await until(() => server.mails.length > 0)
    await delivery.stop(5)
    await server.stop()
    expect(server.mails.map((mail) => mail.header('subject'))).toEqual(['Sent'])
    expect(await mails()).toMatchObject([{ subject: 'Kept' }])
  })
})

describe('without mail server and mailbox', () => {
  it('keeps mail waiting', async () => {
    const app = await startApp(test.app.db, { environment: { NODE_ENV: 'production' } })
    const delivery = await startMail(app.config, app.db, app.log)
    await queue({})
    await pause(0.4)
    await delivery.stop(1)
    expect(await app.db.query('select attempts, sent_at, failed_at from internal.outbox')).toEqual([
      { attempts: 0, sent_at: null, failed_at: null },
    ])
  })
})
