// Stripe as a server on this machine, speaking its real protocol: forms in, JSON out, idempotency keys, signed messages.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import { afterAll, beforeAll } from 'vitest'
import { LocalServer } from './local-server.ts'
import type { TestApp } from './start-app.ts'
import { Refusal, routes, type Thing } from './stripe-routes.ts'

const webhookSecret = 'whsec_of_the_tests'
const month = 30 * 24 * 60 * 60

export interface StripeEvent {
  id: string
  type: string
  data: { object: Record<string, any> }
}

/** What happens to requests instead of an answer. */
export type Trouble =
  | { status: number; error?: Record<string, string> }
  | { garbage: string }
  | 'silence'
  | 'cut'

export interface Asked {
  method: string
  path: string
  form: Record<string, string>
  key: string | undefined
}

interface KnownRequest {
  asked: string
  status: number
  body: unknown
}

export class StripeStandIn extends LocalServer {
  readonly asked: Asked[] = []
  readonly customers = new Map<string, Thing>()
  readonly sessions = new Map<string, Thing>()
  readonly subscriptions = new Map<string, Thing>()
  readonly refunds: string[] = []
  /** Everything that happened, oldest first: what Stripe would send. */
  readonly events: StripeEvent[] = []
  /** Applies to requests whose method and path match, until it is removed. */
  trouble: { match: RegExp; what: Trouble } | undefined
  /** Runs before a matching request is answered. */
  before: { match: RegExp; run: () => Promise<void> | void } | undefined
  readonly #requestsByKey = new Map<string, KnownRequest>()

  get environment(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: 'sk_test_key_that_stays_secret',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_MONTHLY: 'price_monthly',
      STRIPE_PRICE_ANNUAL: 'price_annual',
      STRIPE_API_BASE: this.url,
    }
  }

  /** Somebody fills in the payment page and pays. */
  pay(sessionId: string): Thing {
    const session = this.sessions.get(sessionId)
    if (session?.status !== 'open') throw new Error(`The page ${sessionId} cannot be paid.`)
    const id = `sub_${this.subscriptions.size + 1}_${randomUUID().slice(0, 8)}`
    const subscription: Thing = {
      id,
      object: 'subscription',
      customer: session.customer,
      metadata: session.subscription_metadata,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      latest_invoice: `in_${id}_1`,
      price: session.price,
      items: {
        object: 'list',
        data: [
          {
            current_period_end: Math.floor(Date.now() / 1000) + month,
            price: {
              id: session.price,
              recurring: { interval: session.price === 'price_annual' ? 'year' : 'month', interval_count: 1 },
            },
          },
        ],
      },
    }
    this.subscriptions.set(id, subscription)
    session.status = 'complete'
    session.url = null
    this.tell('customer.subscription.created', subscription)
    this.tell('checkout.session.completed', session)
    return subscription
  }

  /** Changes a subscription as time, banks and operators do. */
  change(id: string, change: Thing, type = 'customer.subscription.updated'): void {
    const subscription = this.subscriptions.get(id)
    if (!subscription) throw new Error(`There is no ${id}.`)
    Object.assign(subscription, change)
    this.tell(type, subscription)
  }

  tell(type: string, object: Thing): StripeEvent {
    const event = { id: `evt_${randomUUID()}`, type, data: { object: structuredClone(object) } }
    this.events.push(event)
    return event
  }

  /** The charge of the running period was refunded by somebody at Stripe. */
  tellRefund(subscription: Thing, { whole = true } = {}): StripeEvent {
    const payment_intent = subscription.latest_invoice.replace('in_', 'pi_')
    return this.tell('charge.refunded', {
      id: 'ch_1',
      object: 'charge',
      customer: subscription.customer,
      payment_intent,
      refunded: whole,
    })
  }

  liveOf = (customer: string): Thing[] =>
    [...this.subscriptions.values()].filter(
      (subscription) => subscription.customer === customer && subscription.status !== 'canceled',
    )

  protected async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '' } = request
    const { pathname, searchParams } = new URL(url, 'http://stripe')
    const body = Buffer.concat(chunks).toString()
    const form = Object.fromEntries([...searchParams, ...new URLSearchParams(body)])
    const key = request.headers['idempotency-key'] as string | undefined
    this.asked.push({ method, path: pathname, form, key })
    const line = `${method} ${pathname}`
    if (this.before?.match.test(line)) await this.before.run()
    if (this.trouble?.match.test(line)) return fail(response, this.trouble.what)
    // As at Stripe: the same key gives the same answer, also if what it made has changed since.
    const known = key ? this.#requestsByKey.get(key) : undefined
    const answer = known ? reuse(known, line + body) : this.#run(method, pathname, form)
    if (key && !known && answer.status < 400) this.#requestsByKey.set(key, { asked: line + body, ...answer })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }

  #run(method: string, path: string, form: Record<string, string>): { status: number; body: unknown } {
    try {
      const found = routes.find(([verb, pattern]) => verb === method && pattern.test(path))
      if (!found) throw new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized ${path}` })
      const id = found[1].exec(path)?.[1] ?? ''
      return { status: 200, body: structuredClone(found[2](this, id, form)) }
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { error: error.error } }
      throw error
    }
  }
}

function reuse(known: KnownRequest, asked: string): { status: number; body: unknown } {
  if (known.asked === asked) return known
  const error = { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used once.' }
  return { status: 400, body: { error } }
}

function fail(response: ServerResponse, what: Trouble): void {
  if (what === 'silence') return
  if (what === 'cut') {
    response.destroy()
    return
  }
  const isGarbage = 'garbage' in what
  response.writeHead(isGarbage ? 200 : what.status, { 'content-type': 'application/json' })
  response.end(
    isGarbage
      ? what.garbage
      : JSON.stringify({ error: what.error ?? { type: 'api_error', message: 'Down' } }),
  )
}

/** Sends a message as Stripe does, signed by its own library. */
export async function deliver(
  app: TestApp,
  event: StripeEvent,
  { secret = webhookSecret, at = Date.now(), body = JSON.stringify(event) } = {},
): Promise<{ status: number; body: Record<string, any> }> {
  const timestamp = Math.floor(at / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: JSON.stringify(event),
    secret,
    timestamp,
  })
  const response = await app.request('/functions/v1/stripe-webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
  return { status: response.status, body: (await response.json()) as Record<string, any> }
}

/** One stand-in for all tests of a file. */
export function withStripe(): StripeStandIn {
  const stripe = new StripeStandIn()
  beforeAll(() => stripe.start())
  afterAll(() => stripe.stop())
  return stripe
}
