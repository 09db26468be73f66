// Workspaces: made, joined, left, and what happens to documents when their author goes.
import { beforeEach, describe, expect, it } from 'vitest'
import { predictOutcome, type Successor } from '#domain/workspace/succession.ts'
import type { Row } from '#server/db/db.ts'
import { deleteContentOf } from '#server/stores/account-removal.ts'
import { deleteUser } from '#server/stores/users.ts'
import { clientOf, signedInClient } from '#tests/support/client.ts'
import { createPerson, type Person } from '#tests/support/people.ts'
import { withApp } from '#tests/support/start-app.ts'
import { addMember, createTeam, idOf, type Team } from '#tests/support/workspaces.ts'

const test = withApp()
let team: Team
beforeEach(async () => {
  team = await createTeam(test.app.db)
})

const needsOwner = {
  code: 'PT409',
  message: 'A workspace needs an owner. Make someone else an owner first.',
}
const leave = (person: Person) =>
  person.query('delete from workspace_members where workspace_id = $1 and user_id = $2', [
    team.workspace,
    person.id,
  ])
const removeAccount = ({ id }: Person) =>
  test.app.db.tx(async (tx) => {
    await deleteContentOf(tx, id)
    await deleteUser(tx, id)
  })

/** As the page lists them, with ids for names. */
const listSuccessors = () =>
  test.app.db.query<Successor & Row>(
    `select user_id as "userId", user_id::text as name, role, to_json(joined_at) #>> '{}' as "joinedAt"
     from workspace_members where workspace_id = $1`,
    [team.workspace],
  )

describe('a new account', () => {
  it('has a personal workspace, alone in it, and its documents go there', async () => {
    const ana = await createPerson(test.app.db)
    const [workspace] = await ana.query<{ id: string }>('select id, name, personal_of from workspaces')
    expect(workspace).toMatchObject({ name: 'Personal', personal_of: ana.id })
    expect(await ana.query('select user_id, role from workspace_members')).toEqual([
      { user_id: ana.id, role: 'owner' },
    ])
    const rows = await ana.query(
      "insert into content (title) values ('Mine') returning workspace_id, status, labels",
    )
    expect(rows).toEqual([{ workspace_id: workspace?.id, status: 'draft', labels: [] }])
  })

  it('never leaves its personal workspace, and never deletes it', async () => {
    const ana = await createPerson(test.app.db)
    await expect(ana.query('delete from workspace_members')).rejects.toMatchObject(needsOwner)
    expect(await ana.query('delete from workspaces returning id')).toEqual([])
  })
})

describe('create_workspace', () => {
  it('returns an id to the real client, and its creator is the owner', async () => {
    const ana = await signedInClient(test.app)
    const { data: id, error } = await ana.client.rpc('create_workspace', { name: '  Bell &\n Voss ' })
    expect(error).toBeNull()
    const { data } = await ana.client.from('workspaces').select('id,name').eq('id', id)
    expect(data).toEqual([{ id, name: 'Bell & Voss' }])
    expect((await ana.client.rpc('my_role', { workspace_id: id })).data).toBe('owner')
  })

  it.each(['', ' \n\t ', 'x'.repeat(81)])('refuses the name %j', async (name) => {
    const ana = await signedInClient(test.app)
    const { status, error } = await ana.client.rpc('create_workspace', { name })
    expect([status, error?.message]).toEqual([400, 'Give the workspace a name of up to 80 characters.'])
  })

  it('is renamed to one line, and never to nothing', async () => {
    const ana = await signedInClient(test.app)
    const { data: id } = await ana.client.rpc('create_workspace', { name: 'Bell' })
    const rename = (name: string) =>
      ana.client.from('workspaces').update({ name }).eq('id', id).select('name')
    expect((await rename(' Bell\r\nBcc: eve@example.com\u202e\u2028x ')).data).toEqual([
      { name: 'Bell Bcc: eve@example.com x' },
    ])
    for (const name of ['', ' \n ', 'x'.repeat(81)]) expect((await rename(name)).status).toBe(400)
  })

  it('refuses a visitor, and the 51st of one person', async () => {
    expect((await clientOf(test.app).rpc('create_workspace', { name: 'X' })).status).toBe(401)
    const ana = await createPerson(test.app.db)
    await ana.query("select create_workspace('W ' || n) from generate_series(1, 50) n")
    await expect(ana.query("select create_workspace('W')")).rejects.toMatchObject({ code: 'PT409' })
  })
})

