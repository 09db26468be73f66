// A refresh token names its session and a counter, signed with the session's own key. Nothing that could be replayed is
// stored, and the token that is current now can be written again for a tab that missed it.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const version = 1
const signatureLength = 16

export const newHmacKey = (): string => randomBytes(32).toString('base64')

export function writeRefreshToken(sessionId: string, counter: number, key: string): string {
  const body = Buffer.alloc(25)
  body.writeUInt8(version, 0)
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body, 1)
  body.writeBigUInt64BE(BigInt(counter), 17)
  return Buffer.concat([body, sign(body, key)]).toString('base64url')
}

export interface PresentedToken {
  sessionId: string
  counter: number
  isSignedWith(key: string): boolean
}

/** Undefined for anything that was never one of ours. */
export function readRefreshToken(token: string): PresentedToken | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 25 + signatureLength || bytes[0] !== version || bytes.toString('base64url') !== token)
    return undefined
  const body = bytes.subarray(0, 25)
  const id = body.subarray(1, 17).toString('hex')
  return {
    sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: Number(body.readBigUInt64BE(17)),
    isSignedWith: (key) => timingSafeEqual(bytes.subarray(25), sign(body, key)),
  }
}

function sign(body: Buffer, key: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(body).digest().subarray(0, signatureLength)
}
