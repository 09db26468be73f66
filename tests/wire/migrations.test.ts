// Migrations run once, in order, and never half.
import { describe, expect, inject, it } from 'vitest'
import { type Migration, migrate, readMigrations } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { createDatabase, openTestDatabase } from '#tests/support/test-database.ts'

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: sql })

describe('migrating', () => {
  it('runs every file in order, then nothing', async () => {
    const db = await openTestDatabase({ empty: true })
    const names = (await readMigrations()).map((file) => file.name)
    expect(await migrate(db)).toEqual(names)
    expect(names).toEqual([...names].sort())
    expect(await migrate(db)).toEqual([])
    await db.close()
  })

  it('that fails names the file and leaves nothing behind', async () => {
    const db = await openTestDatabase({ empty: true })
    const broken = [
      migration('0001-good.sql', 'create table good ();'),
      migration('0002-bad.sql', 'create tabel bad ();'),
    ]
    await expect(migrate(db, broken)).rejects.toThrow('The migration 0002-bad.sql failed')
    expect(await db.query("select 1 as one from pg_tables where tablename = 'good'")).toEqual([])
    expect(await migrate(db, [migration('0001-good.sql', 'create table good ();')])).toEqual([
      '0001-good.sql',
    ])
    await db.close()
  })

  it('refuses a file that was changed after it ran', async () => {
    const db = await openTestDatabase({ empty: true })
    await migrate(db, [migration('0001-a.sql', 'select 1;')])
    const changed = migrate(db, [migration('0001-a.sql', 'select 2;')])
    await expect(changed).rejects.toThrow('0001-a.sql was changed after it was applied')
    await db.close()
  })

  it('refuses a database of a newer version', async () => {
    const db = await openTestDatabase({ empty: true })
    await migrate(db, [migration('0001-a.sql', 'select 1;'), migration('0002-b.sql', 'select 2;')])
    const older = migrate(db, [migration('0001-a.sql', 'select 1;')])
    await expect(older).rejects.toThrow('which is from a newer version of Presswright')
    await db.close()
  })
})

// PGlite is one process's own: only a server can be started on by several.
const given = inject('testDatabase')
if (given.kind === 'postgres') {
  describe('on a server', () => {
    it('is safe when several processes start together', async () => {
      const url = await createDatabase(given.url, true)
      const processes = Array.from({ length: 4 }, () =>
        openPostgres({ url, poolSize: 2, onIdleError: () => {} }),
      )
      const ran = await Promise.all(processes.map((db) => migrate(db)))
      expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
      await Promise.all(processes.map((db) => db.close()))
    })

    it('needs no superuser', async () => {
      const db = await openTestDatabase()
      expect(
        await db.query('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
      ).toEqual([{ rolsuper: false, rolbypassrls: false }])
      await db.close()
    })
  })
}
