import { describe, expect, it } from 'vitest'
import {
  isCompleteSession,
  isRefreshDue,
  isStaleSession,
  refreshAtTicks,
  refreshTickMs,
  requiredSessionParts,
  retryDelay,
  retryFirstMs,
  retryMaxMs,
  staleAfterSeconds,
} from './session-upkeep.ts'

describe('isCompleteSession', () => {
  const session = {
    access_token: 'a',
    refresh_token: 'r',
    expires_at: 1,
    expires_in: 3600,
    token_type: 'bearer',
  }

  it.each([
    ['stored', ['access_token', 'refresh_token', 'expires_at']],
    ['given', ['access_token', 'refresh_token']],
    ['address', ['access_token', 'expires_in', 'refresh_token', 'token_type']],
  ] as const)('needs of a %s session %j', (source, parts) => {
    expect(requiredSessionParts[source]).toEqual(parts)
    expect(isCompleteSession(source, session)).toBe(true)
    for (const part of parts) expect(isCompleteSession(source, { ...session, [part]: undefined })).toBe(false)
  })
})

describe('isRefreshDue', () => {
  it('is due with three ticks of 30 s left, not with four', () => {
    expect(refreshTickMs).toBe(30_000)
    expect(refreshAtTicks).toBe(3)
    expect(isRefreshDue(1000, 1_000_000 - 120_000)).toBe(false)
    expect(isRefreshDue(1000, 1_000_000 - 119_999)).toBe(true)
    expect(isRefreshDue(1000, 2_000_000)).toBe(true)
  })
})

describe('retryDelay', () => {
  it('doubles from 200 ms', () => {
    expect(retryFirstMs).toBe(200)
    expect([0, 1, 2, 3].map((attempt) => retryDelay(attempt, 0))).toEqual([200, 400, 800, 1600])
  })

  it('gives up when the next try would come after 30 s', () => {
    expect(retryMaxMs).toBe(30_000)
    expect(retryDelay(0, 29_799)).toBe(200)
    expect(retryDelay(0, 29_800)).toBeUndefined()
  })
})

describe('isStaleSession', () => {
  it('is stale when issued more than 120 s ago', () => {
    expect(staleAfterSeconds).toBe(120)
    expect(isStaleSession(1000, 1120)).toBe(false)
    expect(isStaleSession(1000, 1121)).toBe(true)
  })
})
