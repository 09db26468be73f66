import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClosingDocuments } from './closing-documents.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a document that is closing', () => {
  it('can be waited for until its last save has finished', async () => {
    const closing = new ClosingDocuments()
    const { promise, resolve } = Promise.withResolvers<void>()
    closing.track('a', promise)
    expect(closing.has('a')).toBe(true)
    expect(closing.whenClosed('a')).toBeDefined()
    expect(closing.whenClosed('b')).toBeUndefined()
    resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(closing.has('a')).toBe(false)
    expect(closing.whenClosed('a')).toBeUndefined()
  })

  it('is waited for at most three seconds', async () => {
    const closing = new ClosingDocuments()
    closing.track('a', new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(2_999)
    expect(closing.has('a')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(closing.has('a')).toBe(false)
  })
})
