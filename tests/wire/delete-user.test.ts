// Deleting an account: only one's own, only when nothing can charge it anymore, and then without a trace.
import { afterEach, describe, expect, it } from 'vitest'
import { queueContactMail, queueMail } from '#server/stores/outbox.ts'
import { addTokenUse } from '#server/stores/usage.ts'
import { newAddress, password, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { createBuyer, planOf, refresh, withBilling } from '#tests/support/billing.ts'
import { tablesWith } from '#tests/support/everywhere.ts'
import { callFunction, createAuthor } from '#tests/support/functions.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

const test = withBilling()
const remove = (token: string, user_id: unknown, app = test.app) =>
  callFunction(app, 'delete-user', { user_id }, { token })

afterEach(() => {
  test.stripe.trouble = undefined
})

/** Somebody who has used everything the product keeps something of. */
async function createVeteran(app: TestApp): Promise<SignedUp> {
  const person = await signUpConfirmed(app)
  const { client, id, email, token } = person
  await client.rpc('save_document', { content: '<p>One</p>', title: 'Kept' })
  const { data: gone } = await client.rpc('save_document', { content: '<p>Two</p>', title: 'Gone' })
  await client.from('content').delete().eq('id', gone.id)
  await client.auth.updateUser({ data: { full_name: 'Vera Veteran' } })
  await client.auth.resetPasswordForEmail(email)
  await client.auth.mfa.enroll({ factorType: 'totp' })
  await callFunction(app, 'create-checkout-session', { period: 'monthly' }, { token })
  await callFunction(app, 'refresh-subscription', {}, { token })
  await addTokenUse(app.db, { userId: id, name: 'f', model: 'm', input: 1, output: 1, estimated: false })
  const mail = { subject: 's', text: 't', html: 'h' }
  await queueMail(app.db, { ...mail, to: email }, null)
  await queueContactMail(app.db, { ...mail, to: 'support@press.example', replyTo: email.toUpperCase() })
  return person
}

describe('a deletion that stopped after the profile', () => {
  it('is undone by signing in again, with the trial and the uses of before', async () => {
    const { app } = test
    const { client, id, email } = await signUpConfirmed(app)
    await app.db.query(
      `update public.profiles set daily_uses = 2, last_use_date = (now() at time zone 'utc')::date where user_id = $1`,
      [id],
    )
    await app.db.query(`update auth.users set created_at = created_at - interval '3 days' where id = $1`, [
      id,
    ])
    expect((await client.from('profiles').delete().eq('user_id', id)).error).toBeNull()
    expect((await client.from('profiles').select()).data).toEqual([])
    await client.auth.signInWithPassword({ email, password })
    const [user] = await app.db.query<{ created_at: string }>(
      'select created_at from auth.users where id = $1',
      [id],
    )
    const { data } = await client
      .from('profiles')
      .select('created_at, daily_uses, subscription_status')
      .single()
    expect(data).toMatchObject({ daily_uses: 2, subscription_status: 'free' })
    expect(new Date(data?.created_at as string)).toEqual(new Date(user?.created_at ?? ''))
  })
})

describe('delete-user', () => {
  it('answers the real client and leaves nothing of the id and the address in any table', async () => {
    const { app } = test
    const { client, id, email } = await createVeteran(app)
    const before = await tablesWith(app.db, [id, email])
    expect(before).toEqual(
      expect.arrayContaining([
        'auth.identities',
        'auth.one_time_tokens',
        'auth.rate_limits',
        'auth.sessions',
        'auth.users',
        'internal.billing_accounts',
        'internal.outbox',
        'public.content',
        'public.profiles',
        'public.token_use',
        'public.trash',
      ]),
    )
    const versions =
      'select (select count(*) from content_versions) + (select count(*) from trash_versions) as n'
    expect(await app.db.query(versions)).not.toEqual([{ n: '0' }])
    const { data, error } = await client.functions.invoke('delete-user', { body: { user_id: id } })
    expect(error).toBeNull()
    expect(data).toEqual({ deleted: true })
    expect(await tablesWith(app.db, [id, email])).toEqual([])
    expect(await app.db.query(versions)).toEqual([{ n: '0' }])
  })

  it('leaves nothing of the local stand-ins either', async () => {
    const app = await startApp(test.app.db)
    const { token, id, email } = await createVeteran(app)
    const { body } = await callFunction(app, 'create-checkout-session', { period: 'monthly' }, { token })
    await app.request(`${body.url.replace(app.config.siteUrl, '')}/pay`, { method: 'POST' })
    expect(await tablesWith(app.db, [id])).toContain('internal.local_subscriptions')
    expect((await remove(token, id, app)).status).toBe(200)
    expect(await tablesWith(app.db, [id, email])).toEqual([])
  })

  it('leaves everybody else as they are', async () => {
    const { app } = test
    const leaving = await createVeteran(app)
    const staying = await createVeteran(app)
    const count = async () =>
      (
        await app.db.query('select count(*)::int as n from internal.outbox where user_id = $1', [staying.id])
      )[0]
    const [mails, tables] = [await count(), await tablesWith(app.db, [staying.id, staying.email])]
    expect((await remove(leaving.token, leaving.id)).status).toBe(200)
    expect(await tablesWith(app.db, [staying.id, staying.email])).toEqual(tables)
    expect(await count()).toEqual(mails)
    const { data } = await staying.client.from('content').select('title')
    expect(data).toEqual([{ title: 'Kept' }])
  })

  it('leaves the mails to and from an address that was only claimed', async () => {
    const { app } = test
    const support = `support-${newAddress()}`
    const [staying, leaving] = [await signUpConfirmed(app), await signUpConfirmed(app)]
    const mail = { subject: 's', text: 't', html: 'h' }
    await queueMail(app.db, { ...mail, to: support }, null)
    await queueMail(app.db, { ...mail, to: leaving.email }, staying.id)
    await queueContactMail(app.db, { ...mail, to: support, replyTo: staying.email })
    await queueContactMail(app.db, { ...mail, to: leaving.email, replyTo: staying.email })
    await queueContactMail(app.db, { ...mail, to: staying.email, replyTo: support })
    const others = () =>
      app.db.query(
        'select id from internal.outbox where user_id = $1 or user_id is null and payload::text ~ $2 order by id',
        [staying.id, `${support}|${staying.email}`],
      )
    const before = await others()
    await leaving.client.auth.updateUser({ email: support })
    const claimed = await app.db.query('select email_change from auth.users where id = $1', [leaving.id])
    expect(claimed).toEqual([{ email_change: support }])
    expect((await remove(leaving.token, leaving.id)).status).toBe(200)
    expect(await others()).toEqual(before)
    expect(before.length).toBeGreaterThanOrEqual(5)
    expect(await tablesWith(app.db, [leaving.id])).toEqual([])
  })

  it('refuses a visitor', async () => {
    const { id } = await createAuthor(test.app)
    expect((await callFunction(test.app, 'delete-user', { user_id: id })).status).toBe(401)
  })

  it.each([(id: string) => id, () => 'nobody', () => ''])('refuses another id: %#', async (choose) => {
    const [author, other] = [await createAuthor(test.app), await createAuthor(test.app)]
    const { status, body } = await remove(author.token, choose(other.id))
    expect([status, body.code]).toEqual([403, 'not_own_account'])
    expect(await planOf(test.app, author.id)).toBeDefined()
    expect(await planOf(test.app, other.id)).toBeDefined()
  })

  it.each([undefined, null, 12])('refuses the id %o', async (id) => {
    const { token } = await createAuthor(test.app)
    expect((await remove(token, id)).status).toBe(400)
  })

  it('ends a running subscription at once, before anything is deleted', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await refresh(app, buyer)
    expect((await remove(buyer.token, buyer.id)).status).toBe(200)
    expect(stripe.liveOf(buyer.customer)).toEqual([])
    expect(await tablesWith(app.db, [buyer.id, buyer.customer])).toEqual([])
  })

  it('closes an open payment page', async () => {
    const { app, stripe } = test
    const author = await createAuthor(app)
    const { body } = await callFunction(app, 'create-checkout-session', { period: 'annual' }, author)
    expect((await remove(author.token, author.id)).status).toBe(200)
    expect(stripe.sessions.get(body.url.split('/').at(-1))?.status).toBe('expired')
  })

  it('deletes nothing when the subscription cannot be ended', async () => {
    const { app, stripe } = test
    const buyer = await createBuyer(app, stripe)
    await refresh(app, buyer)
    stripe.trouble = { match: /DELETE/, what: { garbage: 'no' } }
    const { status, body } = await remove(buyer.token, buyer.id)
    expect([status, body.code]).toEqual([502, 'subscription_not_ended'])
    expect(await planOf(app, buyer.id)).toMatchObject({ subscription_status: 'pro' })
    stripe.trouble = undefined
    expect((await remove(buyer.token, buyer.id)).status).toBe(200)
  })

  it('deletes nothing of a paying user when no payment service is configured to end the subscription', async () => {
    const app = await startApp(test.app.db, { environment: { NODE_ENV: 'production' } })
    const author = await createAuthor(app, { status: 'pro' })
    await app.db.query("update profiles set stripe_subscription_id = 'sub_before' where user_id = $1", [
      author.id,
    ])
    expect((await remove(author.token, author.id, app)).body.code).toBe('subscription_not_ended')
    expect(await planOf(app, author.id)).toBeDefined()
  })

  it.each([
    ['public.content', 'content_not_deleted', 'Failed to delete user content'],
    ['public.profiles', 'profile_not_deleted', 'Failed to delete user profile'],
    ['auth.users', 'user_not_deleted', 'Failed to delete user account'],
  ])('names the step when %s cannot be deleted, and leaves everything there', async (table, code, error) => {
    const { app } = test
    const person = await createVeteran(app)
    const before = await tablesWith(app.db, [person.id, person.email])
    await app.db.tx((tx) =>
      tx.script(`create function internal.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
        create trigger refuse before delete on ${table} for each row execute function internal.refuse()`),
    )
    const answer = await remove(person.token, person.id)
    await app.db.tx((tx) => tx.script(`drop trigger refuse on ${table}; drop function internal.refuse()`))
    expect([answer.status, answer.body]).toEqual([500, { error, code }])
    expect(await tablesWith(app.db, [person.id, person.email])).toEqual(before)
    expect((await remove(person.token, person.id)).status).toBe(200)
  })

  it('ends the session: the token is worth nothing afterward', async () => {
    const author = await createAuthor(test.app)
    expect((await remove(author.token, author.id)).status).toBe(200)
    expect((await remove(author.token, author.id)).body.code).toBe('session_over')
  })
})
