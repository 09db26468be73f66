// The contact form's messages reach the support address, whole and from one sender, or wait until they can.
import { afterEach, describe, expect, it } from 'vitest'
import { runHousekeeping } from '#server/housekeeping.ts'
import type { Delivery } from '#server/mail/deliver.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { clientOf } from '#tests/support/client.ts'
import { callFunction, createAuthor } from '#tests/support/functions.ts'
import { runRegularly } from '#tests/support/housekeeping.ts'
import { type MailServer, startMailServer, until } from '#tests/support/mail-server.ts'
import { freePort } from '#tests/support/server-process.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const database = withTestDatabase()
const support = 'help@press.example'
const message = { name: 'Ana López', email: 'ana@larkmoor.example', message: 'Hello.\n\nHow do I export?' }

let delivery: Delivery | undefined
let server: MailServer | undefined
afterEach(async () => {
  await delivery?.stop(1)
  await server?.stop()
  delivery = undefined
  server = undefined
  await database.db.query('delete from internal.outbox')
  await database.db.query('delete from auth.rate_limits')
})

const start = (environment: Record<string, string> = {}): Promise<TestApp> =>
  startApp(database.db, { environment: { SUPPORT_EMAIL: support, ...environment } })
const send = (app: TestApp, form: unknown) => callFunction(app, 'send-contact-email', form)
const waiting = () =>
  database.db.query<{ payload: any; failed_at: string | null }>(
    "select payload, failed_at from internal.outbox where kind = 'contact' order by created_at",
  )

describe('send-contact-email', () => {
  it('answers the real client and mails the support address with the sender to answer to', async () => {
    server = await startMailServer()
    const app = await start({ SMTP_URL: server.url })
    delivery = await startMail(app.config, app.db, app.log)
    const { data, error } = await clientOf(app).functions.invoke('send-contact-email', { body: message })
    expect([data, error]).toEqual([{ sent: true }, null])
    await until(() => server?.mails.length === 1)
    const [mail] = server.mails
    expect(mail?.to).toEqual([support])
    expect(mail?.header('reply-to')).toBe(message.email)
    expect(mail?.header('subject')).toMatch(/^=\?UTF-8\?|Message from Ana/)
    expect(mail?.part('text/plain').replaceAll('\r', '')).toContain('Hello.\n\nHow do I export?')
    expect(mail?.part('text/plain')).toContain('Ana López <ana@larkmoor.example>')
  })

  it('is read in the local mailbox while no mail server is configured', async () => {
    const app = await start()
    await send(app, message)
    const mails = (await (await app.request('/local/mail.json')).json()) as any[]
    expect(mails[0]).toMatchObject({ to: support, subject: 'Message from Ana López' })
  })

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'ana' }, 'Invalid email address'],
    [{ email: 'a@b.example,c@d.example' }, 'Invalid email address'],
    [{ email: 'Ana <a@b.example>' }, 'Invalid email address'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'Invalid email address'],
    [{ message: '\n \u0000' }, 'Message is required'],
    [{ name: '\u200b\u2060' }, 'Name is required'],
    [{ message: '\u200b \ufeff' }, 'Message is required'],
    [{ message: 'x'.repeat(10_001) }, 'message: This text is longer than 10,000 characters.'],
    [{ name: 'x'.repeat(201) }, 'name: This text is longer than 200 characters.'],
    [{ name: undefined }, 'name: Invalid input: expected string, received undefined'],
  ])('refuses %o', async (change, error) => {
    const app = await start()
    const answer = await send(app, { ...message, ...change })
    expect([answer.status, answer.body.error]).toEqual([400, error])
    expect(await waiting()).toEqual([])
  })

  it('refuses header injection, and anything that mail or database can’t store', async () => {
    server = await startMailServer()
    const app = await start({ SMTP_URL: server.url })
    delivery = await startMail(app.config, app.db, app.log)
    const name = 'Ana\r\nBcc: all@larkmoor.example\r\n\r\nBody\u0000\u2028\ud800'
    expect((await send(app, { ...message, name, message: 'a\u0000b\u0007\r\nc\ud800' })).status).toBe(200)
    await until(() => server?.mails.length === 1)
    const [mail] = server.mails
    expect(mail?.to).toEqual([support])
    expect(mail?.header('bcc')).toBe('')
    expect(mail?.part('text/plain').replaceAll('\r', '')).toMatch(/^ab\nc\ufffd\n/)
  })

  it('reports success to a bot that fills in every field, and stores nothing', async () => {
    const app = await start()
    expect((await send(app, { ...message, topic: 'Offers' })).body).toEqual({ sent: true })
    expect(await waiting()).toEqual([])
    expect((await send(app, { ...message, topic: '' })).body).toEqual({ sent: true })
    expect(await waiting()).toHaveLength(1)
  })

  it('accepts a message from someone who is locked out of their account', async () => {
    const app = await start()
    const author = await createAuthor(app)
    const write = (token: string) => callFunction(app, 'send-contact-email', message, { token })
    await app.db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status, friendly_name) values ($1, 'totp', 'verified', 'a')",
      [author.id],
    )
    expect((await write(author.token)).status).toBe(200)
    await app.db.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
      author.id,
    ])
    expect((await write(author.token)).status).toBe(200)
    await app.db.query('delete from auth.sessions where user_id = $1', [author.id])
    expect((await write(author.token)).status).toBe(200)
    expect((await write('nonsense')).status).toBe(200)
    expect(await waiting()).toHaveLength(4)
  })

  it('takes five an hour from one network', async () => {
    const app = await start()
    const answers: number[] = []
    for (let count = 0; count < 6; count += 1) answers.push((await send(app, message)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    expect(await waiting()).toHaveLength(5)
  })

  it('loses nothing while the mail server is down, for as long as it takes', async () => {
    const port = await freePort()
    const app = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    await send(app, message)
    delivery = await startMail(app.config, app.db, app.log)
    await until(() => app.lines.some((line) => line.includes('message not sent')))
    await delivery.stop(1)
    await app.db.query(
      "update internal.outbox set created_at = now() - interval '90 days', next_attempt_at = now()",
    )
    await runRegularly(app.db)
    await runHousekeeping(app.db, app.log)
    server = await startMailServer({ port })
    delivery = await startMail(app.config, app.db, app.log)
    await until(() => server?.mails.length === 1)
    expect(server.mails[0]?.part('text/plain')).toContain('How do I export?')
  })

  it('waits when the support address is refused, instead of giving up', async () => {
    server = await startMailServer({ refuse: () => 550 })
    const app = await start({ SMTP_URL: server.url })
    await send(app, message)
    delivery = await startMail(app.config, app.db, app.log)
    await until(() => app.lines.some((line) => line.includes('message not sent')))
    expect(await waiting()).toEqual([{ payload: expect.objectContaining({ to: support }), failed_at: null }])
    expect((await waiting())[0]?.payload.text).toContain('How do I export?')
  })

  it('says so where no mail can be sent', async () => {
    const app = await start({ NODE_ENV: 'production' })
    const { status, body } = await send(app, message)
    expect([status, body.code]).toEqual([503, 'not_configured'])
    expect(body.error).toContain(support)
  })
})