describe('the last owner', () => {
  it('cannot leave, be demoted or be removed with everybody else', async () => {
    const { owner } = team.people
    const where = 'where workspace_id = $1'
    await expect(leave(owner)).rejects.toMatchObject(needsOwner)
    for (const sql of [
      `update workspace_members set role = 'editor' ${where}`,
      `delete from workspace_members ${where}`,
    ])
      await expect(owner.query(sql, [team.workspace])).rejects.toMatchObject(needsOwner)
    expect(
      await owner.query('select 1 as one from workspace_members where workspace_id = $1', [team.workspace]),
    ).toHaveLength(3)
  })

  it('is there though two owners leave, demote or remove each other at once', async () => {
    const { owner, editor } = team.people
    const { db } = test.app
    await owner.query("update workspace_members set role = 'owner' where user_id = $1", [editor.id])
    const change = (by: Person, whom: Person) =>
      by.query("update workspace_members set role = 'viewer' where workspace_id = $1 and user_id = $2", [
        team.workspace,
        whom.id,
      ])
    await Promise.allSettled([leave(owner), leave(editor), change(owner, editor), change(editor, owner)])
    const owners = await db.query(
      "select 1 from workspace_members where workspace_id = $1 and role = 'owner'",
      [team.workspace],
    )
    expect(owners.length).toBeGreaterThan(0)
  })

  it('deletes the workspace only when no document is in it', async () => {
    const { owner } = team.people
    const remove = () => owner.query('delete from workspaces where id = $1 returning id', [team.workspace])
    const full = {
      code: 'PT409',
      message: 'Move or delete the documents of this workspace first, and empty its trash.',
    }
    await expect(remove()).rejects.toMatchObject(full)
    await owner.query('delete from content where id = $1', [team.document])
    await expect(remove()).rejects.toMatchObject(full)
    await owner.query('delete from trash where workspace_id = $1', [team.workspace])
    const both = await Promise.all([remove(), remove()])
    expect(both.flat()).toHaveLength(1)
    expect(await owner.query('select id from clients')).toEqual([])
  })
})

describe('a removed member', () => {
  it('loses access at once, is told so, and has it back when invited again', async () => {
    const { owner, editor } = team.people
    const save = () => editor.query("select id from save_document('y', id => $1)", [team.document])
    await save()
    await owner.query('delete from workspace_members where user_id = $1', [editor.id])
    const gone = { code: 'PT403', message: 'You no longer have access to this workspace.' }
    await expect(save()).rejects.toMatchObject(gone)
    expect(await editor.query('select id from content')).toEqual([])
    await addMember(test.app.db, team.workspace, editor, 'viewer')
    await expect(save()).rejects.toMatchObject({
      code: 'PT403',
      message: 'You can view this workspace, but you can’t change it.'.replace('’', "'"),
    })
    await owner.query("update workspace_members set role = 'editor' where user_id = $1", [editor.id])
    expect(await save()).toHaveLength(1)
  })

  it('is refused when a first save is sent again', async () => {
    const { owner, editor } = team.people
    const save = () =>
      editor.query("select id from save_document('x', workspace_id => $1, draft_key => $2)", [
        team.workspace,
        team.document,
      ])
    await save()
    await owner.query('delete from workspace_members where user_id = $1', [editor.id])
    await expect(save()).rejects.toMatchObject({ code: 'PT403' })
    await expect(
      editor.query("select id from save_document('x', draft_key => $1)", [team.document]),
    ).rejects.toMatchObject({ code: 'PT403' })
  })

  it('leaves no invitation behind to come back by', async () => {
    const { owner, editor } = team.people
    await owner.query("update workspace_members set role = 'owner' where user_id = $1", [editor.id])
    await editor.query('delete from workspace_members where user_id = $1', [owner.id])
    expect(await editor.query('select id from invitations')).toEqual([])
  })
})

describe('deleting by user_id', () => {
  it('touches the personal workspace alone; by id it deletes anywhere', async () => {
    const ana = await signedInClient(test.app)
    const { data: workspace_id } = await ana.client.rpc('create_workspace', { name: 'Shared' })
    const insert = async (place: Record<string, unknown>) =>
      (
        await ana.client
          .from('content')
          .insert({ title: 'T', user_id: ana.id, ...place })
          .select('id')
          .single()
      ).data?.id
    await insert({})
    const shared = await insert({ workspace_id })
    for (const filter of [
      ana.client.from('content').delete().eq('user_id', ana.id),
      ana.client.from('content').delete().eq('title', 'T').neq('id', ana.id),
    ])
      expect((await filter).error).toBeNull()
    expect((await ana.client.from('content').select('id')).data).toEqual([{ id: shared }])
    await ana.client.from('content').delete().eq('id', shared).eq('user_id', ana.id)
    expect((await ana.client.from('content').select('id')).data).toEqual([])
  })
})

