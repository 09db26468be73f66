// /local/checkout and /local/billing: where one pays while no payment service is configured. Their addresses cannot be guessed.
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Billing } from '#server/billing/billing.ts'
import type { AppEnv } from '#server/http/env.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import { findLocalCheckout, listLocalSubscriptions } from '#server/stores/local-payments.ts'
import { type LocalEvent, localEvents, payLocally } from './local-events.ts'
import { checkoutPage, closedCheckoutPage, portalPage } from './local-pages.ts'

export function localPaymentRoutes(billing: Billing): Hono<AppEnv> {
  const { db } = billing
  const app = new Hono<AppEnv>()
  app.get('/checkout/:id', async (c) => {
    const checkout = await findLocalCheckout(db, c.req.param('id'))
    return checkout?.status === 'open' ? answerPage(c, checkoutPage(checkout)) : answerClosed(c)
  })
  app.post('/checkout/:id/pay', async (c) => {
    const paid = await payLocally(billing, c.req.param('id'))
    return paid
      ? c.redirect(paid.success_url.replace('{CHECKOUT_SESSION_ID}', paid.id), 303)
      : answerClosed(c)
  })
  // Left open, as the real page is: whoever comes back finds it again.
  app.post('/checkout/:id/leave', async (c) => {
    const checkout = await findLocalCheckout(db, c.req.param('id'))
    return checkout ? c.redirect(checkout.cancel_url, 303) : answerClosed(c)
  })
  app.get('/billing/:customer', async (c) => {
    const customer = c.req.param('customer')
    return answerPage(c, portalPage(customer, await listLocalSubscriptions(db, customer)))
  })
  app.post('/billing/:customer/:subscription/:event', async (c) => {
    const { customer, subscription: id, event } = c.req.param()
    const subscription = (await listLocalSubscriptions(db, customer)).find((found) => found.id === id)
    if (subscription && Object.hasOwn(localEvents, event))
      await localEvents[event as LocalEvent](billing, subscription)
    return c.redirect(`/local/billing/${encodeURIComponent(customer)}`, 303)
  })
  return app
}

const answerClosed = (c: Context<AppEnv>) => answerPage(c, closedCheckoutPage(), 410)

function answerPage(c: Context<AppEnv>, html: string, status: ContentfulStatusCode = 200): Response {
  c.header('content-security-policy', contentSecurityPolicy([]))
  c.header('cache-control', 'no-store')
  return c.html(html, status)
}
