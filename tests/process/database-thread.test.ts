// The embedded database in its own thread: a statement that never ends, a thread that dies under load, callers in turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Db, DbUnavailable } from '#server/db/db.ts'
import { createEmbeddedDb } from '#server/db/pglite/embedded-db.ts'
import { PgliteThread } from '#server/db/pglite/thread.ts'
import { createPerson, type Person } from '#tests/support/people.ts'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'

let folder: string
let thread: PgliteThread
let db: Db
let troubles: string[]
const endless = 'select count(*) from generate_series(1, 1000000000000) as number'

async function open(statementSeconds: number): Promise<void> {
  thread = await PgliteThread.open({
    folder: join(folder, 'db'),
    onTrouble: (problem) => troubles.push(problem),
  })
  db = createEmbeddedDb(thread, { statementSeconds, waitSeconds: 120 })
}

beforeEach(async () => {
  troubles = []
  folder = mkdtempSync(join(tmpdir(), 'presswright-thread-'))
  await copyDatabaseInto(folder)
})
afterEach(async () => {
  await thread.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (person: Person, text: string, readOnly = true) =>
  db.asCaller(person.caller, (tx) => tx.query(text), { readOnly })

describe('a statement past its limit', () => {
  it.each([true, false])('is ended, and everybody else is answered (read only: %s)', async (readOnly) => {
    await open(1)
    const [ana, ben] = [await createPerson(db), await createPerson(db)]
    let turns = 0
    const clock = setInterval(() => turns++, 10)
    const slow = ask(ana, endless, readOnly)
    const behind = [
      ask(ben, 'select 1 as one', readOnly),
      db.query('select 2 as two'),
      db.tx(async (tx) => [
        ...(await tx.query('select 3 as three')),
        ...(await tx.query('select 4 as four')),
      ]),
    ]
    await expect(slow).rejects.toMatchObject({ name: 'DbError', code: '57014' })
    clearInterval(clock)
    expect(turns).toBeGreaterThan(3)
    expect(await Promise.all(behind)).toEqual([[{ one: 1 }], [{ two: 2 }], [{ three: 3 }, { four: 4 }]])
    expect(troubles).toEqual([expect.stringContaining('ran longer than 1 seconds: select count(*)')])
  })

  it('leaves nothing of its transaction', async () => {
    await open(1)
    const ana = await createPerson(db)
    const failing = db.asCaller(ana.caller, async (tx) => {
      await tx.query("insert into public.content (title) values ('Not kept')")
      await tx.query(endless)
    })
    await expect(failing).rejects.toMatchObject({ code: '57014' })
    expect(await db.query('select title from public.content where user_id = $1', [ana.id])).toEqual([])
  })

  it('of one caller leaves everyone else served, however many more wait', async () => {
    await open(1)
    const [ana, ben] = [await createPerson(db), await createPerson(db)]
    let ended = 0
    const slow = Array.from({ length: 30 }, () => ask(ana, endless).catch(() => ended++))
    for (let number = 0; number < 20; number++)
      expect(await ask(ben, `select ${number} as number`)).toEqual([{ number }])
    // One at first; after that its caller pauses.
    expect(ended).toBeLessThan(4)
    await thread.close()
    await Promise.all(slow)
  })
})

describe('the statements behind one that was ended', () => {
  it('are answered first, but for those that say the same: they would take as long', async () => {
    await open(1)
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(db)))
    const ben = await createPerson(db)
    const slow = people.map((person) => ask(person, endless))
    const other = ask(ben, 'select 1 as one')
    const outcomes = await Promise.allSettled(slow)
    expect(await other).toEqual([{ one: 1 }])
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.name)).toEqual([
      'DbError',
      ...people.slice(1).map(() => 'DbBusy'),
    ])
    expect(troubles).toHaveLength(1)
  })
})

describe('a thread that dies', () => {
  it('takes the transaction that was open with it, and no statement of it runs alone', async () => {
    await open(60)
    await db.query('create table public.kept (number integer)')
    const broken = db.tx(async (tx) => {
      await tx.query('insert into public.kept values (1)')
      thread.kill()
      while (troubles.length === 0) await new Promise((wait) => setTimeout(wait, 5))
      await tx.query('insert into public.kept values (2)')
    })
    await expect(broken).rejects.toBeInstanceOf(DbUnavailable)
    await db.query('insert into public.kept values (3)')
    expect(await db.query('select number from public.kept')).toEqual([{ number: 3 }])
  })

  it('under load, again and again, loses nothing that was acknowledged', async () => {
    await open(60)
    await db.query('create table public.kept (writer integer, number integer, primary key (writer, number))')
    const acknowledged: string[] = []
    const unknown: string[] = []
    const deaths = 4
    const hasDeathsLeft = () => troubles.length < deaths
    const write = async (writer: number) => {
      for (let number = 0; hasDeathsLeft(); number++) {
        const insert = 'insert into public.kept values ($1, $2)'
        const write =
          number % 2 ? db.query(insert, [writer, number]) : db.tx((tx) => tx.query(insert, [writer, number]))
        await write.then(
          () => acknowledged.push(`${writer}:${number}`),
          (error: unknown) => {
            expect(error).toBeInstanceOf(DbUnavailable)
            unknown.push(`${writer}:${number}`)
          },
        )
      }
    }
    const kill = async () => {
      for (let death = 1; death <= deaths; death++) {
        const enough = acknowledged.length + 15 * death
        while (acknowledged.length < enough) await new Promise((wait) => setImmediate(wait))
        thread.kill()
        while (troubles.length < death) await new Promise((wait) => setTimeout(wait, 1))
      }
    }
    await Promise.all([kill(), ...Array.from({ length: 10 }, (_, writer) => write(writer))])
    const readKept = async () =>
      new Set(
        (await db.query<{ key: string }>("select writer || ':' || number as key from public.kept")).map(
          (row) => row.key,
        ),
      )
    const kept = await readKept()
    expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
    // What was not acknowledged may be there or not; nothing else is.
    expect([...kept].filter((key) => !acknowledged.includes(key) && !unknown.includes(key))).toEqual([])
    expect(unknown.length).toBeLessThanOrEqual(deaths)
    await thread.close()
    await open(60)
    expect(await readKept()).toEqual(kept)
  })
})
