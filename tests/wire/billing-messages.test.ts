// Messages of Stripe: forged, repeated, late, reordered, unknown, and lost. The plan follows what is true at Stripe.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '#server/billing/reconcile.ts'
import { runHousekeeping } from '#server/housekeeping.ts'
import {
  createBuyer,
  openCheckout,
  periodEndOf,
  planOf,
  refresh,
  withBilling,
} from '#tests/support/billing.ts'
import { callFunction, createAuthor } from '#tests/support/functions.ts'
import { runRegularly } from '#tests/support/housekeeping.ts'
import { deliver, type StripeEvent } from '#tests/support/stripe-stand-in.ts'

const test = withBilling()
const pro = { subscription_status: 'pro' }
const free = { subscription_status: 'free' }

beforeEach(() => {
  test.stripe.asked.length = 0
  test.stripe.events.length = 0
})
afterEach(() => {
  test.stripe.trouble = undefined
  test.stripe.before = undefined
})

async function deliverAll(events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) expect(await deliver(test.app, event)).toMatchObject({ status: 200 })
}

describe('stripe-webhook', () => {
  it('upgrades someone who has paid to Pro, without an API key', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    expect(await planOf(app, buyer.id)).toMatchObject(free)
    await deliverAll(stripe.events)
    expect(await planOf(app, buyer.id)).toEqual({
      subscription_status: 'pro',
      stripe_customer_id: buyer.customer,
      stripe_subscription_id: buyer.subscription.id,
      pro_until: null,
      pro_period: 'monthly',
      pro_renews_at: periodEndOf(buyer.subscription),
      payment_failed: false,
      has_invoices: true,
    })
  })

  it('distinguishes yearly, monthly and other billing periods', async () => {
    const { app, stripe } = test
    const author = await createAuthor(app)
    const subscription = stripe.pay(await openCheckout(app, author, 'annual'))
    await deliverAll(stripe.events)
    expect(await planOf(app, author.id)).toMatchObject({ ...pro, pro_period: 'annual' })
    const [item] = subscription.items.data
    for (const price of [
      { recurring: { interval: 'week' } },
      { recurring: { interval: 'month', interval_count: 3 } },
      null,
    ]) {
      stripe.change(subscription.id, { items: { data: [{ ...item, price }] } })
      await deliverAll(stripe.events.slice(-1))
      expect(await planOf(app, author.id)).toMatchObject({ ...pro, pro_period: null })
    }
  })

  it.each([
    ['another secret', { secret: 'whsec_of_a_stranger' }],
    ['an old time', { at: Date.now() - 3_600_000 }],
    ['a time to come', { at: Date.now() + 3_600_000 }],
    ['another body', { body: '{"id":"evt_forged"}' }],
  ])('refuses a message signed with %s', async (_, signing) => {
    const buyer = await createBuyer(test.app, test.stripe)
    const [event] = test.stripe.events
    if (!event) throw new Error('There is no event.')
    const { status, body } = await deliver(test.app, event, signing)
    expect([status, body.code]).toEqual([400, 'bad_signature'])
    expect(await planOf(test.app, buyer.id)).toMatchObject(free)
  })

  it.each([undefined, '', 't=,v1=', 't=1', 'v1=abc', 't=x,v1=00', `t=${Date.now()},v0=00`])(
    'refuses the signature %o',
    async (signature) => {
      const response = await test.app.request('/functions/v1/stripe-webhook', {
        method: 'POST',
        headers: signature === undefined ? {} : { 'stripe-signature': signature },
        body: '{}',
      })
      expect(response.status).toBe(400)
    },
  )

  it('refuses a signed body that is not an event', async () => {
    const { status, body } = await deliver(test.app, { hello: 'there' } as never)
    expect([status, body.code]).toEqual([400, 'invalid'])
  })

  it('handles a message once, however often it comes', async () => {
    const { app, stripe } = test
    await createBuyer(app, stripe)
    const [event] = stripe.events
    if (!event) throw new Error('There is no event.')
    await deliverAll([event])
    stripe.asked.length = 0
    await deliverAll([event, event, event])
    expect(stripe.asked).toEqual([])
  })

  it.each(['product.created', 'payment_intent.succeeded', 'customer.created', 'never.heard.of'])(
    'takes %s without asking anybody anything',
    async (type) => {
      const event = test.stripe.tell(type, { id: 'x', customer: 'cus_x' })
      await deliverAll([event])
      expect(test.stripe.asked).toEqual([])
    },
  )

  it('accepts events about no account, or about an account of another installation', async () => {
    const { stripe } = test
    const author = await createAuthor(test.app)
    const { app } = test
    const elsewhere = { user_id: author.id, site: 'https://staging.example' }
    await deliverAll([
      stripe.tell('customer.subscription.created', { id: 'sub_x', customer: null }),
      stripe.tell('customer.subscription.created', { id: 'sub_x', customer: 'cus_of_another_product' }),
      stripe.tell('customer.subscription.created', { id: 'sub_x', customer: 'cus_y', metadata: elsewhere }),
      stripe.tell('invoice.paid', { id: 'in_x', customer: { id: 'cus_z' }, metadata: { user_id: 12 } }),
    ])
    expect(stripe.asked).toEqual([])
    expect(await planOf(app, author.id)).toMatchObject({ ...free, stripe_customer_id: null })
  })

  it('asks to be sent again while Stripe does not answer, and then works', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    stripe.trouble = { match: /subscriptions/, what: { garbage: '<html>' } }
    const [event] = stripe.events
    if (!event) throw new Error('There is no event.')
    expect((await deliver(app, event)).status).toBe(502)
    stripe.trouble = undefined
    await deliverAll([event])
    expect(await planOf(app, buyer.id)).toMatchObject(pro)
  })

  it('does not let a message from before a change undo the change', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    stripe.change(buyer.subscription.id, { status: 'canceled' }, 'customer.subscription.deleted')
    await deliverAll(stripe.events.toReversed())
    expect(await planOf(app, buyer.id)).toMatchObject(free)
  })

  it('lets the reading that began last win when messages are handled at once', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    const [first] = stripe.events
    if (!first) throw new Error('There is no event.')
    // The first message is held where it asks Stripe; while it waits, the subscription ends, and its message is handled.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let asked = 0
    stripe.before = {
      match: /GET .*subscriptions/,
      run: async () => {
        asked += 1
        if (asked > 1) return
        const snapshot = structuredClone(buyer.subscription)
        await held
        // What was true when it asked: an answer that was slow on its way.
        stripe.subscriptions.set(buyer.subscription.id, snapshot)
      },
    }
    const slow = deliver(app, first)
    await expect.poll(() => asked).toBe(1)
    stripe.change(buyer.subscription.id, { status: 'canceled' }, 'customer.subscription.deleted')
    await deliverAll(stripe.events.slice(-1))
    release()
    expect((await slow).status).toBe(200)
    expect(await planOf(app, buyer.id)).toMatchObject(free)
  })

  it('keeps Pro while a failed payment is tried again, and ends it when Stripe gives up', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    stripe.change(buyer.subscription.id, { status: 'past_due' }, 'invoice.payment_failed')
    await deliverAll(stripe.events)
    expect(await planOf(app, buyer.id)).toMatchObject({ ...pro, payment_failed: true })
    stripe.change(buyer.subscription.id, { status: 'unpaid' })
    await deliverAll(stripe.events.slice(-1))
    expect(await planOf(app, buyer.id)).toMatchObject({
      ...free,
      stripe_subscription_id: buyer.subscription.id,
      payment_failed: true,
      pro_renews_at: null,
    })
    stripe.change(buyer.subscription.id, { status: 'active' }, 'invoice.paid')
    await deliverAll(stripe.events.slice(-1))
    expect(await planOf(app, buyer.id)).toMatchObject({ ...pro, payment_failed: false })
  })

  it('ends the subscription of someone who got a full refund for this period', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await deliverAll([...stripe.events, stripe.tellRefund(buyer.subscription)])
    expect(stripe.liveOf(buyer.customer)).toEqual([])
    expect(await planOf(app, buyer.id)).toMatchObject(free)
  })

  it.each(['a part', 'an earlier period'])('ends nothing when %s was given back', async (what) => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    const refund = stripe.tellRefund(buyer.subscription, { whole: what !== 'a part' })
    if (what !== 'a part') buyer.subscription.latest_invoice = 'in_later'
    await deliverAll([refund])
    expect(await planOf(app, buyer.id)).toMatchObject(pro)
  })

  it('gives the money back when the account was deleted during the payment', async () => {
    const { app, stripe } = test
    const author = await createAuthor(app)
    const page = await openCheckout(app, author)
    await app.db.query('delete from auth.users where id = $1', [author.id])
    const subscription = stripe.pay(page)
    await deliverAll([...stripe.events, ...stripe.events])
    expect(stripe.liveOf(subscription.customer)).toEqual([])
    expect(stripe.refunds).toContain(`pi_${subscription.id}_1`)
  })

  it.each([/POST .*refunds/, /DELETE/])(
    'gives the money back once when Stripe fails at first, at %s',
    async (match) => {
      const { app, stripe } = test
      const author = await createAuthor(app)
      const page = await openCheckout(app, author)
      await app.db.query('delete from auth.users where id = $1', [author.id])
      const subscription = stripe.pay(page)
      const [event] = stripe.events
      if (!event) throw new Error('There is no event.')
      stripe.trouble = { match, what: { garbage: 'no' } }
      expect((await deliver(app, event)).status).toBe(502)
      stripe.trouble = undefined
      await deliverAll(stripe.events)
      expect(stripe.liveOf(subscription.customer)).toEqual([])
      expect(stripe.refunds.filter((id) => id === `pi_${subscription.id}_1`)).toHaveLength(1)
    },
  )

  it('keeps what was paid for a time in which the account was there', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await deliverAll(stripe.events)
    await callFunction(app, 'delete-user', { user_id: buyer.id }, buyer)
    await deliverAll(stripe.events)
    expect(stripe.liveOf(buyer.customer)).toEqual([])
    expect(stripe.refunds).not.toContain(`pi_${buyer.subscription.id}_1`)
  })

  it('forgets a customer that was deleted at Stripe', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await deliverAll(stripe.events)
    stripe.customers.delete(buyer.customer)
    await deliverAll([stripe.tell('customer.deleted', { id: buyer.customer, object: 'customer' })])
    expect(await planOf(app, buyer.id)).toMatchObject({ ...free, stripe_customer_id: null })
  })

  it.each(['customer.subscription.deleted', 'customer.subscription.updated', 'invoice.paid'])(
    'does not find a customer again that was deleted at Stripe by a late %s',
    async (type) => {
      const { app, stripe } = test
      const buyer = await createBuyer(app, stripe)
      await deliverAll(stripe.events)
      stripe.change(buyer.subscription.id, { status: 'canceled' }, type)
      stripe.customers.delete(buyer.customer)
      const late = stripe.events.slice(-1)
      await deliverAll([stripe.tell('customer.deleted', { id: buyer.customer, object: 'customer' })])
      await deliverAll(late)
      expect(await planOf(app, buyer.id)).toMatchObject({ ...free, stripe_customer_id: null })
      expect((await refresh(app, buyer)).body).toEqual({ status: 'free', proUntil: null })
    },
  )

  it('finds a customer again that was forgotten and pays', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await app.db.query('update internal.billing_accounts set customer_id = null where user_id = $1', [
      buyer.id,
    ])
    await deliverAll(stripe.events)
    expect(await planOf(app, buyer.id)).toMatchObject({ ...pro, stripe_customer_id: buyer.customer })
  })

  it('gives a profile back to who deleted it while the page was open', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await app.db.query('delete from public.profiles where user_id = $1', [buyer.id])
    await deliverAll(stripe.events)
    expect(await planOf(app, buyer.id)).toMatchObject(pro)
  })
})

