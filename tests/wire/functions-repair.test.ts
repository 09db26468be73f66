// What a model's draft goes through before it reaches the editor: sorted material only, one repair, Markdown as formatting.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Author,
  callFunction,
  collectEvents,
  createAuthor,
  joinDeltas,
  openStream,
} from '#tests/support/functions.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { withProvider } from '#tests/support/with-provider.ts'

const provider = withProvider()
const database = withTestDatabase()
let app: TestApp
let author: Author

const content = `Embargoed until 9 a.m. ET, Nov. 24, 2026
Acme Foods opens a plant in Dayton, Ohio, on May 3, 2027.
The plant may create up to 110 jobs.
"Dayton kept calling us back," said Ann Lee, CEO of Acme Foods.
Off the record: the state paid half.`
const good = `<p>EMBARGOED UNTIL 9 A.M. ET, NOV. 24, 2026</p><h1>Acme Foods to Open Plant in Dayton</h1><p>DAYTON, Ohio, Nov. 24, 2026 — Acme Foods opens a plant in Dayton, Ohio, on May 3, 2027.</p><p>The plant may create up to 110 jobs.</p><p>“Dayton kept calling us back,” said Ann Lee, CEO of Acme Foods.</p>`

beforeAll(async () => {
  app = await startApp(database.db, { environment: provider.environment() })
  author = await createAuthor(app)
})
beforeEach(() => provider.reset({ pieces: [good] }))

const generate = async () => callFunction(app, 'generate-content', { type: 'generate', content }, author)
/** What the model was told in its newest call. */
const said = (): string => provider.asked.at(-1)?.body.messages[1].content

it('asks once and shows the draft when nothing is wrong with it', async () => {
  const { body } = await generate()
  expect(provider.asked).toHaveLength(1)
  expect(body.generatedText).toContain('Dayton kept calling us back')
  expect(said()).not.toContain('state paid')
})

describe('one repair is asked for', () => {
  it.each([
    [
      'an altered quotation',
      good.replace('kept calling us back', 'never stopped calling'),
      'Quote Ann Lee word for word',
    ],
    [
      'a quotation nobody gave',
      `${good}<p>“It is a great day for Ohio,” said Ann Lee.</p>`,
      'Nobody said this',
    ],
    ['a number of its own', good.replace('110 jobs', '140 jobs'), '140'],
    ['a name of its own', `${good}<p>Governor Paula Stroud will attend.</p>`, 'Stroud'],
    [
      'a wrong embargo',
      good.replace('EMBARGOED UNTIL 9 A.M. ET, NOV. 24, 2026', 'FOR IMMEDIATE RELEASE'),
      'EMBARGOED UNTIL 9 A.M. ET, NOV. 24, 2026',
    ],
    [
      'another day of the embargo',
      good.replace('ET, NOV. 24', 'ET, NOV. 26'),
      'EMBARGOED UNTIL 9 A.M. ET, NOV. 24, 2026',
    ],
    ['a missing quotation', good.replace(/<p>“.*$/, ''), 'Quote Ann Lee word for word'],
    [
      'a chatbot’s words',
      `${good}<p>As an AI language model, I cannot verify these facts.</p>`,
      'not part of the release',
    ],
  ])('for %s', async (_, draft, fault) => {
    provider.reset({ pieces: [draft] }, { pieces: [good] })
    const { body } = await generate()
    expect(provider.asked).toHaveLength(2)
    expect(said()).toContain(fault)
    expect(said()).not.toContain('state paid')
    expect(body.generatedText).toContain('EMBARGOED UNTIL 9 A.M. ET, NOV. 24, 2026')
    expect(body.generatedText).toContain('“Dayton kept calling us back,”')
    expect(body.generatedText).not.toMatch(/140|Stroud|great day|language model/)
  })

  it('and no second one: the better of the two drafts is shown', async () => {
    const worse = good.replaceAll('Dayton', 'Toledo')
    provider.reset({ pieces: [good.replace('110 jobs', '140 jobs')] }, { pieces: [worse] })
    const { body } = await generate()
    expect(provider.asked).toHaveLength(2)
    expect(body.generatedText).toContain('140 jobs')
  })

  it('while the overlay shows the first draft, and the end carries the repaired one', async () => {
    provider.reset({ pieces: [good.replace('110 jobs', '140 jobs')] }, { pieces: [good] })
    const events = await collectEvents(
      await openStream(app, 'generate-content', { type: 'generate', content }, author),
    )
    expect(joinDeltas(events)).toContain('140 jobs')
    expect(events.at(-1)).toMatchObject({ generatedText: expect.stringContaining('110 jobs') })
  })

  it('and the first draft is shown when the repair fails', async () => {
    provider.reset({ pieces: [good.replace('110 jobs', '140 jobs')] }, { status: 400 })
    const { status, body } = await generate()
    expect([status, body.generatedText.includes('140 jobs')]).toEqual([200, true])
  })
})

it('turns Markdown into formatting, tables into lines', async () => {
  const markdown = `EMBARGOED UNTIL 9 A.M. ET, NOV. 24, 2026

# Acme Foods to Open Plant in Dayton

DAYTON, Ohio, Nov. 24, 2026 — **Acme Foods** opens a plant in Dayton, Ohio, on May 3, 2027.

| Jobs | Place |
| --- | --- |
| up to 110 | Dayton |

“Dayton kept calling us back,” said Ann Lee, CEO of Acme Foods.`
  provider.reset({ pieces: [markdown] })
  const { body } = await generate()
  expect(body.generatedText).toContain('<h1>Acme Foods to Open Plant in Dayton</h1>')
  expect(body.generatedText).toContain('<strong>Acme Foods</strong>')
  expect(body.generatedText).toContain('Jobs: up to 110; Place: Dayton')
  expect(body.generatedText).not.toMatch(/\*\*|\|/)
})

it('turns Markdown inside HTML into formatting too', async () => {
  provider.reset({ pieces: [good.replace('may create', '**may** create')] })
  expect((await generate()).body.generatedText).toContain('<strong>may</strong> create')
})
