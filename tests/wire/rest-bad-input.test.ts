// What a client can get wrong: each mistake returns its own code, in the four-key shape, and never with a 5xx.
import { beforeAll, describe, expect, it } from 'vitest'
import { signedInClient } from '#tests/support/client.ts'
import { createSamples } from '#tests/support/samples.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { REST_MAX_ROWS: '3' } })
/** Of somebody signed in, who may send long bodies. */
let authorization = ''
beforeAll(async () => {
  await createSamples(test.app.db)
  authorization = `Bearer ${(await signedInClient(test.app)).token}`
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
}

async function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const response = await test.app.request(`/rest/v1/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function expectRefusal(path: string, sent: Sent, status: number, error: Record<string, unknown>) {
  const answer = await send(path, sent)
  expect(answer.body).toMatchObject(error)
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message'])
  expect(answer.status).toBe(status)
  expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${answer.body.code}`)
}

describe('a malformed query string', () => {
  it.each([
    ['samples?select=id,,name', 'select', 'column 4', 'unexpected ",", expecting a name'],
    ['samples?select=id,', 'select', 'column 4', 'unexpected end of input, expecting a name'],
    ['samples?select=id)', 'select', 'column 3', 'unexpected ")", expecting the end'],
    ['samples?select="id', 'select', 'column 4', 'unexpected end of input, expecting """'],
    ['samples?select=id::', 'select', 'column 5', 'expecting a type'],
    ['samples?select=id::int;drop', 'select', 'column 8', 'unexpected ";"'],
    ['samples?select=data->', 'select', 'column 7', 'expecting a JSON key'],
    ['samples?select=:id', 'select', 'column 1', 'unexpected ":", expecting a name'],
    ['samples?id=1', 'filter', 'column 1', 'expecting an operator such as eq'],
    ['samples?id=equals.1', 'filter', 'column 1', 'unexpected "e", expecting an operator'],
    ['samples?id=eq', 'filter', 'column 3', 'unexpected end of input, expecting "."'],
    ['samples?id=not.not.eq.1', 'filter', 'column 5', 'expecting an operator'],
    ['samples?id=in.1,2', 'filter', 'column 4', 'expecting "("'],
    ['samples?id=in.(1,2', 'filter', 'column 8', 'unexpected end of input, expecting ")"'],
    ['samples?id=in.(1)x', 'filter', 'column 7', 'unexpected "x", expecting the end'],
    ['samples?id=is.nothing', 'filter', 'column 4', 'expecting null, not_null, true, false or unknown'],
    ['samples?id=neq(any).1', 'filter', 'column 4', 'unexpected "(", expecting "."'],
    ['samples?words=fts(12345).fox', 'filter', 'column 4', 'unexpected "(", expecting "."'],
    ['samples?->a=eq.1', 'filter', 'column 1', 'unexpected "-", expecting a name'],
    ['samples?or=id.eq.1', 'logic tree', 'column 1', 'unexpected "i", expecting "("'],
    ['samples?or=(id.eq.1', 'logic tree', 'column 9', 'unexpected end of input, expecting ")"'],
    ['samples?or=()', 'logic tree', 'column 2', 'unexpected ")", expecting a name'],
    ['samples?or=(id.eq.1))', 'logic tree', 'column 10', 'unexpected ")", expecting the end'],
    ['samples?and=(id.eq."1)', 'logic tree', 'column 11', 'unexpected end of input, expecting """'],
    ['samples?or=(id.eq.1,not(id.eq.2))', 'logic tree', 'column 13', 'unexpected "(", expecting "."'],
    ['samples?order=id.up', 'order', 'column 3', 'expecting asc, desc, nullsfirst or nullslast'],
    ['samples?order=id.desc.asc', 'order', 'column 8', 'expecting asc, desc'],
    ['samples?order=', 'order', 'column 1', 'unexpected end of input, expecting a name'],
    ['samples?limit=ten', 'limit', 'column 1', 'expecting a whole number'],
    ['samples?limit=1e3', 'limit', 'column 1', 'expecting a whole number'],
    ['samples?limit=99999999999999999999', 'limit', 'column 1', 'expecting a whole number'],
    ['samples?offset=1.5', 'offset', 'column 1', 'expecting a whole number'],
  ])('%s says where it broke', async (path, subject, place, details) => {
    await expectRefusal(path, {}, 400, {
      code: 'PGRST100',
      message: expect.stringMatching(
        new RegExp(`^"failed to parse ${subject} \\(.*\\)" \\(line 1, ${place}\\)$`),
      ),
      details: expect.stringContaining(details),
    })
  })

  it.each([
    ['POST', 'samples?columns=id,', 'columns'],
    ['POST', 'samples?columns="id', 'columns'],
    ['POST', 'samples?on_conflict=id)', 'on_conflict'],
    ['PATCH', 'samples?limit=1', 'limit'],
  ])('%s %s is refused', async (method, path, subject) => {
    await expectRefusal(path, { method, body: '{"id":9}' }, 400, {
      code: 'PGRST100',
      message: expect.stringContaining(`failed to parse ${subject}`),
    })
  })

  it('is quoted only in part', async () => {
    const { body } = await send(`samples?select=${'x'.repeat(5000)},,`)
    expect(body.message.length).toBeLessThan(300)
  })
})

