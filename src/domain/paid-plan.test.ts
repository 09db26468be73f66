import { describe, expect, it } from 'vitest'
import { derivePaidPlan, givesPro, isOver, type PaidSubscription } from './paid-plan.ts'

const subscription = (status: string, id = 'sub_1', endsAt: string | null = null): PaidSubscription => ({
  id,
  status,
  endsAt,
})
const december = '2026-12-14T10:00:00.000Z'
const january = '2027-01-14T10:00:00.000Z'
const free = { status: 'free', subscriptionId: null, proUntil: null }

describe('the plan', () => {
  it.each(['active', 'trialing', 'past_due'])('is Pro with a subscription that is %s', (status) => {
    const plan = { status: 'pro', subscriptionId: 'sub_1', proUntil: null }
    expect(derivePaidPlan([subscription(status)])).toEqual(plan)
    expect([givesPro(subscription(status)), isOver(subscription(status))]).toEqual([true, false])
  })

  it.each(['unpaid', 'incomplete', 'paused', 'something new'])(
    'is free with a subscription that is %s, which is remembered because it may charge again',
    (status) => {
      expect(derivePaidPlan([subscription(status)])).toEqual({ ...free, subscriptionId: 'sub_1' })
      expect([givesPro(subscription(status)), isOver(subscription(status))]).toEqual([false, false])
    },
  )

  it.each(['canceled', 'incomplete_expired'])('is free with a subscription that is %s', (status) => {
    expect(derivePaidPlan([subscription(status)])).toEqual(free)
    expect([givesPro(subscription(status)), isOver(subscription(status))]).toEqual([false, true])
  })

  it('is free without any', () => {
    expect(derivePaidPlan([])).toEqual(free)
  })

  it('lasts until the end of a cancelled one', () => {
    const plan = derivePaidPlan([subscription('active', 'sub_1', december)])
    expect(plan).toEqual({ status: 'pro', subscriptionId: 'sub_1', proUntil: december })
  })

  it('is that of the subscription that lasts longest, in whatever order they come', () => {
    const all = [
      subscription('canceled', 'sub_0'),
      subscription('active', 'sub_1', december),
      subscription('active', 'sub_2', january),
      subscription('unpaid', 'sub_3'),
    ]
    const plan = { status: 'pro', subscriptionId: 'sub_2', proUntil: january }
    expect(derivePaidPlan(all)).toEqual(plan)
    expect(derivePaidPlan(all.toReversed())).toEqual(plan)
  })

  it('is the first by name of two that renew', () => {
    const all = [subscription('active', 'sub_b'), subscription('past_due', 'sub_a')]
    expect(derivePaidPlan(all).subscriptionId).toBe('sub_a')
    expect(derivePaidPlan(all.toReversed()).subscriptionId).toBe('sub_a')
  })
})
