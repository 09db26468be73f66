// What the Stripe stand-in answers: one line per operation the product uses, with Stripe's own refusals.
import { randomUUID } from 'node:crypto'
import type { StripeStandIn } from './stripe-stand-in.ts'

export type Thing = Record<string, any>

/** What Stripe refuses, in its own form. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Record<string, string>

  constructor(status: number, error: Record<string, string>) {
    super(error.message ?? 'refused')
    this.status = status
    this.error = error
  }
}

const missing = (param: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${param}`,
  })

const list = (data: Thing[]) => ({ object: 'list', data, has_more: false, url: '/' })

function find(things: Map<string, Thing>, id: string, param: string): Thing {
  const thing = things.get(id)
  if (!thing) throw missing(param)
  return thing
}

type Route = [
  verb: string,
  path: RegExp,
  run: (stripe: StripeStandIn, id: string, form: Record<string, string>) => Thing,
]

export const routes: Route[] = [
  [
    'POST',
    /^\/v1\/customers$/,
    (stripe, _, form) => {
      const customer = {
        id: `cus_${stripe.customers.size + 1}_${randomUUID().slice(0, 8)}`,
        email: form.email,
      }
      stripe.customers.set(customer.id, customer)
      return customer
    },
  ],
  [
    'POST',
    /^\/v1\/checkout\/sessions$/,
    (stripe, _, form) => {
      const { id: customer } = find(stripe.customers, form.customer ?? '', 'customer')
      if (!form['line_items[0][price]']?.startsWith('price_')) throw missing('line_items[0][price]')
      const metadata = { user_id: form['metadata[user_id]'], site: form['metadata[site]'] }
      const id = `cs_${stripe.sessions.size + 1}_${randomUUID().slice(0, 8)}`
      const session = {
        id,
        object: 'checkout.session',
        customer,
        metadata,
        subscription_metadata: {
          user_id: form['subscription_data[metadata][user_id]'],
          site: form['subscription_data[metadata][site]'],
        },
        price: form['line_items[0][price]'],
        success_url: form.success_url,
        status: 'open',
        url: `https://checkout.stripe.example/${id}`,
      }
      stripe.sessions.set(id, session)
      return session
    },
  ],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (stripe, id) => find(stripe.sessions, id, 'session')],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (stripe, id) => {
      const session = find(stripe.sessions, id, 'session')
      if (session.status !== 'open')
        throw new Refusal(400, {
          type: 'invalid_request_error',
          message: 'Only open sessions can be expired',
        })
      return Object.assign(session, { status: 'expired', url: null })
    },
  ],
  [
    'GET',
    /^\/v1\/subscriptions$/,
    (stripe, _, { customer = '' }) => {
      find(stripe.customers, customer, 'customer')
      return list([...stripe.subscriptions.values()].filter((found) => found.customer === customer))
    },
  ],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, (stripe, id) => find(stripe.subscriptions, id, 'id')],
  [
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/,
    (stripe, id, form) => {
      const subscription = find(stripe.subscriptions, id, 'id')
      const isEnding = form.cancel_at_period_end === 'true'
      const periodEnd = subscription.items.data[0].current_period_end
      stripe.change(id, { cancel_at_period_end: isEnding, cancel_at: isEnding ? periodEnd : null })
      return subscription
    },
  ],
  [
    'DELETE',
    /^\/v1\/subscriptions\/(\w+)$/,
    (stripe, id) => {
      const subscription = find(stripe.subscriptions, id, 'id')
      if (subscription.status === 'canceled') throw missing('id')
      stripe.change(id, { status: 'canceled' }, 'customer.subscription.deleted')
      return subscription
    },
  ],
  [
    'GET',
    /^\/v1\/invoice_payments$/,
    (_, __, form) => {
      const invoice = form.invoice ?? form['payment[payment_intent]']?.replace('pi_', 'in_') ?? ''
      return list([{ invoice, payment: { payment_intent: invoice.replace('in_', 'pi_') } }])
    },
  ],
  [
    'POST',
    /^\/v1\/refunds$/,
    (stripe, _, { payment_intent = '' }) => {
      if (stripe.refunds.includes(payment_intent))
        throw new Refusal(400, {
          type: 'invalid_request_error',
          code: 'charge_already_refunded',
          message: 'Refunded',
        })
      stripe.refunds.push(payment_intent)
      return { id: `re_${payment_intent}` }
    },
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    (stripe, _, form) => {
      find(stripe.customers, form.customer ?? '', 'customer')
      return { id: 'bps_1', url: `https://billing.stripe.example/?back=${form.return_url}` }
    },
  ],
]
