// The pages of the local payment stand-in. None of them asks for a card.

import { type BillingPeriod, plans } from '#domain/billing/plan.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { localPage } from '#server/local/page.ts'
import type { LocalCheckout, LocalSubscription } from '#server/stores/local-payments.ts'
import type { LocalEvent } from './events.ts'

const units: Record<BillingPeriod, string> = { monthly: 'month', annual: 'year' }
const adverbs: Record<BillingPeriod, string> = { monthly: 'monthly', annual: 'annually' }

const priceOf = (period: BillingPeriod): string =>
  `$${plans.find(({ id }) => id === 'pro')?.price[period]}.00`
const button = (action: string, label: string, kind = 'plain') =>
  `<form method="post" action="${escapeHtml(action)}"><button type="submit" class="${kind}">${label}</button></form>`

export function checkoutPage({ id, period }: LocalCheckout): string {
  const price = priceOf(period)
  return localPage(
    'Local checkout',
    `<h1>Pay for Pro</h1>
<p class="lede">No payment service is connected, so this is a test checkout page. It doesn’t ask for a card, and nothing is charged.</p>
<div class="sheet form"><dl class="facts"><dt>Plan</dt><dd>Presswright Pro, billed ${adverbs[period]}</dd><dt>Due today</dt><dd>${price}</dd></dl>
<div class="actions">${button(`/local/checkout/${id}/pay`, `Pay ${price}`, 'primary')}${button(`/local/checkout/${id}/leave`, 'Cancel')}</div></div>`,
  )
}

export function closedCheckoutPage(): string {
  return localPage(
    'Local checkout',
    `<h1>This checkout is closed</h1>
<p class="lede">A newer checkout replaced it, or it expired. Nothing was charged.</p>
<p class="lede"><a href="/pricing">Back to pricing</a></p>`,
  )
}

/** For an address that was never a page here. */
export function missingPage(kind: 'checkout' | 'billing'): string {
  return kind === 'checkout'
    ? localPage(
        'Local checkout',
        `<h1>There’s no checkout at this address</h1>
<p class="lede">The link may be incomplete. Start again from the pricing page.</p>
<p class="lede"><a href="/pricing">Back to pricing</a></p>`,
      )
    : localPage(
        'Local billing',
        `<h1>There’s no billing page at this address</h1>
<p class="lede">The link may be incomplete. Open it again from your settings.</p>
<p class="lede"><a href="/settings">Back to Account Settings</a></p>`,
      )
}

export function paidCheckoutPage(): string {
  return localPage(
    'Local checkout',
    `<h1>You’ve already paid</h1>
<p class="lede">Nothing more is due.</p>
<p class="lede"><a href="/settings">Go to Account Settings</a></p>`,
  )
}

export function portalPage(customerId: string, subscriptions: readonly LocalSubscription[]): string {
  const items = subscriptions.map((subscription) => subscriptionItem(customerId, subscription)).join('')
  return localPage(
    'Local billing',
    `<h1>Billing</h1>
<p class="lede">No payment service is connected, so this is a test billing page. Each button simulates something a payment service would report.</p>
${items || '<p class="sheet empty soft">No subscription yet.</p>'}
<p class="lede"><a href="/settings">Back to Account Settings</a></p>`,
  )
}

const statuses: Record<LocalSubscription['status'], string> = {
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Ended',
}
const eventLabels: Record<LocalEvent, string> = {
  'end-period': 'End the billing period now',
  'fail-payment': 'Simulate a failed payment',
  'pay-invoice': 'Pay the open invoice',
  refund: 'Refund the last payment',
}

function subscriptionItem(customerId: string, { id, period, status, ends, period_end }: LocalSubscription) {
  const date = formatDay(period_end)
  // What has failed can be paid; what is paid can fail.
  const impossible = status === 'past_due' ? 'fail-payment' : 'pay-invoice'
  const buttons = Object.entries(eventLabels)
    .filter(([event]) => event !== impossible)
    .map(([event, label]) => button(`/local/billing/${customerId}/${id}/${event}`, label))
  const facts = `<dl class="facts"><dt>Plan</dt><dd>Presswright Pro, ${priceOf(period)} a ${units[period]}</dd><dt>Status</dt><dd>${statuses[status]}</dd>
${status === 'canceled' ? '' : `<dt>${ends ? 'Ends' : 'Renews'}</dt><dd>${date}</dd>`}</dl>`
  const actions = status === 'canceled' ? '' : `<div class="actions">${buttons.join('')}</div>`
  return `<div class="sheet form">${facts}${actions}</div>`
}
