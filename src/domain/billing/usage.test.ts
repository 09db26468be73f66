import { describe, expect, it } from 'vitest'
import { mayGenerate, remainingUses, utcDate } from './usage.ts'

const today = '2026-11-15'
const free = (daily_uses: number | null, last_use_date: string | null = today) => ({
  subscription_status: 'free',
  daily_uses,
  last_use_date,
})

describe('mayGenerate', () => {
  it('allows the third generation of a UTC day and blocks the fourth', () => {
    expect(mayGenerate(free(2), today)).toBe(true)
    expect(mayGenerate(free(3), today)).toBe(false)
    expect(mayGenerate(free(4), today)).toBe(false)
  })

  it('starts again on another day', () => {
    expect(mayGenerate(free(3, '2026-11-14'), today)).toBe(true)
    expect(mayGenerate(free(null, null), today)).toBe(true)
    expect(mayGenerate({}, today)).toBe(true)
  })

  it('never limits Pro', () => {
    expect(mayGenerate({ ...free(300), subscription_status: 'pro' }, today)).toBe(true)
  })

  it('blocks a user without a profile', () => {
    expect(mayGenerate(undefined, today)).toBe(false)
  })
})

describe('remainingUses', () => {
  it('counts down from 3 and stops at 0', () => {
    expect(remainingUses(free(0), today)).toBe(3)
    expect(remainingUses(free(1), today)).toBe(2)
    expect(remainingUses(free(3), today)).toBe(0)
    expect(remainingUses(free(9), today)).toBe(0)
    expect(remainingUses(free(3, '2026-11-14'), today)).toBe(3)
    expect(remainingUses(undefined, today)).toBe(0)
    expect(remainingUses({ subscription_status: 'pro' }, today)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('utcDate', () => {
  it('turns at midnight UTC', () => {
    expect(utcDate(new Date('2026-11-15T23:59:59.999Z'))).toBe('2026-11-15')
    expect(utcDate(new Date('2026-11-16T00:00:00.000Z'))).toBe('2026-11-16')
    expect(utcDate(new Date('2026-11-15T23:30:00-05:00'))).toBe('2026-11-16')
  })
})