describe('reading plans again', () => {
  const forgetReading = () => test.app.db.query('update internal.billing_accounts set read_at = null')

  it('heals lost messages, in both directions', async () => {
    const { app, stripe } = test
    const paid = await createBuyer(app, stripe)
    const ended = await createBuyer(app, stripe)
    await refresh(app, ended)
    stripe.change(ended.subscription.id, { status: 'canceled' })
    await forgetReading()
    if (app.billing) await reconcile(app.billing)
    expect(await planOf(app, paid.id)).toMatchObject(pro)
    expect(await planOf(app, ended.id)).toMatchObject(free)
  })

  it('leaves plans alone while Stripe is unreachable or does not know the customer', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await refresh(app, buyer)
    stripe.customers.delete(buyer.customer)
    await forgetReading()
    if (app.billing) await reconcile(app.billing)
    expect(await planOf(app, buyer.id)).toMatchObject(pro)
    stripe.trouble = { match: /./, what: { garbage: '' } }
    await forgetReading()
    if (app.billing) await reconcile(app.billing)
    expect(await planOf(app, buyer.id)).toMatchObject(pro)
  })

  it('asks about no one twice within the hour', async () => {
    const { app, stripe } = test
    await createBuyer(app, stripe)
    if (app.billing) await reconcile(app.billing)
    stripe.asked.length = 0
    if (app.billing) await reconcile(app.billing)
    expect(stripe.asked).toEqual([])
  })

  it('forgets messages that can not come again', async () => {
    const { app } = test
    await app.db.query(
      "insert into internal.billing_events (id, type, handled_at) values ('evt_old', 'x', now() - interval '61 days'), ('evt_new', 'x', now() - interval '59 days')",
    )
    await runRegularly(app.db)
    await runHousekeeping(app.db, app.log)
    const rows = await app.db.query("select id from internal.billing_events where type = 'x'")
    expect(rows).toEqual([{ id: 'evt_new' }])
  })
})

