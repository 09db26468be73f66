// With nothing configured, a page of this machine takes pretended payments and tells of them as Stripe would.
import { beforeEach, describe, expect, it } from 'vitest'
import { planOf } from '#tests/support/billing.ts'
import { type Author, callFunction, createAuthor } from '#tests/support/functions.ts'
import { createPerson } from '#tests/support/people.ts'
import { startApp, withApp } from '#tests/support/start-app.ts'

const test = withApp()
let author: Author

beforeEach(async () => {
  author = await createAuthor(test.app)
})

const call = (name: string, body: unknown = {}) => callFunction(test.app, name, body, author)
const pathOf = (url: string) => url.replace(test.app.config.siteUrl, '')
const post = (path: string) => test.app.request(path, { method: 'POST', redirect: 'manual' })
const page = async (path: string) => (await test.app.request(path)).text()

async function openPage(period = 'monthly'): Promise<string> {
  const { body } = await call('create-checkout-session', { period })
  return pathOf(body.url)
}

async function buy(): Promise<string> {
  await post(`${await openPage()}/pay`)
  const { body } = await call('create-portal-session')
  return pathOf(body.url)
}

/** Presses a button of the portal. */
async function press(portal: string, event: string): Promise<void> {
  const [action = ''] = new RegExp(`/local/billing/[^"]*/${event}`).exec(await page(portal)) ?? []
  expect((await post(action)).status).toBe(303)
}

