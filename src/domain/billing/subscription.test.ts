import { describe, expect, it } from 'vitest'
import {
  labelSubscription,
  mayUseEditorAi,
  paymentProblem,
  subscriptionAction,
  subscriptionPrice,
  subscriptionStatus,
} from './subscription.ts'

const now = new Date('2026-11-15T12:00:00Z')
const inTrial = { subscription_status: 'free', created_at: '2026-11-13T12:00:00Z', pro_until: null }
const afterTrial = { subscription_status: 'free', created_at: '2026-11-08T12:00:00Z', pro_until: null }
const pro = { subscription_status: 'pro', created_at: '2026-01-01T00:00:00Z', pro_until: null }
const canceled = { ...pro, pro_until: '2026-12-14T10:00:00Z' }

describe('subscriptionStatus', () => {
  it('is free when missing', () => {
    expect(subscriptionStatus(undefined)).toBe('free')
    expect(subscriptionStatus({})).toBe('free')
    expect(subscriptionStatus({ subscription_status: null })).toBe('free')
    expect(subscriptionStatus(inTrial)).toBe('free')
    expect(subscriptionStatus(pro)).toBe('pro')
  })
})

describe('labelSubscription', () => {
  it('counts the days of a trial', () => {
    expect(labelSubscription(inTrial, now)).toBe('Free Trial (5 days left)')
    expect(labelSubscription(afterTrial, now)).toBe('Trial Expired')
    expect(labelSubscription(undefined, now)).toBe('Trial Expired')
  })

  it('names the end of a canceled Pro', () => {
    expect(labelSubscription(pro, now)).toBe('Pro')
    expect(labelSubscription(canceled, now)).toBe('Pro until December 14, 2026')
  })
})

describe('subscriptionAction', () => {
  it('offers a free user and a canceled Pro the upgrade, a running Pro the cancel', () => {
    expect(subscriptionAction(undefined)).toBe('upgrade')
    expect(subscriptionAction(inTrial)).toBe('upgrade')
    expect(subscriptionAction(canceled)).toBe('upgrade')
    expect(subscriptionAction(pro)).toBe('cancel')
  })
})

describe('mayUseEditorAi', () => {
  it('ends with the trial and not with a cancel', () => {
    expect(mayUseEditorAi(inTrial, now)).toBe(true)
    expect(mayUseEditorAi(afterTrial, now)).toBe(false)
    expect(mayUseEditorAi(afterTrial, new Date(now.getTime() - 1))).toBe(true)
    expect(mayUseEditorAi(undefined, now)).toBe(false)
    expect(mayUseEditorAi(pro, now)).toBe(true)
    expect(mayUseEditorAi(canceled, now)).toBe(true)
  })
})

describe('subscriptionPrice', () => {
  it('is that of the period, and unknown for any other', () => {
    expect(subscriptionPrice({ ...pro, pro_period: 'monthly' })).toBe('$30 a month')
    expect(subscriptionPrice({ ...pro, pro_period: 'annual' })).toBe('$180 a year')
    expect(subscriptionPrice({ ...pro, pro_period: 'weekly' })).toBeUndefined()
    expect(subscriptionPrice(pro)).toBeUndefined()
    expect(subscriptionPrice(undefined)).toBeUndefined()
  })
})

describe('paymentProblem', () => {
  it('is being tried again while Pro lasts, ends with a canceled Pro, and is given up afterward', () => {
    expect(paymentProblem({ ...pro, payment_failed: true })).toBe('retrying')
    expect(paymentProblem({ ...canceled, payment_failed: true })).toBe('ending')
    expect(paymentProblem({ ...afterTrial, payment_failed: true })).toBe('given_up')
  })

  it('is none while everything is paid', () => {
    expect(paymentProblem({ ...pro, payment_failed: false })).toBeUndefined()
    expect(paymentProblem(pro)).toBeUndefined()
    expect(paymentProblem(undefined)).toBeUndefined()
  })
})
