// What all billing code works with.
import { randomBytes } from 'node:crypto'
import type { StripeConfig } from '#server/config/billing.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import type { Log } from '#server/log.ts'
import { createLocalPayments } from './local/payments.ts'
import type { Payments } from './payments.ts'
import { createStripePayments } from './stripe-payments.ts'

export interface Billing {
  payments: Payments
  /** Whether the local stand-in takes the payments. */
  isLocal: boolean
  /** What the payment service signs its messages with. */
  webhookSecret: string
  /** Origin of the public site. It names this installation in messages: others may share the account at the payment service. */
  site: string
  db: Db
  log: Log
}

/** Undefined when nobody takes payments here. */
export function createBilling(config: Config, db: Db, log: Log): Billing | undefined {
  const { payments, siteUrl: site } = config
  if (payments.kind === 'none') return undefined
  const shared = { site, db, log }
  if (payments.kind === 'local') {
    // Only this process signs for itself.
    const webhookSecret = `local_${randomBytes(24).toString('hex')}`
    return { ...shared, payments: createLocalPayments(db, site), isLocal: true, webhookSecret }
  }
  return { ...shared, ...stripe(payments), isLocal: false }
}

const stripe = (config: StripeConfig) => ({
  payments: createStripePayments(config),
  webhookSecret: config.webhookSecret,
})
