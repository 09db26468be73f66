import { describe, expect, it } from 'vitest'
import { newHmacKey, readRefreshToken, writeRefreshToken } from './refresh-token.ts'

const session = '0b7a9d3e-1f52-4c0e-9a63-5d8e7f6a1b2c'

describe('a refresh token', () => {
  it('names its session and counter, and proves its key', () => {
    const key = newHmacKey()
    const presented = readRefreshToken(writeRefreshToken(session, 42, key))
    expect(presented).toMatchObject({ sessionId: session, counter: 42 })
    expect(presented?.isSignedWith(key)).toBe(true)
    expect(presented?.isSignedWith(newHmacKey())).toBe(false)
  })

  it('is the same each time it is written', () => {
    const key = newHmacKey()
    expect(writeRefreshToken(session, 1, key)).toBe(writeRefreshToken(session, 1, key))
    expect(writeRefreshToken(session, 1, key)).not.toBe(writeRefreshToken(session, 2, key))
  })

  it('does not survive a changed byte', () => {
    const key = newHmacKey()
    const bytes = Buffer.from(writeRefreshToken(session, 1, key), 'base64url')
    for (let index = 1; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((changed.readUInt8(index) + 1) % 256, index)
      expect(readRefreshToken(changed.toString('base64url'))?.isSignedWith(key)).toBe(false)
    }
  })

  it.each(['', 'x', 'a'.repeat(55), `${'A'.repeat(54)}=`, `${'A'.repeat(500)}`])('is not %j', (text) => {
    expect(readRefreshToken(text)).toBeUndefined()
  })
})
