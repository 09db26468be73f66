// Who is asking: keys and tokens, the client's own calls, and what one user can do to another over this API.
import type { SupabaseClient } from '@supabase/supabase-js'
import { generateKeyPair, importJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { issuerOf } from '#server/keys/tokens.ts'
import { accessToken, clientOf, signedInClient } from '#tests/support/client.ts'
import { tables } from '#tests/support/people.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
type Someone = Awaited<ReturnType<typeof signedInClient>>
let ana: Someone
let ben: Someone
let visitor: SupabaseClient
beforeAll(async () => {
  ana = await signedInClient(test.app)
  ben = await signedInClient(test.app)
  visitor = clientOf(test.app)
})

const ask = (headers: Record<string, string>) => test.app.request('/rest/v1/content?select=id', { headers })
const draft = (person: Someone, title: string) => ({
  title,
  content: '<p>News</p>',
  type: 'press_release',
  is_draft: true,
  user_id: person.id,
})

describe('the calls of the client', () => {
  it('read a profile', async () => {
    const { data } = await ana.client
      .from('profiles')
      .select('subscription_status, stripe_customer_id, stripe_subscription_id, created_at')
      .eq('user_id', ana.id)
      .single()
    expect(data).toMatchObject({ subscription_status: 'free', stripe_customer_id: null })
    const none = await ana.client
      .from('profiles')
      .select('subscription_status')
      .eq('user_id', ben.id)
      .maybeSingle()
    expect(none).toMatchObject({ data: null, error: null })
  })

  it('count a use', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const counting = ana.client
      .from('profiles')
      .update({ daily_uses: 1, last_use_date: today })
      .eq('user_id', ana.id)
    expect((await counting).status).toBe(204)
    const { data } = await ana.client
      .from('profiles')
      .select('daily_uses,last_use_date')
      .eq('user_id', ana.id)
      .single()
    expect(data).toEqual({ daily_uses: 1, last_use_date: today })
  })

  it('insert, find, list, update and delete a document with its versions', async () => {
    const content = ana.client.from('content')
    const inserted = await content.insert(draft(ana, 'Launch')).select().single()
    expect(inserted.status).toBe(201)
    const id = inserted.data.id
    expect((await content.select('*').eq('id', id).single()).data.title).toBe('Launch')
    const same = await content.select('id').eq('user_id', ana.id).eq('title', 'Launch').maybeSingle()
    expect(same.data).toEqual({ id })
    await content
      .update({ content: '2', title: 'L2', updated_at: new Date().toISOString(), user_id: ana.id })
      .eq('id', id)
    const listed = await content.select('*').eq('user_id', ana.id).order('updated_at', { ascending: false })
    expect(listed.data?.map((row) => row.title)).toEqual(['L2'])

    const versions = ana.client.from('content_versions')
    expect((await versions.insert({ content_id: id, content: '1', version: 1 })).status).toBe(201)
    await versions.insert({ content_id: id, content: '2', version: 2 })
    const newest = await versions
      .select('version')
      .eq('content_id', id)
      .order('version', { ascending: false })
      .limit(1)
      .maybeSingle()
    expect(newest.data).toEqual({ version: 2 })
    const all = await versions.select('*').eq('content_id', id).order('version', { ascending: false })
    expect(all.data?.map((row) => row.version)).toEqual([2, 1])

    expect((await content.delete().eq('id', id)).status).toBe(204)
    expect((await content.select('id').eq('id', id)).data).toEqual([])
  })

  it('save a generated item', async () => {
    const item = {
      content: 'A line',
      type: 'headline',
      is_generated: true,
      title: 'Generated headline',
      user_id: ana.id,
    }
    expect((await ana.client.from('content').insert(item)).status).toBe(201)
    expect((await ana.client.from('content').delete().eq('user_id', ana.id)).status).toBe(204)
  })

  it('delete a profile', async () => {
    const cas = await signedInClient(test.app)
    expect((await cas.client.from('profiles').delete().eq('user_id', cas.id)).status).toBe(204)
    expect((await cas.client.from('profiles').select('user_id')).data).toEqual([])
  })

  it('save a document as one transaction', async () => {
    const saved = await ana.client
      .rpc('save_document', { title: 'One', content: 'a' })
      .select('id,updated_at')
      .single()
    expect(saved.error).toBeNull()
    const { id, updated_at } = saved.data as { id: string; updated_at: string }
    const again = await ana.client
      .rpc('save_document', { id, content: 'b', based_on: updated_at })
      .select('id')
    expect(again.error).toBeNull()
    const late = await ana.client.rpc('save_document', { id, content: 'c', based_on: updated_at })
    expect(late.status).toBe(409)
    expect(late.error).toMatchObject({ code: 'PT409', message: 'This document was changed elsewhere.' })
  })
})

