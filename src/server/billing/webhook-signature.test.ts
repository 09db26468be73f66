import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { isSignedMessage, signMessage } from './webhook-signature.ts'

const secret = 'whsec_1'
const body = '{"id":"evt_1","name":"Ä"}'
const now = 1_800_000_000_000
const header = signMessage(secret, body, now)

describe('a signature', () => {
  it('is the one that Stripe’s own library makes and takes', () => {
    const timestamp = now / 1000
    expect(Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })).toBe(header)
    expect(Stripe.webhooks.constructEvent(body, header, secret, Number.MAX_SAFE_INTEGER).id).toBe('evt_1')
  })

  it.each([-300_000, 0, 300_000])('is good %i milliseconds later', (later) => {
    expect(isSignedMessage(secret, body, header, now + later)).toBe(true)
  })

  it.each([-301_000, 301_000])('is worthless %i milliseconds later', (later) => {
    expect(isSignedMessage(secret, body, header, now + later)).toBe(false)
  })

  it('is good among others, as while a secret is being replaced', () => {
    const two = header.replace(',', `,v1=${'0'.repeat(64)},`)
    expect(isSignedMessage(secret, body, two, now)).toBe(true)
  })

  it.each([
    undefined,
    '',
    header.replace('v1', 'v0'),
    header.slice(0, -1),
    `${header}0`,
    header.replace(/t=\d+/, 't=1800000001'),
    header.replace(/t=\d+,/, ''),
  ])('is refused as %s', (other) => {
    expect(isSignedMessage(secret, body, other, now)).toBe(false)
  })

  it('is refused with another secret or body', () => {
    expect(isSignedMessage('whsec_2', body, header, now)).toBe(false)
    expect(isSignedMessage(secret, `${body} `, header, now)).toBe(false)
  })
})
