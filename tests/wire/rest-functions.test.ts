// Functions of every shape: overloads, unnamed arguments, output parameters, variadic ones; and functions of a row as fields.
import { beforeAll, describe, expect, it } from 'vitest'
import { createSamples } from '#tests/support/samples.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { REST_SCHEMAS: 'public,extra' } })
beforeAll(async () => {
  await createSamples(test.app.db)
  await test.app.db.tx((tx) => tx.script(functions))
})

const functions = `
  create schema extra;
  create function public.take_json(json) returns json language sql immutable as 'select $1';
  create function public.take_jsonb(jsonb) returns text language sql immutable as 'select jsonb_typeof($1)';
  create function public.take_text(text) returns text language sql immutable as 'select upper($1)';
  create function public.take_bytes(bytea) returns text language sql immutable as $$ select encode($1, 'hex') $$;
  create function public.named_json(data json) returns json language sql immutable as 'select data';
  create function public.take_number(integer) returns integer language sql immutable as 'select $1';
  create function public.take_two(json, json) returns json language sql immutable as 'select $1';
  create function public.either(a integer) returns text language sql immutable as $$ select 'a' $$;
  create function public.either(json) returns text language sql immutable as $$ select 'json' $$;
  create function public.both(json) returns text language sql immutable as $$ select 'json' $$;
  create function public.both(jsonb) returns text language sql immutable as $$ select 'jsonb' $$;

  create function public.many() returns text language sql immutable as $$ select 'none' $$;
  create function public.many(a integer) returns text language sql immutable as $$ select 'a' $$;
  create function public.many(a integer, b integer) returns text language sql immutable as $$ select 'a, b' $$;
  create function public.many(a integer, c integer, d integer default 0) returns text language sql immutable as $$ select 'a, c, d' $$;
  create function public.rows(a integer) returns setof public.samples language sql stable as 'select * from public.samples where id = a';
  create function public.rows(a integer, b integer) returns setof public.samples language sql stable as
    'select * from public.samples where id in (a, b)';
  create function public.same(a text) returns text language sql immutable as $$ select 'text' $$;
  create function public.same(a integer) returns text language sql immutable as $$ select 'integer' $$;
  create function public.same(a integer, b text default '') returns text language sql immutable as $$ select 'two' $$;

  create function public.one_out(a integer, out doubled integer) language sql immutable as 'select a * 2';
  create function public.out_first(out doubled integer, out tripled integer, a integer) language sql immutable as 'select a * 2, a * 3';
  create function public.in_and_out(inout a integer, out b text) language sql immutable as $$ select a + 1, 'b' || a $$;
  create function public.out_set(out n integer, up_to integer, out square integer) returns setof record language sql immutable as
    'select i, i * i from generate_series(1, up_to) i';
  create function public.unnamed_out(a integer, out integer, out text) language sql immutable as $$ select a, 'x' $$;
  create function public.table_of(a integer default 2) returns table (n integer, "Odd name" text) language sql immutable as
    $$ select i, 'x' from generate_series(1, a) i $$;
  create function public.loose() returns record language sql immutable as $$ select 1 as a, 'x'::text as b $$;
  create function public.sum_of(variadic v integer[]) returns bigint language sql immutable as 'select sum(n) from unnest(v) n';
  create function public.joined(sep text, variadic v text[]) returns text language sql immutable as
    'select array_to_string(v, sep)';
  create function public.search_by(id integer default null, name text default null) returns setof public.samples language sql stable as
    'select * from public.samples s where (search_by.id is null or s.id = search_by.id) and (search_by.name is null or s.name = search_by.name)';
  create function public.insist(holds boolean) returns void language plpgsql stable as $$
    begin if not holds then raise 'It does not hold.'; end if; end $$;
  create domain public.pair_code as char(2);
  create function public.echo_code(code public.pair_code) returns text language sql immutable as 'select code::text';

  create function public.shouted(public.samples) returns text language sql immutable as 'select upper($1.name)';
  create function public.doubled(s public.samples) returns integer language sql immutable as 'select s.size * 2';
  create function public.info(s public.samples) returns jsonb language sql immutable as $$ select jsonb_build_object('city', s.data ->> 'city') $$;
  create function public.all_tags(s public.samples) returns text[] language sql immutable as 'select s.tags';
  create function public.name(s public.samples) returns text language sql immutable as $$ select 'never' $$;
  create function public.secret(s public.samples) returns text language sql immutable as $$ select 'secret' $$;
  create function public.others(s public.samples) returns setof public.samples language sql stable as 'select * from public.samples';
  create function extra.elsewhere(s public.samples) returns text language sql immutable as $$ select 'elsewhere' $$;
  create table public.t (t integer primary key, kept text default 'kept');
  create function public.twice(public.t) returns integer language sql immutable as 'select $1.t * 2';
  grant all on public.t to anon;
  grant usage on schema extra to anon;
  grant execute on all functions in schema public, extra to anon;
  revoke execute on function public.secret(public.samples) from public, anon;
`

