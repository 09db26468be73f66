// Deleting keeps a copy for a while.
import { beforeEach, describe, expect, it } from 'vitest'
import { trashDays } from '#domain/document/trash.ts'
import { purgeTrash } from '#server/stores/housekeeping.ts'
import { createPerson, type Person } from '#tests/support/people.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const test = withTestDatabase()
let ana: Person
let id: string

beforeEach(async () => {
  ana = await createPerson(test.db)
  const [row] = await ana.query<{ id: string }>("select id from save_document('one', title => 'Launch')")
  id = row?.id ?? ''
  await ana.query("select id from save_document('two', id => $1)", [id])
})

const versions = () =>
  ana.query('select * from content_versions where content_id = $1 order by version', [id])
const restore = (person = ana) => person.query('select id, title, content from restore_document($1)', [id])

describe('deleting a document', () => {
  it('removes the row and keeps it with its versions in the trash', async () => {
    await ana.query('delete from content where id = $1', [id])
    expect(await ana.query('select id from content')).toEqual([])
    expect(await versions()).toEqual([])
    expect(await ana.query('select id, title, content from trash')).toEqual([
      { id, title: 'Launch', content: 'two' },
    ])
    expect(await ana.query('select version from trash_versions')).toHaveLength(2)
  })
})

it('shows the headline of an untitled document', async () => {
  await ana.query('delete from content')
  const [row] = await ana.query<{ id: string }>(
    "select id from save_document('<h1>Larkmoor opens plant</h1>')",
  )
  await ana.query('delete from content where id = $1', [row?.id ?? ''])
  expect(await ana.query('select title, headline from trash where id = $1', [row?.id ?? ''])).toEqual([
    { title: 'Untitled Document', headline: 'Larkmoor opens plant' },
  ])
})

describe('restoring', () => {
  it('brings back the document and its history as they were', async () => {
    const before = await versions()
    await ana.query('delete from content where id = $1', [id])
    expect(await restore()).toEqual([{ id, title: 'Launch', content: 'two' }])
    expect(await versions()).toEqual(before)
    expect(await ana.query('select id from trash')).toEqual([])
  })

  it('is refused to others', async () => {
    const ben = await createPerson(test.db)
    await ana.query('delete from content where id = $1', [id])
    await expect(restore(ben)).rejects.toMatchObject({ code: 'PT404' })
    expect(await restore()).toHaveLength(1)
  })

  it('twice reports that nothing is left', async () => {
    await ana.query('delete from content where id = $1', [id])
    await restore()
    await expect(restore()).rejects.toMatchObject({
      code: 'PT404',
      message: 'This document is no longer in the trash.',
    })
  })
})

describe('time', () => {
  it.each([
    { age: `${trashDays} days -1 minute`, left: 1 },
    { age: `${trashDays} days 1 minute`, left: 0 },
  ])('leaves $left of a document deleted $age ago', async ({ age, left }) => {
    await ana.query('delete from content where id = $1', [id])
    await test.db.query('update trash set deleted_at = now() - $1::interval where id = $2', [age, id])
    await purgeTrash(test.db, trashDays)
    expect(await ana.query('select id from trash')).toHaveLength(left)
    expect(await ana.query('select id from trash_versions')).toHaveLength(left * 2)
  })
})

describe('deleting the account', () => {
  it('empties everything, trash included', async () => {
    await ana.query("select id from save_document('kept', title => 'Second')")
    await ana.query('delete from content where id = $1', [id])
    await test.db.query('delete from auth.users where id = $1', [ana.id])
    for (const table of ['content', 'content_versions', 'trash', 'trash_versions', 'profiles']) {
      const column =
        table === 'content_versions' ? 'content_id' : table === 'trash_versions' ? 'trash_id' : 'user_id'
      const owner = column === 'user_id' ? ana.id : id
      expect(await test.db.query(`select 1 as one from ${table} where ${column} = $1`, [owner])).toEqual([])
    }
  })
})
