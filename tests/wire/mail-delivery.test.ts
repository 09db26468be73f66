// The outbox is emptied by a real mail server: once, later when it must be, and never a second time.
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { type Db, DbUnavailable } from '#server/db/db.ts'
import { runHousekeeping } from '#server/housekeeping.ts'
import { createLog } from '#server/log.ts'
import { type Delivery, startDelivery } from '#server/mail/deliver.ts'
import { createSmtpMailer } from '#server/mail/smtp.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { type OutgoingMail, queueMail, takeDue } from '#server/stores/outbox.ts'
import { clientOf } from '#tests/support/client.ts'
import { runRegularly } from '#tests/support/housekeeping.ts'
import {
  type MailServer,
  type MailServerOptions,
  pause,
  startMailServer,
  until,
} from '#tests/support/mail-server.ts'
import { freePort } from '#tests/support/server-process.ts'
import { startApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const database = withTestDatabase()
const from = 'Presswright <no-reply@press.example>'
const lines: string[] = []
const log = createLog('debug', (line) => lines.push(line))

let deliveries: Delivery[] = []
let servers: MailServer[] = []
afterEach(async () => {
  await Promise.all(deliveries.map((delivery) => delivery.stop(0)))
  await Promise.all(servers.map((server) => server.stop()))
  deliveries = []
  servers = []
  await database.db.query('delete from internal.outbox')
})

async function mailServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

interface WorkerOptions {
  db?: Db
  leaseSeconds?: number
  pollSeconds?: number
}

/** A worker as every process has one, only quicker to try again. */
function worker(url: string, options: WorkerOptions = {}): Delivery {
  const delivery = startDelivery({
    db: database.db,
    log,
    kind: 'mail',
    messenger: createSmtpMailer({ url, from }),
    pollSeconds: 0.05,
    backOff: () => 0.1,
    ...options,
  })
  deliveries.push(delivery)
  return delivery
}

async function queue(mail: Partial<OutgoingMail> = {}): Promise<string> {
  const to = mail.to ?? `${randomUUID()}@example.test`
  await database.db.tx((tx) =>
    queueMail(tx, { to, subject: 'Hello', text: 'Plain', html: '<p>Set</p>', ...mail }, null),
  )
  return to
}

interface OutboxRow extends Record<string, unknown> {
  id: string
  attempts: number
  sent: boolean
  failed: boolean
  leased: boolean
  last_error: string | null
  payload: Record<string, string>
}

async function rowOf(to: string): Promise<OutboxRow> {
  const [row] = await database.db.query<OutboxRow>(
    `select id, attempts, sent_at is not null as sent, failed_at is not null as failed,
       leased_until is not null as leased, last_error, payload
     from internal.outbox where payload ->> 'to' = $1`,
    [to],
  )
  if (!row) throw new Error(`Nothing is queued for ${to}.`)
  return row
}

const isSent = (to: string) => async () => (await rowOf(to)).sent
const isFailed = (to: string) => async () => (await rowOf(to)).failed

describe('a mail', () => {
  it('arrives from a sign-up at once, with both parts, code, link, sender and a stable id', async () => {
    const server = await mailServer()
    const environment = { SMTP_URL: server.url, MAIL_FROM: from, AUTH_LIMITS: 'off' }
    const app = await startApp(database.db, { environment })
    deliveries.push(await startMail(app.config, app.db, app.log))
    const email = `${randomUUID()}@example.test`
    await clientOf(app).auth.signUp({ email, password: 'correct horse' })
    // Sooner than the worker's next look of its own: it was woken.
    await until(() => server.mails.length > 0, 3)
    const [mail] = server.mails
    await until(isSent(email))
    const row = await rowOf(email)
    expect(mail).toMatchObject({ from: 'no-reply@press.example', to: [email] })
    expect(mail?.header('from')).toBe(from)
    expect(mail?.header('to')).toBe(email)
    expect(mail?.header('subject')).toBe('Confirm your email address')
    expect(mail?.header('message-id')).toBe(`<${row.id}@press.example>`)
    expect(mail?.header('auto-submitted')).toBe('auto-generated')
    const code = /Your code: (\d{6})/.exec(mail?.part('text/plain') ?? '')?.[1] ?? 'no code'
    const link = /(http\S+\/verify\?\S+)/.exec(mail?.part('text/plain') ?? '')?.[1] ?? 'no link'
    expect(mail?.part('text/html')).toContain(code)
    expect(mail?.part('text/html')).toContain(link.replaceAll('&', '&amp;'))
    const { data } = await clientOf(app).auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(data.session).not.toBeNull()
  })

  it('that was sent leaves neither text nor codes behind', async () => {
    worker((await mailServer()).url)
    const to = await queue()
    await until(isSent(to))
    expect((await rowOf(to)).payload).toEqual({ to, subject: 'Hello' })
  })

  it('has the reply-to address', async () => {
    const server = await mailServer()
    worker(server.url)
    await queue({ replyTo: 'ana@example.test' })
    await until(() => server.mails.length === 1)
    expect(server.mails[0]?.header('reply-to')).toBe('ana@example.test')
  })

  it('goes to one mailbox, whatever its address looks like', async () => {
    const server = await mailServer()
    worker(server.url)
    const to = await queue({ to: 'a@example.test, b@example.test' })
    await until(async () => (await rowOf(to)).sent || (await rowOf(to)).failed)
    expect(server.mails.filter((mail) => mail.to.includes('b@example.test'))).toEqual([])
  })

  it('is not sent if its transaction was rolled back', async () => {
    const server = await mailServer()
    worker(server.url)
    const undone = database.db.tx(async (tx) => {
      await queueMail(tx, { to: 'undone@example.test', subject: 'No', text: 'No', html: '' }, null)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const to = await queue()
    await until(isSent(to))
    expect(server.mails.map((mail) => mail.to)).toEqual([[to]])
  })
})

describe('a mail server', () => {
  it('that is down gets the mail once it is up, once and with the same id', async () => {
    const port = await freePort()
    worker(`smtp://127.0.0.1:${port}`)
    const to = await queue()
    await until(async () => (await rowOf(to)).attempts >= 3)
    expect(await rowOf(to)).toMatchObject({ sent: false, failed: false })
    expect((await rowOf(to)).last_error).toContain('ECONNREFUSED')
    const server = await mailServer({ port })
    await until(isSent(to))
    await pause(0.4)
    expect(server.mails.map((mail) => mail.to)).toEqual([[to]])
    expect(server.mails[0]?.header('message-id')).toContain((await rowOf(to)).id)
  })

  it('that refuses a recipient is not retried; others get their mail', async () => {
    let asked = 0
    const server = await mailServer({
      refuse: (address) => {
        if (!address.startsWith('nobody')) return undefined
        asked += 1
        return 550
      },
    })
    worker(server.url)
    const nobody = await queue({ to: 'nobody@example.test' })
    const someone = await queue()
    await until(isFailed(nobody))
    await until(isSent(someone))
    await pause(0.4)
    expect(asked).toBe(1)
    const row = await rowOf(nobody)
    expect(row).toMatchObject({ attempts: 1, sent: false })
    expect(row.last_error).toContain('550')
    expect(row.payload).toEqual({ to: nobody, subject: 'Hello' })
    expect(lines.join('\n')).toContain('EENVELOPE RCPT TO 550')
    expect(lines.join('\n')).not.toContain('@example.test')
  })

  it('that defers a recipient is retried', async () => {
    let asked = 0
    const server = await mailServer({
      refuse: () => {
        asked += 1
        return asked < 3 ? 451 : undefined
      },
    })
    worker(server.url)
    const to = await queue()
    await until(isSent(to))
    expect(await rowOf(to)).toMatchObject({ attempts: 3, last_error: null })
    expect(server.mails).toHaveLength(1)
  })

  it('that refuses our password keeps the mail waiting', async () => {
    const { url } = await mailServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    })
    worker(url.replace('smtp://', 'smtp://user:hunter2@'))
    const to = await queue()
    await until(async () => (await rowOf(to)).attempts >= 3)
    expect(await rowOf(to)).toMatchObject({ failed: false, payload: { text: 'Plain' } })
    expect(lines.join('\n')).not.toContain('hunter2')
  })

  it('on another machine never gets a password in plain text', async () => {
    const passwords: unknown[] = []
    const { url } = await mailServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) => {
        passwords.push(password)
        done(null, { user: 'user' })
      },
    })
    // The same machine under a name that is not known to be this one.
    const elsewhere = url.replace('smtp://127.0.0.1', 'smtp://user:hunter2@127.1')
    worker(elsewhere)
    const to = await queue()
    await until(async () => (await rowOf(to)).attempts >= 2)
    expect((await rowOf(to)).last_error).toMatch(/STARTTLS|TLS/)
    expect(passwords).toEqual([])
    worker(`${elsewhere}?requireTLS=false`)
    await until(isSent(to))
    expect(passwords).toEqual(['hunter2'])
  })

  it('that is slow gets one copy, although the lease is shorter than its response', async () => {
    const server = await mailServer({ beforeAccepting: () => pause(1.7) })
    worker(server.url, { leaseSeconds: 0.6 })
    worker(server.url, { leaseSeconds: 0.6 })
    const to = await queue()
    await until(isSent(to))
    await pause(0.4)
    expect(server.mails).toHaveLength(1)
    expect((await rowOf(to)).attempts).toBe(1)
  })
})

