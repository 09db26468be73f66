// The comments of an imported file stay with the version that the import made.
import { beforeEach, describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { withApp } from '#tests/support/start-app.ts'
import { createTeam, idOf, type Team } from '#tests/support/workspaces.ts'

const test = withApp()
let team: Team
let document: string
const comments = [{ author: 'Jo Bell', date: null, passage: 'doubles', text: 'By how much?' }]
const keep = 'select keep_import_comments($1, $2::jsonb)'
const listKept = () =>
  team.people.owner.query(
    'select version, cause, comment_count, comments from content_versions where content_id = $1 order by version',
    [document],
  )

beforeEach(async () => {
  team = await createTeam(test.app.db)
  document = await idOf(
    team.people.editor,
    "select id from save_document('one', title => 'Imported', workspace_id => $1, cause => 'import', detail => 'a.docx')",
    [team.workspace],
  )
  await team.people.editor.query("select save_document('two', id => $1, cause => 'save')", [document])
})

describe('an editor', () => {
  it('keeps them with the newest import, not with a later save', async () => {
    await team.people.editor.query(keep, [document, JSON.stringify(comments)])
    expect(await listKept()).toEqual([
      { version: 1, cause: 'import', comment_count: 1, comments },
      { version: 2, cause: 'save', comment_count: 0, comments: null },
    ])
  })

  it('finds them again after the trash', async () => {
    const { editor } = team.people
    await editor.query(keep, [document, JSON.stringify(comments)])
    await editor.query('delete from content where id = $1', [document])
    await editor.query('select restore_document($1)', [document])
    expect(await listKept()).toMatchObject([{ comment_count: 1, comments }, { comment_count: 0 }])
  })

  it('is refused what is not a list', async () => {
    await expect(team.people.editor.query(keep, [document, '{"author":"x"}'])).rejects.toMatchObject({
      code: '23514',
    })
  })
})

describe('nobody else', () => {
  it.each(['viewer', 'former member', 'stranger'] as const)('adds any: %s', async (role) => {
    await expect(team.people[role].query(keep, [document, JSON.stringify(comments)])).rejects.toMatchObject({
      code: 'PT404',
    })
    expect(await listKept()).toMatchObject([{ comment_count: 0 }, { comment_count: 0 }])
  })

  it('adds any: visitor', async () => {
    const { error } = await clientOf(test.app).rpc('keep_import_comments', { id: document, comments })
    expect(error?.code).toBe('42501')
  })
})
