// /local/checkout and /local/billing: where people pay while no payment service is configured. The addresses can't be guessed.
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Billing } from '#server/billing/billing.ts'
import type { AppEnv } from '#server/http/env.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import {
  findLocalCheckout,
  type LocalCheckout,
  listLocalSubscriptions,
} from '#server/stores/local-payments.ts'
import { type LocalEvent, localEvents, payLocally } from './events.ts'
import { checkoutPage, closedCheckoutPage, missingPage, paidCheckoutPage, portalPage } from './pages.ts'

// Only ids of the kind made here: the database may not accept anything else.
const checkoutPath = '/checkout/:id{cs_local_[\\w-]+}'
const billingPath = '/billing/:customer{cus_local_[\\w-]+}'

export function localPaymentRoutes(billing: Billing): Hono<AppEnv> {
  const { db } = billing
  const app = new Hono<AppEnv>()
  app.get(checkoutPath, async (c) => {
    const checkout = await findLocalCheckout(db, c.req.param('id'))
    return checkout?.status === 'open' ? answerPage(c, checkoutPage(checkout)) : answerClosed(c, checkout)
  })
  app.post(`${checkoutPath}/pay`, async (c) => {
    const id = c.req.param('id')
    // After submitting twice, only the second response is shown.
    const paid = (await payLocally(billing, id)) ?? (await findLocalCheckout(db, id))
    return paid?.status === 'complete'
      ? c.redirect(paid.success_url.replace('{CHECKOUT_SESSION_ID}', paid.id), 303)
      : answerClosed(c, paid)
  })
  // Stays open like the real page, so that users can come back to it.
  app.post(`${checkoutPath}/leave`, async (c) => {
    const checkout = await findLocalCheckout(db, c.req.param('id'))
    return checkout ? c.redirect(checkout.cancel_url, 303) : answerClosed(c, checkout)
  })
  app.get(billingPath, async (c) => {
    const customer = c.req.param('customer')
    return answerPage(c, portalPage(customer, await listLocalSubscriptions(db, customer)))
  })
  app.post(`${billingPath}/:subscription/:event`, async (c) => {
    const { customer, subscription: id, event } = c.req.param()
    const subscription = (await listLocalSubscriptions(db, customer)).find((found) => found.id === id)
    if (subscription && Object.hasOwn(localEvents, event))
      await localEvents[event as LocalEvent](billing, subscription)
    return c.redirect(`/local/billing/${encodeURIComponent(customer)}`, 303)
  })
  app.get('/checkout/*', (c) => answerPage(c, missingPage('checkout'), 404))
  app.get('/billing/*', (c) => answerPage(c, missingPage('billing'), 404))
  return app
}

const answerClosed = (c: Context<AppEnv>, checkout: LocalCheckout | undefined) =>
  answerPage(c, checkout?.status === 'complete' ? paidCheckoutPage() : closedCheckoutPage(), 410)

function answerPage(c: Context<AppEnv>, html: string, status: ContentfulStatusCode = 200): Response {
  c.header('content-security-policy', contentSecurityPolicy([]))
  c.header('cache-control', 'no-store')
  return c.html(html, status)
}