describe('unknown names', () => {
  it.each<[string, Sent, number, Record<string, unknown>]>([
    [
      'sample',
      {},
      404,
      {
        code: 'PGRST205',
        message: "Could not find the table 'public.sample' in the schema cache",
        hint: "Perhaps you meant the table 'public.samples'",
      },
    ],
    ['pg_class', {}, 404, { code: 'PGRST205', hint: null }],
    ['auth.users', {}, 404, { code: 'PGRST205', hint: null }],
    ['__proto__', {}, 404, { code: 'PGRST205', hint: null }],
    [
      'samples?select=nope',
      {},
      400,
      { code: '42703', message: 'column samples.nope does not exist', hint: null },
    ],
    ['samples?nope=eq.1', {}, 400, { code: '42703', message: 'column samples.nope does not exist' }],
    ['samples?order=nope', {}, 400, { code: '42703' }],
    ['samples?or=(id.eq.1,and(nope.eq.2))', {}, 400, { code: '42703' }],
    ['samples?select=ctid', {}, 400, { code: '42703' }],
    ['samples?select=id::nope', {}, 400, { code: '42704', message: 'type "nope" does not exist' }],
    [
      'samples?columns=nope',
      { method: 'POST', body: '{}' },
      400,
      { code: 'PGRST204', message: "Could not find the 'nope' column of 'samples' in the schema cache" },
    ],
    ['samples', { method: 'POST', body: '{"nope":1}' }, 400, { code: 'PGRST204' }],
    ['samples?id=eq.1', { method: 'PATCH', body: '{"nope":1}' }, 400, { code: 'PGRST204' }],
    [
      'samples?on_conflict=nope',
      { method: 'POST', body: '{"id":1}', headers: { prefer: 'resolution=merge-duplicates' } },
      400,
      { code: 'PGRST204' },
    ],
    [
      'rpc/great',
      { method: 'POST', body: '{}' },
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.great without parameters in the schema cache',
        hint: 'Perhaps you meant to call the function public.greet',
      },
    ],
    ['rpc/add?a=1&c=2', {}, 404, { code: 'PGRST202' }],
    ['rpc/pg_sleep', { method: 'POST', body: '{"seconds":1}' }, 404, { code: 'PGRST202', hint: null }],
    [
      'samples',
      { headers: { 'accept-profile': 'auth' } },
      406,
      {
        code: 'PGRST106',
        message: 'Invalid schema: auth',
        hint: 'Only the following schemas are exposed: public',
      },
    ],
    [
      'samples',
      { method: 'POST', body: '{}', headers: { 'content-profile': 'internal' } },
      406,
      { code: 'PGRST106' },
    ],
    ['', {}, 404, { code: 'PGRST126', message: 'Root endpoint metadata is disabled' }],
    ['samples/1', {}, 404, { code: 'PGRST125', message: 'Invalid path specified in request URL' }],
    ['%E0%A4%A', {}, 404, { code: 'PGRST125' }],
  ])('%s %o', (path, sent, status, error) => expectRefusal(path, sent, status, error))
})

