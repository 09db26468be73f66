// What left the server is recorded with the document, and a document that stays on this server is never shown to a model.
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Author, callFunction, createAuthor } from '#tests/support/functions.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { withProvider } from '#tests/support/with-provider.ts'

const provider = withProvider()
const database = withTestDatabase()
let app: TestApp
let ana: Author
beforeAll(async () => {
  app = await startApp(database.db, { environment: provider.environment('openai-compatible') })
})
beforeEach(async () => {
  ana = await createAuthor(app)
  provider.reset({
    pieces: ['<h1>Acme opens a plant</h1><p>Acme opened a plant in Denver.</p>'],
    tokens: [9, 9],
  })
})

const notes = 'Acme opened a plant in Denver on Nov. 17, 2026. The plant has 110 jobs.'
const draft = '<h1>Acme opens a plant</h1><p>Acme opened a plant in Denver. It has 110 jobs.</p>'

const query = (text: string, values: unknown[] = []) =>
  database.db.asCaller({ role: 'authenticated', claims: { sub: ana.id, aal: 'aal1' } }, (tx) =>
    tx.query<Record<string, any>>(text, values as string[]),
  )
const save = async (more = ''): Promise<string> =>
  (await query(`select id from save_document('text', title => 'Launch'${more})`))[0]?.id
const calls = () =>
  query('select content_id, action, model, host, characters from model_calls order by called_at')
const generate = (more: object, author = ana) =>
  callFunction(app, 'generate-content', { type: 'generate', content: notes, ...more }, author)

describe('text that goes to a model', () => {
  it('is recorded with its document: action, model, host and characters', async () => {
    const id = await save()
    const [generated, rewritten, analyzed] = [
      await generate({ content_id: id }),
      await callFunction(app, 'generate-content', { type: 'rewrite', content: draft, content_id: id }, ana),
      await callFunction(app, 'analyze-content', { content: draft, content_id: id }, ana),
    ]
    expect([generated.status, rewritten.status]).toEqual([200, 200])
    expect(analyzed.status).not.toBe(404)
    const rows = await calls()
    expect(rows.map(({ action }) => action)).toEqual(['generate', 'rewrite', 'analyze'])
    for (const row of rows) expect(row).toMatchObject({ content_id: id, model: 'press-1', host: '127.0.0.1' })
    const asked = JSON.stringify(provider.asked[0]?.body)
    const { messages } = JSON.parse(asked)
    const { content } = messages.at(-1)
    const text = typeof content === 'string' ? content : content[0].text
    expect(rows[0]?.characters).toBe(text.length)
  })

  it('is recorded before the first save too, and found with the saved document', async () => {
    const key = randomUUID()
    await generate({ draft_key: key })
    expect(await calls()).toMatchObject([{ content_id: null, action: 'generate' }])
    const id = await save(`, draft_key => '${key}'`)
    expect(await calls()).toMatchObject([{ content_id: id }])
    await generate({ draft_key: key })
    expect(await calls()).toMatchObject([{ content_id: id }, { content_id: id }])
  })

  it('is refused for someone else’s document, and nothing is sent', async () => {
    const id = await save()
    const { status, body } = await generate({ content_id: id }, await createAuthor(app))
    expect([status, body.code]).toEqual([404, 'no_document'])
    expect(provider.asked).toEqual([])
    expect(await calls()).toEqual([])
  })
})

describe('a document that stays on this server', () => {
  const isHere = async (id: string) => {
    const answers = [
      await generate({ content_id: id }),
      await callFunction(app, 'generate-content', { type: 'rewrite', content: draft, content_id: id }, ana),
      await callFunction(app, 'analyze-content', { content: draft, content_id: id }, ana),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(provider.asked).toEqual([])
    expect(await calls()).toEqual([])
    return (await callFunction(app, 'who-writes', { content_id: id }, ana)).body
  }

  it('is written by the built-in writer when the document says so', async () => {
    const id = await save()
    await query('insert into document_facts (content_id, keep_on_server) values ($1, true)', [id])
    expect(await isHere(id)).toEqual({
      name: 'Built-in writer',
      is_builtin: true,
      model: 'press-1 at 127.0.0.1',
      kept_by: 'document',
    })
  })

  it('is also kept here when its client says so', async () => {
    const [client] = await query(
      `insert into clients (workspace_id, name, keep_on_server)
       select id, 'Larkmoor', true from workspaces where personal_of = $1 returning id`,
      [ana.id],
    )
    const id = await save(`, client_id => '${client?.id}'`)
    expect(await isHere(id)).toMatchObject({ is_builtin: true, kept_by: 'client' })
    await generate({ client_id: client?.id })
    expect(provider.asked).toEqual([])
  })

  it('is kept here before its first save when the request says so', async () => {
    expect((await generate({ draft_key: randomUUID(), keep_on_server: true })).status).toBe(200)
    expect(provider.asked).toEqual([])
  })
})

describe('who-writes', () => {
  it('names the model and its host', async () => {
    const { status, body } = await callFunction(app, 'who-writes', { content_id: await save() }, ana)
    expect([status, body]).toEqual([
      200,
      { name: 'press-1 at 127.0.0.1', is_builtin: false, model: 'press-1 at 127.0.0.1', kept_by: null },
    ])
  })

  it('names the built-in writer where no model is connected', async () => {
    const plain = await startApp(database.db)
    const { body } = await callFunction(plain, 'who-writes', {}, await createAuthor(plain))
    expect(body).toEqual({ name: 'Built-in writer', is_builtin: true, model: null, kept_by: null })
  })

  it('refuses a visitor, and reveals nothing about other people’s documents', async () => {
    const id = await save()
    expect((await callFunction(app, 'who-writes', {})).status).toBe(401)
    expect((await callFunction(app, 'who-writes', { content_id: id }, await createAuthor(app))).status).toBe(
      404,
    )
  })
})
