// New accounts are sent to the customer database: their own address, once, and also when it is down for a while.
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createHubspot } from '#server/crm/hubspot.ts'
import { startCrm } from '#server/crm/start-crm.ts'
import { type Delivery, startDelivery } from '#server/mail/deliver.ts'
import { signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction, createAuthor } from '#tests/support/functions.ts'
import { withHubspot } from '#tests/support/hubspot-stand-in.ts'
import { until } from '#tests/support/mail-server.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const database = withTestDatabase()
const hubspot = withHubspot()
let app: TestApp
let delivery: Delivery | undefined

beforeAll(async () => {
  app = await startApp(database.db, { environment: { ...hubspot.environment, AUTH_LIMITS: 'off' } })
})
afterEach(async () => {
  await delivery?.stop(1)
  delivery = undefined
  hubspot.answer = undefined
  hubspot.asked.length = 0
  await app.db.query('delete from internal.outbox')
})

/** Delivers as every process does, only quicker to try again. */
function deliver(): void {
  const { crm } = app.config
  if (crm.kind !== 'hubspot') throw new Error('HubSpot is not configured.')
  const quick = { pollSeconds: 0.05, backOff: () => 0.05 }
  delivery = startDelivery({ ...app, kind: 'crm', messenger: createHubspot(crm), ...quick })
}

const rows = () =>
  app.db.query<{ state: string; payload: any }>(
    `select payload, case when sent_at is not null then 'sent' when failed_at is not null then 'given up' else 'waiting' end as state
     from internal.outbox where kind = 'crm'`,
  )

describe('hubspot-contact', () => {
  it('answers the real client and records the contact with the name of the account', async () => {
    const { client, email } = await signUpConfirmed(app)
    await client.auth.updateUser({ data: { full_name: 'Ana María López' } })
    const { data, error } = await client.functions.invoke('hubspot-contact', {
      body: { email, name: 'Somebody Else' },
    })
    expect([data, error]).toEqual([{ recorded: true }, null])
    deliver()
    await until(() => hubspot.contacts.has(email))
    expect(hubspot.contacts.get(email)).toEqual({ email, firstname: 'Ana', lastname: 'María López' })
    expect(hubspot.asked[0]?.authorization).toBe('Bearer pat-that-stays-secret')
  })

  it('reports an account once, however often it is called', async () => {
    const { email, token } = await signUpConfirmed(app)
    const ask = () => callFunction(app, 'hubspot-contact', { email, name: '' }, { token })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ recorded: true }))
    expect(await rows()).toEqual([{ payload: { email, name: '' }, state: 'waiting' }])
  })

  it('refuses a visitor', async () => {
    expect((await callFunction(app, 'hubspot-contact', { email: 'a@b.example' })).status).toBe(401)
  })

  it('refuses an address that is not the caller’s', async () => {
    const { token } = await signUpConfirmed(app)
    const { status, body } = await callFunction(app, 'hubspot-contact', { email: 'a@b.example' }, { token })
    expect([status, body.code]).toEqual([403, 'not_own_address'])
    expect(await rows()).toEqual([])
  })

  it('records no one whose address is not confirmed', async () => {
    const author = await createAuthor(app)
    expect((await callFunction(app, 'hubspot-contact', {}, author)).body).toEqual({ recorded: false })
    expect(await rows()).toEqual([])
  })

  it.each([
    ['is down', { status: 503, body: '{"status":"error"}' }],
    ['hangs up', 'cut' as const],
    ['asks for patience', { status: 429, body: '{"category":"RATE_LIMITS"}' }],
    ['refuses the token', { status: 401, body: '{"category":"INVALID_AUTHENTICATION"}' }],
    ['answers rubbish', { status: 200, body: '<html>' }],
    ['answers that some of it failed', { status: 207, body: '{"results":[],"errors":[{}]}' }],
  ])('tries again when HubSpot %s, and loses no contact', async (_, answer) => {
    const { email, token } = await signUpConfirmed(app)
    await callFunction(app, 'hubspot-contact', { email }, { token })
    hubspot.answer = answer
    deliver()
    await until(() => hubspot.asked.length > 1)
    expect((await rows())[0]?.state).toBe('waiting')
    hubspot.answer = undefined
    await until(() => hubspot.contacts.has(email))
    await until(async () => (await rows())[0]?.state === 'sent')
    expect(app.lines.join('')).not.toContain('pat-that-stays-secret')
  })

  it('gives up a contact that HubSpot will never take', async () => {
    const { email, token } = await signUpConfirmed(app)
    await callFunction(app, 'hubspot-contact', { email }, { token })
    hubspot.answer = { status: 400, body: '{"status":"error","category":"VALIDATION_ERROR"}' }
    deliver()
    await until(async () => (await rows())[0]?.state === 'given up')
    expect(hubspot.asked).toHaveLength(1)
  })
})

describe('without HubSpot', () => {
  it('lists contacts on this machine', async () => {
    const local = await startApp(database.db, { environment: { AUTH_LIMITS: 'off' } })
    delivery = startCrm(local.config, local.db, local.log)
    const { email, token, client } = await signUpConfirmed(local)
    await client.auth.updateUser({ data: { full_name: '<b>Ana</b>' } })
    await callFunction(local, 'hubspot-contact', { email }, { token })
    await until(async () => (await rows())[0]?.state === 'sent')
    const page = await (await local.request('/local/contacts')).text()
    expect(page).toContain(email)
    expect(page).toContain('&lt;b&gt;Ana')
    expect(hubspot.asked).toEqual([])
  })

  it('says so in production, and lists nothing', async () => {
    const production = await startApp(database.db, { environment: { NODE_ENV: 'production' } })
    const author = await createAuthor(production)
    expect((await callFunction(production, 'hubspot-contact', {}, author)).status).toBe(503)
    expect((await production.request('/local/contacts')).status).toBe(404)
    expect(startCrm(production.config, production.db, production.log)).toBeUndefined()
  })
})
