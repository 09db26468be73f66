// Reading through the real client: select lists, filters, logic, order, pages, counts, single rows, CSV.
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { createSamples } from '#tests/support/samples.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
let client: SupabaseClient
beforeAll(async () => {
  await createSamples(test.app.db)
  client = clientOf(test.app)
})

/** No type describes this table, so queries on it are untyped here. */
type Builder = any
const samples = (): Builder => client.from('samples')
const ids = async (query: Builder): Promise<number[]> => {
  const { data, error } = await query
  if (error) throw error
  return data.map((row: { id: number }) => row.id)
}

describe('select', () => {
  it('returns whole rows as PostgreSQL formats them', async () => {
    const { data, status } = await samples().select().eq('id', 1).single()
    expect(status).toBe(200)
    expect(data).toMatchObject({
      price: 1.1,
      tags: ['red', 'blue'],
      data: { city: 'Oslo', n: 1, list: [1, 2] },
      span: '[1,5)',
      made_at: '2026-01-02T03:04:05.678901+00:00',
      active: true,
      label: '#alpha',
    })
  })

  it('keeps every digit of a big number', async () => {
    const response = await test.app.request('/rest/v1/samples?select=big&id=eq.1')
    expect(await response.text()).toBe('[{"big":9007199254740993}]')
  })

  it.each([
    ['id,name', { id: 1, name: 'alpha' }],
    ['number:id, title:name', { number: 1, title: 'alpha' }],
    ['id::text', { id: '1' }],
    ['price::integer', { price: 1 }],
    ['data->city', { city: 'Oslo' }],
    ['data->>city', { city: 'Oslo' }],
    ['where:data->>city', { where: 'Oslo' }],
    ['data->list->1', { list: 2 }],
    ['n:data->>n::int', { n: 1 }],
    ['tags::text', { tags: '{red,blue}' }],
    ['"id"', { id: 1 }],
  ])('of %s', async (list, expected) => {
    const { data, error } = await samples().select(list).eq('id', 1).single()
    expect(error).toBeNull()
    expect(data).toEqual(expected)
  })
})

describe('filters', () => {
  it.each<[string, (query: Builder) => Builder, number[]]>([
    ['eq', (q) => q.eq('name', 'alpha'), [1]],
    ['eq of odd characters', (q) => q.eq('name', 'del"ta (x)'), [4]],
    ['neq', (q) => q.neq('name', 'alpha'), [2, 3, 4]],
    ['gt', (q) => q.gt('size', 10), [2, 4]],
    ['gte', (q) => q.gte('size', 20), [2, 4]],
    ['lt', (q) => q.lt('size', 20), [1]],
    ['lte', (q) => q.lte('size', 20), [1, 2]],
    ['like', (q) => q.like('name', '%et%'), [2]],
    ['like with a star', (q) => q.filter('name', 'like', '*lph*'), [1]],
    ['ilike', (q) => q.ilike('name', 'ALPHA'), [1]],
    ['likeAnyOf', (q) => q.likeAnyOf('name', ['al%', 'be%']), [1, 2]],
    ['likeAllOf', (q) => q.likeAllOf('name', ['%a%', '%l%']), [1, 4]],
    ['ilikeAnyOf', (q) => q.ilikeAnyOf('name', ['AL%']), [1]],
    ['match', (q) => q.filter('name', 'match', '^a'), [1]],
    ['imatch', (q) => q.filter('name', 'imatch', '^A'), [1]],
    ['is null', (q) => q.is('size', null), [3]],
    ['is true', (q) => q.is('active', true), [1, 4]],
    ['is not null', (q) => q.not('size', 'is', null), [1, 2, 4]],
    ['is not_null', (q) => q.filter('size', 'is', 'not_null'), [1, 2, 4]],
    ['isdistinct', (q) => q.filter('size', 'isdistinct', '10'), [2, 3, 4]],
    ['in', (q) => q.in('id', [1, 3]), [1, 3]],
    ['in with commas and brackets', (q) => q.in('name', ['gam,ma', 'alpha']), [1, 3]],
    ['in of nothing', (q) => q.in('id', []), []],
    ['not in', (q) => q.not('id', 'in', '(1,2)'), [3, 4]],
    ['contains of an array', (q) => q.contains('tags', ['red']), [1, 2]],
    ['contains of JSON', (q) => q.contains('data', { city: 'Oslo' }), [1]],
    ['containedBy', (q) => q.containedBy('tags', ['red', 'blue']), [1, 2, 3]],
    ['overlaps', (q) => q.overlaps('tags', ['green', 'blue']), [1, 4]],
    ['contains of a range', (q) => q.contains('span', '[6,7)'), [2]],
    ['rangeGt', (q) => q.rangeGt('span', '[1,6)'), [4]],
    ['rangeGte', (q) => q.rangeGte('span', '[5,6)'), [2, 4]],
    ['rangeLt', (q) => q.rangeLt('span', '[5,6)'), [1]],
    ['rangeLte', (q) => q.rangeLte('span', '[1,10)'), [1, 2]],
    ['rangeAdjacent', (q) => q.rangeAdjacent('span', '[10,20)'), [2, 4]],
    ['textSearch', (q) => q.textSearch('words', 'fox & quick', { config: 'english' }), [1]],
    ['plain textSearch', (q) => q.textSearch('words', 'lazy dog', { type: 'plain', config: 'english' }), [2]],
    [
      'phrase textSearch',
      (q) => q.textSearch('words', 'brown fox', { type: 'phrase', config: 'english' }),
      [1],
    ],
    [
      'websearch',
      (q) => q.textSearch('words', '"brown fox" or dogs', { type: 'websearch', config: 'english' }),
      [1, 2],
    ],
    ['textSearch of plain text', (q) => q.textSearch('name', 'alpha'), [1]],
    ['a JSON path', (q) => q.eq('data->>city', 'Rome'), [2]],
    ['a JSON number', (q) => q.gt('data->n', 1), [2, 4]],
    ['the same column twice', (q) => q.gt('size', 10).lt('size', 40), [2]],
    ['match of an object', (q) => q.match({ name: 'alpha', size: 10 }), [1]],
    ['or', (q) => q.or('id.eq.1,name.eq.beta'), [1, 2]],
    ['nested logic', (q) => q.or('id.eq.1,and(size.gt.15,not.or(name.eq.beta,active.is.null))'), [1, 4]],
    ['or with quotes', (q) => q.or('name.eq."gam,ma",name.eq."del\\"ta (x)"'), [3, 4]],
    ['or with in', (q) => q.or('id.in.(1,2),size.is.null'), [1, 2, 3]],
    ['or with an array', (q) => q.or('tags.cs.{red,blue},id.eq.3'), [1, 3]],
    ['or with not', (q) => q.or('id.not.eq.1,id.not.gt.0'), [2, 3, 4]],
    ['any', (q) => q.filter('id', 'eq(any)', '{1,4}'), [1, 4]],
    ['a value with dots and colons', (q) => q.eq('made_at', '2026-01-02T03:04:05.678901+00:00'), [1]],
  ])('%s', async (_name, filter, expected) => {
    expect(await ids(filter(samples().select('id').order('id')))).toEqual(expected)
  })
})

