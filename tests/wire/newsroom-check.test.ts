// What the newsroom check keeps: settings with the account, ignored findings with the document.
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf, signedInClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
type Someone = Awaited<ReturnType<typeof signedInClient>>

let ana: Someone
let ben: Someone
let anasDocument: string

beforeAll(async () => {
  ;[ana, ben] = await Promise.all([signedInClient(test.app), signedInClient(test.app)])
  const { data } = await ana.client.rpc('save_document', { content: '<p>x</p>', title: 'Kept' })
  anasDocument = (data as { id: string }).id
})

describe('settings', () => {
  const read = async ({ client, id }: Someone) =>
    (await client.from('check_settings').select('settings').eq('user_id', id).maybeSingle()).data

  it('are empty at first, then what was written last', async () => {
    expect(await read(ana)).toBeNull()
    for (const off of [['HED-01'], ['HED-01', 'TON-06']]) {
      const { error } = await ana.client.from('check_settings').upsert({ user_id: ana.id, settings: { off } })
      expect(error).toBeNull()
    }
    expect(await read(ana)).toEqual({ settings: { off: ['HED-01', 'TON-06'] } })
  })

  it('are written for oneself alone, and hidden from others', async () => {
    const { status } = await ben.client.from('check_settings').upsert({ user_id: ana.id, settings: {} })
    expect(status).toBe(403)
    const { data } = await ben.client.from('check_settings').select('user_id').eq('user_id', ana.id)
    expect(data).toEqual([])
  })

  it.each([
    ['a list', []],
    ['more than 20,000 bytes', { off: 'x'.repeat(20_000) }],
  ])('refuse %s', async (_, settings) => {
    const { error } = await ana.client.from('check_settings').upsert({ user_id: ana.id, settings })
    expect(error?.code).toBe('23514')
  })
})

describe('ignored findings', () => {
  it('stay with their document and go with it', async () => {
    const ignored = { once: ['HED-01||Long'], rules: ['TON-06'] }
    const row = { content_id: anasDocument, user_id: ana.id, ignored }
    expect((await ana.client.from('check_ignored').upsert(row)).error).toBeNull()
    const list = () => ana.client.from('check_ignored').select('ignored').eq('content_id', anasDocument)
    expect((await list()).data).toEqual([{ ignored }])
    await ana.client.from('content').delete().eq('id', anasDocument)
    expect((await list()).data).toEqual([])
  })

  it('come back with their document from the trash', async () => {
    const { data } = await ana.client.rpc('save_document', { content: '<p>w</p>', title: 'Back' })
    const { id } = data as { id: string }
    const ignored = { once: ['TON-05||Long'], rules: ['HED-04'] }
    await ana.client.from('check_ignored').upsert({ content_id: id, user_id: ana.id, ignored })
    await ana.client.from('content').delete().eq('id', id)
    expect((await ana.client.rpc('restore_document', { id })).error).toBeNull()
    const { data: back } = await ana.client.from('check_ignored').select('ignored').eq('content_id', id)
    expect(back).toEqual([{ ignored }])
  })

  it('leave the document as it was', async () => {
    const { data: saved } = await ana.client.rpc('save_document', { content: '<p>y</p>', title: 'Other' })
    const { id, updated_at } = saved as { id: string; updated_at: string }
    await ana.client.from('check_ignored').upsert({ content_id: id, user_id: ana.id, ignored: { once: [] } })
    const { data } = await ana.client.from('content').select('updated_at').eq('id', id).single()
    expect(data).toEqual({ updated_at })
  })

  it('are not taken for another person’s document', async () => {
    const { data } = await ana.client.rpc('save_document', { content: '<p>z</p>', title: 'Third' })
    const { id } = data as { id: string }
    const row = { content_id: id, user_id: ben.id, ignored: { once: [] } }
    expect((await ben.client.from('check_ignored').upsert(row)).status).toBe(403)
  })

  it('refuse a visitor', async () => {
    const { status } = await clientOf(test.app).from('check_ignored').select()
    expect(status).toBe(401)
  })
})
