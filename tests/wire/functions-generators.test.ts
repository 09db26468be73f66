// generate-specialized-content: the daily limit and what gives a use back, the saved item, visitors, and what is counted in tokens.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import {
  type Author,
  callFunction,
  collectEvents,
  createAuthor,
  joinDeltas,
  openStream,
  readEvents,
  usesOf,
} from '#tests/support/functions.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { withProvider } from '#tests/support/with-provider.ts'

const name = 'generate-specialized-content'
const ask = { type: 'headline', context: 'Acme opens a plant in Denver. Apply at acme.com/jobs.' }
const provider = withProvider()
const database = withTestDatabase()
let app: TestApp
let author: Author

beforeAll(async () => {
  app = await startApp(database.db, { environment: { ...provider.environment(), AI_TIMEOUT_MS: '2000' } })
})
beforeEach(async () => {
  author = await createAuthor(app)
  provider.reset({ pieces: ['Acme opens', ' plant\nDenver gets plant'] })
})

const itemsOf = (id: string) =>
  app.db.query('select title, content, type, is_generated, is_draft from public.content where user_id = $1', [
    id,
  ])

describe('generate-specialized-content', () => {
  it('answers the real client with plain text', async () => {
    const { data, error } = await clientOf(app, author).functions.invoke(name, { body: ask })
    expect(error).toBeNull()
    expect(data).toMatchObject({ generatedText: 'Acme opens plant\nDenver gets plant' })
  })

  it.each(['boilerplate', 'headline', 'quote', 'cta'])('saves the item with its title: %s', async (type) => {
    const { body } = await callFunction(app, name, { ...ask, type }, author)
    expect(await itemsOf(author.id)).toEqual([
      {
        title: `Generated ${type}`,
        content: '<p>Acme opens plant<br>Denver gets plant</p>',
        type,
        is_generated: true,
        is_draft: true,
      },
    ])
    const [row] = await app.db.query<{ id: string }>('select id from public.content where user_id = $1', [
      author.id,
    ])
    expect(body.contentId).toBe(row?.id)
  })

  it('streams, counts and saves alike', async () => {
    const events = await collectEvents(await openStream(app, name, ask, author))
    expect(joinDeltas(events)).toBe('Acme opens plant\nDenver gets plant')
    expect(events.at(-1)).toMatchObject({
      type: 'text-end',
      generatedText: 'Acme opens plant\nDenver gets plant',
    })
    expect(await usesOf(app, author.id)).toBe(1)
    expect(await itemsOf(author.id)).toHaveLength(1)
  })

  it('asks for what is missing when the context is too thin, and counts nothing', async () => {
    const { status, body } = await callFunction(app, name, { type: 'boilerplate', context: 'Acme' }, author)
    expect([status, body]).toEqual([
      422,
      { error: 'Add the company’s name and what it does.', code: 'too_thin' },
    ])
    expect(await usesOf(app, author.id)).toBe(0)
  })

  it.each(['', ' \n ', '\u0000\u200b'])('refuses a blank context and counts nothing: %j', async (context) => {
    const { status, body } = await callFunction(app, name, { ...ask, context }, author)
    expect([status, body.error]).toEqual([400, 'Please enter some context for content generation'])
    expect(await usesOf(app, author.id)).toBe(0)
  })

  it.each([
    { type: 'poem', context: 'x' },
    { context: 'x' },
    { type: 'cta' },
    { type: 'cta', context: 'x'.repeat(20_001) },
  ])('refuses what is not of its contract, and counts nothing', async (body) => {
    expect((await callFunction(app, name, body, author)).status).toBe(400)
    expect(await usesOf(app, author.id)).toBe(0)
  })

  it('keeps working after the trial', async () => {
    const late = await createAuthor(app, { days: 30 })
    expect((await callFunction(app, name, ask, late)).status).toBe(200)
  })

  it('answers the text even when its copy cannot be saved', async () => {
    await app.db.query(
      'alter table public.content add constraint no_items check (not is_generated) not valid',
    )
    const { status, body } = await callFunction(app, name, ask, author)
    await app.db.query('alter table public.content drop constraint no_items')
    expect([status, body]).toEqual([200, { generatedText: 'Acme opens plant\nDenver gets plant' }])
  })
})

