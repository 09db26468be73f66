// The server on a disk without room. Root on Linux tries a real small disk; everybody tries a floor above what is free.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmbeddedDb } from '#server/db/pglite/embedded-db.ts'
import { PgliteThread } from '#server/db/pglite/thread.ts'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { quickServer, runServer, type ServerProcess } from '#tests/support/server-process.ts'

let folder: string
let running: ServerProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-disk-'))
})
afterEach(async () => {
  for (const server of running) server.child.kill('SIGKILL')
  await Promise.all(running.map((server) => server.exited))
  running = []
  rmSync(folder, { recursive: true, force: true })
})

async function start(data: string, environment: Record<string, string>): Promise<ServerProcess> {
  const server = await runServer({ ...quickServer, DATA_DIR: data, ...environment })
  running.push(server)
  return server
}

const signUp = (server: ServerProcess, name: string) =>
  fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    body: JSON.stringify({ email: `${name}@example.test`, password: 'correct horse' }),
  })
const ready = (server: ServerProcess) => fetch(`${server.url}/readyz`)

describe('with less free than the floor', () => {
  const freeMegabytes = () => {
    const { bavail, bsize } = statfsSync(tmpdir())
    return Math.ceil((bavail * bsize) / 1_000_000)
  }
  const tooHigh = () => ({ DATA_FREE_MB: String(freeMegabytes() + 100_000) })

  it('a first start says that the disk is full', async () => {
    const server = await start(join(folder, 'data'), tooHigh())
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(
      /^Presswright can’t start\. The disk with .*db is full \(\d+ MB free\)\. Free up space/,
    )
    expect(server.output().trim().split('\n')).toHaveLength(1)
  })

  it('a later start works: it reads, and refuses changes because the disk is full', async () => {
    await copyDatabaseInto(join(folder, 'data'))
    const server = await start(join(folder, 'data'), tooHigh())
    expect((await ready(server)).status).toBe(200)
    const refused = await signUp(server, 'ana')
    expect(refused.status).toBe(507)
    expect(await refused.json()).toMatchObject({ msg: expect.stringContaining('out of disk space') })
    expect(server.output()).toContain('disk full: changes are refused')
  })
})

if (process.platform === 'linux' && process.getuid?.() === 0)
  describe('on a small disk', () => {
    const disk = () => join(folder, 'disk')
    const filler = () => join(disk(), 'filler')
    const mount = (megabytes: number) => {
      mkdirSync(disk())
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk()])
    }
    /** Leaves the given bytes free. */
    const fill = (left: number) => {
      empty()
      const { bavail, bsize } = statfsSync(disk())
      try {
        writeFileSync(filler(), Buffer.alloc(Math.max(0, bavail * bsize - left)))
      } catch (error) {
        // The server writes too: full is full.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
    function empty() {
      rmSync(filler(), { force: true })
    }
    afterEach(() => execFileSync('umount', ['-l', disk()]))

    it('a first start says that the disk is full', async () => {
      mount(30)
      fill(0)
      const server = await start(join(disk(), 'data'), { DATA_FREE_MB: '20' })
      expect(await server.exited).toBe(1)
      expect(server.output()).toMatch(/The disk with .* is full/)
    })

    it('that fills up, changes are refused until there is space again', async () => {
      mount(200)
      await copyDatabaseInto(join(disk(), 'data'))
      const server = await start(join(disk(), 'data'), { DATA_FREE_MB: '20' })
      expect((await signUp(server, 'before')).status).toBe(200)
      fill(0)
      await expect.poll(async () => (await signUp(server, 'during')).status, patient).toBe(507)
      expect((await ready(server)).status).toBe(200)
      empty()
      await expect.poll(async () => (await signUp(server, 'after')).status, patient).toBe(200)
      fill(0)
      server.child.kill('SIGTERM')
      expect(await server.exited).toBe(0)
      fill(0)
      // Whether PostgreSQL needs a page to open again depends on what it still held in memory. Either answer is a true one.
      const again = await start(join(disk(), 'data'), { DATA_FREE_MB: '20' })
      const isRefused = await Promise.race([again.exited.then(() => true), ready(again).then(() => false)])
      if (isRefused) expect(again.output()).toMatch(/The disk with .* is full/)
      else expect((await signUp(again, 'again')).status).toBe(507)
      again.child.kill('SIGTERM')
      await again.exited
      empty()
      const last = await start(join(disk(), 'data'), { DATA_FREE_MB: '20' })
      expect((await signUp(last, 'last')).status).toBe(200)
    })

    it('that fills up at once, the database recovers with everything it had confirmed', async () => {
      mount(150)
      await copyDatabaseInto(disk())
      const troubles: string[] = []
      const thread = await PgliteThread.open({
        folder: join(disk(), 'db'),
        onTrouble: (problem) => troubles.push(problem),
      })
      const db = createEmbeddedDb(thread, { statementSeconds: 5, waitSeconds: 60 })
      await db.query('create table public.kept (number integer)')
      await db.query('insert into public.kept values (0)')
      fill(0)
      // The log alone grows by this: there is no room for its next part, which PostgreSQL itself does not survive.
      let confirmed = 1
      const write = async (number: number) => {
        await db.query("select pg_logical_emit_message(true, 'test', repeat('x', 1000000))::text")
        await db.query('insert into public.kept values ($1)', [number])
        confirmed += 1
      }
      const writeUntilFull = async () => {
        for (let number = 1; number < 100; number++) await write(number)
      }
      await expect(writeUntilFull()).rejects.toMatchObject({ name: 'DbFull' })
      await expect.poll(() => troubles.join(), patient).toContain('No space left on device')
      empty()
      const count = () =>
        db.query('select count(*)::integer as count from public.kept').catch(() => undefined)
      await expect.poll(count, patient).toEqual([{ count: confirmed }])
      await write(100)
      await thread.close()
    })
  })

const patient = { interval: 200 }
