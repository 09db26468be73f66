// Writing through the real client: insert, upsert, update, delete, what comes back, limits, calls of functions.
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { createSamples } from '#tests/support/samples.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
let client: SupabaseClient
let made = false
beforeEach(async () => {
  if (!made) await createSamples(test.app.db)
  made = true
  await test.app.db.query('delete from samples where id > 4')
  await test.app.db.query("update samples set name = 'alpha', size = 10 where id = 1")
  client = clientOf(test.app)
})

/** No type describes this table, so queries on it are untyped here. */
const samples = (): any => client.from('samples')
const stored = (id: number) => test.app.db.query('select id, name, size from samples where id = $1', [id])
const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.app.request(`/rest/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('insert', () => {
  it('of one row returns 201 without a body', async () => {
    const { data, status, error } = await samples().insert({ id: 5, name: 'five' })
    expect({ data, status, error }).toEqual({ data: null, status: 201, error: null })
    expect(await stored(5)).toEqual([{ id: 5, name: 'five', size: 7 }])
  })

  it('returns what was stored', async () => {
    const { data } = await samples()
      .insert({ id: 5, name: 'five', data: { a: [1, null] } })
      .select('id,label,data')
      .single()
    expect(data).toEqual({ id: 5, label: '#five', data: { a: [1, null] } })
  })

  it('of many fills missing keys with null, or with defaults on request', async () => {
    await samples().insert([
      { id: 5, name: 'five', size: 1 },
      { id: 6, name: 'six' },
    ])
    expect(await stored(6)).toEqual([{ id: 6, name: 'six', size: null }])
    await samples().insert(
      [
        { id: 7, name: 'seven', size: null },
        { id: 8, name: 'eight' },
      ],
      { defaultToNull: false },
    )
    expect([...(await stored(7)), ...(await stored(8))]).toEqual([
      { id: 7, name: 'seven', size: null },
      { id: 8, name: 'eight', size: 7 },
    ])
  })

  it('of nothing stores nothing', async () => {
    const { data, status } = await samples().insert([]).select()
    expect({ data, status }).toEqual({ data: [], status: 201 })
  })

  it('of ragged objects without columns is refused', async () => {
    const response = await send('POST', 'samples', [{ id: 5 }, { name: 'six' }])
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'PGRST102',
      message: 'All object keys must match',
      details: null,
      hint: null,
    })
  })

  it('returns the Location with return=headers-only', async () => {
    const response = await send('POST', 'samples', { id: 5 }, { prefer: 'return=headers-only' })
    expect(response.status).toBe(201)
    expect(response.headers.get('location')).toBe('/samples?id=eq.5')
    expect(response.headers.get('preference-applied')).toBe('return=headers-only')
  })

  it('of an existing key is a conflict', async () => {
    const { error, status } = await samples().insert({ id: 1 })
    expect(status).toBe(409)
    expect(error?.code).toBe('23505')
  })

  it.each([
    [{ id: 5, nope: 1 }, 400, 'PGRST204'],
    [{ id: 'five' }, 400, '22P02'],
    [{ name: 'x' }, 400, '23502'],
    [{ id: 5, label: 'x' }, 400, '428C9'],
  ])('of %o answers its own refusal', async (row, status, code) => {
    const result = await samples().insert(row)
    expect([result.status, result.error?.code]).toEqual([status, code])
  })
})

describe('upsert', () => {
  it('merges into the row of the same key', async () => {
    const { data, status } = await samples().upsert({ id: 1, size: 99 }).select('id,name,size')
    expect(status).toBe(200)
    expect(data).toEqual([{ id: 1, name: 'alpha', size: 99 }])
  })

  it('returns 201 for a new row', async () => {
    const { status, data } = await samples()
      .upsert([
        { id: 1, size: 98 },
        { id: 5, size: 5 },
      ])
      .select()
    expect(status).toBe(201)
    expect(data?.map((row: object) => Object.keys(row).length)).toEqual([12, 12])
  })

  it('finds the row by another unique column', async () => {
    await samples().upsert({ id: 1, name: 'alpha', size: 97 }, { onConflict: 'name' })
    expect(await stored(1)).toEqual([{ id: 1, name: 'alpha', size: 97 }])
  })

  it('ignores duplicates on request', async () => {
    const rows = [
      { id: 1, size: 1 },
      { id: 5, size: 5 },
    ]
    const { data, status } = await samples().upsert(rows, { ignoreDuplicates: true }).select('id')
    expect(status).toBe(201)
    expect(data).toEqual([{ id: 5 }])
    expect(await stored(1)).toEqual([{ id: 1, name: 'alpha', size: 10 }])
  })
})

describe('update', () => {
  it('returns 204, or the rows', async () => {
    expect((await samples().update({ size: 11 }).eq('id', 1)).status).toBe(204)
    const { data, status } = await samples().update({ size: 12 }).eq('id', 1).select('size')
    expect({ data, status }).toEqual({ data: [{ size: 12 }], status: 200 })
  })

  it('that matches nothing returns an empty list', async () => {
    expect((await samples().update({ size: 1 }).eq('id', 99).select()).data).toEqual([])
  })

  it('rolls back if a single row was requested and more matched', async () => {
    const { error, status } = await samples().update({ size: 0 }).gt('id', 0).select().single()
    expect([status, error?.code]).toEqual([406, 'PGRST116'])
    expect(await stored(1)).toEqual([{ id: 1, name: 'alpha', size: 10 }])
  })

  it('rolls back beyond max-affected', async () => {
    const { error, status } = await samples().update({ size: 0 }).gt('id', 0).maxAffected(2)
    expect([status, error?.code, error?.details]).toEqual([400, 'PGRST124', 'The query affects 4 rows'])
    expect(await stored(1)).toEqual([{ id: 1, name: 'alpha', size: 10 }])
    expect((await samples().update({ size: 10 }).eq('id', 1).maxAffected(2)).error).toBeNull()
  })

  it('of nothing changes nothing', async () => {
    expect((await samples().update({}).eq('id', 1).select()).data).toEqual([])
  })

  it('refuses a limit instead of ignoring it', async () => {
    const response = await send('PATCH', 'samples?limit=1', { size: 0 })
    expect(response.status).toBe(400)
    expect(await stored(1)).toEqual([{ id: 1, name: 'alpha', size: 10 }])
  })

  it('counts what it changed', async () => {
    const { count } = await samples().update({ size: 10 }, { count: 'exact' }).eq('id', 1)
    expect(count).toBe(1)
  })
})

describe('delete', () => {
  it('removes rows and returns them', async () => {
    await samples().insert({ id: 5, name: 'five' })
    const { data, status, count } = await samples().delete({ count: 'exact' }).eq('id', 5).select('name')
    expect({ data, status, count }).toEqual({ data: [{ name: 'five' }], status: 200, count: 1 })
    expect(await stored(5)).toEqual([])
    expect((await samples().delete().eq('id', 5)).status).toBe(204)
  })
})

describe('rpc', () => {
  it('returns a scalar', async () => {
    expect((await client.rpc('add', { a: 1, b: 2 })).data).toBe(3)
    expect((await client.rpc('add', { a: 1 })).data).toBe(11)
    expect((await client.rpc('greet')).data).toBe('hello')
  })

  it('accepts arguments by GET and HEAD', async () => {
    expect((await client.rpc('add', { a: 1, b: 2 }, { get: true })).data).toBe(3)
    expect((await client.rpc('pairs', { words: ['a', 'bc'] }, { get: true })).data).toEqual([
      { word: 'a', length: 1 },
      { word: 'bc', length: 2 },
    ])
    const { data, count, status } = await client.rpc('all_samples', {}, { head: true, count: 'exact' })
    expect({ data, count, status }).toEqual({ data: null, count: 4, status: 200 })
  })

  it('returns one row as an object', async () => {
    const { data } = await client.rpc('sample_of', { wanted: 2 }).select('id,name')
    expect(data).toEqual({ id: 2, name: 'beta' })
  })

  it('returns sets, which can be filtered, ordered and limited like a table', async () => {
    const { data } = await client
      .rpc('all_samples')
      .select('id')
      .gt('id', 1)
      .order('id', { ascending: false })
      .limit(2)
    expect(data).toEqual([{ id: 4 }, { id: 3 }])
    expect((await client.rpc('all_samples', {}, { get: true }).select('id').eq('id', 1)).data).toEqual([
      { id: 1 },
    ])
    expect((await client.rpc('numbers', { up_to: 3 })).data).toEqual([1, 2, 3])
    expect((await client.rpc('all_samples').select('id').eq('id', 1).single()).data).toEqual({ id: 1 })
  })

  it('without a result returns 204', async () => {
    const { data, status } = await client.rpc('nothing')
    expect({ data, status }).toEqual({ data: null, status: 204 })
  })

  it('may write by POST, not by GET', async () => {
    expect((await client.rpc('rename_sample', { wanted: 1, title: 'alef' })).status).toBe(204)
    expect(await stored(1)).toMatchObject([{ name: 'alef' }])
    const { status, error } = await client.rpc('rename_sample', { wanted: 1, title: 'x' }, { get: true })
    expect([status, error?.code]).toEqual([405, '25006'])
  })

  it('passes on the status a function raises', async () => {
    const { error, status } = await client.rpc('fail', { status: 'I am a teapot' })
    expect(status).toBe(418)
    expect(error).toEqual({ code: 'PT418', message: 'I am a teapot', details: 'short', hint: 'stout' })
  })

  it.each([
    ['ad', { a: 1 }, 'Could not find the function public.ad(a) in the schema cache'],
    ['add', { a: 1, c: 2 }, 'Could not find the function public.add(a, c) in the schema cache'],
    ['add', {}, 'Could not find the function public.add without parameters in the schema cache'],
  ])('%s with %o is not there', async (name, args, message) => {
    const { error, status } = await client.rpc(name, args)
    expect(status).toBe(404)
    expect(error).toMatchObject({ code: 'PGRST202', message })
  })
})
