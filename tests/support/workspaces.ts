// A workspace with one person of every kind, and something in every table.
import type { Db, Row } from '#server/db/db.ts'
import { actAs, anon, createPerson, type Person } from './people.ts'

export const roles = ['owner', 'editor', 'viewer', 'former member', 'stranger', 'visitor'] as const
export type Role = (typeof roles)[number]

export interface Team {
  workspace: string
  /** A document of the editor, one of theirs in the trash, a client, an open invitation. */
  document: string
  deleted: string
  client: string
  invitation: string
  people: Record<Role, Person>
}

export async function createTeam(db: Db): Promise<Team> {
  const [owner, editor, viewer, former, stranger] = await Promise.all(
    Array.from({ length: 5 }, () => createPerson(db)),
  )
  if (!owner || !editor || !viewer || !former || !stranger) throw new Error('Somebody is missing.')
  const workspace = await idOf(owner, "select create_workspace('Agency') as id")
  for (const [person, role] of [
    [editor, 'editor'],
    [viewer, 'viewer'],
    [former, 'editor'],
  ] as const)
    await addMember(db, workspace, person, role)
  await owner.query('delete from workspace_members where user_id = $1', [former.id])
  const at = { workspace_id: workspace }
  const client = await idOf(
    editor,
    "insert into clients (workspace_id, name) values ($1, 'Larkmoor') returning id",
    [workspace],
  )
  await editor.query("insert into client_texts (client_id, label, text) values ($1, 'About', 'x')", [client])
  await editor.query("insert into client_people (client_id, kind, name) values ($1, 'contact', 'Jo')", [
    client,
  ])
  const save = (title: string) =>
    idOf(editor, "select id from save_document('text', title => $1, workspace_id => $2, client_id => $3)", [
      title,
      at.workspace_id,
      client,
    ])
  const [document, deleted] = [await save('Kept'), await save('Gone')]
  await editor.query("update content set labels = '{Launch}' where id = $1", [document])
  await editor.query('insert into check_ignored (content_id) values ($1)', [document])
  await editor.query('insert into document_facts (content_id) values ($1)', [document])
  await db.query(
    "insert into model_calls (content_id, user_id, action, model, host, characters) values ($1, $2, 'rewrite', 'm', 'h', 4)",
    [document, editor.id],
  )
  await editor.query('delete from content where id = $1', [deleted])
  const [invited] = await db.query<{ id: string }>(
    `insert into invitations (workspace_id, email, role, token_hash, code_hash, invited_by, expires_at)
     values ($1, 'new@example.test', 'editor', gen_random_uuid()::text, 'x', $2, now() + interval '7 days') returning id`,
    [workspace, owner.id],
  )
  const people = { owner, editor, viewer, 'former member': former, stranger, visitor: actAs(db, anon) }
  return { workspace, document, deleted, client, invitation: invited?.id ?? '', people }
}

/** As accepting an invitation does. */
export async function addMember(db: Db, workspace: string, person: Person, role: string): Promise<void> {
  await db.query('insert into workspace_members (workspace_id, user_id, role) values ($1, $2, $3)', [
    workspace,
    person.id,
    role,
  ])
}

export async function idOf(person: Person, text: string, values: string[] = []): Promise<string> {
  const [row] = await person.query<Row & { id: string }>(text, values)
  if (!row) throw new Error(`Nothing came of ${text}`)
  return row.id
}

class Undone extends Error {
  rows: number
  constructor(rows: number) {
    super('undone')
    this.rows = rows
  }
}

/** What a statement would do as this person: how many rows it touches, or the code of its refusal. Nothing stays changed. */
export async function tryOut(db: Db, person: Person, text: string): Promise<number | string> {
  return db
    .asCaller(person.caller, async (tx) => {
      throw new Undone((await tx.query(text)).length)
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.rows
      return (error as { code: string }).code
    })
}
