import { describe, expect, it } from 'vitest'
import { derivePaidPlan, givesPro, isOver, type PaidSubscription } from './derive-plan.ts'

const december = '2026-12-14T10:00:00.000Z'
const january = '2027-01-14T10:00:00.000Z'
const subscription = (status: string, id = 'sub_1', endsAt: string | null = null): PaidSubscription => ({
  id,
  status,
  endsAt,
  periodEnd: december,
  period: 'monthly',
})
const free = {
  status: 'free',
  subscriptionId: null,
  proUntil: null,
  period: null,
  renewsAt: null,
  paymentFailed: false,
  hasInvoices: false,
}
const pro = {
  ...free,
  status: 'pro',
  subscriptionId: 'sub_1',
  period: 'monthly',
  renewsAt: december,
  hasInvoices: true,
}

describe('the plan', () => {
  it.each(['active', 'trialing', 'past_due'])('is Pro with a subscription that is %s', (status) => {
    expect(derivePaidPlan([subscription(status)])).toEqual({ ...pro, paymentFailed: status === 'past_due' })
    expect([givesPro(subscription(status)), isOver(subscription(status))]).toEqual([true, false])
  })

  it.each(['unpaid', 'incomplete', 'paused', 'something new'])(
    'is free with a subscription that is %s, which is remembered because it may charge again',
    (status) => {
      expect(derivePaidPlan([subscription(status)])).toMatchObject({
        status: 'free',
        subscriptionId: 'sub_1',
        period: null,
        renewsAt: null,
      })
      expect([givesPro(subscription(status)), isOver(subscription(status))]).toEqual([false, false])
    },
  )

  it.each(['canceled', 'incomplete_expired'])('is free with a subscription that is %s', (status) => {
    expect(derivePaidPlan([subscription(status)])).toEqual({ ...free, hasInvoices: status === 'canceled' })
    expect([givesPro(subscription(status)), isOver(subscription(status))]).toEqual([false, true])
  })

  it('is free without any', () => {
    expect(derivePaidPlan([])).toEqual(free)
  })

  it('lasts until the end of a canceled one, and renews no more', () => {
    const plan = derivePaidPlan([subscription('active', 'sub_1', december)])
    expect(plan).toEqual({ ...pro, proUntil: december, renewsAt: null })
  })

  it('is that of the subscription that lasts longest, in whatever order they come', () => {
    const all = [
      subscription('canceled', 'sub_0'),
      subscription('active', 'sub_1', december),
      { ...subscription('active', 'sub_2', january), period: 'annual' as const },
      subscription('unpaid', 'sub_3'),
    ]
    const plan = { ...pro, subscriptionId: 'sub_2', proUntil: january, period: 'annual', renewsAt: null }
    expect(derivePaidPlan(all)).toEqual(plan)
    expect(derivePaidPlan(all.toReversed())).toEqual(plan)
  })

  it('is the first by name of two that renew', () => {
    const all = [subscription('active', 'sub_b'), subscription('past_due', 'sub_a')]
    expect(derivePaidPlan(all).subscriptionId).toBe('sub_a')
    expect(derivePaidPlan(all.toReversed()).subscriptionId).toBe('sub_a')
  })

  it.each([
    ['past_due', true],
    ['unpaid', true],
    ['active', false],
    ['incomplete', false],
    ['canceled', false],
  ])('of a subscription that is %s owes a payment: %s', (status, owes) => {
    expect(derivePaidPlan([subscription(status)]).paymentFailed).toBe(owes)
  })

  it('owes nothing while another subscription is paid', () => {
    const all = [subscription('unpaid', 'sub_0'), subscription('active', 'sub_1')]
    expect(derivePaidPlan(all).paymentFailed).toBe(false)
  })

  it.each(['incomplete', 'incomplete_expired'])('has no invoices by a purchase that is %s', (status) => {
    expect(derivePaidPlan([subscription(status)]).hasInvoices).toBe(false)
  })
})