describe('unsupported features', () => {
  it.each<[string, Sent, number, Record<string, unknown>]>([
    [
      'samples?select=id,others(*)',
      {},
      400,
      { code: 'PGRST200', message: expect.stringContaining("'others'") },
    ],
    ['samples?select=o:others!inner(id)', {}, 400, { code: 'PGRST200' }],
    ['samples?select=...others(id)', {}, 400, { code: 'PGRST200' }],
    [
      'samples?select=count()',
      {},
      400,
      { code: 'PGRST123', message: 'Use of aggregate functions is not allowed' },
    ],
    ['samples?select=size.sum()', {}, 400, { code: 'PGRST123' }],
    ['samples?select=size::int.max()', {}, 400, { code: 'PGRST123' }],
    [
      'samples?others.id=eq.1',
      {},
      400,
      { code: 'PGRST108', message: "'others' is not an embedded resource in this request" },
    ],
    ['samples?others.or=(id.eq.1)', {}, 400, { code: 'PGRST108' }],
    ['samples?others.limit=1', {}, 400, { code: 'PGRST108' }],
    ['samples?order=others(id).desc', {}, 400, { code: 'PGRST108' }],
    [
      'samples',
      { headers: { accept: 'application/vnd.pgrst.plan+json' } },
      406,
      {
        code: 'PGRST107',
        message: 'None of these media types are available: application/vnd.pgrst.plan+json',
      },
    ],
    ['samples', { headers: { accept: 'application/geo+json, text/html' } }, 406, { code: 'PGRST107' }],
    [
      'samples',
      { headers: { prefer: 'handling=strict, return=everything' } },
      400,
      {
        code: 'PGRST122',
        message: 'Invalid preferences given with handling=strict',
        details: 'Invalid preferences: return=everything',
      },
    ],
    [
      'samples?id=eq.1',
      { method: 'PUT', body: '{"id":1}' },
      405,
      { code: 'PGRST117', message: 'Unsupported HTTP method: PUT' },
    ],
    [
      'samples',
      { method: 'PROPFIND' },
      405,
      { code: 'PGRST117', message: 'Unsupported HTTP method: PROPFIND' },
    ],
    ['rpc/greet', { method: 'DELETE' }, 405, { code: 'PGRST117' }],
    ['samples?select=name::jsonb', {}, 400, { code: '42846', message: 'cannot cast type text to jsonb' }],
    ['samples?select=data->>city::tsquery', {}, 400, { code: '42846' }],
    ['samples?select=name::json[]', {}, 400, { code: '42846' }],
    ['samples?select=name::_jsonb', {}, 400, { code: '42846' }],
    ['samples?select=name::regtype', {}, 400, { code: '42846' }],
  ])('%s %o', (path, sent, status, error) => expectRefusal(path, sent, status, error))

  it('ignores an unknown preference without strict handling', async () => {
    expect(
      (await send('samples?id=eq.1&select=id', { headers: { prefer: 'return=everything' } })).status,
    ).toBe(200)
  })
})

