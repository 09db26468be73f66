// The pages of local stand-ins ask for no password: being on this machine is enough. So a form on another site must not be able to press
// their buttons.
import { beforeEach, describe, expect, it } from 'vitest'
import { planOf } from '#tests/support/billing.ts'
import { type Author, callFunction, createAuthor } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
let author: Author
let pay: string

beforeEach(async () => {
  author = await createAuthor(test.app)
  const { body } = await callFunction(test.app, 'create-checkout-session', { period: 'monthly' }, author)
  pay = `${body.url.replace(test.app.config.siteUrl, '')}/pay`
})

const post = (path: string, headers: Record<string, string> = {}) =>
  test.app.request(path, { method: 'POST', redirect: 'manual', headers })
const status = async () => (await planOf(test.app, author.id))?.subscription_status

const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site, in a browser that names only its origin', { origin: 'https://evil.example' }],
  ['another site that hides its origin', { origin: 'null' }],
  ['a frame in a sandbox', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5999' }],
  ['another port, named by its origin alone', { origin: 'http://localhost:5999' }],
  ['another name of this machine', { origin: 'http://127.0.0.1:3000' }],
  ['an origin that is none', { origin: 'http://' }],
]

describe('paying from', () => {
  it.each(foreign)('%s pays nothing', async (_who, headers) => {
    const response = await post(pay, headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: 'This page only accepts forms submitted from itself.' })
    expect(await status()).toBe('free')
  })

  it.each([
    ['the page itself', () => ({ 'sec-fetch-site': 'same-origin', origin: test.app.config.siteUrl })],
    ['the page itself, in a browser that names only its origin', () => ({ origin: test.app.config.siteUrl })],
    ['the page itself, with its origin hidden', () => ({ 'sec-fetch-site': 'same-origin', origin: 'null' })],
    ['the person, who sends the form again', () => ({ 'sec-fetch-site': 'none' })],
    ['a program, which has no pages to be lured by', () => ({})],
  ])('%s pays', async (_who, headers) => {
    expect((await post(pay, headers())).status).toBe(303)
    expect(await status()).toBe('pro')
  })
})

describe('every page of the stand-ins', () => {
  it('refuses any change that comes from another origin', async () => {
    const paths = [
      '/local/mail',
      '/local/identity/interaction/x',
      '/local/identity/token',
      '/local/billing/cus_local_x/y/cancel',
      '/local/x',
    ]
    for (const path of paths)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const headers = { 'sec-fetch-site': 'cross-site' }
        expect([path, method, (await test.app.request(path, { method, headers })).status]).toEqual([
          path,
          method,
          403,
        ])
      }
  })

  it('may be opened by a link in a mail or on another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await test.app.request('/local/mail', { headers })).status).toBe(200)
    expect((await test.app.request(pay.replace(/\/pay$/, ''), { headers })).status).toBe(200)
  })

  it('changes nothing when it is opened', async () => {
    for (const action of [pay, pay.replace(/pay$/, 'leave')])
      expect((await test.app.request(action)).status).toBe(404)
    expect(await status()).toBe('free')
  })
})