const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.request(`/rest/v1/${path}`, { headers })
const post = (
  path: string,
  body: BodyInit,
  type = 'application/json',
  headers: Record<string, string> = {},
) =>
  test.app.request(`/rest/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  })
const answer = async (response: Promise<Response>) => {
  const { status, text } = await response.then(async (given) => ({
    status: given.status,
    text: await given.text(),
  }))
  return [status, JSON.parse(text || 'null')]
}
const refusal = async (response: Promise<Response>) => {
  const [status, body] = await answer(response)
  return [status, body.code, body.message]
}

describe('a single unnamed argument', () => {
  it('receives the whole JSON body', async () => {
    expect(await answer(post('rpc/take_json', '{"a":1, "b":[2]}'))).toEqual([200, { a: 1, b: [2] }])
    expect(await answer(post('rpc/take_json', '[1,2]'))).toEqual([200, [1, 2]])
    expect(await answer(post('rpc/take_jsonb', '"word"'))).toEqual([200, 'string'])
    expect(await answer(post('rpc/take_jsonb', ''))).toEqual([200, 'object'])
    expect(await refusal(post('rpc/take_json', '{'))).toEqual([400, 'PGRST102', expect.anything()])
    expect(await refusal(post('rpc/take_json', `${'['.repeat(300)}${']'.repeat(300)}`))).toEqual([
      400,
      'PGRST102',
      expect.anything(),
    ])
  })

  it('receives plain text and bytes unchanged', async () => {
    expect(await answer(post('rpc/take_text', '{"not json', 'text/plain'))).toEqual([200, '{"NOT JSON'])
    expect(await answer(post('rpc/take_text', '', 'text/plain; charset=utf-8'))).toEqual([200, ''])
    const bytes = new Uint8Array([0, 255, 128, 10])
    expect(await answer(post('rpc/take_bytes', bytes, 'application/octet-stream'))).toEqual([200, '00ff800a'])
  })

  it('is found by the kind of body', async () => {
    expect(await refusal(post('rpc/take_json', new Uint8Array([1]), 'application/octet-stream'))).toEqual([
      404,
      'PGRST202',
      expect.anything(),
    ])
    expect(await refusal(post('rpc/take_text', '{"a":1}'))).toEqual([404, 'PGRST202', expect.anything()])
    expect(await refusal(get('rpc/take_text'))).toEqual([404, 'PGRST202', expect.anything()])
    expect(await refusal(get('rpc/take_json?a=1'))).toEqual([404, 'PGRST202', expect.anything()])
  })

  it('needs no name; a named one is an argument like any other', async () => {
    expect(await answer(post('rpc/named_json', '{"data":{"x":1}}'))).toEqual([200, { x: 1 }])
    expect(await refusal(post('rpc/named_json', '{"x":1}'))).toEqual([404, 'PGRST202', expect.anything()])
    expect(await refusal(post('rpc/add', '[1]'))).toEqual([
      400,
      'PGRST102',
      'The arguments of a function must be one JSON object.',
    ])
  })

  it('of other types, or next to another, cannot be called', async () => {
    for (const name of ['take_number', 'take_two', 'shouted'])
      for (const body of ['{}', '1', '{"":1}'])
        expect(await refusal(post(`rpc/${name}`, body)), name).toEqual([404, 'PGRST202', expect.anything()])
  })

  it('comes after functions with matching names', async () => {
    expect(await answer(post('rpc/either', '{"a":1}'))).toEqual([200, 'a'])
    expect(await answer(post('rpc/either', '{"b":1}'))).toEqual([200, 'json'])
    expect(await refusal(post('rpc/both', '{}'))).toEqual([
      300,
      'PGRST203',
      'Could not choose the best candidate function between: public.both( => json), public.both( => jsonb)',
    ])
  })
})

describe('overloads', () => {
  it.each([
    ['', '{}', 'none'],
    ['a=1', '{"a":1}', 'a'],
    ['b=2&a=1', '{"b":2,"a":1}', 'a, b'],
    ['a=1&c=2', '{"a":1,"c":2}', 'a, c, d'],
    ['a=1&c=2&d=3', '{"a":1,"c":2,"d":3}', 'a, c, d'],
  ])('are told apart by the names given: %s', async (query, body, expected) => {
    expect(await answer(get(`rpc/many?${query}`))).toEqual([200, expected])
    expect(await answer(post('rpc/many', body))).toEqual([200, expected])
  })

  it('are distinguished from filters', async () => {
    expect(await answer(get('rpc/rows?a=1&select=id'))).toEqual([200, [{ id: 1 }]])
    expect(await answer(get('rpc/rows?a=1&b=2&select=id&id=gt.1'))).toEqual([200, [{ id: 2 }]])
    expect(await answer(post('rpc/rows?select=id&id=eq.1', '{"a":1,"b":2}'))).toEqual([200, [{ id: 1 }]])
  })

  it('that differ only in types are listed in order', async () => {
    const message =
      'Could not choose the best candidate function between: public.same(a => integer), public.same(a => text), public.same(a => integer, b => text)'
    expect(await refusal(post('rpc/same', '{"a":1}'))).toEqual([300, 'PGRST203', message])
    expect(await refusal(get('rpc/same?a=1'))).toEqual([300, 'PGRST203', message])
    expect(await answer(post('rpc/same', '{"a":1,"b":"x"}'))).toEqual([200, 'two'])
  })

  it('treat a value with an operator as a filter, unless only an argument makes sense', async () => {
    expect(await answer(get('rpc/search_by?id=eq.2&select=id'))).toEqual([200, [{ id: 2 }]])
    expect(await answer(get('rpc/search_by?id=2&select=id'))).toEqual([200, [{ id: 2 }]])
    expect(await answer(get('rpc/search_by?name=like.*eta&select=id'))).toEqual([200, [{ id: 2 }]])
    expect(await answer(get('rpc/extra_word?word=is.it'))).toMatchObject([404, { code: 'PGRST202' }])
    expect(await answer(get('rpc/joined?sep=in.between&v=a&v=b'))).toEqual([200, 'ain.betweenb'])
  })

  it('use the last of a repeated argument', async () => {
    expect(await answer(get('rpc/add?a=1&a=5'))).toEqual([200, 15])
  })
})

describe('output parameters', () => {
  it.each([
    ['one_out', { a: 2 }, { doubled: 4 }],
    ['out_first', { a: 2 }, { doubled: 4, tripled: 6 }],
    ['in_and_out', { a: 2 }, { a: 3, b: 'b2' }],
    ['unnamed_out', { a: 2 }, { column1: 2, column2: 'x' }],
    ['loose', {}, { a: 1, b: 'x' }],
    [
      'out_set',
      { up_to: 2 },
      [
        { n: 1, square: 1 },
        { n: 2, square: 4 },
      ],
    ],
    [
      'table_of',
      {},
      [
        { n: 1, 'Odd name': 'x' },
        { n: 2, 'Odd name': 'x' },
      ],
    ],
  ])('of %s are members of the answer', async (name, args, expected) => {
    expect(await answer(post(`rpc/${name}`, JSON.stringify(args)))).toEqual([200, expected])
    const query = new URLSearchParams(Object.entries(args).map(([key, value]) => [key, String(value)]))
    expect(await answer(get(`rpc/${name}?${query}`))).toEqual([200, expected])
  })

  it('can be selected, filtered and ordered by', async () => {
    const path = 'rpc/out_set?up_to=4&square=gt.1&order=square.desc&select=root:n'
    expect(await answer(get(path))).toEqual([200, [{ root: 4 }, { root: 3 }, { root: 2 }]])
    expect(await answer(post('rpc/one_out?select=doubled', '{"a":4}'))).toEqual([200, { doubled: 8 }])
  })
})

describe('a variadic argument', () => {
  it('accepts an array by POST, repeated or listed values by GET', async () => {
    expect(await answer(post('rpc/sum_of', '{"v":[1,2,3]}'))).toEqual([200, 6])
    expect(await answer(get('rpc/sum_of?v=1&v=2'))).toEqual([200, 3])
    expect(await answer(get('rpc/sum_of?v=7'))).toEqual([200, 7])
    expect(await answer(get('rpc/sum_of?v={1,2}'))).toEqual([200, 3])
    expect(await answer(post('rpc/joined', '{"sep":"-","v":["a","b,c"]}'))).toEqual([200, 'a-b,c'])
    expect(await refusal(get('rpc/sum_of?v=x'))).toEqual([400, '22P02', expect.anything()])
  })
})

it('a function without a result still runs', async () => {
  expect(await answer(get('rpc/insist?holds=true'))).toEqual([204, null])
  expect(await refusal(get('rpc/insist?holds=false'))).toEqual([400, 'P0001', 'It does not hold.'])
})

it('an argument is not truncated to the length of its type', async () => {
  expect(await answer(get('rpc/echo_code?code=ab'))).toEqual([200, 'ab'])
  expect(await refusal(get('rpc/echo_code?code=abc'))).toEqual([400, '22001', expect.anything()])
  expect(await refusal(post('rpc/echo_code', '{"code":"abc"}'))).toEqual([400, '22001', expect.anything()])
})

describe('a computed field', () => {
  it('can be selected, filtered and ordered by', async () => {
    expect(await answer(get('samples?select=id,shouted,twice:doubled&shouted=eq.ALPHA'))).toEqual([
      200,
      [{ id: 1, shouted: 'ALPHA', twice: 20 }],
    ])
    expect(await answer(get('samples?select=id&doubled=gte.40&order=doubled.desc'))).toEqual([
      200,
      [{ id: 4 }, { id: 2 }],
    ])
    expect(await answer(get('samples?select=id&or=(shouted.like.BE*,info->>city.eq.Oslo)&order=id'))).toEqual(
      [200, [{ id: 1 }, { id: 2 }]],
    )
    expect(await answer(get('samples?select=info->>city,doubled::text&id=eq.1'))).toEqual([
      200,
      [{ city: 'Oslo', doubled: '20' }],
    ])
    expect(await answer(get('samples?select=id&all_tags=cs.{red}&order=id'))).toEqual([
      200,
      [{ id: 1 }, { id: 2 }],
    ])
  })

  it('is returned from writes, and from functions that return rows', async () => {
    const returned = { prefer: 'return=representation' }
    expect(await answer(post('t?select=t,twice', '{"t":4}', undefined, returned))).toEqual([
      201,
      [{ t: 4, twice: 8 }],
    ])
    const upsert = { prefer: 'return=representation, resolution=merge-duplicates' }
    expect(await answer(post('t?select=twice', '{"t":4,"kept":"y"}', undefined, upsert))).toEqual([
      200,
      [{ twice: 8 }],
    ])
    const deleted = test.app.request('/rest/v1/t?twice=eq.8&select=twice', {
      method: 'DELETE',
      headers: returned,
    })
    expect(await answer(deleted)).toEqual([200, [{ twice: 8 }]])
    expect(await answer(get('rpc/all_samples?select=shouted&doubled=eq.40'))).toEqual([
      200,
      [{ shouted: 'BETA' }],
    ])
  })

  it('is not part of *, and is hidden by a column of the same name', async () => {
    const [, [row]] = await answer(get('samples?id=eq.1'))
    expect(Object.keys(row)).toHaveLength(12)
    expect(row.name).toBe('alpha')
  })

  it('does not exist if the function is in another schema, returns a set or is for writing', async () => {
    expect(await refusal(get('samples?select=elsewhere'))).toEqual([400, '42703', expect.anything()])
    expect(await refusal(get('samples?select=others'))).toEqual([400, '42703', expect.anything()])
    expect(await refusal(get('t?select=shouted'))).toEqual([400, '42703', expect.anything()])
    expect(await refusal(post('samples', '{"id":9,"shouted":"X"}'))).toEqual([
      400,
      'PGRST204',
      expect.anything(),
    ])
  })

  it('requires the privilege to execute it', async () => {
    for (const query of ['select=secret', 'secret=eq.x', 'order=secret'])
      expect(await refusal(get(`samples?${query}`))).toEqual([401, '42501', expect.anything()])
  })
})
