// Text messages by Twilio, against a stand-in for its API on this machine.
import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { type Delivery, startDelivery } from '#server/mail/deliver.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { createTwilioSender } from '#server/mail/twilio.ts'
import { queueSms } from '#server/stores/outbox.ts'
import { clientOf } from '#tests/support/client.ts'
import { until } from '#tests/support/mail-server.ts'
import { freePort } from '#tests/support/server-process.ts'
import { startApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const database = withTestDatabase()
const accountSid = 'AC0123456789abcdef0123456789abcdef'
const authToken = 'a-secret-token'

interface Asked {
  path: string | undefined
  authorization: string | undefined
  fields: Record<string, string>
}

let asked: Asked[]
/** What the stand-in answers next; it accepts when nothing is left. */
let answers: { status: number; body: object }[]
let apiBase: string
let deliveries: Delivery[]
let lines: string[]
const server = createServer(async (request, response) => {
  asked.push({
    path: request.url,
    authorization: request.headers.authorization,
    fields: Object.fromEntries(new URLSearchParams(await textOf(request))),
  })
  const { status, body } = answers.shift() ?? { status: 201, body: { sid: 'SM1', status: 'queued' } }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})

beforeEach(async () => {
  asked = []
  answers = []
  deliveries = []
  lines = []
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  apiBase = `http://127.0.0.1:${port}`
})
afterEach(async () => {
  await Promise.all(deliveries.map((delivery) => delivery.stop(1)))
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await database.db.query('delete from internal.outbox')
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function worker(from = '+15005550006'): void {
  const messenger = createTwilioSender({ accountSid, authToken, from, apiBase })
  const log = createLog('debug', (line) => lines.push(line))
  deliveries.push(
    startDelivery({ db: database.db, log, kind: 'sms', messenger, pollSeconds: 0.05, backOff: () => 0.1 }),
  )
}

const queue = () =>
  database.db.tx((tx) => queueSms(tx, { to: '+491701234567', text: 'Your Presswright code is 123456' }, null))

async function row() {
  const [found] = await database.db.query<{
    sent: boolean
    failed: boolean
    attempts: number
    payload: object
  }>(
    'select sent_at is not null as sent, failed_at is not null as failed, attempts, payload from internal.outbox',
  )
  if (!found) throw new Error('Nothing is queued.')
  return found
}

describe('a text message', () => {
  it('sends the code of a sign-in by phone to Twilio', async () => {
    const app = await startApp(database.db, {
      environment: {
        TWILIO_ACCOUNT_SID: accountSid,
        TWILIO_AUTH_TOKEN: authToken,
        TWILIO_FROM: '+15005550006',
        TWILIO_API_BASE: apiBase,
        AUTH_LIMITS: 'off',
      },
    })
    deliveries.push(await startMail(app.config, app.db, app.log))
    const phone = '491701234567'
    expect((await clientOf(app).auth.signInWithOtp({ phone })).error).toBeNull()
    await until(() => asked.length > 0, 3)
    expect(asked[0]).toMatchObject({
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
      fields: { To: '+491701234567', From: '+15005550006' },
    })
    const token = /\d{6}$/.exec(asked[0]?.fields.Body ?? '')?.[0] ?? ''
    const { data } = await clientOf(app).auth.verifyOtp({ phone, token, type: 'sms' })
    expect(data.session).not.toBeNull()
    await until(async () => (await row()).sent)
    expect((await row()).payload).toEqual({ to: '+491701234567' })
  })

  it('uses a messaging service if configured', async () => {
    worker('MG0123456789abcdef')
    await queue()
    await until(() => asked.length > 0)
    expect(asked[0]?.fields).toEqual({
      To: '+491701234567',
      MessagingServiceSid: 'MG0123456789abcdef',
      Body: 'Your Presswright code is 123456',
    })
  })

  it.each([500, 429, 401])('is tried again after %i, and sent once', async (status) => {
    answers = [{ status, body: { code: 20_000, message: 'later' } }]
    worker()
    await queue()
    await until(async () => (await row()).sent)
    expect(asked).toHaveLength(2)
  })

  it('to an invalid number is given up at once', async () => {
    answers = [{ status: 400, body: { code: 21_211, message: "Invalid 'To' Phone Number: +491701234567" } }]
    worker()
    await queue()
    await until(async () => (await row()).failed)
    expect(asked).toHaveLength(1)
    expect((await row()).payload).toEqual({ to: '+491701234567' })
    expect(lines.join('\n')).toContain('400 21211')
    expect(lines.join('\n')).not.toMatch(/491701234567|123456|a-secret-token/)
  })

  it('is not sent an hour later, when its code has expired', async () => {
    await queue()
    await database.db.query("update internal.outbox set created_at = now() - interval '1 hour'")
    answers = [{ status: 500, body: {} }]
    worker()
    await until(async () => (await row()).failed)
    expect((await row()).attempts).toBe(1)
  })
})
