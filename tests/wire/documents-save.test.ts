// The editor's calls on documents, made as the web makes them.
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientOf, signedInClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
let ana: Awaited<ReturnType<typeof signedInClient>>
beforeEach(async () => {
  ana = await signedInClient(test.app)
})

interface Saved {
  id: string
  title: string
  content: string
  updated_at: string
}

const save = (input: Record<string, unknown>, client: SupabaseClient = ana.client) =>
  client.rpc('save_document', input).select('id,title,content,updated_at').single<Saved>()
const countDocuments = async () =>
  (await ana.client.from('content').select('id', { count: 'exact', head: true })).count

describe('a first save with a key', () => {
  it('sent twice finds its row and changes nothing', async () => {
    const draft_key = randomUUID()
    const first = await save({ content: '<p>one</p>', cause: 'autosave', draft_key })
    const again = await save({ content: '<p>one two</p>', cause: 'autosave', draft_key })
    expect(again.data).toEqual(first.data)
    expect(await countDocuments()).toBe(1)
  })

  it('sent many times concurrently creates one row', async () => {
    const draft_key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save({ content: `${index}`, cause: 'autosave', draft_key })),
    )
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    expect(await countDocuments()).toBe(1)
  })

  it('never finds another user’s row', async () => {
    const ben = await signedInClient(test.app)
    const draft_key = randomUUID()
    const theirs = await save({ content: 'secret', cause: 'autosave', draft_key }, ben.client)
    const mine = await save({ content: 'mine', cause: 'autosave', draft_key })
    expect(mine.data?.content).toBe('mine')
    expect(mine.data?.id).not.toBe(theirs.data?.id)
  })

  it('creates a new row if the first one was deleted', async () => {
    const draft_key = randomUUID()
    const first = await save({ content: 'one', cause: 'autosave', draft_key })
    await ana.client
      .from('content')
      .delete()
      .eq('id', first.data?.id ?? '')
    const again = await save({ content: 'two', cause: 'autosave', draft_key })
    expect(again.data?.content).toBe('two')
  })

  it('cannot be assigned to an existing row', async () => {
    const { data } = await save({ content: 'one', cause: 'autosave' })
    const change = await ana.client
      .from('content')
      .update({ draft_key: randomUUID() })
      .eq('id', data?.id ?? '')
    expect(change.status).toBe(403)
  })
})

describe('a later save', () => {
  it('returns only the selected columns, and a conflict as 409', async () => {
    const first = await save({ content: 'one', title: 'Launch' })
    const input = { id: first.data?.id, content: 'two', based_on: first.data?.updated_at, cause: 'autosave' }
    const second = await ana.client.rpc('save_document', input).select('id,updated_at').single()
    expect(Object.keys(second.data ?? {}).sort()).toEqual(['id', 'updated_at'])
    const late = await save({ ...input, content: 'late' })
    expect(late.status).toBe(409)
    expect(late.error?.code).toBe('PT409')
  })

  it('of a deleted document returns 404', async () => {
    const first = await save({ content: 'one', title: 'Launch' })
    await ana.client
      .from('content')
      .delete()
      .eq('id', first.data?.id ?? '')
    expect((await save({ id: first.data?.id, content: 'two' })).status).toBe(404)
  })

  it('refuses a visitor', async () => {
    expect((await save({ content: 'x' }, clientOf(test.app))).status).toBe(401)
  })
})

describe('the history', () => {
  it('lists versions with word counts and without text', async () => {
    const first = await save({
      content: '<h1>Leak sensor</h1><p>On sale <b>Dec.&nbsp;1</b> — $89</p>',
      title: 'T',
    })
    await save({ id: first.data?.id, content: '<p>One</p><p>two</p>', based_on: first.data?.updated_at })
    const { data } = await ana.client
      .from('content_versions')
      .select('id,version,cause,detail,words,created_at')
      .eq('content_id', first.data?.id ?? '')
      .order('version', { ascending: false })
      .range(0, 99)
    expect(data?.map(({ version, cause, words }) => ({ version, cause, words }))).toEqual([
      { version: 2, cause: 'save', words: 2 },
      { version: 1, cause: 'save', words: 7 },
    ])
  })

  it('keeps word counts through the trash', async () => {
    const { data } = await save({ content: '<p>three little words</p>', title: 'T' })
    await ana.client
      .from('content')
      .delete()
      .eq('id', data?.id ?? '')
    const trash = await ana.client.from('trash').select('id,title,is_generated,deleted_at')
    expect(trash.data).toMatchObject([{ id: data?.id, title: 'T', is_generated: false }])
    await ana.client.rpc('restore_document', { id: data?.id }).select('id').single()
    const { data: versions } = await ana.client.from('content_versions').select('words')
    expect(versions).toEqual([{ words: 3 }])
  })
})
