// Buying, canceling and resuming Pro, with Stripe on the other side.
import { beforeEach, describe, expect, it } from 'vitest'
import { createStripePayments } from '#server/billing/stripe-payments.ts'
import { createBuyer, openCheckout, planOf, refresh, withBilling } from '#tests/support/billing.ts'
import { accessToken, clientOf } from '#tests/support/client.ts'
import { callFunction, createAuthor } from '#tests/support/functions.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { deliver } from '#tests/support/stripe-stand-in.ts'

const test = withBilling()
const buy = (token: string, period: unknown = 'monthly') =>
  callFunction(test.app, 'create-checkout-session', { period }, { token })

/** A token that another server takes for the same session. */
async function accessTokenOf(app: TestApp, id: string): Promise<string> {
  const [session] = await app.db.query<{ id: string }>('select id from auth.sessions where user_id = $1', [
    id,
  ])
  return accessToken(app, { sub: id, session_id: session?.id })
}

beforeEach(() => {
  test.stripe.trouble = undefined
  test.stripe.before = undefined
  test.stripe.asked.length = 0
  test.stripe.events.length = 0
})

describe('create-checkout-session', () => {
  it('answers the real client with the address of the payment page', async () => {
    const { app, stripe } = test
    const author = await createAuthor(app)
    const client = clientOf(app, { token: author.token })
    const { data, error } = await client.functions.invoke('create-checkout-session', {
      body: { period: 'annual' },
    })
    expect(error).toBeNull()
    expect(data).toEqual({ url: expect.stringMatching(/^https:\/\/checkout\.stripe\./), outcome: 'checkout' })
    const order = stripe.asked.find(({ method, path }) => method === 'POST' && path.endsWith('/sessions'))
    expect(order?.form).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_annual',
      'line_items[0][quantity]': '1',
      client_reference_id: author.id,
      'metadata[user_id]': author.id,
      'subscription_data[metadata][user_id]': author.id,
      success_url: `${app.config.siteUrl}/write?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app.config.siteUrl}/pricing?period=annual`,
    })
    expect(order?.key).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('refuses a visitor', async () => {
    const { status, body } = await callFunction(test.app, 'create-checkout-session', { period: 'monthly' })
    expect([status, body.code]).toEqual([401, 'sign_in_required'])
  })

  it.each(['weekly', '', null, 12])('refuses the period %o', async (period) => {
    const { token } = await createAuthor(test.app)
    expect((await buy(token, period)).status).toBe(400)
    expect(test.stripe.asked).toEqual([])
  })

  it('gives two clicks at once the same page and makes one customer', async () => {
    const { token } = await createAuthor(test.app)
    const customers = test.stripe.customers.size
    const answers = await Promise.all([buy(token), buy(token), buy(token)])
    const urls = new Set(answers.map(({ body }) => body.url))
    expect(urls.size).toBe(1)
    expect(test.stripe.customers.size).toBe(customers + 1)
    expect((await buy(token)).body.url).toBe([...urls][0])
  })

  it('makes the customer under a key that Stripe takes, however long the address is', async () => {
    const { app, stripe } = test
    const author = await createAuthor(app)
    const email = `${'a'.repeat(64)}@${'b.'.repeat(94)}example`
    await app.db.query('update auth.users set email = $2 where id = $1', [author.id, email])
    await openCheckout(app, author)
    const made = stripe.asked.find(({ path }) => path === '/v1/customers')
    expect(made?.form.email).toBe(email)
    expect(made?.key?.length).toBeLessThanOrEqual(255)
    expect(made?.key).not.toContain('aaaa@')
  })

  it('closes the page of one period before it opens that of another', async () => {
    const author = await createAuthor(test.app)
    const monthly = await openCheckout(test.app, author, 'monthly')
    const annual = await openCheckout(test.app, author, 'annual')
    expect(test.stripe.sessions.get(monthly)?.status).toBe('expired')
    expect(test.stripe.sessions.get(annual)).toMatchObject({ status: 'open', price: 'price_annual' })
  })

  it('leaves at most one page open when tabs buy different periods at once', async () => {
    const author = await createAuthor(test.app)
    await Promise.all([
      buy(author.token, 'monthly'),
      buy(author.token, 'annual'),
      buy(author.token, 'monthly'),
    ])
    const open = [...test.stripe.sessions.values()].filter(
      (session) => session.status === 'open' && session.metadata.user_id === author.id,
    )
    expect(open.length).toBeLessThanOrEqual(1)
    expect((await buy(author.token, 'annual')).body.outcome).toBe('checkout')
  })

  it('opens a new page when the old one has expired', async () => {
    const author = await createAuthor(test.app)
    const first = await openCheckout(test.app, author)
    Object.assign(test.stripe.sessions.get(first) ?? {}, { status: 'expired', url: null })
    expect(await openCheckout(test.app, author)).not.toBe(first)
  })

  it('closes a page before another can be opened', async () => {
    const { app, stripe } = test
    const author = await createAuthor(app)
    const first = await openCheckout(app, author)
    const order = stripe.asked.find(({ method, path }) => method === 'POST' && path.endsWith('/sessions'))
    const hours = (Number(order?.form.expires_at) - Date.now() / 1000) / 3600
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(12)
    const age = (interval: string) =>
      app.db.query(
        'update internal.billing_accounts set checkout_at = now() - $2::text::interval where user_id = $1',
        [author.id, interval],
      )
    await age('12 hours 50 minutes')
    expect(await openCheckout(app, author)).toBe(first)
    await age('13 hours')
    expect(await openCheckout(app, author)).not.toBe(first)
  })

  it('sells nothing to someone who has paid, even if no webhook arrived', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    const { body } = await buy(buyer.token, 'annual')
    expect(body).toEqual({ url: `${app.config.siteUrl}/settings`, outcome: 'already_pro' })
    expect(stripe.liveOf(buyer.customer)).toHaveLength(1)
    expect((await planOf(app, buyer.id))?.subscription_status).toBe('pro')
  })

  it.each([
    ['replaced', 'annual', /expire$/],
    ['looked up', 'monthly', /GET .*checkout\/sessions/],
  ])('does not sell again to who paid while the page was being %s', async (_, period, match) => {
    const { app, stripe } = test
    const author = await createAuthor(app)
    const page = await openCheckout(app, author, 'monthly')
    const run = () => {
      if (stripe.sessions.get(page)?.status === 'open') stripe.pay(page)
    }
    stripe.before = { match, run }
    expect((await buy(author.token, period)).body.outcome).toBe('already_pro')
    expect(stripe.liveOf((await planOf(app, author.id))?.stripe_customer_id ?? '')).toHaveLength(1)
  })

  it('ends a subscription that waits for its payment before it sells another', async () => {
    const buyer = await createBuyer(test.app, test.stripe)
    test.stripe.change(buyer.subscription.id, { status: 'unpaid' })
    expect((await buy(buyer.token)).body.outcome).toBe('checkout')
    expect(test.stripe.liveOf(buyer.customer)).toEqual([])
  })

  it('makes a new customer when Stripe does not know the old one', async () => {
    const author = await createAuthor(test.app)
    await openCheckout(test.app, author)
    const old = (await planOf(test.app, author.id))?.stripe_customer_id ?? ''
    test.stripe.customers.delete(old)
    await openCheckout(test.app, author)
    expect((await planOf(test.app, author.id))?.stripe_customer_id).not.toBe(old)
  })

  it.each([
    ['is down', { status: 500 }],
    ['answers rubbish', { garbage: 'no json' }],
    ['answers another shape', { garbage: '{"object":"list"}' }],
    ['answers without an address', { garbage: '{"id":"cs_1","status":"open"}' }],
    ['hangs up', 'cut'],
  ] as const)('fails with the specified words when Stripe %s, and works afterwards', async (_, what) => {
    const author = await createAuthor(test.app)
    test.stripe.trouble = { match: /POST .*sessions$/, what }
    const { status, body } = await buy(author.token)
    expect(status).toBe(502)
    expect(body).toEqual({
      error: 'Failed to start checkout process. Please try again.',
      code: 'checkout_failed',
    })
    test.stripe.trouble = undefined
    await openCheckout(test.app, author)
    expect(test.app.lines.join('')).not.toContain('key_that_stays_secret')
  })

  it('times out when Stripe doesn’t respond', async () => {
    const { payments } = test.app.config
    if (payments.kind !== 'stripe') throw new Error('Stripe is not configured.')
    test.stripe.trouble = { match: /./, what: 'silence' }
    const impatient = createStripePayments(payments, { timeout: 100, maxNetworkRetries: 0 })
    await expect(impatient.listSubscriptions('cus_1')).rejects.toMatchObject({ failure: 'failed' })
  })

  it('takes a new key when the old one belongs to another order', async () => {
    const author = await createAuthor(test.app)
    await openCheckout(test.app, author)
    // The process died before it noted the page; then the site got another address.
    await test.app.db.query('update internal.billing_accounts set checkout_id = null where user_id = $1', [
      author.id,
    ])
    const environment = { ...test.stripe.environment, SITE_URL: 'http://localhost:3999' }
    const moved = await startApp(test.app.db, { environment })
    const token = await accessTokenOf(moved, author.id)
    const { body } = await callFunction(moved, 'create-checkout-session', { period: 'monthly' }, { token })
    expect(body.outcome).toBe('checkout')
  })

  it('does not mistake a missing price for a missing customer', async () => {
    const author = await createAuthor(test.app)
    await openCheckout(test.app, author)
    const customer = (await planOf(test.app, author.id))?.stripe_customer_id
    const error = { type: 'invalid_request_error', code: 'resource_missing', param: 'line_items[0][price]' }
    test.stripe.sessions.clear()
    test.stripe.trouble = { match: /POST .*sessions$/, what: { status: 404, error } }
    expect((await buy(author.token)).status).toBe(502)
    expect((await planOf(test.app, author.id))?.stripe_customer_id).toBe(customer)
  })
})

