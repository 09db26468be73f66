import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startCheckpoints } from '#server/db/pglite/checkpoints.ts'
import { createLog } from '#server/log.ts'
import { openPglite } from '#tests/support/in-process-pglite.ts'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'

it('the log of the embedded database does not grow without end', async () => {
  const data = mkdtempSync(join(tmpdir(), 'presswright-log-'))
  await copyDatabaseInto(data)
  const folder = join(data, 'db')
  const db = await openPglite({ folder })
  const segments = () =>
    readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
  const lines: string[] = []
  try {
    for (let megabytes = 0; megabytes < 200; megabytes += 1)
      await db.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))::text")
    expect(segments()).toBeGreaterThan(8)
    const stop = startCheckpoints(
      db,
      folder,
      createLog('debug', (line) => lines.push(line)),
      10,
    )
    await expect.poll(segments).toBeLessThanOrEqual(8)
    stop()
    expect(lines).toEqual([])
  } finally {
    await db.close()
    rmSync(data, { recursive: true, force: true })
  }
})