describe('the daily limit', () => {
  it('refuses the fourth generation of a day with the specified text, and asks no model', async () => {
    for (const _ of [1, 2, 3]) expect((await callFunction(app, name, ask, author)).status).toBe(200)
    provider.reset({ pieces: ['x'] })
    const { status, body } = await callFunction(app, name, ask, author)
    const error = "You've reached your daily limit. Please upgrade to Pro for unlimited access."
    expect([status, body]).toEqual([429, { error, code: 'daily_limit' }])
    expect(provider.asked).toEqual([])
    expect(await usesOf(app, author.id)).toBe(3)
  })

  it('lets exactly three of ten through that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => callFunction(app, name, ask, author)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    expect(await usesOf(app, author.id)).toBe(3)
  })

  it('starts again on the next day in UTC', async () => {
    await app.db.query(
      "update public.profiles set daily_uses = 3, last_use_date = (now() at time zone 'utc')::date - 1 where user_id = $1",
      [author.id],
    )
    expect((await callFunction(app, name, ask, author)).status).toBe(200)
    expect(await usesOf(app, author.id)).toBe(1)
  })

  it('does not apply to Pro, whose uses are still counted', async () => {
    const pro = await createAuthor(app, { status: 'pro' })
    for (const _ of [1, 2, 3, 4, 5]) expect((await callFunction(app, name, ask, pro)).status).toBe(200)
    expect(await usesOf(app, pro.id)).toBe(5)
  })

  it('is reached for those whose profile is missing', async () => {
    await app.db.query('delete from public.profiles where user_id = $1', [author.id])
    expect((await callFunction(app, name, ask, author)).status).toBe(429)
  })
})

describe('a use', () => {
  it.each([
    ['fails', { status: 401 }],
    ['answers nothing', { pieces: [' '] }],
    ['breaks off half-way', { pieces: ['Half'], ending: 'cut' as const }],
    ['speaks garbage', { garbage: '{}' }],
  ])('is given back when the provider %s', async (_, reply) => {
    provider.reset(reply)
    expect((await callFunction(app, name, ask, author)).status).toBe(502)
    expect(await usesOf(app, author.id)).toBe(0)
    expect(await itemsOf(author.id)).toEqual([])
  })

  it('is given back when a stream breaks off after its first piece', async () => {
    provider.reset({ pieces: ['Half'], ending: 'cut' })
    const events = await collectEvents(await openStream(app, name, ask, author))
    expect(events.at(-1)).toMatchObject({ type: 'error' })
    expect(await usesOf(app, author.id)).toBe(0)
  })

  it('is given back when its user stops before the first piece', async () => {
    provider.reset({ silence: true })
    const stop = new AbortController()
    const answer = openStream(app, name, ask, { ...author, signal: stop.signal })
    await expect.poll(() => provider.asked.length).toBe(1)
    expect(await usesOf(app, author.id)).toBe(1)
    stop.abort()
    await answer.catch(() => undefined)
    await expect.poll(() => usesOf(app, author.id)).toBe(0)
  })

  it('is given back when its user stops while nothing has been shown, however much was written', async () => {
    provider.reset({ pieces: ['Half'], ending: 'silence' })
    const stop = new AbortController()
    const answer = callFunction(app, name, ask, { ...author, signal: stop.signal })
    await expect.poll(() => provider.asked.length).toBe(1)
    stop.abort()
    await answer.catch(() => undefined)
    await expect.poll(() => usesOf(app, author.id)).toBe(0)
  })

  it('is kept when its user stops after the first piece', async () => {
    provider.reset({ pieces: ['Half'], ending: 'silence' })
    const events = readEvents(await openStream(app, name, ask, author))
    await events.next()
    await events.return(undefined)
    await provider.asked[0]?.gone
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await usesOf(app, author.id)).toBe(1)
    expect(await itemsOf(author.id)).toEqual([])
  })

  it('is not given back to another day', async () => {
    provider.reset({ silence: true })
    const stop = new AbortController()
    const answer = callFunction(app, name, ask, { ...author, signal: stop.signal })
    await expect.poll(() => provider.asked.length).toBe(1)
    await app.db.query('update public.profiles set last_use_date = last_use_date + 1 where user_id = $1', [
      author.id,
    ])
    stop.abort()
    await answer.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await usesOf(app, author.id)).toBe(1)
  })
})

