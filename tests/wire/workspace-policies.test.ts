// Who may do what in a workspace, judged by the database: an owner, an editor, a viewer, a former member, a stranger and a
// visitor against every table and every function of the database.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { withTestDatabase } from '#tests/support/test-database.ts'
import { createTeam, type Role, roles, type Team, tryOut } from '#tests/support/workspaces.ts'

const test = withTestDatabase()
let team: Team
beforeAll(async () => {
  team = await createTeam(test.db)
})

const members: Role[] = ['owner', 'editor', 'viewer']
const editors: Role[] = ['owner', 'editor']
const owners: Role[] = ['owner']
const denied = '42501'

/** A statement with :names of things of the team, who may do it, and what everybody else is answered: nothing by default. */
interface Case {
  sql: string
  may: Role[]
  otherwise?: number | string
}

const reading: Case[] = [
  { sql: 'select 1 from workspaces where id = :workspace', may: members },
  { sql: 'select 1 from workspace_members where workspace_id = :workspace', may: members },
  { sql: 'select 1 from member_names where user_id = :editor', may: members },
  { sql: 'select 1 from member_names where user_id = :former', may: [...members, 'former member'] },
  {
    sql: 'select email from member_addresses where workspace_id = :workspace and user_id = :editor',
    may: owners,
  },
  {
    sql: 'select email from member_addresses where workspace_id = :workspace and user_id = :former',
    may: [],
  },
  { sql: 'select id, email from invitations where workspace_id = :workspace', may: owners },
  { sql: 'select 1 from clients where workspace_id = :workspace', may: members },
  { sql: 'select 1 from client_texts where client_id = :client', may: members },
  { sql: 'select 1 from client_people where client_id = :client', may: members },
  { sql: 'select 1 from content where id = :document', may: members },
  { sql: 'select 1 from content_versions where content_id = :document', may: members },
  { sql: 'select 1 from check_ignored where content_id = :document', may: members },
  { sql: 'select 1 from document_facts where content_id = :document', may: members },
  { sql: 'select 1 from model_calls where content_id = :document', may: members },
  { sql: 'select 1 from trash where id = :deleted', may: members },
  { sql: 'select 1 from trash_versions where trash_id = :deleted', may: members },
  { sql: "select 1 from search_documents('text', :workspace)", may: members },
  { sql: 'select 1 from document_labels(:workspace)', may: members },
]

const writing: Case[] = [
  {
    sql: "insert into content (title, workspace_id) values ('New', :workspace) returning 1",
    may: editors,
    otherwise: denied,
  },
  { sql: "update content set status = 'approved' where id = :document returning 1", may: editors },
  { sql: 'delete from content where id = :document returning 1', may: editors },
  {
    sql: "insert into content_versions (content_id, version, content) values (:document, 2, 'x') returning 1",
    may: editors,
    otherwise: denied,
  },
  {
    sql: `insert into check_ignored (content_id) values (:document)
      on conflict (content_id) do update set user_id = auth.uid(), ignored = '{"once":[]}' returning 1`,
    may: editors,
    otherwise: denied,
  },
  {
    sql: `update check_ignored set user_id = auth.uid(), ignored = '{"once":[]}' where content_id = :document returning 1`,
    may: editors,
  },
  { sql: 'delete from check_ignored where content_id = :document returning 1', may: editors },
  {
    sql: `insert into document_facts (content_id) values (:document)
      on conflict (content_id) do update set keep_on_server = true returning 1`,
    may: editors,
    otherwise: denied,
  },
  {
    sql: 'update document_facts set keep_on_server = true where content_id = :document returning 1',
    may: editors,
  },
  { sql: 'delete from document_facts where content_id = :document returning 1', may: editors },
  { sql: 'update clients set keep_on_server = true where id = :client returning 1', may: editors },
  { sql: 'delete from trash where id = :deleted returning 1', may: editors },
  {
    sql: "insert into clients (workspace_id, name) values (:workspace, 'Second') returning 1",
    may: editors,
    otherwise: denied,
  },
  { sql: 'update clients set archived_at = now() where id = :client returning 1', may: editors },
  {
    sql: "insert into client_texts (client_id, label, text) values (:client, 'L', 'T') returning 1",
    may: editors,
    otherwise: denied,
  },
  { sql: "update client_texts set text = 'T' where client_id = :client returning 1", may: editors },
  { sql: 'delete from client_texts where client_id = :client returning 1', may: editors },
  {
    sql: "insert into client_people (client_id, kind, name) values (:client, 'contact', 'N') returning 1",
    may: editors,
    otherwise: denied,
  },
  { sql: "update client_people set title = 'T' where client_id = :client returning 1", may: editors },
  { sql: 'delete from client_people where client_id = :client returning 1', may: editors },
]

