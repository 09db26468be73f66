// What is kept with a document besides its text: it follows versions, the trash, copies and a save over another document.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const test = withTestDatabase()

let ana: Person
beforeEach(async () => {
  ana = await createPerson(test.db)
})

async function save(values: Record<string, string | boolean>): Promise<string> {
  const words = Object.keys(values).map((name, index) => `${name} => $${index + 1}`)
  const [row] = await ana.query<{ id: string }>(
    `select id from save_document(${words.join(', ')})`,
    Object.values(values),
  )
  return row?.id ?? ''
}

async function keep(
  id: string,
  prompt: string,
  more: { words?: string[]; stays?: boolean } = {},
): Promise<void> {
  await ana.query(
    `insert into document_facts (content_id, brief, kinds, never_say, keep_on_server) values ($1, $2, '{"A line.":"private"}', $3, $4)
     on conflict (content_id) do update set brief = excluded.brief, never_say = excluded.never_say,
       keep_on_server = excluded.keep_on_server`,
    [id, JSON.stringify({ prompt }), more.words ?? [], more.stays ?? false],
  )
}

/** As the server does. */
async function recordCall(place: { id?: string; key?: string; user?: string }): Promise<void> {
  await test.db.query(
    `insert into model_calls (content_id, draft_key, user_id, action, model, host, characters)
     values ($1, $2, $3, 'generate', 'llama3.3', 'localhost', 120)`,
    [place.id ?? null, place.key ?? null, place.user ?? ana.id],
  )
}

const factsOf = (id: string) =>
  ana.query('select brief, kinds, never_say, keep_on_server from document_facts where content_id = $1', [id])
const callsOf = (id: string) =>
  ana.query('select action, model, host, characters from model_calls where content_id = $1', [id])
const oneCall = [{ action: 'generate', model: 'llama3.3', host: 'localhost', characters: 120 }]

describe('the facts of a document', () => {
  it('are in each version as they were when it was made', async () => {
    const id = await save({ content: 'one', title: 'Launch' })
    await keep(id, 'First notes', { words: ['Harbor'] })
    await save({ content: 'two', id })
    await keep(id, 'Second notes')
    await save({ content: 'three', id })
    const rows = await ana.query('select version, facts from content_versions order by version')
    expect(rows).toEqual([
      { version: 1, facts: null },
      {
        version: 2,
        facts: { brief: { prompt: 'First notes' }, kinds: { 'A line.': 'private' }, never_say: ['Harbor'] },
      },
      {
        version: 3,
        facts: { brief: { prompt: 'Second notes' }, kinds: { 'A line.': 'private' }, never_say: [] },
      },
    ])
  })

  it('go into the trash with it and come back, with what had left', async () => {
    const id = await save({ content: 'one', title: 'Launch' })
    await keep(id, 'Notes', { words: ['Harbor'], stays: true })
    await recordCall({ id })
    await save({ content: 'two', id })
    const before = [
      await factsOf(id),
      await callsOf(id),
      await ana.query('select * from content_versions order by 3'),
    ]
    await ana.query('delete from content where id = $1', [id])
    expect(await factsOf(id)).toEqual([])
    expect(await callsOf(id)).toEqual([])
    await ana.query('select id from restore_document($1)', [id])
    const after = [
      await factsOf(id),
      await callsOf(id),
      await ana.query('select * from content_versions order by 3'),
    ]
    expect(after).toEqual(before)
    expect(before[1]).toEqual(oneCall)
  })

  it('are kept when the text is saved over another document', async () => {
    const twin = await save({ content: 'old', title: 'Launch' })
    await keep(twin, 'Old notes', { words: ['Harbor'], stays: true })
    const id = await save({ content: 'new' })
    await keep(id, 'New notes', { words: ['Pike'] })
    await recordCall({ id })
    expect(await save({ content: 'new', id, title: 'Launch', same_title: true })).toBe(twin)
    expect(await factsOf(twin)).toEqual([
      {
        brief: { prompt: 'New notes' },
        kinds: { 'A line.': 'private' },
        never_say: ['Harbor', 'Pike'],
        keep_on_server: true,
      },
    ])
    expect(await callsOf(twin)).toEqual(oneCall)
  })

  it('list each model call once, however often the text is saved over the same document', async () => {
    const first = await save({ content: 'one', title: 'Launch' })
    const second = await save({ content: 'two', title: 'Opening' })
    await recordCall({ id: first })
    for (let times = 0; times < 3; times += 1) {
      expect(await save({ content: 'new', id: first, title: 'Opening', same_title: true })).toBe(second)
      expect(await save({ content: 'new', id: second, title: 'Launch', same_title: true })).toBe(first)
    }
    expect(await callsOf(first)).toEqual(oneCall)
    expect(await callsOf(second)).toEqual(oneCall)
  })

  it('are copied into a copy, but model calls stay with the original', async () => {
    const id = await save({ content: 'one', title: 'Launch' })
    await keep(id, 'Notes', { stays: true })
    await recordCall({ id })
    const [copy] = await ana.query<{ id: string }>('select id from duplicate_document($1)', [id])
    expect(await factsOf(copy?.id ?? '')).toEqual(await factsOf(id))
    expect(await callsOf(copy?.id ?? '')).toEqual([])
  })

  it.each([
    ['brief', `jsonb_build_object('prompt', repeat('x', 1500000))`],
    ['brief', `'[]'`],
    ['never_say', `array[repeat('x', 201)]`],
  ])('refuse an invalid %s: %s', async (column, value) => {
    const id = await save({ content: 'one' })
    const writing = ana.query(`insert into document_facts (content_id, ${column}) values ($1, ${value})`, [
      id,
    ])
    await expect(writing).rejects.toMatchObject({ code: '23514' })
  })
})

describe('a model call before the first save', () => {
  it('is seen only by the user who asked, and belongs to the document once it is saved', async () => {
    const ben = await createPerson(test.db)
    const key = randomUUID()
    await recordCall({ key })
    await recordCall({ key, user: ben.id })
    expect(await ana.query('select action from model_calls')).toHaveLength(1)
    const id = await save({ content: 'one', draft_key: key })
    expect(await callsOf(id)).toEqual(oneCall)
    expect(await ben.query('select content_id from model_calls')).toEqual([{ content_id: null }])
  })

  it('is deleted with its account', async () => {
    await recordCall({ key: randomUUID() })
    await test.db.query('delete from auth.users where id = $1', [ana.id])
    expect(
      await test.db.query('select 1 as one from model_calls where content_id is null and user_id is null'),
    ).toEqual([])
  })
})

it('a text that was exported with something open is a version that says so', async () => {
  const id = await save({ content: 'one', title: 'Launch' })
  await save({ content: 'one', id, cause: 'export', detail: 'Word: 2 blanks' })
  expect(await ana.query('select version, cause, detail from content_versions order by version')).toEqual([
    { version: 1, cause: 'save', detail: null },
    { version: 2, cause: 'export', detail: 'Word: 2 blanks' },
  ])
})
