import { describe, expect, it } from 'vitest'
import {
  annualSaving,
  billingPeriods,
  describePrice,
  isCurrentPlan,
  labelAnnualSaving,
  moneyBackDays,
  plans,
  readPeriod,
} from './plan.ts'
import { trialDays } from './trial.ts'
import { dailyLimit } from './usage.ts'

describe('plans', () => {
  it('promise what the limits grant', () => {
    const [free, pro] = plans.map(({ features }) => features.join('\n'))
    expect(free).toContain(`for ${trialDays} days`)
    expect(free).toContain(`${dailyLimit} generations a day`)
    expect(pro).toContain(`${moneyBackDays}-day money-back guarantee on the first payment`)
  })

  it('mark the current one by id', () => {
    expect(isCurrentPlan('pro', 'pro')).toBe(true)
    expect(isCurrentPlan('free', 'pro')).toBe(false)
    expect(isCurrentPlan('free', 'free')).toBe(true)
    expect(isCurrentPlan('free', undefined)).toBe(false)
  })
})

describe('annual saving', () => {
  it('is 50 percent by arithmetic', () => {
    expect(labelAnnualSaving()).toBe('Save 50%')
    expect(annualSaving({ monthly: 30, annual: 180 })).toBe(50)
  })

  it('is rounded down and 0 for a free plan', () => {
    expect(annualSaving({ monthly: 30, annual: 181 })).toBe(49)
    expect(annualSaving({ monthly: 0, annual: 0 })).toBe(0)
  })
})

describe('billing', () => {
  it('reads only the two known periods', () => {
    expect(readPeriod('monthly')).toBe('monthly')
    expect(readPeriod('annual')).toBe('annual')
    for (const other of ['Annual', 'weekly', '', null, undefined, 1])
      expect(readPeriod(other)).toBeUndefined()
  })
})

describe('describePrice', () => {
  it('names what Pro costs and for how long', () => {
    expect(billingPeriods.map(describePrice)).toEqual(['$30 a month', '$180 a year'])
  })
})