describe('two workers on one outbox', () => {
  it('send every mail once', async () => {
    const server = await mailServer()
    const queued: string[] = []
    for (let count = 0; count < 20; count += 1) queued.push(await queue())
    worker(server.url)
    worker(server.url)
    for (let count = 0; count < 20; count += 1) queued.push(await queue())
    await until(() => server.mails.length >= 40)
    await pause(0.4)
    expect(server.mails.flatMap((mail) => mail.to).sort()).toEqual(queued.sort())
  })
})

describe('a worker that stops', () => {
  it('finishes what it is sending and takes nothing more', async () => {
    let accept = () => {}
    const accepted = new Promise<void>((done) => {
      accept = done
    })
    let reached = false
    const server = await mailServer({
      beforeAccepting: () => {
        reached = true
        return accepted
      },
    })
    const delivery = worker(server.url)
    const first = await queue()
    await until(() => reached)
    const stopped = delivery.stop(10)
    const second = await queue()
    setTimeout(accept, 200)
    await stopped
    expect(await rowOf(first)).toMatchObject({ sent: true, leased: false })
    expect(await rowOf(second)).toMatchObject({ attempts: 0, sent: false })
    expect(server.mails.map((mail) => mail.to)).toEqual([[first]])
  })

  it('does not wait forever', async () => {
    const server = await mailServer({ beforeAccepting: () => new Promise(() => undefined) })
    const delivery = worker(server.url)
    const to = await queue()
    await until(async () => (await rowOf(to)).leased)
    await delivery.stop(0.3)
    expect(await rowOf(to)).toMatchObject({ sent: false, leased: true })
  })
})

