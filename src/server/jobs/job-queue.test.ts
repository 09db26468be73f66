import { describe, expect, it } from 'vitest'
import { createJobQueue, waitingMaxPerAccount } from './job-queue.ts'

const job = (account: string, name = account) => ({ account, name })
const queueOf = (...jobs: ReturnType<typeof job>[]) => {
  const queue = createJobQueue<ReturnType<typeof job>>(10)
  for (const one of jobs) queue.add(one, false)
  return queue
}

/** The names of all jobs in the order in which a single thread works them. */
function workAll(queue: ReturnType<typeof queueOf>): string[] {
  const names: string[] = []
  for (let one = queue.next(); one; one = queue.next()) {
    names.push(one.name)
    queue.finish(one)
  }
  return names
}

describe('turns', () => {
  it('go from account to account, whoever came with more', () => {
    const queue = queueOf(job('a', 'a1'), job('a', 'a2'), job('a', 'a3'), job('b', 'b1'), job('c', 'c1'))
    expect(workAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('go to whoever waits before they come back to who was just served', () => {
    const queue = queueOf(job('a', 'a1'))
    const first = queue.next()
    for (const one of [job('a', 'a2'), job('a', 'a3'), job('b', 'b1')]) queue.add(one, false)
    if (first) queue.finish(first)
    expect(workAll(queue)).toEqual(['b1', 'a2', 'a3'])
  })

  it('pass an account by whose job is at work', () => {
    const queue = queueOf(job('a', 'a1'), job('a', 'a2'))
    const first = queue.next()
    expect(first?.name).toBe('a1')
    expect(queue.next()).toBeUndefined()
    if (first) queue.finish(first)
    expect(queue.next()?.name).toBe('a2')
  })
})

describe('places', () => {
  it('are few for one account, and others still find one', () => {
    const queue = queueOf()
    for (let index = 0; index < waitingMaxPerAccount; index += 1)
      expect(queue.add(job('a'), false)).toBe(true)
    expect(queue.add(job('a'), false)).toBe(false)
    expect(queue.add(job('b'), false)).toBe(true)
  })

  it('are not needed by what can begin at once', () => {
    const queue = createJobQueue<ReturnType<typeof job>>(0)
    expect(queue.add(job('a'), true)).toBe(true)
    expect(queue.next()?.name).toBe('a')
    expect(queue.add(job('a'), true)).toBe(false)
    expect(queue.add(job('b'), false)).toBe(false)
  })

  it('are limited for all together, and free again when somebody leaves or is served', () => {
    const queue = createJobQueue<ReturnType<typeof job>>(2)
    const [a, b, c] = [job('a'), job('b'), job('c')]
    expect([queue.add(a, false), queue.add(b, false), queue.add(c, false)]).toEqual([true, true, false])
    expect([queue.leave(a), queue.leave(a)]).toEqual([true, false])
    expect(queue.add(c, false)).toBe(true)
    expect(queue.next()).toBe(b)
    expect(queue.leave(b)).toBe(false)
    expect(queue.add(a, false)).toBe(true)
  })
})