const managing: Case[] = [
  { sql: "update workspaces set name = 'Renamed' where id = :workspace returning 1", may: owners },
  {
    sql: "update workspace_members set role = 'owner' where workspace_id = :workspace and user_id = :editor returning 1",
    may: owners,
  },
  {
    sql: 'delete from workspace_members where workspace_id = :workspace and user_id = :viewer returning 1',
    may: ['owner', 'viewer'],
  },
  { sql: 'delete from invitations where id = :invitation returning 1', may: owners },
  { sql: 'delete from clients where id = :client returning 1', may: [], otherwise: denied },
  {
    sql: `insert into model_calls (content_id, action, model, host, characters)
      values (:document, 'rewrite', 'm', 'h', 1) returning 1`,
    may: [],
    otherwise: denied,
  },
  { sql: 'update model_calls set characters = 0 returning 1', may: [], otherwise: denied },
  { sql: 'delete from model_calls returning 1', may: [], otherwise: denied },
  { sql: 'select token_hash from invitations', may: [], otherwise: denied },
  { sql: "insert into workspaces (name) values ('X') returning 1", may: [], otherwise: denied },
  {
    sql: "insert into workspace_members (workspace_id, user_id, role) values (:workspace, auth.uid(), 'owner') returning 1",
    may: [],
    otherwise: denied,
  },
  {
    sql: 'update workspace_members set user_id = auth.uid() where user_id = :owner returning 1',
    may: [],
    otherwise: denied,
  },
  {
    sql: `insert into invitations (workspace_id, email, role, token_hash, code_hash, expires_at)
      values (:workspace, 'x', 'owner', 'h', 'h', now()) returning 1`,
    may: [],
    otherwise: denied,
  },
  { sql: "update invitations set role = 'owner' returning 1", may: [], otherwise: denied },
  { sql: 'select 1 from internal.former_members', may: [], otherwise: denied },
]

/** Puts the ids in; they are our own. */
function fill(sql: string): string {
  const { people, ...ids } = team
  const names: Record<string, string> = {
    ...ids,
    owner: people.owner.id,
    editor: people.editor.id,
    viewer: people.viewer.id,
    former: people['former member'].id,
  }
  return sql.replace(/:([a-z]+)\b/g, (_, name: string) => `'${names[name]}'`)
}

describe.each([...reading, ...writing, ...managing])('$sql', ({ sql, may, otherwise = 0 }) => {
  it.each(roles)('as %s', async (role) => {
    const outcome = await tryOut(test.db, team.people[role], fill(sql))
    if (may.includes(role)) expect(outcome).toBeGreaterThan(0)
    else expect(outcome).toBe(role === 'visitor' ? denied : otherwise)
  })
})

const answers = (
  editing: number | string,
  viewer: string,
  stranger: string,
): Record<Role, number | string> => ({
  owner: editing,
  editor: editing,
  viewer,
  'former member': 'PT403',
  stranger,
  visitor: denied,
})

describe.each([
  { sql: "select id from save_document('x', workspace_id => :workspace)", as: answers(1, 'PT403', 'PT404') },
  { sql: "select id from save_document('x', id => :document)", as: answers(1, 'PT403', 'PT404') },
  {
    sql: "select id from save_document('x', id => :document, title => 'Kept', same_title => true)",
    as: answers(1, 'PT403', 'PT404'),
  },
  { sql: 'select id from restore_document(:deleted)', as: answers(1, 'PT403', 'PT404') },
  { sql: 'select id from duplicate_document(:document)', as: answers(1, 'PT403', 'PT404') },
  { sql: 'select my_role(:workspace)', as: { ...answers(1, 'PT403', 'PT404'), viewer: 1 } },
])('$sql', ({ sql, as }) => {
  it.each(roles)('as %s says why not', async (role) => {
    expect(await tryOut(test.db, team.people[role], fill(sql))).toBe(as[role])
  })
})