describe('the same title', () => {
  it('is looked for in the same workspace and client', async () => {
    const { editor } = team.people
    const same = (more: string, values: string[]) =>
      idOf(editor, `select id from save_document('new', title => 'Kept', same_title => true${more})`, values)
    expect(await same('', [])).not.toBe(team.document)
    expect(await same(', workspace_id => $1', [team.workspace])).not.toBe(team.document)
    expect(await same(', workspace_id => $1, client_id => $2', [team.workspace, team.client])).toBe(
      team.document,
    )
  })
})

describe('deleting an account', () => {
  const authorOf = async (id: string) =>
    (await test.app.db.query<{ user_id: string }>('select user_id from content where id = $1', [id]))[0]
      ?.user_id

  it('hands shared documents to an owner, untouched, with their trash; personal ones go', async () => {
    const { owner, editor, viewer } = team.people
    await editor.query("select id from save_document('mine', title => 'Personal')")
    const read = () =>
      viewer.query('select title, content, updated_at::text, client_id from content where id = $1', [
        team.document,
      ])
    const before = await read()
    await removeAccount(editor)
    expect(await authorOf(team.document)).toBe(owner.id)
    expect(await read()).toEqual(before)
    expect(await viewer.query('select user_id from trash')).toEqual([{ user_id: owner.id }])
    expect(await viewer.query('select user_id from check_ignored')).toEqual([{ user_id: owner.id }])
    expect(await test.app.db.query("select 1 from content where title = 'Personal'")).toEqual([])
  })

  it('of the only owner makes the editor one, else the viewer, and nothing is lost', async () => {
    const { owner, editor, viewer } = team.people
    await removeAccount(owner)
    expect(await editor.query('select my_role($1) as role', [team.workspace])).toEqual([{ role: 'owner' }])
    await removeAccount(editor)
    expect(await viewer.query('select my_role($1) as role', [team.workspace])).toEqual([{ role: 'owner' }])
    expect(await authorOf(team.document)).toBe(viewer.id)
    await removeAccount(viewer)
    expect(await authorOf(team.document)).toBeUndefined()
    expect(await test.app.db.query('select 1 from workspaces where id = $1', [team.workspace])).toEqual([])
  })

  it('does what its dialog foresees: whoever is named inherits, until nobody is left', async () => {
    const { db } = test.app
    const others = await Promise.all(Array.from({ length: 4 }, () => createPerson(db)))
    const [jo, bo, ...editors] = others
    for (const viewer of [jo, bo]) await addMember(db, team.workspace, viewer as Person, 'viewer')
    for (const editor of editors) await addMember(db, team.workspace, editor, 'editor')
    // Two of them joined at the same moment.
    await db.query(
      "update workspace_members set joined_at = '2026-01-01T00:00:00.5Z' where workspace_id = $1 and user_id = any($2)",
      [team.workspace, editors.map(({ id }) => id)],
    )
    const people = new Map([...Object.values(team.people), ...others].map((person) => [person.id, person]))
    const outcomes: string[] = []
    let members = await listSuccessors()
    while (members.length > 0) {
      const leaving = members.find(({ role }) => role === 'owner')?.userId ?? ''
      const outcome = predictOutcome(members, leaving)
      await removeAccount(people.get(leaving) as Person)
      members = await listSuccessors()
      const owners = members.flatMap(({ role, name }) => (role === 'owner' ? [name] : []))
      expect(owners).toEqual(outcome.kind === 'inherited' ? [outcome.newOwner] : [])
      outcomes.push(outcome.kind)
    }
    expect(outcomes.at(-1)).toBe('deleted')
    expect(outcomes.length).toBeGreaterThan(others.length)
    expect(await db.query('select id from workspaces where id = $1', [team.workspace])).toEqual([])
  })

  it('of two owners at once leaves the workspace to the remaining member', async () => {
    const { owner, editor, viewer } = team.people
    await owner.query("update workspace_members set role = 'owner' where user_id = $1", [editor.id])
    await Promise.all([removeAccount(owner), removeAccount(editor)])
    expect(await viewer.query('select my_role($1) as role', [team.workspace])).toEqual([{ role: 'owner' }])
    expect(await authorOf(team.document)).toBe(viewer.id)
  })

  it('of a former member leaves what they wrote there', async () => {
    const { owner, editor } = team.people
    await leave(editor)
    await test.app.db.query('delete from auth.users where id = $1', [editor.id])
    expect(await authorOf(team.document)).toBe(owner.id)
  })
})
