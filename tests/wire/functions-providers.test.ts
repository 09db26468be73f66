// generate-content through each provider's own protocol: what works, and every way it can fail.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Protocol, Reply } from '#tests/support/ai-providers.ts'
import {
  type Author,
  callFunction,
  collectEvents,
  createAuthor,
  joinDeltas,
  openStream,
  readEvents,
} from '#tests/support/functions.ts'
import { freePort, serveApp } from '#tests/support/serve.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { withProvider } from '#tests/support/with-provider.ts'

const protocols: Protocol[] = ['openai-compatible', 'anthropic', 'google']
const provider = withProvider()
const database = withTestDatabase()
const release = [
  '<h1>Acme opens',
  ' plant</h1>',
  '<p>DENVER, Nov. 17, 2026 ',
  '— Acme &amp; Sons opened it.</p>',
]
const cleaned = '<h1>Acme opens plant</h1><p>DENVER, Nov. 17, 2026 — Acme &amp; Sons opened it.</p>'
const ask = { type: 'generate', content: 'Acme & Sons opened a plant in Denver on Nov. 17, 2026.' }

describe.each(protocols)('generate-content by %s', (protocol) => {
  let app: TestApp
  let author: Author
  beforeAll(async () => {
    app = await startApp(database.db, { environment: provider.environment(protocol) })
    author = await createAuthor(app)
  })
  beforeEach(() => provider.reset({ pieces: release, tokens: [120, 45] }))

  const fail = (reply: Reply, ...more: Reply[]) => {
    provider.reset(reply, ...more)
    return callFunction(app, 'generate-content', ask, author)
  }

  it('answers the whole text as clean HTML', async () => {
    const { status, body } = await callFunction(app, 'generate-content', ask, author)
    expect([status, body.generatedText]).toEqual([200, cleaned])
  })

  it('sends the rules apart from the material, the model, the limit and the key', async () => {
    await callFunction(app, 'generate-content', ask, author)
    const [asked] = provider.asked
    expect(asked?.protocol).toBe(protocol)
    const keys = ['authorization', 'x-api-key', 'x-goog-api-key'].map((header) => asked?.headers[header])
    expect(keys.join()).toContain('key-that-stays-secret')
    const sent = JSON.stringify(asked?.body)
    expect(sent).toContain('Use only facts from the material')
    expect(sent).toContain('Acme & Sons opened a plant')
    expect(sent).toContain('8192')
    expect(`${asked?.path}${sent}`).toContain('press-1')
  })

  it('streams plain text and ends with the clean HTML', async () => {
    const response = await openStream(app, 'generate-content', ask, author)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const events = await collectEvents(response)
    expect(joinDeltas(events)).toBe('Acme opens plant\n\nDENVER, Nov. 17, 2026 — Acme & Sons opened it.')
    expect(events.at(-1)).toMatchObject({ type: 'text-end', generatedText: cleaned })
  })

  it('passes each piece on when it comes', async () => {
    provider.reset({ pieces: ['<p>First', ' second'], ending: 'silence' })
    const stop = new AbortController()
    const response = await openStream(app, 'generate-content', ask, { ...author, signal: stop.signal })
    const first = await readEvents(response).next()
    expect(first.value).toEqual({ type: 'text-delta', delta: 'First' })
    stop.abort()
  })

  it('ends the call at the provider when its reader goes away', async () => {
    provider.reset({ pieces: ['<p>First'], ending: 'silence' })
    const response = await openStream(app, 'generate-content', ask, author)
    const events = readEvents(response)
    await events.next()
    await events.return(undefined)
    await provider.asked[0]?.gone
    expect(provider.asked).toHaveLength(1)
  })

  it('ends the call at the provider when its user stops waiting for the first word', async () => {
    provider.reset({ silence: true })
    const stop = new AbortController()
    const answer = callFunction(app, 'generate-content', ask, { ...author, signal: stop.signal })
    await expect.poll(() => provider.asked.length).toBe(1)
    stop.abort()
    await provider.asked[0]?.gone
    await answer.catch(() => undefined)
  })

  it('asks again after 429, when the provider says', async () => {
    const busy = { status: 429, headers: { 'retry-after-ms': '10' } }
    const { status, body } = await fail(busy, busy, { pieces: release })
    expect([status, body.generatedText, provider.asked.length]).toEqual([200, cleaned, 3])
  })

  it('does not ask again before the provider wants to be asked', async () => {
    const { status, headers, body } = await fail({ status: 429, headers: { 'retry-after': '60' } })
    expect([status, body.code, provider.asked.length]).toEqual([503, 'ai_limited', 1])
    expect(headers.get('retry-after')).toBe('60')
  })

  it('asks again after a failure of the provider, with pauses', async () => {
    const started = performance.now()
    const { status } = await fail({ status: 503 }, { pieces: release })
    expect([status, provider.asked.length]).toEqual([200, 2])
    expect(performance.now() - started).toBeGreaterThan(290)
  })

  it('does not ask again with a key that was refused, and says who can fix it', async () => {
    const { status, body } = await fail({ status: 401 })
    expect([status, body.code, provider.asked.length]).toEqual([502, 'ai_refused', 1])
    expect(body.error).toContain('Ask your administrator')
  })

  it.each<[string, Reply, string]>([
    ['nothing', { garbage: '' }, 'failed'],
    ['garbage', { garbage: 'data: {"x": [\n\ndata: \u0000\u0001\n\n' }, 'failed'],
    ['a page', { garbage: '<html>Gateway</html>', type: 'text/html' }, 'failed'],
    ['white space', { pieces: [' ', '\n'] }, 'empty'],
    ['tags without text', { pieces: ['<p></p><script>alert(1)</script>'] }, 'empty'],
    ['half a stream', { pieces: ['<p>Half'], ending: 'cut' }, 'failed'],
    ['half a stream that ends in order', { pieces: ['<p>Half'], ending: 'early' }, 'failed'],
  ])('fails with a sentence when the provider answers %s', async (_, reply, failure) => {
    const { status, body } = await fail(reply)
    const sentences = {
      failed: 'The AI provider didn’t respond. Try again.',
      empty: 'No content was generated. Please try again.',
    }
    expect([status, body]).toEqual([502, { error: sentences[failure as 'failed'], code: `ai_${failure}` }])
  })

  it('ends a stream that broke off with an event that says so', async () => {
    provider.reset({ pieces: ['<p>Half'], ending: 'cut' })
    const events = await collectEvents(await openStream(app, 'generate-content', ask, author))
    expect(events).toEqual([
      { type: 'text-delta', delta: 'Half' },
      { type: 'error', error: 'The AI provider didn’t respond. Try again.', code: 'ai_failed' },
    ])
  })

  it('gives up on a provider that doesn’t respond, before and after its first word', async () => {
    const impatient = await startApp(database.db, {
      environment: { ...provider.environment(protocol), AI_TIMEOUT_MS: '300' },
    })
    const person = await createAuthor(impatient)
    provider.reset({ silence: true }, { pieces: ['<p>Half'], ending: 'silence' })
    const before = await callFunction(impatient, 'generate-content', ask, person)
    expect([before.status, before.body.code]).toEqual([504, 'ai_timeout'])
    const events = await collectEvents(await openStream(impatient, 'generate-content', ask, person))
    expect(events).toMatchObject([{ delta: 'Half' }, { type: 'error', code: 'ai_timeout' }])
    await Promise.all(provider.asked.map(({ gone }) => gone))
  })
})

