import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DbBusy } from '#server/db/db.ts'
import { FairGate, type GateLimits, shareOf, type Turn } from './fair-gate.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A gate that writes down who started and who was refused. */
function openGate(limits: Partial<GateLimits> = {}) {
  const gate = new FairGate({ room: 4, share: 2, waiting: 3, waitMs: 1000, ...limits })
  const started: string[] = []
  const refused: Error[] = []
  const turns: Turn[] = []
  const enter = (caller: string | undefined, isAlone = false) =>
    gate.enter({
      caller,
      isAlone,
      start: (turn) => {
        started.push(caller ?? 'service')
        turns.push(turn)
      },
      fail: (error) => refused.push(error),
    })
  const leaveFirst = (usedMs = 0) => turns.shift()?.leave(usedMs)
  return { enter, leaveFirst, turns, started, refused }
}

describe('the room', () => {
  it('is not one caller’s alone', () => {
    const { enter, started } = openGate()
    for (let number = 0; number < 4; number++) enter('ana')
    enter('ben')
    expect(started).toEqual(['ana', 'ana', 'ben'])
  })

  it('goes to callers in turns', () => {
    const { enter, leaveFirst, started } = openGate({ room: 1, share: 1 })
    for (const caller of ['ana', 'ana', 'ana', 'ben', 'cleo', 'ben']) enter(caller)
    for (let number = 0; number < 5; number++) leaveFirst()
    expect(started).toEqual(['ana', 'ben', 'cleo', 'ana', 'ben', 'ana'])
  })

  it('goes to the server itself every other time', () => {
    const { enter, leaveFirst, started } = openGate({ room: 1, share: 1 })
    for (const caller of ['ana', 'ben', 'cleo', undefined, undefined]) enter(caller)
    for (let number = 0; number < 4; number++) leaveFirst()
    expect(started).toEqual(['ana', 'service', 'ben', 'service', 'cleo'])
  })

  it('is empty for nobody else while one is alone, until it makes way', () => {
    const { enter, turns, started } = openGate()
    enter('ana', true)
    enter('ben')
    enter(undefined)
    expect(started).toEqual(['ana'])
    turns[0]?.makeWay()
    expect(started).toEqual(['ana', 'service', 'ben'])
    turns[0]?.leave(0)
    enter('cleo')
    enter('dora')
    expect(started).toEqual(['ana', 'service', 'ben', 'cleo', 'dora'])
  })

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [8, 2],
    [10, 2],
    [20, 5],
    [100, 25],
  ])('of %d has %d for each caller', (room, share) => {
    expect(shareOf(room)).toBe(share)
  })
})

describe('waiting', () => {
  it('is for a few requests of each caller', () => {
    const { enter, refused } = openGate({ room: 1, share: 1 })
    for (let number = 0; number < 4; number++) enter('ana')
    expect(refused).toEqual([])
    enter('ana')
    expect(refused).toEqual([expect.any(DbBusy)])
    enter('ben')
    expect(refused).toHaveLength(1)
  })

  it('ends after a while', () => {
    const { enter, leaveFirst, started, refused } = openGate({ room: 1, share: 1 })
    enter('ana')
    enter('ben')
    vi.advanceTimersByTime(999)
    expect(refused).toEqual([])
    vi.advanceTimersByTime(1)
    expect(refused).toEqual([expect.any(DbBusy)])
    leaveFirst()
    expect(started).toEqual(['ana'])
  })
})

describe('a slow statement', () => {
  it('makes its caller pause three times as long, and nobody else', () => {
    const { enter, leaveFirst, started } = openGate({ room: 1, share: 1, waitMs: 60_000 })
    enter('ana')
    enter('ana')
    enter('ben')
    leaveFirst(2000)
    leaveFirst()
    expect(started).toEqual(['ana', 'ben'])
    vi.advanceTimersByTime(5999)
    expect(started).toEqual(['ana', 'ben'])
    vi.advanceTimersByTime(2)
    expect(started).toEqual(['ana', 'ben', 'ana'])
  })

  it('of the server itself makes nobody pause', () => {
    const { enter, leaveFirst, started } = openGate({ room: 1, share: 1 })
    enter(undefined)
    enter(undefined)
    leaveFirst(60_000)
    expect(started).toEqual(['service', 'service'])
  })
})
