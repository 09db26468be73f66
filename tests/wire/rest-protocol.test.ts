// Headers, statuses and negotiation to the letter, the older client's way of asking, profiles, and a schema that changes.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createSamples } from '#tests/support/samples.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { REST_SCHEMAS: 'public,extra', REST_MAX_ROWS: '5' } })
beforeAll(async () => {
  await createSamples(test.app.db)
  await test.app.db.tx((tx) =>
    tx.script(`
      create schema extra;
      create table extra.notes (id integer primary key, source text, e text default 'e');
      insert into extra.notes values (1, 'one', 'x');
      create function extra.shout(word text) returns text language sql immutable as 'select upper(word)';
      grant usage on schema extra to anon;
      grant select, insert, update, delete on extra.notes to anon;
      grant execute on function extra.shout(text) to anon;
      create table public.pairs_of (left_id integer, right_id integer, primary key (left_id, right_id));
      create table public.moments (id integer primary key, created_at timestamptz);
      create table public.many (n integer primary key);
      insert into public.many select generate_series(1, 40);
      analyze public.many;
      create table public.guarded (n integer primary key);
      insert into public.guarded select generate_series(1, 500);
      analyze public.guarded;
      alter table public.guarded enable row level security;
      create policy few on public.guarded to anon using (n <= 3);
      grant all on public.guarded, public.pairs_of, public.moments, public.many to anon;
    `),
  )
})

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}, body?: unknown) =>
  test.app.request(`/rest/v1/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const single = { accept: 'application/vnd.pgrst.object+json' }
const prefer = (...words: string[]) => ({ prefer: words.join(', ') })

describe('Content-Range', () => {
  it.each<[string, string, Record<string, string>, unknown, number, string]>([
    ['GET', 'samples', {}, undefined, 200, '0-3/*'],
    ['GET', 'samples', prefer('count=exact'), undefined, 200, '0-3/4'],
    ['GET', 'samples?limit=2', prefer('count=exact'), undefined, 206, '0-1/4'],
    ['GET', 'samples?offset=3', prefer('count=exact'), undefined, 206, '3-3/4'],
    ['GET', 'samples?offset=4', prefer('count=exact'), undefined, 206, '*/4'],
    ['GET', 'samples?limit=0', {}, undefined, 200, '*/*'],
    ['GET', 'samples?id=eq.99', {}, undefined, 200, '*/*'],
    ['GET', 'samples?id=eq.99', prefer('count=exact'), undefined, 200, '*/0'],
    ['HEAD', 'samples', prefer('count=exact'), undefined, 200, '0-3/4'],
    ['GET', 'samples', { range: '2-9' }, undefined, 200, '2-3/*'],
    ['GET', 'samples?limit=1', { range: '2-9' }, undefined, 200, '2-2/*'],
    ['PATCH', 'samples?id=lte.2', {}, { active: true }, 204, '0-1/*'],
    ['PATCH', 'samples?id=lte.2', prefer('count=exact'), { active: true }, 204, '0-1/2'],
    ['PATCH', 'samples?id=eq.99', {}, { active: true }, 204, '*/*'],
    ['POST', 'many', prefer('count=exact'), [{ n: 101 }, { n: 102 }], 201, '*/2'],
    ['DELETE', 'many?n=gt.101', {}, undefined, 204, '*/*'],
    ['DELETE', 'many?n=gt.100', prefer('count=exact'), undefined, 204, '*/1'],
    ['POST', 'rpc/all_samples?limit=2', prefer('count=exact'), {}, 206, '0-1/4'],
    ['POST', 'rpc/numbers', prefer('count=exact'), { up_to: 9 }, 206, '0-4/9'],
  ])('of %s %s %o', async (method, path, headers, body, status, range) => {
    const response = await ask(path, method, headers, body)
    expect([response.status, response.headers.get('content-range')]).toEqual([status, range])
  })

  it('refuses a Range that ends before it starts', async () => {
    const response = await ask('samples', 'GET', { range: '2-1' })
    expect(response.status).toBe(416)
    expect((await response.json()).details).toBe(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  })

  it.each([
    ['limit=-1', 'Limit should be greater than or equal to zero.'],
    ['offset=-1', 'Offset should be greater than or equal to zero.'],
  ])('refuses %s', async (query, details) => {
    const response = await ask(`samples?${query}`)
    expect(response.status).toBe(416)
    expect(await response.json()).toMatchObject({ code: 'PGRST103', details })
  })
})

describe('counts', () => {
  const counted = async (path: string, kind: string) => {
    const response = await ask(path, 'HEAD', prefer(`count=${kind}`))
    return Number(response.headers.get('content-range')?.split('/')[1])
  }

  it.each(['exact', 'planned', 'estimated'])('%s are exact, and of what the caller may see', async (kind) => {
    expect(await counted('samples?limit=1', kind)).toBe(4)
    expect(await counted('many?limit=2', kind)).toBe(40)
    expect(await counted('many?n=lte.5&limit=2', kind)).toBe(5)
    expect(await counted('guarded?limit=1', kind)).toBe(3)
    expect(await counted('guarded?n=gt.3', kind)).toBe(0)
    expect(await counted('rpc/numbers?up_to=9&limit=1', kind)).toBe(9)
  })

  it.each(['exact', 'planned', 'estimated'])('%s are named as applied', async (kind) => {
    const response = await ask('guarded?limit=1', 'GET', prefer(`count=${kind}`))
    expect([response.status, response.headers.get('preference-applied')]).toEqual([206, `count=${kind}`])
  })
})

describe('other headers', () => {
  it('Preference-Applied lists what was honored, in a fixed order', async () => {
    const headers = prefer(
      'max-affected=5',
      'handling=strict',
      'count=exact',
      'return=representation',
      'missing=default',
      'resolution=merge-duplicates',
    )
    const response = await ask('samples', 'POST', headers, { id: 1 })
    expect(response.headers.get('preference-applied')).toBe(
      'resolution=merge-duplicates, missing=default, return=representation, count=exact, handling=strict, max-affected=5',
    )
  })

  it('honors an existing timezone, and refuses an unknown one with handling=strict', async () => {
    const atNoon = { created_at: '2026-01-02T12:00:00Z', id: 77 }
    const path = 'moments?select=created_at'
    const given = await ask(path, 'POST', prefer('return=representation', 'timezone=Asia/Tokyo'), atNoon)
    expect(await given.json()).toEqual([{ created_at: '2026-01-02T21:00:00+09:00' }])
    expect(given.headers.get('preference-applied')).toBe('return=representation, timezone=Asia/Tokyo')
    const lenient = await ask(path, 'GET', prefer('timezone=Mars/Olympus'))
    expect(await lenient.json()).toEqual([{ created_at: '2026-01-02T12:00:00+00:00' }])
    const strict = await ask(path, 'GET', prefer('handling=strict', 'timezone=Mars/Olympus'))
    expect(strict.status).toBe(400)
    expect(await strict.json()).toMatchObject({ code: 'PGRST122' })
  })

  it('Preference-Applied omits what was not honored', async () => {
    const response = await ask('samples', 'GET', prefer('return=minimal', 'tx=rollback', 'x=y'))
    expect(response.headers.get('preference-applied')).toBeNull()
  })

  it('Content-Location names the resource with its query in order', async () => {
    const response = await ask('samples?select=id&id=eq.1&limit=1')
    expect(response.headers.get('content-location')).toBe('/samples?id=eq.1&limit=1&select=id')
    expect((await ask('samples')).headers.get('content-location')).toBe('/samples')
  })

  it('Location names a new row by its whole key', async () => {
    const response = await ask('pairs_of', 'POST', prefer('return=headers-only'), { left_id: 1, right_id: 2 })
    expect(response.headers.get('location')).toBe('/pairs_of?left_id=eq.1&right_id=eq.2')
    expect(await response.text()).toBe('')
  })

  it.each([
    [{}, 'application/json; charset=utf-8'],
    [single, 'application/vnd.pgrst.object+json; charset=utf-8'],
    [{ accept: 'text/csv' }, 'text/csv; charset=utf-8'],
    [
      { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
      'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
    ],
  ])('Content-Type follows %o', async (headers, type) => {
    const response = await ask('samples?id=eq.1', 'GET', headers as Record<string, string>)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it('HEAD returns the headers of GET without a body', async () => {
    const [head, get] = [await ask('samples?id=eq.1', 'HEAD'), await ask('samples?id=eq.1')]
    expect(await head.text()).toBe('')
    for (const name of ['content-range', 'content-type', 'content-location'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
  })
})

describe('statuses', () => {
  it.each<[string, string, string, Record<string, string>, unknown, number, string]>([
    ['a new row', 'POST', 'many', {}, { n: 200 }, 201, ''],
    ['a new row, returned', 'POST', 'many', prefer('return=representation'), { n: 201 }, 201, '[{"n":201}]'],
    ['no rows at all', 'POST', 'many', prefer('return=representation'), [], 201, '[]'],
    ['an upsert that inserts', 'POST', 'many', prefer('resolution=merge-duplicates'), { n: 202 }, 201, ''],
    ['an upsert that updates', 'POST', 'many', prefer('resolution=merge-duplicates'), { n: 202 }, 200, ''],
    [
      'an upsert with one name twice',
      'POST',
      'many?select=a:n,a:n',
      prefer('resolution=merge-duplicates', 'return=representation'),
      { n: 202 },
      200,
      '[{"a":202,"a":202}]',
    ],
    [
      'an upsert that ignores',
      'POST',
      'many',
      prefer('resolution=ignore-duplicates', 'return=representation'),
      { n: 202 },
      201,
      '[]',
    ],
    ['a change', 'PATCH', 'samples?id=eq.99', {}, { size: 1 }, 204, ''],
    [
      'a change, returned',
      'PATCH',
      'samples?id=eq.99',
      prefer('return=representation'),
      { size: 1 },
      200,
      '[]',
    ],
    ['a removal', 'DELETE', 'many?n=eq.200', {}, undefined, 204, ''],
    [
      'a removal, returned',
      'DELETE',
      'many?n=eq.201',
      prefer('return=representation'),
      undefined,
      200,
      '[{"n":201}]',
    ],
    ['a void function', 'POST', 'rpc/nothing', {}, {}, 204, ''],
    ['a function that answers null', 'POST', 'rpc/add', {}, { a: null }, 200, 'null'],
  ])('of %s', async (_name, method, path, headers, body, status, text) => {
    const response = await ask(path, method, headers, body)
    expect([response.status, await response.text()]).toEqual([status, text])
  })
})

describe('maybeSingle of the older client', () => {
  it('sends GET for a list', async () => {
    const none = await ask('samples?select=id&id=eq.99', 'GET', { accept: 'application/json' })
    expect([none.status, await none.json()]).toEqual([200, []])
    const two = await ask('samples?select=id&id=lte.2', 'GET', { accept: 'application/json' })
    expect(await two.json()).toHaveLength(2)
  })

  it.each<[string, unknown]>([
    ['PATCH', { size: 1 }],
    ['DELETE', undefined],
  ])('finds "0 rows" in the details of %s', async (method, body) => {
    const headers = { ...single, ...prefer('return=representation') }
    const response = await ask('samples?id=eq.99', method, headers, body)
    expect(response.status).toBe(406)
    expect(await response.json()).toEqual({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
      hint: null,
    })
  })
})

describe('CORS', () => {
  const sentByClients =
    'apikey, authorization, content-type, accept, prefer, accept-profile, content-profile, range, range-unit, x-client-info, x-supabase-api-version, x-retry-count, x-upsert, x-metadata, cache-control, x-region, traceparent, tracestate, baggage'

  it('lets browsers send every header of the clients', async () => {
    const response = await ask('samples', 'OPTIONS', {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': sentByClients,
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-max-age')).toBe('86400')
    const words = (name: string) => response.headers.get(name)?.toLowerCase().split(/,\s*/)
    expect(words('access-control-allow-headers')).toEqual(sentByClients.split(', '))
    expect(words('access-control-allow-methods')).toEqual([
      'get',
      'post',
      'patch',
      'put',
      'delete',
      'options',
    ])
  })

  it.each(['samples?limit=1', 'nowhere', 'samples?select=,', ''])(
    'lets it read the answer to "%s"',
    async (path) => {
      const response = await ask(path, 'GET', { origin: 'https://elsewhere.example' })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-expose-headers')?.split(/,\s*/)).toEqual([
        'Content-Encoding',
        'Content-Location',
        'Content-Range',
        'Content-Type',
        'Date',
        'Location',
        'Server',
        'Transfer-Encoding',
        'Range-Unit',
      ])
    },
  )
})

describe('schema profiles', () => {
  it('choose the schema and are named in the response', async () => {
    const response = await ask('notes', 'GET', { 'accept-profile': 'extra' })
    expect(response.headers.get('content-profile')).toBe('extra')
    expect(await response.json()).toEqual([{ id: 1, source: 'one', e: 'x' }])
    expect((await ask('samples')).headers.get('content-profile')).toBe('public')
    expect((await ask('notes')).status).toBe(404)
  })

  it('count for writes by Content-Profile', async () => {
    const headers = { 'content-profile': 'extra', ...prefer('return=representation', 'missing=default') }
    const response = await ask('notes?columns=id,source,e', 'POST', headers, [{ id: 2 }, { id: 3, e: null }])
    expect(await response.json()).toEqual([
      { id: 2, source: null, e: 'e' },
      { id: 3, source: null, e: null },
    ])
  })

  it('count for functions', async () => {
    const response = await ask('rpc/shout', 'POST', { 'content-profile': 'extra' }, { word: 'loud' })
    expect(await response.json()).toBe('LOUD')
    expect((await ask('rpc/shout', 'POST', {}, { word: 'loud' })).status).toBe(404)
  })

  it('support columns with names that our statements use', async () => {
    const response = await ask('notes?select=source,first:id&id=eq.1', 'GET', {
      'accept-profile': 'extra',
      accept: 'text/csv',
    })
    expect(await response.text()).toBe('source,first\none,1')
  })
})

describe('a schema that changes', () => {
  /** Right after a look at the catalog a miss is answered without another one. */
  const eventually = (
    path: string,
    status: number,
    init: [string?, Record<string, string>?, unknown?] = [],
  ) =>
    vi.waitFor(async () => expect((await ask(path, ...init)).status).toBe(status), {
      interval: 100,
    })
  const change = (sql: string) => test.app.db.tx((tx) => tx.script(sql))

  it('is seen without a restart', async () => {
    expect((await ask('fresh')).status).toBe(404)
    await change('create table public.fresh (id integer primary key); grant all on public.fresh to anon')
    await eventually('fresh', 200)

    expect((await ask('fresh?select=added')).status).toBe(400)
    await change('alter table public.fresh add column added text')
    await eventually('fresh?select=added', 200)
    expect((await ask('fresh', 'POST', {}, { id: 1, added: 'x' })).status).toBe(201)

    await change('alter table public.fresh drop column added')
    const gone = await ask('fresh?select=added')
    expect([gone.status, (await gone.json()).code]).toEqual([400, '42703'])
    expect(await (await ask('fresh')).json()).toEqual([{ id: 1 }])

    expect((await ask('rpc/brand_new')).status).toBe(404)
    await change(
      "create function public.brand_new() returns text language sql stable as $$ select 'new' $$; grant execute on function public.brand_new to anon",
    )
    await eventually('rpc/brand_new', 200)

    await change('drop table public.fresh')
    expect((await ask('fresh')).status).toBe(404)
    await vi.waitFor(async () => expect((await (await ask('fresh')).json()).code).toBe('PGRST205'), {
      interval: 100,
    })
  })
})