describe('another user', () => {
  it('sees and changes nothing', async () => {
    const { data } = await ana.client.from('content').insert(draft(ana, 'Mine')).select('id').single()
    const id = data?.id
    expect((await ben.client.from('content').select('*').eq('id', id)).data).toEqual([])
    expect((await ben.client.from('content').update({ title: 'x' }).eq('id', id).select()).data).toEqual([])
    expect((await ben.client.from('content').delete().eq('id', id).select()).data).toEqual([])
    const planted = await ben.client.from('content').insert(draft(ana, 'Planted'))
    expect([planted.status, planted.error?.code]).toEqual([403, '42501'])
    const version = await ben.client
      .from('content_versions')
      .insert({ content_id: id, content: 'x', version: 9 })
    expect([version.status, version.error?.code]).toEqual([403, '42501'])
    expect((await ben.client.rpc('save_document', { id, content: 'x' })).status).toBe(404)
  })

  it('cannot raise their own plan', async () => {
    const raised = await ben.client
      .from('profiles')
      .update({ subscription_status: 'pro' })
      .eq('user_id', ben.id)
    expect([raised.status, raised.error?.code]).toEqual([403, '42501'])
  })
})

describe('a visitor', () => {
  it.each(tables)('is refused %s with 401', async (table) => {
    const { status, error } = await visitor.from(table).select()
    expect([status, error?.code]).toEqual([401, '42501'])
  })

  it('needs no API key', async () => {
    expect((await ask({})).status).toBe(401)
  })
})

describe('the service role', () => {
  it('sees everything', async () => {
    const { data } = await clientOf(test.app, { key: test.app.keys.serviceRoleKey })
      .from('profiles')
      .select('user_id')
    expect(data?.length).toBeGreaterThan(1)
  })
})

describe('a token', () => {
  const tokenOf = async (
    claims: Record<string, unknown>,
    algorithm: string,
    key: CryptoKey | Uint8Array,
    kid?: string,
  ) =>
    new SignJWT({ role: 'authenticated', ...claims })
      .setProtectedHeader({ alg: algorithm, ...(kid && { kid }) })
      .setExpirationTime('1h')
      .sign(key)

  it('that expired is refused with its own code', async () => {
    const response = await ask({
      authorization: `Bearer ${await accessToken(test.app, { sub: ana.id }, '-1s')}`,
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Bearer')
    expect(await response.json()).toEqual({
      code: 'PGRST303',
      message: 'JWT expired',
      details: null,
      hint: null,
    })
  })

  it.each(['rubbish', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'])(
    'like %s is refused',
    async (token) => {
      const response = await ask({ authorization: `Bearer ${token}` })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'PGRST301' })
    },
  )

  it('signed by another key is refused', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const token = await tokenOf({ sub: ana.id }, 'ES256', privateKey, String(test.app.keys.signing[0].kid))
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(401)
  })

  it('signed with our public key as a shared secret is refused', async () => {
    const { d: _private, ...publicKey } = test.app.keys.signing[0]
    const key = new TextEncoder().encode(JSON.stringify(publicKey))
    expect((await ask({ authorization: `Bearer ${await tokenOf({}, 'HS256', key)}` })).status).toBe(401)
  })

  it('with an invented role is refused', async () => {
    const key = test.app.keys.signing[0]
    const token = await tokenOf(
      { role: 'postgres', iss: issuerOf(test.app.config.siteUrl), aud: 'authenticated' },
      'ES256',
      (await importJWK(key, 'ES256')) as CryptoKey,
      String(key.kid),
    )
    const response = await ask({ authorization: `Bearer ${token}` })
    expect([response.status, (await response.json()).code]).toEqual([401, 'PGRST303'])
    expect(response.headers.get('www-authenticate')).toContain("isn't recognized")
  })
})
