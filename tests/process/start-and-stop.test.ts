// Starting and stopping for real: first and second start, refusals in one sentence, an orderly end.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { freePort, runServer, type ServerProcess } from '#tests/support/server-process.ts'

let folder: string
let running: ServerProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-process-'))
})
afterEach(async () => {
  for (const server of running) server.child.kill('SIGKILL')
  await Promise.all(running.map((server) => server.exited))
  running = []
  rmSync(folder, { recursive: true, force: true })
})

/** As every start but the first finds it. */
const giveDatabase = () => copyDatabaseInto(join(folder, 'data'))

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await runServer({ DATA_DIR: join(folder, 'data'), ...environment })
  running.push(server)
  return server
}

/** A refusal is one sentence for people, no stack, and a failing exit code. */
async function expectRefusal(server: ServerProcess, sentence: RegExp): Promise<void> {
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(sentence)
  expect(server.output()).not.toMatch(/\n\s+at |Error:/)
  expect(server.output().trim().split('\n')).toHaveLength(1)
}

describe('a checkout below a path with spaces and letters beyond ASCII', () => {
  it('serves its pages', async () => {
    const checkout = join(folder, 'Über uns', 'press wright')
    const folders = ['scripts', 'src/server', 'src/domain', 'src/contract', 'build']
    for (const part of [...folders, 'package.json']) cpSync(part, join(checkout, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'))
    await giveDatabase()
    const server = await runServer({ DATA_DIR: join(folder, 'data') }, undefined, checkout)
    running.push(server)
    const page = await fetch(server.url)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })
})

describe('a first start', () => {
  it('serves, says where, and keeps its data for the next', async () => {
    const first = await start()
    expect(first.output()).toContain(`Presswright is ready on ${first.url}`)
    expect(first.output()).toContain(`${first.url}/local/mail`)
    expect(first.output()).toContain(
      'Local stand-ins in use: local mailbox, local identity provider, local checkout',
    )
    const config = await (await fetch(`${first.url}/app-config.json`)).json()
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)

    const second = await start()
    expect(second.output()).not.toContain('migrated')
    expect(await (await fetch(`${second.url}/app-config.json`)).json()).toMatchObject({
      supabaseKey: config.supabaseKey,
    })
  })
})

describe('a first start that is broken off', () => {
  it.each(['SIGINT', 'SIGKILL'] as const)('by %s leaves nothing in the way of the next', async (signal) => {
    const begun = join(folder, 'data', 'db.new', 'PG_VERSION')
    const broken = await runServer({ DATA_DIR: join(folder, 'data') }, (child) => {
      const watch = setInterval(() => {
        if (!existsSync(begun)) return
        clearInterval(watch)
        child.kill(signal)
      }, 5)
    })
    await broken.exited
    expect(broken.output()).not.toContain('Presswright is ready')
    expect((await start()).output()).toContain('Presswright is ready')
  })
})

describe('a start that cannot be', () => {
  it('names the wrong variable', async () => {
    await expectRefusal(
      await start({ LOG_LEVEL: 'loud' }),
      /^Presswright can’t start\. LOG_LEVEL must be debug/,
    )
  })

  it('is refused on a data folder in use, and works after the holder was killed', async () => {
    await giveDatabase()
    const holder = await start()
    await expectRefusal(await start(), /data folder .* is in use by another Presswright/)
    holder.child.kill('SIGKILL')
    await holder.exited
    expect((await start()).output()).toContain('Presswright is ready')
  })

  it('is refused on a busy port', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await giveDatabase()
    const refused = await start({ PORT: String(port) })
    other.close()
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toContain(`Port ${port} on 127.0.0.1 is already in use.`)
  })

  it('is refused on a damaged data folder, which stays as it is', async () => {
    const database = join(folder, 'data', 'db')
    mkdirSync(database, { recursive: true })
    writeFileSync(join(database, 'precious'), 'kept')
    await expectRefusal(
      await start(),
      /database in .* can’t be opened; it may be damaged\. The files are still there/,
    )
    expect(readdirSync(database)).toEqual(['precious'])
    expect(readFileSync(join(database, 'precious'), 'utf8')).toBe('kept')
  })

  it('is refused on a database with a broken control file', async () => {
    await giveDatabase()
    const control = join(folder, 'data', 'db', 'global', 'pg_control')
    writeFileSync(control, Buffer.alloc(8192, 7))
    await expectRefusal(await start(), /can’t be opened; it may be damaged/)
    expect(readFileSync(control)[0]).toBe(7)
  })

  it('is refused when PostgreSQL does not answer, without its password', async () => {
    const port = await freePort()
    const refused = await start({ DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/x` })
    await expectRefusal(
      refused,
      new RegExp(`PostgreSQL at 127\\.0\\.0\\.1:${port} is not responding\\. Check DATABASE_URL\\.`),
    )
    expect(refused.output()).not.toContain('hunter2')
  })
})

describe('SIGTERM', () => {
  it('lets a running request finish, takes no new one, and ends with 0', async () => {
    await giveDatabase()
    const server = await start()
    const answered = new Promise<IncomingMessage>((done, fail) => {
      const slow = request(`${server.url}/rest/v1/rpc/none`, {
        method: 'POST',
        headers: { 'content-length': '2', connection: 'keep-alive' },
      })
      slow.on('response', (response) => {
        response.resume()
        done(response)
      })
      slow.on('error', fail)
      slow.write('{')
      // The body is still on its way when the signal comes.
      slow.on('socket', (socket) =>
        socket.once('connect', () =>
          setTimeout(() => {
            server.child.kill('SIGTERM')
            waitForLine(server, 'stopping').then(() => slow.end('}'), fail)
          }, 50),
        ),
      )
    })
    const { statusCode, headers } = await answered
    expect([statusCode, headers.connection]).toEqual([404, 'close'])
    expect(await server.exited).toBe(0)
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  })
})

async function waitForLine(server: ServerProcess, word: string): Promise<void> {
  while (!server.output().includes(word)) await new Promise((wait) => setTimeout(wait, 10))
}