describe('the local checkout', () => {
  it('says that it is a test page and what would be charged', async () => {
    const response = await test.app.request(await openPage('annual'))
    const html = await response.text()
    expect(html).toContain('Local test page')
    expect(html).toContain('src: url(/fonts/newsreader.woff2)')
    expect(html).toContain('nothing is charged')
    expect(html).toContain('Pay $180.00')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('makes the buyer Pro and leads back with the id of the checkout', async () => {
    const checkout = await openPage()
    const response = await post(`${checkout}/pay`)
    const id = checkout.split('/').at(-1)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${test.app.config.siteUrl}/write?session_id=${id}`)
    expect(await planOf(test.app, author.id)).toMatchObject({ subscription_status: 'pro', pro_until: null })
  })

  it('is paid once, however often the button is pressed', async () => {
    const checkout = await openPage()
    const answers = await Promise.all([1, 2, 3].map(() => post(`${checkout}/pay`)))
    const back = `${test.app.config.siteUrl}/write?session_id=${checkout.split('/').at(-1)}`
    for (const { status, headers } of answers) expect([status, headers.get('location')]).toEqual([303, back])
    const rows = await test.app.db.query(
      'select 1 as one from internal.local_subscriptions where user_id = $1',
      [author.id],
    )
    expect(rows).toHaveLength(1)
    const afterwards = await page(checkout)
    expect(afterwards).toContain('You’ve already paid')
    expect(afterwards).not.toContain('Nothing was charged')
  })

  it('leads back to the plans when it is left, and can be opened again', async () => {
    const checkout = await openPage()
    const response = await post(`${checkout}/leave`)
    expect(response.headers.get('location')).toBe(`${test.app.config.siteUrl}/pricing?period=monthly`)
    expect(await openPage()).toBe(checkout)
    expect(await planOf(test.app, author.id)).toMatchObject({
      subscription_status: 'free',
      stripe_customer_id: expect.stringMatching(/^cus_local_/),
      has_invoices: false,
    })
  })

  it('knows no page that was never made', async () => {
    expect((await test.app.request('/local/checkout/cs_local_x')).status).toBe(410)
    expect((await post('/local/checkout/cs_local_x/pay')).status).toBe(410)
    expect((await post('/local/checkout/cs_local_x/leave')).status).toBe(410)
  })

  it.each([
    ['checkout/nope', 'There’s no checkout at this address', '/pricing'],
    ['billing/nope', 'There’s no billing page at this address', '/settings'],
  ])('answers /local/%s with a page of ours', async (path, sentence, way) => {
    const response = await test.app.request(`/local/${path}`)
    const page = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
    expect(page).toContain(sentence)
    expect(page).toContain(`href="${way}"`)
  })

  it.each(['checkout/%00', 'billing/%00', 'checkout/cs_local_%00', 'billing/cus_local_%00', 'checkout/%ff'])(
    'has nothing at /local/%s',
    async (path) => {
      expect((await test.app.request(`/local/${path}`)).status).toBe(404)
      for (const action of ['pay', 'leave', 'sub_x/refund'])
        expect((await post(`/local/${path}/${action}`)).status).toBe(404)
    },
  )

  it('closes automatically after half a day', async () => {
    const checkout = await openPage()
    await test.app.db.query("update internal.local_checkouts set created_at = now() - interval '12 hours'")
    expect((await test.app.request(checkout)).status).toBe(410)
    const late = await post(`${checkout}/pay`)
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('Nothing was charged')])
    expect(await openPage()).not.toBe(checkout)
  })

  it('keeps its books from everybody but the service', async () => {
    const { query } = await createPerson(test.app.db)
    for (const table of [
      'billing_accounts',
      'billing_events',
      'local_checkouts',
      'local_subscriptions',
      'crm_contacts',
    ])
      await expect(query(`select * from internal.${table}`)).rejects.toMatchObject({ code: '42501' })
  })

  it('is gone with its user', async () => {
    const checkout = await openPage()
    await test.app.db.query('delete from auth.users where id = $1', [author.id])
    expect((await post(`${checkout}/pay`)).status).toBe(410)
  })
})

describe('the local billing page', () => {
  it('ends a canceled subscription with its period, and renews another', async () => {
    const portal = await buy()
    await press(portal, 'end-period')
    expect(await planOf(test.app, author.id)).toMatchObject({ subscription_status: 'pro' })
    const canceled = await call('cancel-subscription')
    expect(canceled.body).toEqual({ status: 'pro', proUntil: expect.stringMatching(/^\d{4}-/) })
    await press(portal, 'end-period')
    expect(await planOf(test.app, author.id)).toMatchObject({
      subscription_status: 'free',
      stripe_subscription_id: null,
      pro_until: null,
    })
    expect(await page(portal)).toContain('Ended')
  })

  it('lets a payment fail without taking Pro away', async () => {
    const portal = await buy()
    await press(portal, 'fail-payment')
    expect(await page(portal)).toContain('Payment failed')
    expect(await page(portal)).not.toContain('Simulate a failed payment')
    expect(await planOf(test.app, author.id)).toMatchObject({
      subscription_status: 'pro',
      payment_failed: true,
    })
    await press(portal, 'pay-invoice')
    expect(await page(portal)).not.toContain('Pay the open invoice')
    expect(await planOf(test.app, author.id)).toMatchObject({
      subscription_status: 'pro',
      payment_failed: false,
    })
  })

  it('ends the subscription with a refund', async () => {
    const portal = await buy()
    await press(portal, 'refund')
    expect(await planOf(test.app, author.id)).toMatchObject({ subscription_status: 'free' })
  })

  it('resumes a canceled subscription instead of selling another', async () => {
    await buy()
    await call('cancel-subscription')
    expect((await call('create-checkout-session', { period: 'annual' })).body.outcome).toBe('resumed')
    expect(await planOf(test.app, author.id)).toMatchObject({ subscription_status: 'pro', pro_until: null })
  })

  it('does nothing for an event it does not know', async () => {
    const portal = await buy()
    expect((await post(`${portal}/sub_x/toString`)).status).toBe(303)
    expect(await planOf(test.app, author.id)).toMatchObject({ subscription_status: 'pro' })
  })
})

describe('in production without Stripe', () => {
  it.each([
    'create-checkout-session',
    'cancel-subscription',
    'create-portal-session',
    'refresh-subscription',
  ])('%s says that payments are not configured', async (name) => {
    const app = await startApp(test.app.db, { environment: { NODE_ENV: 'production' } })
    const someone = await createAuthor(app)
    const { status, body } = await callFunction(app, name, { period: 'monthly' }, someone)
    expect([status, body]).toEqual([
      503,
      { error: 'Payments aren’t set up on this server.', code: 'not_configured' },
    ])
    expect((await app.request('/local/checkout/x')).status).toBe(404)
  })
})
