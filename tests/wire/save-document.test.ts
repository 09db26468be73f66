// Saving as one transaction.
import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const test = withTestDatabase()

interface Saved {
  [column: string]: unknown
  id: string
  title: string
  content: string
  updated_at: string
}

interface SaveInput {
  content: string
  id?: string
  title?: string
  based_on?: string
  cause?: string
  detail?: string
  same_title?: boolean
}

let ana: Person
beforeEach(async () => {
  ana = await createPerson(test.db)
})

async function save(input: SaveInput, person = ana): Promise<Saved> {
  const names = Object.keys(input)
  const words = names.map((name, index) => `${name} => $${index + 1}`).join(', ')
  const [row] = await person.query<Saved>(`select * from save_document(${words})`, Object.values(input))
  if (!row) throw new Error('save_document answered no row')
  return row
}

const versions = (id: string) =>
  ana.query('select version, content, cause from content_versions where content_id = $1 order by version', [
    id,
  ])
const documents = () => ana.query('select id, title, content from content order by created_at')

describe('a first save', () => {
  it('inserts a draft press release and creates version 1', async () => {
    const saved = await save({ content: '<p>News</p>', title: ' Launch ' })
    expect(saved).toMatchObject({
      title: 'Launch',
      type: 'press_release',
      is_draft: true,
      is_generated: false,
    })
    expect(await versions(saved.id)).toEqual([{ version: 1, content: '<p>News</p>', cause: 'save' }])
  })

  it('by autosave creates no version', async () => {
    const saved = await save({ content: 'typing', cause: 'autosave' })
    expect(saved.title).toBe('Untitled Document')
    expect(await versions(saved.id)).toEqual([])
  })
})

describe('a later save', () => {
  it('updates the row and adds the next version', async () => {
    const first = await save({ content: 'one', title: 'T' })
    const second = await save({ id: first.id, content: 'two', based_on: first.updated_at })
    expect(second).toMatchObject({ id: first.id, title: 'T', content: 'two' })
    await save({ id: first.id, content: 'two', based_on: second.updated_at })
    expect((await versions(first.id)).map((row) => row.content)).toEqual(['one', 'two', 'two'])
  })

  it('by autosave only updates the row', async () => {
    const first = await save({ content: 'one', title: 'T' })
    const second = await save({
      id: first.id,
      content: 'one and',
      based_on: first.updated_at,
      cause: 'autosave',
    })
    expect(second.content).toBe('one and')
    expect(await versions(first.id)).toHaveLength(1)
  })

  it('always advances updated_at', async () => {
    let last = await save({ content: '0', title: 'T' })
    for (let turn = 1; turn <= 20; turn += 1) {
      const next = await save({
        id: last.id,
        content: String(turn),
        based_on: last.updated_at,
        cause: 'autosave',
      })
      expect(next.updated_at > last.updated_at).toBe(true)
      last = next
    }
  })

  it('keeps the text before an AI change once, not twice', async () => {
    const first = await save({ content: 'one', title: 'T' })
    const same = await save({ id: first.id, content: 'one', based_on: first.updated_at, cause: 'before_ai' })
    await save({
      id: first.id,
      content: 'edited',
      based_on: same.updated_at,
      cause: 'before_ai',
      detail: 'rewrite',
    })
    expect(await versions(first.id)).toEqual([
      { version: 1, content: 'one', cause: 'save' },
      { version: 2, content: 'edited', cause: 'before_ai' },
    ])
  })

  it('keeps an exported text once, and one with open issues each time', async () => {
    const first = await save({ content: 'one', title: 'T' })
    const export_ = async (cause: string, content: string) =>
      await save({ id: first.id, content, cause, detail: 'word' })
    for (const content of ['one', 'two', 'two']) await export_('before_export', content)
    for (const content of ['two', 'two']) await export_('export', content)
    expect((await versions(first.id)).map(({ content, cause }) => [content, cause])).toEqual([
      ['one', 'save'],
      ['two', 'before_export'],
      ['two', 'export'],
      ['two', 'export'],
    ])
  })

  it('by import keeps the replaced text and creates a version of the new one', async () => {
    const first = await save({ content: 'typed', cause: 'autosave' })
    await save({
      id: first.id,
      content: 'imported',
      based_on: first.updated_at,
      cause: 'import',
      detail: 'a.docx',
    })
    expect(await versions(first.id)).toEqual([
      { version: 1, content: 'typed', cause: 'replaced' },
      { version: 2, content: 'imported', cause: 'import' },
    ])
  })

  it.each([[''], ['imported']])(
    'by import over %j replaces nothing and keeps no such version',
    async (before) => {
      const first = await save({ content: before, cause: 'autosave' })
      await save({ id: first.id, content: 'imported', based_on: first.updated_at, cause: 'import' })
      expect(await versions(first.id)).toEqual([{ version: 1, content: 'imported', cause: 'import' }])
    },
  )

  it('by restore keeps the text being replaced', async () => {
    const first = await save({ content: 'old', title: 'T' })
    const typed = await save({ id: first.id, content: 'new', based_on: first.updated_at, cause: 'autosave' })
    const restored = await save({
      id: first.id,
      content: 'old',
      based_on: typed.updated_at,
      cause: 'restore',
    })
    expect(restored.content).toBe('old')
    expect(await versions(first.id)).toEqual([
      { version: 1, content: 'old', cause: 'save' },
      { version: 2, content: 'new', cause: 'restore' },
    ])
  })
})