describe('the boundary of a workspace', () => {
  it('lets only an owner move a document out of it', async () => {
    const move =
      'update content set workspace_id = (select id from workspaces where personal_of = auth.uid())'
    const outcomes = await Promise.all(
      roles.map((role) =>
        tryOut(test.db, team.people[role], fill(`${move} where id = :document returning 1`)),
      ),
    )
    expect(outcomes).toEqual([1, denied, 0, 0, 0, denied])
  })

  it('keeps its clients out of documents of other workspaces', async () => {
    const { stranger, editor } = team.people
    const theirs = fill("select id from save_document('x', client_id => :client)")
    expect(await tryOut(test.db, stranger, theirs)).toBe('23503')
    expect(await tryOut(test.db, editor, theirs)).toBe('23503')
    const naming = fill("insert into content (title, client_id) values ('x', :client) returning 1")
    expect(await tryOut(test.db, stranger, naming)).toBe('23503')
  })

  it('never tells a stranger whether a client’s name is taken', async () => {
    const naming = fill(
      "insert into clients (workspace_id, name) values (:workspace, ' LARKMOOR ') returning 1",
    )
    const outcomes = await Promise.all(roles.map((role) => tryOut(test.db, team.people[role], naming)))
    expect(outcomes).toEqual(['PT409', 'PT409', 'PT409', denied, denied, denied])
  })

  it('does not let an owner change who wrote a document', async () => {
    const { owner, editor } = team.people
    await owner.query("update content set title = 'Kept', user_id = $1 where id = $2", [
      owner.id,
      team.document,
    ])
    const [row] = await owner.query('select user_id from content where id = $1', [team.document])
    expect(row).toEqual({ user_id: editor.id })
    const given = tryOut(
      test.db,
      owner,
      fill('update content set user_id = :viewer where id = :document returning 1'),
    )
    expect(await given).toBe(denied)
  })
})

it('a user who has not passed the second factor has no workspace', async () => {
  const { people, workspace } = await createTeam(test.db)
  await test.db.query(
    "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
    [people.owner.id],
  )
  const as = (sql: string) => tryOut(test.db, people.owner, sql)
  expect(await as('select 1 from member_names')).toBe(0)
  expect(await as('select 1 from member_addresses')).toBe(0)
  expect(await as('select id from invitations')).toBe(0)
  expect(await as(`select my_role('${workspace}')`)).toBe(denied)
  expect(await as("select create_workspace('Another')")).toBe(denied)
  expect(await as(`select id from save_document('x', workspace_id => '${workspace}')`)).toBe(denied)
})

it('a workspace is deleted by its owners alone, and only without documents', async () => {
  const deleting = fill('delete from workspaces where id = :workspace returning 1')
  const outcomes = () => Promise.all(roles.map((role) => tryOut(test.db, team.people[role], deleting)))
  expect(await outcomes()).toEqual(['PT409', 0, 0, 0, 0, denied])
})

/** Where the tables are tried out as every kind of person, or, if they are of one person alone, as two. */
const tried = ['workspace-policies', 'review-policies', 'media-kits', 'storage-policies', 'policies']

/** How a statement of each kind begins. */
const beginnings = { select: '(?:from|join)', insert: 'insert into', update: 'update', delete: 'delete from' }

it('nothing that may be done to a table is missing here or in the tests of its own part', async () => {
  const texts = tried
    .map((name) => readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8'))
    .join('\n')
  const granted = await test.db.query<{ name: string; verb: keyof typeof beginnings }>(
    `select c.relname as name, v.verb from pg_class c,
       unnest(array['anon', 'authenticated']) as r(role), unnest(array['select', 'insert', 'update', 'delete']) as v(verb)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and (has_table_privilege(r.role, c.oid, v.verb)
       or (v.verb <> 'delete' and has_any_column_privilege(r.role, c.oid, v.verb)))
     group by 1, 2 order by 1, 2`,
  )
  expect(granted.length).toBeGreaterThan(50)
  const missing = granted.filter(
    ({ name, verb }) => !new RegExp(`\\b${beginnings[verb]}\\s+${name}\\b`).test(texts),
  )
  expect(missing).toEqual([])
})