describe('order', () => {
  it.each<[string, (query: Builder) => Builder, number[]]>([
    ['descending, nulls first by nature', (q) => q.order('size', { ascending: false }), [3, 4, 2, 1]],
    ['ascending, nulls first', (q) => q.order('size', { nullsFirst: true }), [3, 1, 2, 4]],
    ['descending, nulls last', (q) => q.order('size', { ascending: false, nullsFirst: false }), [4, 2, 1, 3]],
    [
      'by two columns',
      (q) => q.order('active', { nullsFirst: true }).order('id', { ascending: false }),
      [3, 2, 4, 1],
    ],
    ['by a JSON path', (q) => q.order('data->n', { ascending: false, nullsFirst: false }), [4, 2, 1, 3]],
  ])('%s', async (_name, order, expected) => {
    expect(await ids(order(samples().select('id')))).toEqual(expected)
  })
})

describe('pages and counts', () => {
  it('limits and offsets', async () => {
    expect(await ids(samples().select('id').order('id').limit(2))).toEqual([1, 2])
    expect(await ids(samples().select('id').order('id').range(1, 2))).toEqual([2, 3])
  })

  it.each(['exact', 'planned', 'estimated'] as const)('counts %s', async (count) => {
    const { count: counted, error } = await samples().select('id', { count })
    expect(error).toBeNull()
    expect(counted).toBe(4)
  })

  it('returns 206 for part of a counted whole', async () => {
    const { status, count } = await samples().select('id', { count: 'exact' }).limit(2)
    expect({ status, count }).toEqual({ status: 206, count: 4 })
  })

  it('counts without rows by HEAD', async () => {
    const { data, count, status } = await samples().select('*', { count: 'exact', head: true }).gt('id', 1)
    expect({ data, count, status }).toEqual({ data: null, count: 3, status: 200 })
  })

  it.each([
    ['/rest/v1/samples?select=id', {}, '0-3/*'],
    ['/rest/v1/samples?select=id&limit=2&offset=1', {}, '1-2/*'],
    ['/rest/v1/samples?select=id&id=eq.9', {}, '*/*'],
    ['/rest/v1/samples?select=id&id=eq.9', { prefer: 'count=exact' }, '*/0'],
    ['/rest/v1/samples?select=id', { range: '1-2', prefer: 'count=exact' }, '1-2/4'],
  ])('%s says its range', async (path, headers, range) => {
    const response = await test.app.request(path, { headers: headers as Record<string, string> })
    expect(response.headers.get('content-range')).toBe(range)
  })

  it('refuses an offset past a counted end', async () => {
    const { error, status } = await samples().select('id', { count: 'exact' }).range(10, 20)
    expect(status).toBe(416)
    expect(error).toEqual({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 10 was requested, but there are only 4 rows.',
      hint: null,
    })
  })
})

describe('single rows', () => {
  it('returns one object with single', async () => {
    const { data } = await samples().select('id').eq('id', 2).single()
    expect(data).toEqual({ id: 2 })
  })

  it.each([
    [9, 0],
    [0, 4],
  ])('single refuses another number of rows', async (above, rows) => {
    const { error, status } = await samples().select('id').gt('id', above).single()
    expect(status).toBe(406)
    expect(error).toEqual({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${rows} rows`,
      hint: null,
    })
  })

  it('returns an object or null with maybeSingle', async () => {
    expect((await samples().select('id').eq('id', 2).maybeSingle()).data).toEqual({ id: 2 })
    expect((await samples().select('id').eq('id', 9).maybeSingle()).data).toBeNull()
  })

  it('strips nulls on request', async () => {
    const { data } = await samples().select('id,size,name').eq('id', 3).stripNulls()
    expect(data).toEqual([{ id: 3, name: 'gam,ma' }])
  })

  it('returns CSV', async () => {
    const { data } = await samples().select('id,name,size').lt('id', 4).order('id').csv()
    expect(data).toBe('id,name,size\n1,alpha,10\n2,beta,20\n3,"gam,ma",')
  })
})
