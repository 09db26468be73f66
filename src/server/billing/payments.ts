// The interface to payments. Implemented by Stripe and by the local stand-in.
import type { PaidSubscription } from '#domain/billing/derive-plan.ts'
import type { BillingPeriod } from '#domain/billing/plan.ts'

export interface Subscription extends PaidSubscription {
  /** The invoice of the running period. */
  invoiceId: string | null
}

export interface Checkout {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** The payment page, while it is open. */
  url: string | null
}

/** Sent with a purchase and returned in messages: the buyer and the installation. */
export interface Purchaser {
  userId: string
  site: string
}

export interface Order extends Purchaser {
  /** The same key makes the same checkout, however often it is sent. */
  key: string
  customerId: string
  period: BillingPeriod
  /** Seconds since 1970: the page closes then. */
  expiresAt: number
  /** {CHECKOUT_SESSION_ID} in it is replaced with the checkout's id. */
  successUrl: string
  cancelUrl: string
}

export interface Payments {
  createCustomer(customer: Purchaser & { email: string | null; key: string }): Promise<string>
  createCheckout(order: Order): Promise<Checkout>
  findCheckout(id: string): Promise<Checkout>
  /** Closes the payment page; one that was paid stays complete. */
  expireCheckout(id: string): Promise<Checkout>
  /** All of a customer's, also those that are over. */
  listSubscriptions(customerId: string): Promise<Subscription[]>
  /** Lets it end with the paid period. */
  cancelSubscription(id: string): Promise<void>
  /** Undoes a cancel: it renews again. */
  resumeSubscription(id: string): Promise<void>
  /** Ends it at once, without a refund; one that is over already is fine. */
  endSubscription(id: string): Promise<void>
  /** Refunds what was paid for the invoice; once, however often it is called. */
  refundInvoice(invoiceId: string): Promise<void>
  /** The invoice that a payment was for; null when it was for none. */
  findInvoice(paymentId: string): Promise<string | null>
  /** A page where the customer sees invoices and changes the card. */
  createPortal(customerId: string, returnUrl: string): Promise<string>
}

/**
 * `no_customer`: the customer is not known there. `missing`: nor is something else. `key_used`: the key was sent before, with
 * another order.
 */
export type PaymentsFailure = 'no_customer' | 'missing' | 'key_used' | 'failed'

export class PaymentsError extends Error {
  override name = 'PaymentsError'
  readonly failure: PaymentsFailure

  constructor(failure: PaymentsFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/** A subscription unknown to the payment service can't charge anybody. */
export function ignoreMissing(error: unknown): undefined {
  if (error instanceof PaymentsError && ['missing', 'no_customer'].includes(error.failure)) return
  throw error
}
