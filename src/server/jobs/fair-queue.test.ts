import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FairQueue, type FairQueueLimits, type QueueError, type Turn, takeTurn } from './fair-queue.ts'
import { timedOut } from './slow-owners.ts'

type Limits = Partial<Omit<FairQueueLimits, 'room'>> & { room?: number }

/** A queue that writes down who started and who was refused. */
function openQueue({ room = 4, ...limits }: Limits = {}) {
  const queue = new FairQueue({
    room: () => room,
    roomPerOwner: 2,
    waitingPerOwner: 3,
    waitMs: 1000,
    ...limits,
  })
  const started: string[] = []
  const refused: QueueError['reason'][] = []
  const turns: Turn[] = []
  const add = (owner: string | undefined, isExclusive = false) =>
    queue.add({
      owner,
      isExclusive,
      start: (turn) => {
        started.push(owner ?? 'server')
        turns.push(turn)
      },
      fail: ({ reason }) => refused.push(reason),
    })
  const endFirst = (usedMs = 0) => turns.shift()?.end(usedMs)
  return { add, endFirst, turns, started, refused }
}

describe('jobs in the queue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('of one owner run only a few at a time, so that others have room', () => {
    const { add, started } = openQueue()
    for (let number = 0; number < 4; number++) add('ana')
    add('ben')
    expect(started).toEqual(['ana', 'ana', 'ben'])
  })

  it('start in turns between owners, however many each waits with', () => {
    const { add, endFirst, started } = openQueue({ room: 1, roomPerOwner: 1 })
    for (const owner of ['ana', 'ana', 'ana', 'ben', 'cleo', 'ben']) add(owner)
    for (let number = 0; number < 5; number++) endFirst()
    expect(started).toEqual(['ana', 'ben', 'cleo', 'ana', 'ben', 'ana'])
  })

  it('of the server and of users alternate', () => {
    const { add, endFirst, started } = openQueue({ room: 1, roomPerOwner: 1 })
    for (const owner of ['ana', 'ben', 'cleo', undefined, undefined]) add(owner)
    for (let number = 0; number < 4; number++) endFirst()
    expect(started).toEqual(['ana', 'server', 'ben', 'server', 'cleo'])
  })

  it('wait for an exclusive one until it releases its turn', () => {
    const { add, turns, started } = openQueue()
    add('ana', true)
    add('ben')
    add(undefined)
    expect(started).toEqual(['ana'])
    turns[0]?.release()
    expect(started).toEqual(['ana', 'server', 'ben'])
    turns[0]?.end()
    add('cleo')
    add('dora')
    expect(started).toEqual(['ana', 'server', 'ben', 'cleo', 'dora'])
  })

  it('are refused beyond the limit of their owner, and other owners still get in', () => {
    const { add, refused } = openQueue({ room: 1, roomPerOwner: 1 })
    for (let number = 0; number < 4; number++) add('ana')
    expect(refused).toEqual([])
    add('ana')
    expect(refused).toEqual(['full'])
    add('ben')
    expect(refused).toHaveLength(1)
  })

  it('are refused beyond the limit of all, until one is withdrawn or starts', () => {
    const { add, endFirst, started, refused } = openQueue({ room: 1, waiting: 2 })
    add('ana')
    const withdraw = add('ben')
    add('cleo')
    add('dora')
    expect(refused).toEqual(['full'])
    expect([withdraw(), withdraw()]).toEqual([true, false])
    add('dora')
    expect(refused).toHaveLength(1)
    endFirst()
    add('eva')
    expect(refused).toHaveLength(1)
    expect(started).toEqual(['ana', 'cleo'])
  })

  it('start without waiting when there is room, even if nothing may wait', () => {
    const { add, started, refused } = openQueue({ room: 2, roomPerOwner: 1, waiting: 0 })
    add('ana')
    add('ana')
    add('ben')
    add('cleo')
    expect(started).toEqual(['ana', 'ben'])
    expect(refused).toEqual(['full', 'full'])
  })

  it('are rejected when they have waited too long', () => {
    const { add, endFirst, started, refused } = openQueue({ room: 1, roomPerOwner: 1 })
    add('ana')
    add('ben')
    vi.advanceTimersByTime(999)
    expect(refused).toEqual([])
    vi.advanceTimersByTime(1)
    expect(refused).toEqual(['timeout'])
    endFirst()
    expect(started).toEqual(['ana'])
  })

  it('that were slow make their owner pause three times as long, and no one else', () => {
    const { add, endFirst, started } = openQueue({ room: 1, roomPerOwner: 1, waitMs: 60_000 })
    add('ana')
    add('ana')
    add('ben')
    endFirst(2000)
    endFirst()
    expect(started).toEqual(['ana', 'ben'])
    vi.advanceTimersByTime(5999)
    expect(started).toEqual(['ana', 'ben'])
    vi.advanceTimersByTime(2)
    expect(started).toEqual(['ana', 'ben', 'ana'])
  })

  it('that were ended for their time make their owner pause a minute, then twice as long, up to an hour', () => {
    const { add, endFirst, started, refused } = openQueue({ room: 1, roomPerOwner: 1 })
    const pauses: number[] = []
    for (let time = 0; time < 8; time++) {
      add('ana')
      endFirst(timedOut)
      let minutes = 0
      for (const before = started.length; started.length === before; minutes++) {
        vi.advanceTimersByTime(60_000)
        add('ana')
      }
      endFirst()
      pauses.push(minutes)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(new Set(refused)).toEqual(new Set(['paused']))
  })

  it('of slow owners run last, one at a time for all of them together', () => {
    const { add, endFirst, started } = openQueue({ room: 3, roomForSlow: 1, waitMs: 60_000 })
    for (const owner of ['ana', 'ben', 'cleo']) add(owner)
    for (let number = 0; number < 3; number++) endFirst(1000)
    vi.advanceTimersByTime(3001)
    started.length = 0
    for (const owner of ['ana', 'ben', 'cleo', 'dora', 'eva', 'finn']) add(owner)
    expect(started).toEqual(['ana', 'dora', 'eva'])
    endFirst(1000)
    expect(started).toEqual(['ana', 'dora', 'eva', 'finn'])
    endFirst()
    expect(started).toHaveLength(4)
    vi.advanceTimersByTime(3001)
    expect(started).toEqual(['ana', 'dora', 'eva', 'finn', 'ben'])
  })

  it('of slow owners get a turn now and then, however many others wait', () => {
    const { add, endFirst, started } = openQueue({
      room: 1,
      roomForSlow: 1,
      waitMs: 60_000,
      waitingPerOwner: 100,
    })
    add('ana')
    endFirst(1000)
    vi.advanceTimersByTime(3001)
    for (let number = 0; number < 30; number++) add('ben')
    add('ana')
    for (let number = 0; number < 20; number++) endFirst()
    expect(started.indexOf('ana', 1)).toBe(8)
  })

  it('that are short add up: an owner who takes much of the time comes after the others', () => {
    const { add, endFirst, started } = openQueue({ room: 1, roomPerOwner: 1 })
    for (let number = 0; number < 3; number++) {
      add('ana')
      endFirst(900)
    }
    started.length = 0
    for (const owner of ['ben', 'ana', 'cleo']) add(owner)
    for (let number = 0; number < 3; number++) endFirst()
    expect(started).toEqual(['ben', 'cleo', 'ana'])
  })

  it('of the server that were slow make no one pause', () => {
    const { add, endFirst, started } = openQueue({ room: 1, roomPerOwner: 1 })
    add(undefined)
    add(undefined)
    endFirst(60_000)
    expect(started).toEqual(['server', 'server'])
  })
})

