import { createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createRefreshTokens, newHmacKey } from './refresh-token.ts'

const session = '0b7a9d3e-1f52-4c0e-9a63-5d8e7f6a1b2c'
const tokens = createRefreshTokens(randomBytes(32))

/** The format before tokens were signed by the server. */
function writeUnsealed(counter: number, key: string): string {
  const body = Buffer.alloc(25)
  body.writeUInt8(1, 0)
  Buffer.from(session.replaceAll('-', ''), 'hex').copy(body, 1)
  body.writeBigUInt64BE(BigInt(counter), 17)
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(body).digest().subarray(0, 16)
  return Buffer.concat([body, signature]).toString('base64url')
}

describe('a refresh token', () => {
  it('names its session and counter, and proves its key and server', () => {
    const key = newHmacKey()
    const presented = tokens.read(tokens.write(session, 42, key))
    expect(presented).toMatchObject({ sessionId: session, counter: 42, isSealed: true })
    expect(presented?.isSignedWith(key)).toBe(true)
    expect(presented?.isSignedWith(newHmacKey())).toBe(false)
  })

  it('is deterministic', () => {
    const key = newHmacKey()
    expect(tokens.write(session, 1, key)).toBe(tokens.write(session, 1, key))
    expect(tokens.write(session, 1, key)).not.toBe(tokens.write(session, 2, key))
  })

  it('is invalid after any changed byte', () => {
    const key = newHmacKey()
    const bytes = Buffer.from(tokens.write(session, 1, key), 'base64url')
    for (let index = 1; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((changed.readUInt8(index) + 1) % 256, index)
      expect(tokens.read(changed.toString('base64url'))?.isSealed).toBe(false)
      if (index < 41) expect(tokens.read(changed.toString('base64url'))?.isSignedWith(key)).toBe(false)
    }
  })

  it('of a server with another key is verified by its session only', () => {
    const key = newHmacKey()
    const presented = createRefreshTokens(randomBytes(32)).read(tokens.write(session, 7, key))
    expect(presented).toMatchObject({ sessionId: session, counter: 7, isSealed: false })
    expect(presented?.isSignedWith(key)).toBe(true)
  })

  it('in the old format is verified by its session only', () => {
    const key = newHmacKey()
    const presented = tokens.read(writeUnsealed(7, key))
    expect(presented).toMatchObject({ sessionId: session, counter: 7, isSealed: false })
    expect(presented?.isSignedWith(key)).toBe(true)
    expect(presented?.isSignedWith(newHmacKey())).toBe(false)
  })

  it('can’t be turned into an old token by cutting off the signature', () => {
    const bytes = Buffer.from(tokens.write(session, 1, newHmacKey()), 'base64url')
    expect(tokens.read(bytes.subarray(0, 41).toString('base64url'))).toBeUndefined()
    bytes.writeUInt8(1, 0)
    expect(tokens.read(bytes.toString('base64url'))).toBeUndefined()
  })

  it.each(['', 'x', 'a'.repeat(55), `${'A'.repeat(54)}=`, 'A'.repeat(76), `${'A'.repeat(500)}`])(
    'is not %j',
    (text) => {
      expect(tokens.read(text)).toBeUndefined()
    },
  )
})
