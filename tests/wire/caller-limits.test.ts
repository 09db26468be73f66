// What one caller may take of PostgreSQL: a part of the connections, and a statement's time. The embedded database: tests/process.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { shareKey, statementLimit } from '#server/db/caller-scope.ts'
import type { Db } from '#server/db/db.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { anon, createPerson, type Person, service } from '#tests/support/people.ts'
import { createDatabase } from '#tests/support/test-database.ts'

const given = inject('testDatabase')

it('a share belongs to an account, or to an address without one; the service key has no limit', () => {
  const account = { role: 'authenticated', claims: { sub: 'ana' } } as const
  expect(shareKey(account, { address: '192.0.2.1' })).toBe('ana')
  expect(shareKey(anon, { address: '192.0.2.1' })).toBe('address 192.0.2.1')
  expect(shareKey(service, { address: '192.0.2.1' })).toBeUndefined()
})

it('a statement has a second more for each million characters that the request brings', () => {
  expect([0, 1, 1_000_000, 4_900_000].map((sentLength) => statementLimit(3, { sentLength }))).toEqual([
    3, 4, 4, 8,
  ])
})

if (given.kind === 'postgres') {
  describe('on PostgreSQL', () => {
    const poolSize = 5
    let db: Db
    let watcher: Db
    beforeAll(async () => {
      const url = await createDatabase(given.url)
      db = openPostgres({ url, poolSize, statementSeconds: 1, onIdleError: () => {} })
      watcher = openPostgres({ url, poolSize: 1, onIdleError: () => {} })
    })
    afterAll(() => Promise.all([db.close(), watcher.close()]))

    const sleep = 'select pg_sleep(3600)::text as slept'
    const ask = (person: Person, text: string, readOnly: boolean) =>
      db.asCaller(person.caller, (tx) => tx.query(text), { readOnly })
    const asleep = async () => {
      const [row] = await watcher.query<{ count: number }>(
        "select count(*)::integer as count from pg_stat_activity where state = 'active' and query ~ '^select pg_sleep'",
      )
      return row?.count ?? -1
    }

    it.each([true, false])(
      'a statement past its limit is ended, and its caller pauses (read only: %s)',
      async (readOnly) => {
        const [ana, ben] = [await createPerson(db), await createPerson(db)]
        await expect(ask(ana, sleep, readOnly)).rejects.toMatchObject({ code: '57014' })
        await expect(ask(ana, 'select 1 as one', readOnly)).rejects.toMatchObject({
          name: 'DbBusy',
          retryAfter: 60,
        })
        expect(await ask(ben, 'select 1 as one', readOnly)).toEqual([{ one: 1 }])
      },
    )

    it('a second statement of a transaction has the same limit, and nothing of it stays', async () => {
      const ana = await createPerson(db)
      const failing = db.asCaller(ana.caller, async (tx) => {
        await tx.query("insert into public.content (title) values ('Not kept')")
        await tx.query(sleep)
      })
      await expect(failing).rejects.toMatchObject({ code: '57014' })
      const titles = 'select title from public.content where user_id = $1'
      expect(await db.query(titles, [ana.id])).toEqual([])
    })

    it('12 slow requests of one account leave connections for everyone else', async () => {
      const [ana, ben] = [await createPerson(db), await createPerson(db)]
      const slow = Array.from({ length: 12 }, (_, number) =>
        ask(ana, sleep, number % 2 === 0).catch(() => {}),
      )
      for (let number = 0; number < 20; number++) {
        expect(await ask(ben, `select ${number} as number`, true)).toEqual([{ number }])
        expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
        expect(await asleep()).toBeLessThanOrEqual(2)
      }
      await Promise.all(slow)
      // No connection is lost on the way: all of them can be had at once.
      const people = await Promise.all(Array.from({ length: poolSize }, () => createPerson(db)))
      expect(await Promise.all(people.map((person) => ask(person, 'select 1 as one', true)))).toHaveLength(
        poolSize,
      )
      expect(await asleep()).toBe(0)
    })
  })
}
