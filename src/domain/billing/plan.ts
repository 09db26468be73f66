// The two plans and their prices.

import { trialDays } from './trial.ts'

/** Billing periods in the order of the tabs. */
export const billingPeriods = ['monthly', 'annual'] as const

export type BillingPeriod = (typeof billingPeriods)[number]

/** The tab that is open at first. */
export const defaultPeriod: BillingPeriod = 'monthly'

/** The period the account page sends when it starts a checkout. */
export const accountPagePeriod: BillingPeriod = 'monthly'

/** How often the account page reads the subscription status again. */
export const statusPollMs = 5_000

/** Days of the money-back guarantee on the first payment. */
export const moneyBackDays = 14

export type PlanId = 'free' | 'pro'

export type Plan = {
  id: PlanId
  name: string
  description: string
  /** Price of one period in whole dollars. */
  price: Record<BillingPeriod, number>
  features: readonly string[]
  cta: string
  highlighted: boolean
}

/** The plans as the pricing page lists them. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free Trial',
    description: 'Write, check and export your first releases. No credit card required.',
    price: { monthly: 0, annual: 0 },
    features: [
      `AI generation, rewrite and analysis for ${trialDays} days`,
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
      'Everything in the free trial, with no end date',
      'AI generation, rewrite and analysis in the editor',
      'Unlimited generations on the generator pages',
      'Cancel anytime and keep Pro until the period ends',
      '14-day money-back guarantee on the first payment',
    ],
    cta: 'Upgrade to Pro',
    highlighted: true,
  },
]

/** The billing period named by an address or a request; undefined when it names none. */
export function readPeriod(value: unknown): BillingPeriod | undefined {
  return billingPeriods.find((period) => period === value)
}

const units: Record<BillingPeriod, string> = { monthly: 'a month', annual: 'a year' }

/** What Pro costs in a period, as in "$180 a year". */
export function describePrice(period: BillingPeriod): string {
  return `$${plans.find(({ id }) => id === 'pro')?.price[period]} ${units[period]}`
}

/** Percentage saved by paying once a year instead of twelve times, rounded down so it never promises too much. */
export function annualSaving(price: Plan['price']): number {
  const yearOfMonths = price.monthly * 12
  return yearOfMonths === 0 ? 0 : Math.floor(((yearOfMonths - price.annual) * 100) / yearOfMonths)
}

/** The label of the Annual tab. */
export function labelAnnualSaving(): string {
  return `Save ${Math.max(...plans.map((plan) => annualSaving(plan.price)))}%`
}

/** Whether this is the plan of a user with this status; a visitor has no status and no plan. */
export function isCurrentPlan(id: PlanId, status: PlanId | undefined): boolean {
  return id === status
}
