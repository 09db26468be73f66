import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('returns what arrives in time, and leaves no timer behind', async () => {
  expect(await withTimeout(1_000, async () => 'answer')).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up a request that is not answered, and says that the server was too slow', async () => {
  let given: AbortSignal | undefined
  const asked = withTimeout(1_000, async (signal) => {
    given = signal
    return await new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('broken off', 'AbortError')))
    })
  })
  const failed = expect(asked).rejects.toMatchObject({ name: 'CallError', status: 408 })
  await vi.advanceTimersByTimeAsync(999)
  expect(given?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(given?.aborted).toBe(true)
})
