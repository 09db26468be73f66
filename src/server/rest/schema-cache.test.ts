import { describe, expect, it } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { emptySearchPath } from './catalog.ts'
import { createSchemaCache } from './schema-cache.ts'

/** A database with an empty catalog whose reads can be delayed or fail. */
function createCatalog() {
  const state = { readings: 0, time: 0, hold: Promise.resolve(), failing: false }
  const query = async (text: string) => {
    if (text === emptySearchPath) return []
    state.readings += 1
    await state.hold
    if (state.failing) throw new Error('gone')
    return [{ catalog: { tables: null, routines: null, types: [] } }]
  }
  const tx = (run: (tx: { query: typeof query }) => unknown) => run({ query })
  const cache = createSchemaCache({ tx } as unknown as Db, ['public'], () => state.time)
  return { state, cache }
}

describe('the schema cache', () => {
  it('reads the catalog once for many requests', async () => {
    const { state, cache } = createCatalog()
    await Promise.all([cache.current(), cache.current()])
    await cache.current()
    expect(state.readings).toBe(1)
  })

  it('reads again after a miss, at most four times a second', async () => {
    const { state, cache } = createCatalog()
    await cache.current()
    expect(await cache.refresh()).toBe(false)
    state.time = 250
    expect(await cache.refresh()).toBe(true)
    expect(await cache.refresh()).toBe(false)
    expect(state.readings).toBe(2)
  })

  it('waits for a read in progress instead of starting another', async () => {
    const { state, cache } = createCatalog()
    await cache.current()
    state.time = 250
    const { promise, resolve } = Promise.withResolvers<void>()
    state.hold = promise
    const both = Promise.all([cache.refresh(), cache.refresh()])
    resolve()
    expect(await both).toEqual([true, true])
    expect(state.readings).toBe(2)
  })

  it('does not cache a failed read', async () => {
    const { state, cache } = createCatalog()
    state.failing = true
    await expect(cache.current()).rejects.toThrow('gone')
    state.failing = false
    expect((await cache.current()).tables.size).toBe(0)
  })
})