describe('bodies', () => {
  const bodies: [string, string, number, string][] = [
    ['that break off', '{"id":', 400, 'PGRST102'],
    ['that are empty', '', 400, 'PGRST102'],
    ['with a raw NUL byte', '{"id":9,"name":"a\0b"}', 400, 'PGRST102'],
    ['with an escaped NUL', '{"id":9,"name":"a\\u0000b"}', 400, '22P05'],
    ['with a lone surrogate', '{"id":9,"name":"\\ud800"}', 400, '22P02'],
    ['with a lone surrogate as key', '{"\\ud800":1}', 400, 'PGRST204'],
    ['with a number too large', '{"id":1e999999}', 400, '22P02'],
    ['with too many digits', `{"id":${'9'.repeat(400)}}`, 400, '22003'],
    ['of a number too large for numeric', '{"id":9,"price":1e999999}', 400, '22003'],
    ['with a key named __proto__', '{"__proto__":{"id":9}}', 400, 'PGRST204'],
    ['with a key named constructor', '{"constructor":1}', 400, 'PGRST204'],
    ['that are a list of numbers', '[1,2]', 400, 'PGRST102'],
    ['that are null', 'null', 400, 'PGRST102'],
    ['with lists inside lists', '[[{"id":9}]]', 400, 'PGRST102'],
    ['naming a row twice', '[{"id":9},{"id":9}]', 409, '23505'],
  ]
  it.each(bodies)('%s are refused by POST', async (_name, body, status, code) => {
    await expectRefusal('samples', { method: 'POST', body }, status, { code })
    expect(await test.app.db.query('select id from samples where id = 9')).toEqual([])
  })

  it.each(bodies.slice(0, 13))('%s are refused by PATCH', async (_name, body, status, code) => {
    await expectRefusal('samples?id=eq.1', { method: 'PATCH', body }, status, { code })
  })

  it.each([
    ['[1]', 'PGRST102'],
    ['{"a":', 'PGRST102'],
    ['{"__proto__":1}', 'PGRST202'],
    ['{"a":1,"constructor":2}', 'PGRST202'],
    ['{"a":1e99}', '22P02'],
    ['{"a":"\\u0000"}', '22P05'],
  ])('%s are refused as arguments', async (body, code) => {
    const { body: error } = await send('rpc/add', { method: 'POST', body })
    expect(error.code).toBe(code)
  })

  it('with a row twice in one upsert are refused', async () => {
    await expectRefusal(
      'samples',
      {
        method: 'POST',
        body: '[{"id":1,"size":1},{"id":1,"size":2}]',
        headers: { prefer: 'resolution=merge-duplicates' },
      },
      400,
      { code: '21000' },
    )
  })
})

describe('values', () => {
  it.each([
    ['id=eq.%00', ['22021', '22P02']],
    ['name=in.(a,%00)', ['22021']],
    ['id=eq.99999999999', ['22003']],
    ['price=eq.1e999999', ['22003']],
    ['data->99999999999=eq.1', ['22003']],
    ['name=match.(', ['2201B']],
    ['words=fts.%26%26', ['42601']],
    ['words=fts(nope).fox', ['42704']],
    ['data=cs.{', ['22P02']],
    ['tags=cs.{{{{{{{{a}}}}}}}}', ['54000']],
    ['name=is.true', ['42804']],
    ['constructor=eq.1', ['42703']],
    ['__proto__=eq.1', ['42703']],
    ['id=constructor.1', ['PGRST100']],
  ])('%s answer 400', async (filter, codes) => {
    const { status, body } = await send(`samples?${filter}`)
    expect(codes).toContain(body.code)
    expect(status).toBe(400)
  })

  it('that are not valid text are read as replacement characters', async () => {
    expect((await send('samples?select=id&name=eq.%ED%A0%80')).body).toEqual([])
  })
})

