import { describe, expect, it } from 'vitest'
import { createKey } from './create-key.ts'

describe('a key', () => {
  it('is a UUID of version 4, and another each time', () => {
    const keys = Array.from({ length: 500 }, createKey)
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(keys).size).toBe(500)
  })
})