/** Numbers that look random and are the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('any history of a subscription', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'ends in the right plan, with its events shuffled, repeated and delayed: history %i',
    async (seed) => {
      const { app, stripe } = test
      const random = seeded(seed * 7919)
      const author = await createAuthor(app)
      const waiting: StripeEvent[] = []
      let seen = stripe.events.length
      let live: string | undefined
      const steps = [
        async () => {
          if (live) return
          live = stripe.pay(await openCheckout(app, author)).id
        },
        () => live && stripe.change(live, { status: 'past_due' }, 'invoice.payment_failed'),
        () => live && stripe.change(live, { status: 'active' }, 'invoice.paid'),
        () => live && callFunction(app, 'cancel-subscription', {}, author),
        () => live && stripe.change(live, { cancel_at_period_end: false, cancel_at: null }),
        () => {
          if (live) stripe.change(live, { status: 'canceled' }, 'customer.subscription.deleted')
          live = undefined
        },
        async () => {
          const event = waiting[random(waiting.length)]
          if (event) await deliver(app, event)
        },
      ]
      for (let count = 0; count < 14; count += 1) {
        await steps[random(steps.length)]?.()
        waiting.push(...stripe.events.slice(seen))
        seen = stripe.events.length
      }
      const rest = [...waiting, ...waiting].sort(() => random(3) - 1)
      const half = Math.floor(rest.length / 2)
      await Promise.all(rest.slice(0, half).map((event) => deliver(app, event)))
      await deliverAll(rest.slice(half))

      const subscription = live ? stripe.subscriptions.get(live) : undefined
      const end = subscription?.cancel_at
        ? new Date(subscription.cancel_at * 1000).toISOString().replace('.000', '')
        : null
      expect(await planOf(app, author.id)).toMatchObject({
        subscription_status: live ? 'pro' : 'free',
        stripe_subscription_id: live ?? null,
        pro_until: end,
        pro_renews_at: subscription && !end ? periodEndOf(subscription) : null,
        payment_failed: subscription?.status === 'past_due',
        has_invoices: [...stripe.subscriptions.values()].some(
          ({ metadata }) => metadata.user_id === author.id,
        ),
      })
    },
  )
})