describe('limits', () => {
  const group = (depth: number) => `${'and('.repeat(depth - 1)}id.eq.1${')'.repeat(depth - 1)}`
  const filters = (count: number) => Array.from({ length: count }, () => 'id=gt.0').join('&')
  const list = (count: number) => Array.from({ length: count }, (_, index) => index).join(',')
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const accepted = async (path: string, sent: Sent = {}) => {
    const response = await test.app.request(`/rest/v1/${path}`, sent as RequestInit)
    return response.status
  }

  it('allow ten levels of logic', async () => {
    expect(await accepted(`samples?or=(${group(10)})`)).toBe(200)
    await expectRefusal(`samples?or=(${group(11)})`, {}, 400, {
      code: 'PGRST100',
      message: 'The filters are nested too deeply: at most 10 levels of and/or are allowed.',
    })
  })

  it('allow a hundred filters, including those in trees', async () => {
    expect(await accepted(`samples?${filters(100)}`)).toBe(200)
    const message = 'There are too many filters: at most 100 are allowed in one request.'
    await expectRefusal(`samples?${filters(101)}`, {}, 400, { code: 'PGRST100', message })
    await expectRefusal(`samples?${filters(99)}&or=(id.eq.1,id.eq.2)`, {}, 400, { message })
  })

  it('allow five thousand values in a list', async () => {
    expect(await accepted(`samples?id=in.(${list(5000)})`)).toBe(200)
    await expectRefusal(`samples?id=in.(${list(5001)})`, {}, 400, {
      code: 'PGRST100',
      message: 'The list is too long: at most 5000 values are allowed in one list.',
    })
  })

  it('allow a body of 10 MB, with or without a declared length', async () => {
    const large = `{"id":9,"name":"${'x'.repeat(10_000_000)}"}`
    const message = 'The request is larger than 10 MB.'
    const sent = { method: 'POST', headers: { authorization }, body: large }
    await expectRefusal('samples', sent, 413, { code: 'PGRST102', message })
    const stream = new Blob([large]).stream()
    const request = new Request(`${test.app.config.siteUrl}/rest/v1/samples`, {
      method: 'POST',
      headers: { authorization },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect((await test.app.fetch(request)).status).toBe(413)
    const readable = await test.app.request('/rest/v1/samples', { method: 'POST', body: large })
    expect(readable.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('apply to the rows of a page, as configured', async () => {
    const { body, headers } = await send('samples?select=id&limit=50', { headers: { prefer: 'count=exact' } })
    expect(body).toHaveLength(3)
    expect(headers.get('content-range')).toBe('0-2/4')
    expect((await send('rpc/numbers?up_to=9')).body).toEqual([1, 2, 3])
  })

  it('apply to the depth of JSON in bodies, arguments and filters', async () => {
    const body = (depth: number) => `{"id":1,"data":${nested(depth)}}`
    const patch = (depth: number) => ({ method: 'PATCH', body: body(depth) })
    expect(await accepted('samples?id=eq.99', patch(199))).toBe(204)
    const message = 'The request body is nested too deeply: at most 200 levels are allowed.'
    for (const depth of [200, 20_000, 1_000_000])
      await expectRefusal('samples?id=eq.99', { ...patch(depth), headers: { authorization } }, 400, {
        code: 'PGRST102',
        message,
      })
    await expectRefusal('rpc/add', { method: 'POST', body: `{"a":${nested(20_000)}}` }, 400, { message })
    const value = 'The value is nested too deeply: at most 200 levels are allowed.'
    await expectRefusal(`samples?data=cs.${nested(20_000)}`, {}, 400, { code: 'PGRST100', message: value })
    await expectRefusal(`samples?data=in.(${nested(20_000)})`, {}, 400, { message: value })
    await expectRefusal(`samples?data=eq(any).{"${nested(20_000)}"}`, {}, 400, { message: value })
    await expectRefusal(`rpc/add?a=${nested(20_000)}`, {}, 400, { message: value })
  })

  it('ignore brackets inside strings', async () => {
    const body = JSON.stringify({ name: `"${'['.repeat(500)}` })
    expect(await accepted('samples?id=eq.99', { method: 'PATCH', body })).toBe(204)
  })

  it.each([
    ['select', Array.from({ length: 501 }, () => 'id').join(), 'The select list is too long'],
    ['order', Array.from({ length: 101 }, () => 'id').join(), 'The order list is too long'],
    ['select', `data${'->a'.repeat(51)}`, 'The path into JSON is too long'],
    ['name', `match.${'('.repeat(501)}${')'.repeat(501)}`, 'The pattern is too long'],
    ['name', `like.${'%25'.repeat(1001)}`, 'The pattern is too long'],
    ['words', `fts.${'a%26'.repeat(600)}a`, 'The pattern is too long'],
    ['words', `fts.${'!'.repeat(40)}a`, 'failed to parse filter'],
    ['name', `eq.${'x'.repeat(1_000_001)}`, 'The query is too long'],
  ])('%s of %.30s is refused', async (name, value, message) => {
    await expectRefusal(`samples?${name}=${value}`, {}, 400, {
      code: 'PGRST100',
      message: expect.stringContaining(message),
    })
  })

  it('apply to an alias that PostgreSQL would truncate', async () => {
    await expectRefusal(`samples?select=${'a'.repeat(64)}:id`, {}, 400, {
      message: 'An alias can be at most 63 bytes long.',
    })
  })
})
