import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_ANNUAL: 'price_2',
}

describe('payments', () => {
  it('use Stripe when all its settings are given', () => {
    expect(readConfig(stripe).payments).toEqual({
      kind: 'stripe',
      secretKey: 'sk_1',
      webhookSecret: 'whsec_1',
      prices: { monthly: 'price_1', annual: 'price_2' },
      apiBase: 'https://api.stripe.com',
    })
  })

  it.each(Object.keys(stripe))('stop the start when %s is missing', (name) => {
    expect(() => readConfig({ ...stripe, [name]: '' })).toThrow('set all four or none')
  })

  it('are simulated on the local machine, and off in production', () => {
    expect(readConfig({}).payments.kind).toBe('local')
    expect(readConfig({ NODE_ENV: 'production' }).payments.kind).toBe('none')
    expect(readConfig({ NODE_ENV: 'production', ...stripe }).payments.kind).toBe('stripe')
  })

  it('name a price by its id', () => {
    expect(() => readConfig({ ...stripe, STRIPE_PRICE_MONTHLY: '30 dollars' })).toThrow(
      'STRIPE_PRICE_MONTHLY must be the ID of the Stripe price for one month',
    )
  })
})

describe('contacts', () => {
  it('go to HubSpot with a token, else stay here or nowhere', () => {
    const crm = { kind: 'hubspot', token: 'pat', apiBase: 'https://api.hubapi.com' }
    expect(readConfig({ HUBSPOT_TOKEN: 'pat' }).crm).toEqual(crm)
    expect(readConfig({}).crm.kind).toBe('local')
    expect(readConfig({ NODE_ENV: 'production' }).crm.kind).toBe('none')
  })
})
