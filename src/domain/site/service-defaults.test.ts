import { describe, expect, it } from 'vitest'
import { realtimeDefaults, reconnectDelay, storageDefaults } from './service-defaults.ts'

describe('service defaults', () => {
  it('beat every 30 s and wait 10 s', () => {
    expect(realtimeDefaults.heartbeatMs).toBe(30_000)
    expect(realtimeDefaults.timeoutMs).toBe(10_000)
  })

  it('reconnect after 1, 2, 5 and then always 10 s', () => {
    expect(realtimeDefaults.reconnectMs).toHaveLength(4)
    expect([0, 1, 2, 3, 4, 5, 50].map(reconnectDelay)).toEqual([
      1000, 1000, 2000, 5000, 10_000, 10_000, 10_000,
    ])
  })

  it('list 100 files by ascending name and cache them for an hour', () => {
    expect(storageDefaults).toEqual({
      listLimit: 100,
      sortBy: { column: 'name', order: 'asc' },
      cacheControlSeconds: 3600,
    })
  })
})