describe('cancel-subscription', () => {
  it('answers the real client until when Pro lasts, and may be repeated', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    const { functions } = clientOf(app, { token: buyer.token })
    for (let times = 0; times < 2; times += 1) {
      const { data, error } = await functions.invoke('cancel-subscription')
      expect(error).toBeNull()
      const end = new Date(buyer.subscription.items.data[0].current_period_end * 1000)
      expect(data).toEqual({ status: 'pro', proUntil: end.toISOString() })
    }
    const plan = await planOf(app, buyer.id)
    expect(plan?.subscription_status).toBe('pro')
    expect(plan?.pro_until).not.toBeNull()
    const updates = stripe.asked.filter(({ form }) => form.cancel_at_period_end === 'true')
    expect(updates).toHaveLength(1)
  })

  it('refuses a visitor', async () => {
    expect((await callFunction(test.app, 'cancel-subscription', {})).status).toBe(401)
  })

  it('says so when there is nothing to cancel', async () => {
    const author = await createAuthor(test.app)
    const never = await callFunction(test.app, 'cancel-subscription', {}, author)
    expect([never.status, never.body.code]).toEqual([409, 'no_subscription'])
    await openCheckout(test.app, author)
    const begun = await callFunction(test.app, 'cancel-subscription', {}, author)
    expect([begun.status, begun.body.code]).toEqual([409, 'no_subscription'])
  })

  it('fails with the specified words when Stripe is down, and changes nothing', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await refresh(app, buyer)
    stripe.trouble = { match: /POST .*subscriptions/, what: { status: 500 } }
    const { status, body } = await callFunction(app, 'cancel-subscription', {}, buyer)
    expect([status, body.error]).toEqual([502, 'Failed to cancel subscription. Please try again.'])
    expect(await planOf(app, buyer.id)).toMatchObject({ subscription_status: 'pro', pro_until: null })
  })

  it('is taken back by buying again, without a new charge', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await callFunction(app, 'cancel-subscription', {}, buyer)
    const { body } = await buy(buyer.token, 'annual')
    expect(body).toEqual({ url: `${app.config.siteUrl}/settings`, outcome: 'resumed' })
    expect(await planOf(app, buyer.id)).toMatchObject({
      subscription_status: 'pro',
      stripe_subscription_id: buyer.subscription.id,
      pro_until: null,
    })
    expect(stripe.liveOf(buyer.customer)).toHaveLength(1)
  })

  it('ends in free at the period’s end, by message', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await callFunction(app, 'cancel-subscription', {}, buyer)
    stripe.change(buyer.subscription.id, { status: 'canceled' }, 'customer.subscription.deleted')
    for (const event of stripe.events) expect((await deliver(app, event)).status).toBe(200)
    expect(await planOf(app, buyer.id)).toMatchObject({
      subscription_status: 'free',
      stripe_subscription_id: null,
      pro_until: null,
    })
  })
})

