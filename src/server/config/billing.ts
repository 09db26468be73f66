// Settings of payments and contacts: a service, its local stand-in, or none.
import type { BillingPeriod } from '#domain/billing/plan.ts'
import { StartError } from '#server/start-error.ts'
import type { Variables } from './variables.ts'

export interface StripeConfig {
  kind: 'stripe'
  secretKey: string
  webhookSecret: string
  /** Price ids at Stripe. */
  prices: Record<BillingPeriod, string>
  apiBase: string
}

export type PaymentsConfig = { kind: 'local' } | { kind: 'none' } | StripeConfig

export type CrmConfig =
  | { kind: 'local' }
  | { kind: 'none' }
  | { kind: 'hubspot'; token: string; apiBase: string }

export function readPaymentsConfig(values: Variables, standInsAllowed: boolean): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: monthly,
    STRIPE_PRICE_ANNUAL: annual,
  } = values
  if (secretKey && webhookSecret && monthly && annual) {
    const prices = { monthly, annual }
    return { kind: 'stripe', secretKey, webhookSecret, prices, apiBase: values.STRIPE_API_BASE }
  }
  // With only some of them, payments could be taken without anyone getting Pro.
  if (secretKey || webhookSecret || monthly || annual) {
    throw new StartError(
      'Payments need STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY and STRIPE_PRICE_ANNUAL: set all four or none.',
    )
  }
  return { kind: standInsAllowed ? 'local' : 'none' }
}

export function readCrmConfig(values: Variables, standInsAllowed: boolean): CrmConfig {
  const { HUBSPOT_TOKEN: token, HUBSPOT_API_BASE: apiBase } = values
  if (token) return { kind: 'hubspot', token, apiBase }
  return { kind: standInsAllowed ? 'local' : 'none' }
}