describe('visitors', () => {
  it('skip the daily limit, and nothing is saved', async () => {
    const [before] = await app.db.query('select count(*)::int as items from public.content')
    for (const _ of [1, 2, 3, 4]) {
      const { status, body } = await callFunction(app, name, ask)
      expect([status, body]).toEqual([200, { generatedText: 'Acme opens plant\nDenver gets plant' }])
    }
    expect(await app.db.query('select count(*)::int as items from public.content')).toEqual([before])
  })

  it('may show the public key, as the client does without a session', async () => {
    const { error } = await clientOf(app).functions.invoke(name, { body: ask })
    expect(error).toBeNull()
  })

  it('share a limit per network; what failed does not count; other networks have their own', async () => {
    const strict = await startApp(database.db, {
      environment: { ...provider.environment(), AI_VISITOR_HOURLY: '3', TRUST_PROXY: '1' },
    })
    const from = (address: string) =>
      callFunction(strict, name, ask, { headers: { 'x-forwarded-for': address } })
    const leftFor = async (address: string) =>
      (await callFunction(strict, 'visitor-allowance', {}, { headers: { 'x-forwarded-for': address } })).body
    expect((await from('192.0.2.1')).status).toBe(200)
    provider.reset({ status: 401 })
    expect((await from('192.0.2.1')).status).toBe(502)
    provider.reset({ pieces: ['Fine'] })
    expect((await from('192.0.2.1')).status).toBe(200)
    expect((await from('192.0.2.1')).status).toBe(200)
    const { status, body } = await from('192.0.2.1')
    expect([status, body.code]).toEqual([429, 'visitor_limit'])
    expect(await leftFor('192.0.2.1')).toEqual({ limit: 3, remaining: 0 })
    expect(await leftFor('192.0.2.2')).toEqual({ limit: 3, remaining: 3 })
    expect((await from('192.0.2.2')).status).toBe(200)
    expect((await callFunction(strict, name, ask, await createAuthor(strict))).status).toBe(200)
  })
})

describe('tokens', () => {
  const tokensOf = (id: string) =>
    app.db.query(
      'select function, model, calls, estimated_calls, input_tokens::int, output_tokens::int from public.token_use where user_id = $1 order by function',
      [id],
    )

  it('are added up by user, function and model', async () => {
    provider.reset({ pieces: ['Fine'], tokens: [100, 20] })
    await callFunction(app, name, ask, author)
    await callFunction(app, name, ask, author)
    provider.reset({ pieces: ['<p>Fine</p>'], tokens: [7, 3] })
    await callFunction(app, 'generate-content', { type: 'generate', content: 'Acme' }, author)
    const model = 'press-1'
    expect(await tokensOf(author.id)).toEqual([
      {
        function: 'generate-content',
        model,
        calls: 1,
        estimated_calls: 0,
        input_tokens: 7,
        output_tokens: 3,
      },
      { function: name, model, calls: 2, estimated_calls: 0, input_tokens: 200, output_tokens: 40 },
    ])
  })

  it('are estimated for a call that was stopped', async () => {
    provider.reset({ pieces: ['Half of it'], ending: 'silence' })
    const events = readEvents(await openStream(app, name, ask, author))
    await events.next()
    await events.return(undefined)
    await expect
      .poll(() => tokensOf(author.id))
      .toMatchObject([{ calls: 1, estimated_calls: 1, output_tokens: 3 }])
  })

  it('are not counted for a call that the provider refused', async () => {
    provider.reset({ status: 401 })
    await callFunction(app, name, ask, author)
    expect(await tokensOf(author.id)).toEqual([])
  })

  it('are visible to their user alone, writable by no one, and deleted with the account', async () => {
    await callFunction(app, name, ask, author)
    const other = await createAuthor(app)
    const own = clientOf(app, author)
    expect((await own.from('token_use').select('calls')).data).toEqual([{ calls: 1 }])
    expect((await clientOf(app, other).from('token_use').select('*')).data).toEqual([])
    expect((await clientOf(app).from('token_use').select('*')).error?.code).toBe('42501')
    const row = { user_id: author.id, function: 'x', model: 'x' }
    expect((await own.from('token_use').insert(row)).error?.code).toBe('42501')
    expect((await own.from('token_use').update({ calls: 0 }).eq('user_id', author.id)).error?.code).toBe(
      '42501',
    )
    expect((await own.from('token_use').delete().eq('user_id', author.id)).error?.code).toBe('42501')
    await app.db.query('delete from auth.users where id = $1', [author.id])
    expect(await tokensOf(author.id)).toEqual([])
  })
})
