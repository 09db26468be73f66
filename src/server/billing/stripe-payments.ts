// Payments by Stripe. The SDK loads with the first payment; nothing else imports it.
import type { Stripe } from 'stripe'
import type { StripeConfig } from '#server/config/billing.ts'
import { ignoreMissing, type Payments, PaymentsError } from './payments.ts'
import { readAnswer } from './stripe-answers.ts'

/** Milliseconds of one try, and how often it is tried again. */
export interface RetryOptions {
  timeout: number
  maxNetworkRetries: number
}

const usual: RetryOptions = { timeout: 15_000, maxNetworkRetries: 2 }

type Ask = <Answer>(ask: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>

export function createStripePayments(config: StripeConfig, retries = usual): Payments {
  let client: Promise<Stripe> | undefined
  const ask: Ask = async (request) => {
    client ??= openClient(config, retries)
    try {
      return await request(await client)
    } catch (error) {
      throw toPaymentsError(error)
    }
  }
  return { ...buying(ask, config), ...subscriptions(ask), ...refunds(ask) }
}

async function openClient({ secretKey, apiBase }: StripeConfig, retries: RetryOptions): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const { hostname, port, protocol } = new URL(apiBase)
  return new Client(secretKey, {
    ...retries,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    telemetry: false,
  })
}

type Buying = Pick<
  Payments,
  'createCustomer' | 'createCheckout' | 'findCheckout' | 'expireCheckout' | 'createPortal'
>

function buying(ask: Ask, { prices }: StripeConfig): Buying {
  return {
    async createCustomer({ userId, site, email, key }) {
      const customer = { metadata: { user_id: userId, site }, ...(email && { email }) }
      return readAnswer(
        'id',
        await ask((stripe) => stripe.customers.create(customer, { idempotencyKey: key })),
      )
    },
    async createCheckout({ key, userId, site, customerId, period, expiresAt, successUrl, cancelUrl }) {
      const metadata = { user_id: userId, site }
      const order = {
        mode: 'subscription' as const,
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: prices[period], quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: expiresAt,
      }
      const answer = await ask((stripe) => stripe.checkout.sessions.create(order, { idempotencyKey: key }))
      return readAnswer('checkout', answer)
    },
    async findCheckout(id) {
      return readAnswer('checkout', await ask((stripe) => stripe.checkout.sessions.retrieve(id)))
    },
    async expireCheckout(id) {
      try {
        return readAnswer('checkout', await ask((stripe) => stripe.checkout.sessions.expire(id)))
      } catch (error) {
        // Only an open checkout can be expired; otherwise its own status says what happened.
        const checkout = await this.findCheckout(id)
        if (checkout.status === 'open') throw error
        return checkout
      }
    },
    async createPortal(customerId, returnUrl) {
      const portal = { customer: customerId, return_url: returnUrl }
      return readAnswer('page', await ask((stripe) => stripe.billingPortal.sessions.create(portal)))
    },
  }
}

type Subscriptions = Pick<
  Payments,
  'listSubscriptions' | 'cancelSubscription' | 'resumeSubscription' | 'endSubscription'
>

function subscriptions(ask: Ask): Subscriptions {
  return {
    async listSubscriptions(customer) {
      const all = { customer, status: 'all' as const, limit: 100 }
      return readAnswer('subscriptions', await ask((stripe) => stripe.subscriptions.list(all)))
    },
    async cancelSubscription(id) {
      await ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }))
    },
    async resumeSubscription(id) {
      const end = readAnswer('end', await ask((stripe) => stripe.subscriptions.retrieve(id)))
      const change = end === 'period' ? { cancel_at_period_end: false } : { cancel_at: '' as const }
      await ask((stripe) => stripe.subscriptions.update(id, change))
    },
    async endSubscription(id) {
      await ask((stripe) => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })).catch(
        ignoreMissing,
      )
    },
  }
}

function refunds(ask: Ask): Pick<Payments, 'refundInvoice' | 'findInvoice'> {
  return {
    async refundInvoice(invoice) {
      const paid = await ask((stripe) => stripe.invoicePayments.list({ invoice, status: 'paid' }))
      for (const id of readAnswer('payments', paid)) {
        await ask((stripe) =>
          stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` }),
        ).catch(ignoreRefunded)
      }
    },
    async findInvoice(id) {
      const payment = { type: 'payment_intent' as const, payment_intent: id }
      const found = await ask((stripe) => stripe.invoicePayments.list({ payment, limit: 1 }))
      return readAnswer('invoices', found)[0] ?? null
    },
  }
}

/** A refund that was already made can't be made twice. */
function ignoreRefunded(error: unknown): void {
  if ((error as { cause?: { code?: string } }).cause?.code !== 'charge_already_refunded') throw error
}

function toPaymentsError(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error
  const { code, param, type, message } = error as Partial<
    Record<'code' | 'param' | 'type' | 'message', string>
  >
  const failure =
    (code === 'resource_missing' && (param === 'customer' ? 'no_customer' : 'missing')) ||
    (type === 'StripeIdempotencyError' && 'key_used') ||
    'failed'
  return new PaymentsError(failure, message ?? 'Stripe failed.', { cause: error })
}