describe('a provider that keeps failing', () => {
  it('is left alone after five failed calls, and says so at once', async () => {
    const app = await startApp(database.db, {
      environment: { ...provider.environment(), AI_TIMEOUT_MS: '200' },
    })
    const author = await createAuthor(app)
    provider.reset({ status: 401 })
    for (let count = 0; count < 5; count += 1) await callFunction(app, 'generate-content', ask, author)
    const { status, body, headers } = await callFunction(app, 'generate-content', ask, author)
    expect([status, body.code]).toEqual([503, 'ai_paused'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(20)
    expect(provider.asked).toHaveLength(5)
  })

  it('that is out of reach is answered with the same sentence', async () => {
    const app = await startApp(database.db, {
      environment: { ...provider.environment(), AI_BASE_URL: 'http://127.0.0.1:9/v1' },
    })
    const author = await createAuthor(app)
    const { status, body } = await callFunction(app, 'generate-content', ask, author)
    expect([status, body.code]).toEqual([502, 'ai_failed'])
  })
})

describe('many calls at once', () => {
  it('run as many as configured, and the rest wait in turn', async () => {
    const app = await startApp(database.db, {
      environment: { ...provider.environment(), AI_CONCURRENCY: '2' },
    })
    const author = await createAuthor(app)
    provider.reset({ pieces: ['<p>One', ' two</p>'], delayMs: 20 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callFunction(app, 'generate-content', ask, author)),
    )
    expect(answers.map(({ body }) => body.generatedText)).toEqual(Array(8).fill('<p>One two</p>'))
    expect(provider.mostOpen).toBe(2)
  })

  it('are refused with a sentence beyond the longest queue, and every turn comes back', async () => {
    const app = await startApp(database.db, {
      environment: { ...provider.environment(), AI_CONCURRENCY: '1', AI_TIMEOUT_MS: '5000' },
    })
    const author = await createAuthor(app)
    provider.reset({ silence: true })
    const stop = new AbortController()
    const waiting = Array.from({ length: 13 }, () =>
      callFunction(app, 'generate-content', ask, { ...author, signal: stop.signal }).catch(() => undefined),
    )
    await expect.poll(() => provider.asked.length).toBe(1)
    await expect
      .poll(async () => (await callFunction(app, 'generate-content', ask, author)).body.code)
      .toBe('ai_busy')
    stop.abort()
    await Promise.all(waiting)
    provider.reset({ pieces: ['<p>Free again</p>'] })
    const { body } = await callFunction(app, 'generate-content', ask, author)
    expect(body.generatedText).toBe('<p>Free again</p>')
  })
})

describe('a reader who never reads', () => {
  it('gives the turn back by going away', async () => {
    const app = await startApp(database.db, {
      environment: { ...provider.environment(), AI_CONCURRENCY: '1', AI_TIMEOUT_MS: '3000' },
    })
    const author = await createAuthor(app)
    provider.reset(
      { pieces: ['<p>One', ' two', ' three</p>'], ending: 'silence' },
      { pieces: ['<p>Next</p>'] },
    )
    const stop = new AbortController()
    await openStream(app, 'generate-content', ask, { ...author, signal: stop.signal })
    stop.abort()
    const { body } = await callFunction(app, 'generate-content', ask, author)
    expect(body).toMatchObject({ generatedText: '<p>Next</p>' })
  })
})

describe('a browser over the network', () => {
  it('ends the call at the provider by going away, before and after the first word', async () => {
    const port = String(await freePort())
    const served = await serveApp(database.db, { ...provider.environment(), PORT: port })
    const author = await createAuthor(served)
    const open = (signal: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/functions/v1/generate-content`, {
        method: 'POST',
        headers: { authorization: `Bearer ${author.token}`, accept: 'text/event-stream' },
        body: JSON.stringify(ask),
        signal,
      })
    for (const reply of [{ silence: true as const }, { pieces: ['<p>First'], ending: 'silence' as const }]) {
      provider.reset(reply)
      const stop = new AbortController()
      const response = open(stop.signal)
      if ('pieces' in reply) await readEvents(await response).next()
      else await expect.poll(() => provider.asked.length).toBe(1)
      stop.abort()
      await response.catch(() => undefined)
      await provider.asked[0]?.gone
      expect(provider.asked).toHaveLength(1)
    }
    await served.close()
  })
})

describe('what is logged', () => {
  it('has neither key nor prompt nor answer, whatever happens', async () => {
    const app = await startApp(database.db, {
      environment: { ...provider.environment(), AI_TIMEOUT_MS: '300' },
    })
    const author = await createAuthor(app)
    const body = { error: { message: 'Incorrect API key provided: key-that-stays-secret' } }
    const secret = { type: 'generate', content: 'Merger with Globex stays quiet' }
    for (const reply of [
      { pieces: ['<p>Quiet answer</p>'] },
      { status: 401, body },
      { garbage: 'Quiet answer' },
    ]) {
      provider.reset(reply)
      await callFunction(app, 'generate-content', secret, author)
    }
    const log = app.lines.join('\n')
    expect(log).toContain('ai provider failed')
    expect(log).not.toMatch(/stays-secret|Globex|Quiet answer/)
  })
})

afterAll(() => {
  expect(provider.open).toBe(0)
})
