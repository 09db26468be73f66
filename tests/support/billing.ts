// A customer, at a server that uses the tests' Stripe.
import { beforeAll } from 'vitest'
import { type Author, callFunction, createAuthor } from './functions.ts'
import { startApp, type TestApp } from './start-app.ts'
import type { Thing } from './stripe-routes.ts'
import { type StripeStandIn, withStripe } from './stripe-stand-in.ts'
import { withTestDatabase } from './test-database.ts'

export function withBilling(): { readonly app: TestApp; readonly stripe: StripeStandIn } {
  const database = withTestDatabase()
  const stripe = withStripe()
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await startApp(database.db, { environment: stripe.environment })
  })
  return {
    stripe,
    get app() {
      if (!app) throw new Error('The test app is there only inside tests.')
      return app
    },
  }
}

export interface PlanRow extends Record<string, unknown> {
  subscription_status: string
  stripe_customer_id: string | null
  stripe_subscription_id: string | null
  pro_until: string | null
  pro_period: string | null
  pro_renews_at: string | null
  payment_failed: boolean
  has_invoices: boolean
}

const inUtc = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`

export async function planOf(app: TestApp, id: string): Promise<PlanRow | undefined> {
  const [row] = await app.db.query<PlanRow>(
    `select subscription_status, stripe_customer_id, stripe_subscription_id, pro_period, payment_failed, has_invoices,
       ${inUtc('pro_until')}, ${inUtc('pro_renews_at')}
     from public.profiles where user_id = $1`,
    [id],
  )
  return row
}

/** Starts a checkout; returns the id of its page. */
export async function openCheckout(
  app: TestApp,
  author: Author,
  period: 'monthly' | 'annual' = 'monthly',
): Promise<string> {
  const { status, body } = await callFunction(app, 'create-checkout-session', { period }, author)
  if (status !== 200 || body.outcome !== 'checkout') throw new Error(`No checkout: ${JSON.stringify(body)}`)
  return String(body.url).split('/').at(-1) ?? ''
}

/** Somebody who has paid, before the server was told. */
export async function createBuyer(app: TestApp, stripe: StripeStandIn) {
  const author = await createAuthor(app)
  const subscription = stripe.pay(await openCheckout(app, author))
  return { ...author, subscription, customer: subscription.customer as string }
}

/** When the running period is over, as planOf writes it. */
export const periodEndOf = (subscription: Thing): string =>
  new Date(subscription.items.data[0].current_period_end * 1000).toISOString().replace('.000', '')

export const refresh = (app: TestApp, author: Author) => callFunction(app, 'refresh-subscription', {}, author)
