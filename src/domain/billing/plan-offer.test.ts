import { describe, expect, it } from 'vitest'
import { offerPlan, type PlanReader } from './plan-offer.ts'

const offers = (reader: PlanReader) => [offerPlan('free', reader), offerPlan('pro', reader)]
const userWith = (profile: { subscription_status: string; pro_until?: string } | undefined): PlanReader => ({
  kind: 'user',
  profile,
})

describe('offerPlan', () => {
  it('leads a visitor to sign-up with either plan', () => {
    expect(offers({ kind: 'visitor' })).toEqual(['sign_up', 'sign_up'])
  })

  it('marks the free plan of a free user, also without a profile, and sells Pro', () => {
    expect(offers(userWith({ subscription_status: 'free' }))).toEqual(['current', 'buy'])
    expect(offers(userWith(undefined))).toEqual(['current', 'buy'])
  })

  it('marks Pro and makes the free plan the way to cancel it', () => {
    expect(offers(userWith({ subscription_status: 'pro' }))).toEqual(['downgrade', 'current'])
  })

  it('lets a canceled Pro be resumed, and cancels nothing twice', () => {
    const canceled = { subscription_status: 'pro', pro_until: '2026-12-14T00:00:00Z' }
    expect(offers(userWith(canceled))).toEqual(['next', 'resume'])
  })

  it('marks no plan until the profile is known', () => {
    expect(offers({ kind: 'unread' })).toEqual(['write', 'buy'])
  })
})