describe('a worker that died', () => {
  it('keeps its rows until the lease ends, then another sends them', async () => {
    const server = await mailServer()
    const to = await queue()
    const taken = await takeDue(database.db, 'mail', { limit: 10, leaseSeconds: 1 })
    expect(taken.map((row) => row.attempts)).toEqual([1])
    worker(server.url)
    await pause(0.5)
    expect(server.mails).toEqual([])
    await until(isSent(to))
    expect(server.mails).toHaveLength(1)
    expect((await rowOf(to)).attempts).toBe(2)
  })
})

describe('a lost database', () => {
  it('between acceptance and mark costs no second copy', async () => {
    const server = await mailServer()
    let refusals = 0
    const { db } = database
    const shaky: Db = {
      ...db,
      query: async (text, values) => {
        if (text.includes('set sent_at') && refusals < 2) {
          refusals += 1
          throw new DbUnavailable('gone')
        }
        return db.query(text, values)
      },
    }
    worker(server.url, { db: shaky })
    const to = await queue()
    await until(isSent(to))
    expect(refusals).toBe(2)
    expect(server.mails).toHaveLength(1)
  })

  it('while a slow mail is being sent costs no second copy', async () => {
    const server = await mailServer({ beforeAccepting: () => pause(1) })
    const { db } = database
    const query: Db['query'] = async (text, values) => {
      if (text.includes('set leased_until = now()')) throw new DbUnavailable('gone')
      return db.query(text, values)
    }
    worker(server.url, { db: { ...db, query }, leaseSeconds: 0.3 })
    const to = await queue()
    await until(isSent(to))
    await pause(0.4)
    expect(server.mails).toHaveLength(1)
    expect((await rowOf(to)).attempts).toBe(1)
  })

  it('while looking for mail is logged once and survived', async () => {
    const server = await mailServer()
    let lost = true
    const { db } = database
    const query: Db['query'] = async (text, values) => {
      if (lost) throw new DbUnavailable('gone')
      return db.query(text, values)
    }
    lines.length = 0
    worker(server.url, { db: { ...db, query } })
    const to = await queue()
    await pause(0.5)
    expect(lines.filter((line) => line.includes('outbox unreachable'))).toHaveLength(1)
    lost = false
    await until(isSent(to))
  })
})

