// Who may read and change what in reviews, judged by the database: every kind of person against every table of reviews.
import { beforeAll, describe, expect, it } from 'vitest'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { createTeam, type Role, roles, type Team, tryOut } from '#tests/support/workspaces.ts'

const test = withTestDatabase()
let team: Team
let ids: Record<string, string>

const members: Role[] = ['owner', 'editor', 'viewer']
const editors: Role[] = ['owner', 'editor']
const denied = '42501'

beforeAll(async () => {
  team = await createTeam(test.db)
  const { workspace, document, people } = team
  const insert = async (text: string, values: string[]) =>
    (await test.db.query<{ id: string }>(`${text} returning id`, values))[0]?.id ?? ''
  const review = await insert(
    `insert into reviews (workspace_id, content_id, version, title, content, text_hash, created_by)
     values ($1, $2, 1, 'Kept', 'text', 'h', $3)`,
    [workspace, document, people.editor.id],
  )
  const reviewer = await insert(
    `insert into reviewers (review_id, name, email, role, token_hashes, expires_at)
     values ($1, 'Mara', 'mara@example.test', 'client', array['h'], now() + interval '1 day')`,
    [review],
  )
  await insert(
    `insert into decisions (review_id, reviewer_id, kind, version, text_hash, name, role)
     values ($1, $2, 'approved', 1, 'h', 'Mara', 'client')`,
    [review, reviewer],
  )
  const comment = await insert(
    `insert into comments (workspace_id, content_id, review_id, reviewer_id, user_id, author, body)
     values ($1, $2, $3, $4, null, 'Mara', 'Why?')`,
    [workspace, document, review, reviewer],
  )
  await people.viewer.query("insert into comments (content_id, body) values ($1, 'Mine')", [document])
  ids = { review, reviewer, comment, document, workspace, viewer: people.viewer.id }
})

const fill = (sql: string) => sql.replace(/:([a-z]+)\b/g, (_, name: string) => `'${ids[name]}'`)

describe.each<{ sql: string; may: Role[]; otherwise?: number | string }>([
  { sql: 'select 1 from reviews where id = :review', may: members },
  { sql: 'select id, name, email, opened_at from reviewers where id = :reviewer', may: members },
  { sql: 'select 1 from decisions where review_id = :review', may: members },
  { sql: 'select 1 from comments where id = :comment', may: members },
  { sql: 'select token_hashes from reviewers', may: [], otherwise: denied },
  { sql: 'select code_hash from reviewers', may: [], otherwise: denied },
  { sql: 'select 1 from internal.review_sessions', may: [], otherwise: denied },
  { sql: 'update reviews set closed_at = now() where id = :review returning 1', may: editors },
  { sql: 'update reviewers set revoked_at = now() where id = :reviewer returning id', may: editors },
  { sql: 'update comments set resolved_at = now() where id = :comment returning 1', may: editors },
  { sql: "update comments set body = 'x' where id = :comment returning 1", may: [], otherwise: denied },
  { sql: "update decisions set kind = 'changes' returning 1", may: [], otherwise: denied },
  { sql: 'delete from decisions returning 1', may: [], otherwise: denied },
  { sql: 'delete from reviews returning 1', may: [], otherwise: denied },
  {
    sql: "insert into comments (content_id, body) values (:document, 'x') returning 1",
    may: members,
    otherwise: denied,
  },
  {
    sql: "insert into comments (content_id, parent_id, body) values (:document, :comment, 'x') returning 1",
    may: members,
    otherwise: denied,
  },
  {
    sql: "insert into comments (content_id, user_id, body) values (:document, :viewer, 'x') returning 1",
    may: [],
    otherwise: denied,
  },
  {
    sql: "insert into comments (content_id, reviewer_id, body) values (:document, :reviewer, 'x') returning 1",
    may: [],
    otherwise: denied,
  },
  { sql: 'delete from comments where id = :comment returning 1', may: [] },
  { sql: 'delete from comments where user_id = :viewer returning 1', may: ['viewer'] },
])('$sql', ({ sql, may, otherwise = 0 }) => {
  it.each(roles)('as %s', async (role) => {
    const outcome = await tryOut(test.db, team.people[role], fill(sql))
    if (may.includes(role)) expect(outcome).toBeGreaterThan(0)
    else expect(outcome).toBe(role === 'visitor' ? denied : otherwise)
  })
})

describe('a comment', () => {
  it('carries the name of whoever wrote it', async () => {
    const rows = await team.people.owner.query('select author, user_id from comments where user_id = $1', [
      team.people.viewer.id,
    ])
    expect(rows).toMatchObject([{ user_id: team.people.viewer.id }])
    expect(rows[0]?.author).not.toBe('')
  })

  it('answers a comment of the same document and no other', async () => {
    const other = await team.people.editor.query<{ id: string }>(
      "select id from save_document('x', title => 'Other')",
    )
    await expect(
      team.people.editor.query("insert into comments (content_id, parent_id, body) values ($1, $2, 'x')", [
        other[0]?.id ?? '',
        ids.comment ?? '',
      ]),
    ).rejects.toMatchObject({ code: '22023' })
  })
})

it('a status is not the text: whoever has the document open saves over nothing', async () => {
  const { editor } = team.people
  const read = async () =>
    (await editor.query('select updated_at from content where id = $1', [team.document]))[0]
  const before = await read()
  await editor.query("update content set status = 'sent', labels = array['x'] where id = $1", [team.document])
  expect(await read()).toEqual(before)
  await editor.query("update content set title = 'Renamed' where id = $1", [team.document])
  expect(await read()).not.toEqual(before)
})

it('a document deleted permanently deletes its reviews, one in the trash keeps them', async () => {
  const fresh = await createTeam(test.db)
  const { document, workspace, people } = fresh
  await test.db.query(
    "insert into reviews (workspace_id, content_id, version, title, content, text_hash) values ($1, $2, 1, 't', 'c', 'h')",
    [workspace, document],
  )
  const count = async () =>
    (await test.db.query('select 1 as one from reviews where content_id = $1', [document])).length
  await people.editor.query('delete from content where id = $1', [document])
  expect(await count()).toBe(1)
  await people.editor.query('select restore_document($1)', [document])
  expect(await count()).toBe(1)
  await people.editor.query('delete from content where id = $1', [document])
  await people.editor.query('delete from trash where id = $1', [document])
  expect(await count()).toBe(0)
})