describe('create-portal-session', () => {
  it('answers the address of the billing portal, once there is something to see', async () => {
    const author = await createAuthor(test.app)
    const before = await callFunction(test.app, 'create-portal-session', {}, author)
    expect([before.status, before.body.code]).toEqual([409, 'no_customer'])
    await openCheckout(test.app, author)
    const { body } = await callFunction(test.app, 'create-portal-session', {}, author)
    expect(body.url).toMatch(/^https:\/\/billing\.stripe\.example\//)
  })

  it('refuses a visitor', async () => {
    expect((await callFunction(test.app, 'create-portal-session', {})).status).toBe(401)
  })
})

describe('the functions that ask the payment service', () => {
  it.each(['create-checkout-session', 'cancel-subscription', 'create-portal-session'])(
    'refuse a user who asks all the time: %s',
    async (name) => {
      const author = await createAuthor(test.app)
      const ask = () => callFunction(test.app, name, { period: 'monthly' }, author)
      const answers = await Promise.all(Array.from({ length: 25 }, ask))
      expect(answers.some(({ status }) => status === 429)).toBe(true)
      expect(answers.some(({ status }) => status !== 429)).toBe(true)
      expect(
        (await callFunction(test.app, name, { period: 'monthly' }, await createAuthor(test.app))).status,
      ).not.toBe(429)
    },
  )
})

describe('refresh-subscription', () => {
  it('finds a payment without a webhook', async () => {
    const buyer = await createBuyer(test.app, test.stripe)
    expect((await refresh(test.app, buyer)).body).toEqual({ status: 'pro', proUntil: null })
    expect((await planOf(test.app, buyer.id))?.subscription_status).toBe('pro')
  })

  it('is free for who never bought anything', async () => {
    const author = await createAuthor(test.app)
    expect((await refresh(test.app, author)).body).toEqual({ status: 'free', proUntil: null })
  })

  it('refuses a visitor, and a user who asks all the time', async () => {
    expect((await callFunction(test.app, 'refresh-subscription', {})).status).toBe(401)
    const author = await createAuthor(test.app)
    const answers = await Promise.all(Array.from({ length: 25 }, () => refresh(test.app, author)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})