describe('old mail', () => {
  const age = (to: string, days: number) =>
    database.db.query(
      "update internal.outbox set created_at = now() - make_interval(hours => $2::int) where payload ->> 'to' = $1",
      [to, days * 24],
    )

  it('is given up after three days of trying', async () => {
    const port = await freePort()
    const to = await queue()
    await age(to, 3)
    await runRegularly(database.db)
    worker(`smtp://127.0.0.1:${port}`)
    await until(isFailed(to))
    expect(await rowOf(to)).toMatchObject({ attempts: 1, payload: { to, subject: 'Hello' } })
  })

  it('is tried again if its age may be a jump of the clock', async () => {
    const port = await freePort()
    const to = await queue()
    await age(to, 40)
    await database.db.query('delete from internal.housekeeping')
    worker(`smtp://127.0.0.1:${port}`)
    await until(async () => ((await rowOf(to))?.attempts ?? 0) > 0 && (await rowOf(to))?.last_error !== null)
    expect(await rowOf(to)).toMatchObject({ failed: false, payload: { text: 'Plain' } })
  })

  it('is deleted: unsent after 3 days, everything after 30', async () => {
    const [fresh, waiting, sent, done] = [await queue(), await queue(), await queue(), await queue()]
    await age(waiting, 4)
    await age(sent, 29)
    await age(done, 31)
    await database.db.query(
      "update internal.outbox set sent_at = now() where payload ->> 'to' = any($1::text[])",
      [[sent, done]],
    )
    await runRegularly(database.db)
    await runHousekeeping(database.db, log)
    expect(await rowOf(fresh)).toMatchObject({ failed: false, payload: { text: 'Plain' } })
    expect(await rowOf(waiting)).toMatchObject({ failed: true, last_error: 'not sent in time' })
    expect((await rowOf(waiting)).payload).toEqual({ to: waiting, subject: 'Hello' })
    expect(await rowOf(sent)).toMatchObject({ sent: true })
    await expect(rowOf(done)).rejects.toThrow('Nothing is queued')
  })
})