describe('a row that has changed', () => {
  it('is not overwritten: the save reports a conflict and changes nothing', async () => {
    const first = await save({ content: 'mine', title: 'T' })
    const other = await save({ id: first.id, content: 'from another tab', based_on: first.updated_at })
    const late = save({ id: first.id, content: 'late', based_on: first.updated_at })
    await expect(late).rejects.toMatchObject({
      code: 'PT409',
      message: 'This document was changed elsewhere.',
    })
    const [row] = await ana.query('select content, updated_at from content where id = $1', [first.id])
    expect(row).toEqual({ content: 'from another tab', updated_at: other.updated_at })
    expect(await versions(first.id)).toHaveLength(2)
  })

  it('overwritten on purpose keeps the other text as a version', async () => {
    const first = await save({ content: 'mine', title: 'T' })
    await save({ id: first.id, content: 'theirs', based_on: first.updated_at, cause: 'autosave' })
    await save({ id: first.id, content: 'mine again' })
    expect(await versions(first.id)).toEqual([
      { version: 1, content: 'mine', cause: 'save' },
      { version: 2, content: 'theirs', cause: 'replaced' },
      { version: 3, content: 'mine again', cause: 'save' },
    ])
  })

  it('of another user, or deleted, is not found', async () => {
    const ben = await createPerson(test.db)
    const theirs = await save({ content: 'secret', title: 'T' }, ben)
    await expect(save({ id: theirs.id, content: 'x' })).rejects.toMatchObject({ code: 'PT404' })
    expect(await ben.query('select content from content')).toEqual([{ content: 'secret' }])
  })
})

describe('saving under a title that exists', () => {
  it('updates that document, keeps its text as a version and moves the untitled row to the trash', async () => {
    const known = await save({ content: 'before', title: 'Launch', cause: 'autosave' })
    const untitled = await save({ content: 'draft', cause: 'autosave' })
    const saved = await save({ id: untitled.id, content: 'after', title: 'Launch', same_title: true })
    expect(saved.id).toBe(known.id)
    expect(await documents()).toEqual([{ id: known.id, title: 'Launch', content: 'after' }])
    expect(await versions(known.id)).toEqual([
      { version: 1, content: 'before', cause: 'replaced' },
      { version: 2, content: 'after', cause: 'save' },
    ])
    expect(await ana.query('select id, content from trash')).toEqual([{ id: untitled.id, content: 'draft' }])
  })

  it('picks the newest of several and never a generated item', async () => {
    await save({ content: 'old', title: 'Launch' })
    const newest = await save({ content: 'new', title: 'Launch' })
    await ana.query(
      "insert into content (title, content, type, is_generated) values ('Launch', 'g', 'quote', true)",
    )
    const saved = await save({ content: 'x', title: 'Launch', same_title: true })
    expect(saved.id).toBe(newest.id)
  })

  it('leaves a titled document where it is', async () => {
    const budget = await save({ content: 'numbers', title: 'Budget' })
    await save({ content: 'before', title: 'Launch' })
    await save({ id: budget.id, content: 'after', title: 'Launch', same_title: true })
    expect((await documents()).map((row) => row.title)).toEqual(['Budget', 'Launch'])
    expect(await ana.query('select id from trash')).toEqual([])
  })

  it('ignores whitespace around titles', async () => {
    const known = await save({ content: 'a', title: '\u00a0Twin\t ' })
    expect(known.title).toBe('Twin')
    expect((await save({ content: 'b', title: 'Twin\u2003', same_title: true })).id).toBe(known.id)
  })

  it('without a twin saves the open document under the title', async () => {
    const untitled = await save({ content: 'draft', cause: 'autosave' })
    const input = {
      id: untitled.id,
      content: 'draft',
      title: 'First',
      same_title: true,
      based_on: untitled.updated_at,
    }
    expect(await save(input)).toMatchObject({ id: untitled.id, title: 'First' })
    expect(await documents()).toHaveLength(1)
  })

  it('leaves other people’s documents of that title alone', async () => {
    const ben = await createPerson(test.db)
    await save({ content: 'ben', title: 'Launch' }, ben)
    await save({ content: 'ana', title: 'Launch', same_title: true })
    expect(await ben.query('select content from content')).toEqual([{ content: 'ben' }])
  })
})

describe('concurrent saves', () => {
  it('number their versions without gaps or duplicates', async () => {
    const first = await save({ content: '0', title: 'T' })
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => save({ id: first.id, content: `tab ${index}` })),
    )
    const numbers = (await versions(first.id)).map((row) => row.version)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1))
    const kept = new Set((await versions(first.id)).map((row) => row.content))
    for (let index = 0; index < 12; index += 1) expect(kept.has(`tab ${index}`)).toBe(true)
  })

  it('based on the same text let one through', async () => {
    const first = await save({ content: '0', title: 'T' })
    const inputs = Array.from({ length: 8 }, (_, index) => ({
      id: first.id,
      content: `${index}`,
      based_on: first.updated_at,
    }))
    const results = await Promise.allSettled(inputs.map((input) => save(input)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await versions(first.id)).toHaveLength(2)
  })
})

describe('a bad save', () => {
  it.each(['nonsense', 'replaced'])('refuses the cause %s', async (cause) => {
    await expect(save({ content: 'x', cause })).rejects.toMatchObject({ code: '22023' })
  })

  it('refuses a text over the limit and changes nothing', async () => {
    const first = await save({ content: 'one', title: 'T' })
    const input = { id: first.id, content: 'x'.repeat(5_000_001), based_on: first.updated_at }
    await expect(save(input)).rejects.toMatchObject({ code: '23514' })
    expect(await documents()).toEqual([{ id: first.id, title: 'T', content: 'one' }])
  })
})
