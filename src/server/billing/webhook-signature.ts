// Stripe's message signature: `t=<seconds>,v1=<hmac>`, the HMAC-SHA256 of time and raw body.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How many seconds a signature is valid, so that recorded messages can't be replayed. Resent messages are signed again. */
const tolerance = 300

const hmac = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest()

export function signMessage(secret: string, body: string, now: number): string {
  const time = String(Math.floor(now / 1000))
  return `t=${time},v1=${hmac(secret, time, body).toString('hex')}`
}

/** Several v1 are there while a secret is being replaced: one that fits is enough. */
export function isSignedMessage(
  secret: string,
  body: string,
  header: string | undefined,
  now: number,
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false
  const expected = hmac(secret, time, body)
  return parts.some(([name, value = '']) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/i.test(value)) return false
    return timingSafeEqual(Buffer.from(value, 'hex'), expected)
  })
}
