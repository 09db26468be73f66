import { describe, expect, it } from 'vitest'
import { maximumAgeSeconds, secondsToNextTry } from './back-off.ts'

describe('the time to the next try', () => {
  it.each([
    [1, 5],
    [2, 10],
    [3, 20],
    [10, 2560],
    [11, 3600],
    [80, 3600],
  ])('after %i tries is about %i s', (attempts, seconds) => {
    expect(secondsToNextTry(attempts, () => 0.5)).toBeCloseTo(seconds)
  })

  it('is spread by a fifth to both sides', () => {
    expect(secondsToNextTry(1, () => 0)).toBeCloseTo(4)
    expect(secondsToNextTry(1, () => 1)).toBeCloseTo(6)
  })
})

describe('a message is worth sending', () => {
  it('for three days by mail, an hour by text, a month as a contact, and always to support', () => {
    expect(maximumAgeSeconds).toEqual({
      mail: 259_200,
      sms: 3600,
      crm: 2_592_000,
      contact: Number.POSITIVE_INFINITY,
    })
  })
})
