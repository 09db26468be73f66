// The AI functions with an empty environment: the built-in writer serves them all.
import { beforeAll, describe, expect, it } from 'vitest'
import { parseAnalysis } from '#domain/ai/analysis.ts'
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
import { withApp } from '#tests/support/start-app.ts'

const server = withApp()
let author: Author
beforeAll(async () => {
  author = await createAuthor(server.app)
})

const brief =
  'Northlight Robotics of Boulder, Colorado launches Carrel, a shelf-scanning robot for libraries, on Nov. 17, 2026. It costs $12,400 and finds 98% of misplaced books. Contact: press@northlight.example.'
const generate = { type: 'generate', content: brief }

describe('the built-in writer', () => {
  it('writes a release out of the facts it is given, the same each time', async () => {
    const [one, two] = await Promise.all([
      callFunction(server.app, 'generate-content', generate, author),
      callFunction(server.app, 'generate-content', generate, author),
    ])
    expect(one.status).toBe(200)
    expect(one.body).toEqual(two.body)
    for (const fact of ['Northlight Robotics', 'Carrel', '$12,400', '98%'])
      expect(one.body.generatedText).toContain(fact)
    expect(one.body.generatedText).toMatch(/<h1>.*<\/h1>/)
  })

  it('prints no line that a person has called private', async () => {
    const kinds = { 'It costs $12,400 and finds 98% of misplaced books.': 'private' }
    const { status, body } = await callFunction(
      server.app,
      'generate-content',
      { ...generate, kinds },
      author,
    )
    expect(status).toBe(200)
    expect(body.generatedText).toContain('Carrel')
    expect(body.generatedText).not.toContain('12,400')
  })

  it('prints only checked lines where a person chose that, and says so when nothing is checked', async () => {
    const first =
      'Northlight Robotics of Boulder, Colorado launches Carrel, a shelf-scanning robot for libraries, on Nov. 17, 2026.'
    const ask = (kinds: Record<string, string>) =>
      callFunction(server.app, 'generate-content', { ...generate, kinds }, author)
    const { status, body } = await ask({ '*': 'private', [first]: 'fact' })
    expect(status).toBe(200)
    expect(body.generatedText).toContain('Carrel')
    for (const other of ['12,400', '98%', 'northlight.example'])
      expect(body.generatedText).not.toContain(other)
    expect(await ask({ '*': 'private' })).toMatchObject({ status: 422 })
  })

  it('streams the same text in pieces', async () => {
    const whole = await callFunction(server.app, 'generate-content', generate, author)
    const events = await collectEvents(await openStream(server.app, 'generate-content', generate, author))
    expect(events.length).toBeGreaterThan(2)
    expect(joinDeltas(events)).toContain('Northlight Robotics')
    expect(joinDeltas(events)).not.toContain('<p>')
    expect(events.at(-1)).toEqual({ type: 'text-end', ...whole.body })
  })

  it('stops when its reader goes away', async () => {
    const events = readEvents(await openStream(server.app, 'generate-content', generate, author))
    expect((await events.next()).value).toMatchObject({ type: 'text-delta' })
    await events.return(undefined)
    expect((await callFunction(server.app, 'generate-content', generate, author)).status).toBe(200)
  })

  it('rewrites a draft and keeps its facts and formatting', async () => {
    const content =
      '<h1>Acme opens plant</h1><p>In order to grow, <strong>Acme</strong> utilized $5 million in 2026.</p>'
    const { status, body } = await callFunction(
      server.app,
      'generate-content',
      { type: 'rewrite', content, preset: 'clarify' },
      author,
    )
    expect(status).toBe(200)
    expect(body.generatedText).toContain('<strong>Acme</strong>')
    expect(body.generatedText).toContain('$5 million')
    expect(body.generatedText).not.toMatch(/in order to|utilized/i)
  })

  it('says what it cannot do instead of doing something else', async () => {
    const input = { type: 'rewrite', content: '<p>In order to grow, we utilize it.</p>', preset: 'shorten' }
    const instruction = 'Translate it to German'
    const { status, body } = await callFunction(
      server.app,
      'generate-content',
      { ...input, instruction },
      author,
    )
    expect(status).toBe(422)
    expect(body.code).toBe('ai_beyond')
    expect(body.error).toContain('The built-in writer can’t translate. Nothing changed.')
  })

  it.each([
    ['Off the record: Acme buys Globex.\nPlease do not mention the recall.', 'There’s nothing here to use'],
    ['Bread', 'There isn’t enough here for a release. Add the news: who’s doing what, and when.'],
    ['Write a press release in German about our bakery.', 'only writes in English'],
  ])('says why notes make no release: %s', async (content, sentence) => {
    const { status, body } = await callFunction(
      server.app,
      'generate-content',
      { type: 'generate', content },
      author,
    )
    expect(status).toBe(422)
    expect(body.error).toContain(sentence)
  })

  it('suggests changes whose originals are in the draft', async () => {
    const content =
      '<p>We are thrilled to to announce a cutting-edge solution in order to leverage synergies.</p>'
    const { status, body } = await callFunction(server.app, 'analyze-content', { content }, author)
    expect(status).toBe(200)
    const suggestions = parseAnalysis(body.analysis)
    expect(suggestions.length).toBeGreaterThan(0)
    for (const { original } of suggestions) expect(content).toContain(original)
  })

  it.each(['boilerplate', 'headline', 'quote', 'cta'])('makes a %s, counts it and keeps it', async (type) => {
    const writer = await createAuthor(server.app)
    const { status, body } = await callFunction(
      server.app,
      'generate-specialized-content',
      { type, context: brief },
      writer,
    )
    expect(status).toBe(200)
    expect(body.generatedText).not.toMatch(/<\w+>/)
    expect(body.contentId).toBeTypeOf('string')
    expect(await usesOf(server.app, writer.id)).toBe(1)
  })

  it('takes a draft of 200,000 characters', async () => {
    const content = `<p>${'Acme opened a plant in Denver in order to grow. '.repeat(4150)}</p>`
    const { status, body } = await callFunction(
      server.app,
      'generate-content',
      { type: 'rewrite', content },
      author,
    )
    expect(status).toBe(200)
    expect(body.generatedText.length).toBeGreaterThan(100_000)
  })

  it('counts no tokens', async () => {
    expect(
      await server.app.db.query('select * from public.token_use where user_id = $1', [author.id]),
    ).toEqual([])
  })
})