describe('taking a turn', () => {
  const queueOf = (room: number, waitMs = 10_000) => new FairQueue({ room: () => room, waitMs })
  const never = new AbortController().signal

  it('waits until one is free', async () => {
    const queue = queueOf(2)
    const first = await takeTurn(queue, 'a', never)
    await takeTurn(queue, 'b', never)
    let hasThird = false
    const third = takeTurn(queue, 'c', never).then(() => {
      hasThird = true
    })
    await setImmediate()
    expect(hasThird).toBe(false)
    first.end()
    await third
    expect(hasThird).toBe(true)
  })

  it('ignores repeated calls of its end', async () => {
    const queue = queueOf(1)
    const first = await takeTurn(queue, 'a', never)
    first.end()
    first.end()
    await takeTurn(queue, 'b', never)
    let hasThird = false
    void takeTurn(queue, 'c', never).then(() => {
      hasThird = true
    })
    await setImmediate()
    expect(hasThird).toBe(false)
  })

  it('ends with the reason of its signal, and the place goes to the next', async () => {
    const queue = queueOf(1)
    const first = await takeTurn(queue, 'a', never)
    const gone = new AbortController()
    const waiting = takeTurn(queue, 'b', gone.signal)
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    const next = takeTurn(queue, 'c', never)
    first.end()
    await expect(next).resolves.toMatchObject({ end: expect.any(Function) })
  })

  it('is refused to a caller who has already left', async () => {
    await expect(takeTurn(queueOf(1), 'a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })

  it('says when it waited too long', async () => {
    const queue = queueOf(1, 5)
    await takeTurn(queue, 'a', never)
    await expect(takeTurn(queue, 'b', never)).rejects.toMatchObject({ reason: 'timeout' })
  })
})
