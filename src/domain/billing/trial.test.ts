import { describe, expect, it } from 'vitest'
import { labelTrial, trialDaysLeft, trialEnd, trialStage } from './trial.ts'

describe('trialDaysLeft', () => {
  const createdAt = '2026-11-08T09:30:00.000Z'

  it('runs 7 days from the creation of the profile', () => {
    expect(trialDaysLeft(createdAt, new Date('2026-11-08T09:30:00.000Z'))).toBe(7)
    expect(trialDaysLeft(createdAt, new Date('2026-11-09T09:29:59.999Z'))).toBe(7)
    expect(trialDaysLeft(createdAt, new Date('2026-11-09T09:30:00.000Z'))).toBe(6)
  })

  it('has one day left until the last millisecond, then none', () => {
    expect(trialDaysLeft(createdAt, new Date('2026-11-15T09:29:59.999Z'))).toBe(1)
    expect(trialDaysLeft(createdAt, new Date('2026-11-15T09:30:00.000Z'))).toBe(0)
  })

  it('is over when there is no profile', () => {
    expect(trialDaysLeft(undefined, new Date(0))).toBe(0)
    expect(trialDaysLeft(null, new Date(0))).toBe(0)
  })
})

describe('labelTrial', () => {
  it('names the days left', () => {
    expect(labelTrial(7)).toBe('Free Trial (7 days left)')
    expect(labelTrial(1)).toBe('Free Trial (1 days left)')
  })

  it('says when the trial is over', () => {
    expect(labelTrial(0)).toBe('Trial Expired')
  })
})

describe('trialEnd', () => {
  it('is the very moment at which no day is left', () => {
    const createdAt = '2026-11-08T09:30:00.000Z'
    expect(trialEnd(createdAt)).toBe('2026-11-15T09:30:00.000Z')
    expect(trialDaysLeft(createdAt, new Date(trialEnd(createdAt) ?? ''))).toBe(0)
  })

  it('is unknown without a profile', () => {
    expect(trialEnd(undefined)).toBeUndefined()
    expect(trialEnd('soon')).toBeUndefined()
  })
})

describe('trialStage', () => {
  it('is ending in the last 2 days and over after them', () => {
    expect([7, 3, 2, 1, 0].map(trialStage)).toEqual(['running', 'running', 'ending', 'ending', 'over'])
  })
})
