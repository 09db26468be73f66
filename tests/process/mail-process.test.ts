// Mail across the life and death of server processes: killed in the middle, stopped in the middle, several at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, pause, startMailServer, until } from '#tests/support/mail-server.ts'
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { runServer, type ServerProcess } from '#tests/support/server-process.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

let folder: string
let running: ServerProcess[] = []
let mailServer: MailServer
/** Mails whose last line has come in, accepted or not. */
let reached: number
/** While this is pending, no mail is accepted. */
let gate: Promise<unknown>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-mail-'))
  reached = 0
  gate = Promise.resolve()
  mailServer = await startMailServer({
    beforeAccepting: () => {
      reached += 1
      return gate
    },
  })
})
afterEach(async () => {
  for (const server of running) server.child.kill('SIGKILL')
  await Promise.all(running.map((server) => server.exited))
  running = []
  await mailServer.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await runServer({
    DATA_DIR: folder,
    SMTP_URL: mailServer.url,
    AUTH_LIMITS: 'off',
    ...environment,
  })
  expect(server.output()).toContain('Presswright is ready')
  running.push(server)
  return server
}

async function signUp({ url }: ServerProcess, email: string): Promise<void> {
  const { supabaseKey } = await (await fetch(`${url}/app-config.json`)).json()
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  })
  expect(response.status).toBe(200)
}

const received = () => mailServer.mails.flatMap((mail) => mail.to)

async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL')
  await server.exited
}

async function query(database: string, text: string): Promise<void> {
  const client = new pg.Client(postgres.url(database))
  await client.connect()
  await client.query(text)
  await client.end()
}

async function createDatabase(name: string): Promise<string> {
  await query('postgres', `create database ${name}`)
  return postgres.url(name)
}

/** The mail server stops in the middle of a mail; returns how to let the next ones through. */
function holdMails(): () => void {
  let release = () => {}
  gate = new Promise<void>((done) => {
    release = done
  })
  return release
}

/** As a mail server does whose client is gone before the mail was accepted: that mail is dropped. */
function dropHeldMails(): void {
  gate = Promise.resolve()
}

describe('a process killed while a mail is being sent', () => {
  it('sends it after its next start, once', async () => {
    await copyDatabaseInto(folder)
    holdMails()
    const first = await start()
    await signUp(first, 'ana@example.test')
    await until(() => reached === 1)
    await kill(first)
    dropHeldMails()
    await start()
    await until(() => mailServer.mails.length > 0, 10)
    await pause(1)
    expect(received()).toEqual(['ana@example.test'])
  })

  it('leaves it to another process once its lease has ended', async () => {
    const DATABASE_URL = await createDatabase('taken_over')
    holdMails()
    const first = await start({ DATABASE_URL })
    await signUp(first, 'ben@example.test')
    await until(() => reached === 1)
    const second = await start({ DATABASE_URL })
    await kill(first)
    dropHeldMails()
    expect(received()).toEqual([])
    // Half a minute goes by.
    await query(
      'taken_over',
      "update internal.outbox set leased_until = leased_until - interval '30 seconds'",
    )
    await until(() => mailServer.mails.length > 0, 40)
    await pause(1)
    expect(received()).toEqual(['ben@example.test'])
    await signUp(second, 'eve@example.test')
    await until(() => mailServer.mails.length === 2)
  })
})

describe('a process asked to stop while a mail is being sent', () => {
  it('ends in order when the mail is out, and does not send it again', async () => {
    await copyDatabaseInto(folder)
    const release = holdMails()
    const first = await start()
    await signUp(first, 'cleo@example.test')
    await until(() => reached === 1)
    first.child.kill('SIGTERM')
    await until(() => first.output().includes('stopping'))
    await pause(0.5)
    expect(first.child.exitCode).toBeNull()
    release()
    expect(await first.exited).toBe(0)
    const second = await start()
    await signUp(second, 'dora@example.test')
    await until(() => mailServer.mails.length === 2)
    await pause(0.5)
    expect(received()).toEqual(['cleo@example.test', 'dora@example.test'])
  })
})

describe('two processes on one PostgreSQL', () => {
  it('send every mail once', async () => {
    const DATABASE_URL = await createDatabase('shared_outbox')
    const both = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })])
    const people = Array.from({ length: 20 }, (_, index) => `person-${index}@example.test`)
    await Promise.all(people.map((email, index) => signUp(both[index % 2] as ServerProcess, email)))
    await until(() => mailServer.mails.length >= people.length, 30)
    await pause(1)
    expect(received().sort()).toEqual(people.sort())
  })
})

describe('without a mail server', () => {
  it('the start says so, and mail waits until there is one', async () => {
    await copyDatabaseInto(folder)
    const first = await start({ NODE_ENV: 'production', SMTP_URL: '' })
    expect(first.output()).toContain('Email:    not configured. Set SMTP_URL')
    await signUp(first, 'finn@example.test')
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)
    const second = await start({ NODE_ENV: 'production' })
    expect(second.output()).toContain(`Email:    via ${new URL(mailServer.url).host}, from Presswright`)
    await until(() => mailServer.mails.length > 0)
    expect(received()).toEqual(['finn@example.test'])
  })
})
