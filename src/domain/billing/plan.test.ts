import { describe, expect, it } from 'vitest'
import {
  accountPagePeriod,
  annualSaving,
  billingPeriods,
  defaultPeriod,
  describePrice,
  isCurrentPlan,
  labelAnnualSaving,
  moneyBackDays,
  plans,
  readPeriod,
  statusPollMs,
} from './plan.ts'
import { trialDays } from './trial.ts'
import { dailyLimit } from './usage.ts'

describe('plans', () => {
  it('are Free Trial at 0 and Pro at 30 a month or 180 a year, as published', () => {
    expect(plans).toEqual([
      {
        id: 'free',
        name: 'Free Trial',
        description: 'Write, check and export your first releases. No credit card required.',
        price: { monthly: 0, annual: 0 },
        features: [
          'AI generation, rewrite and analysis for 7 days',
          'Editor with autosave and version history',
          'Word import and export',
          '3 generations a day on the generator pages',
        ],
        cta: 'Start Free Trial',
        highlighted: false,
      },
      {
        id: 'pro',
        name: 'Pro',
        description: 'For people who send releases all year.',
        price: { monthly: 30, annual: 180 },
        features: [
          'Everything in the free trial, without an end date',
          'AI generation, rewrite and analysis in the editor',
          'Unlimited generations on the generator pages',
          'Cancel any time and keep Pro until the period ends',
          '14-day money-back guarantee on the first payment',
        ],
        cta: 'Upgrade to Pro',
        highlighted: true,
      },
    ])
  })

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
    expect(labelAnnualSaving([])).toBe('Save 0%')
  })
})

describe('billing', () => {
  it('offers monthly first, then annual', () => {
    expect(billingPeriods).toEqual(['monthly', 'annual'])
    expect(defaultPeriod).toBe('monthly')
    expect(accountPagePeriod).toBe('monthly')
  })

  it('reads only the two known periods', () => {
    expect(readPeriod('monthly')).toBe('monthly')
    expect(readPeriod('annual')).toBe('annual')
    for (const other of ['Annual', 'weekly', '', null, undefined, 1])
      expect(readPeriod(other)).toBeUndefined()
  })

  it('re-reads the status every 5 seconds and gives money back for 14 days', () => {
    expect(statusPollMs).toBe(5000)
    expect(moneyBackDays).toBe(14)
  })
})

describe('describePrice', () => {
  it('names what Pro costs and for how long', () => {
    expect(billingPeriods.map(describePrice)).toEqual(['$30 a month', '$180 a year'])
  })
})
