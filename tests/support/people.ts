// Accounts for tests and the callers they act as.
import { randomUUID } from 'node:crypto'
import type { Caller, Db, Tx } from '#server/db/db.ts'

export const anon: Caller = { role: 'anon', claims: {} }
export const service: Caller = { role: 'service_role', claims: {} }

export interface Person {
  id: string
  caller: Caller
  /** Runs one statement as this person. */
  query: Tx['query']
}

/** A new account, its profile made by the database. */
export async function createPerson(db: Db, claims: Record<string, unknown> = {}): Promise<Person> {
  const id = randomUUID()
  await db.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`])
  return actAs(db, { role: 'authenticated', claims: { sub: id, aal: 'aal1', ...claims } }, id)
}

/** The same person in another session, for example with a second factor. */
export function actAs(db: Db, caller: Caller, id = ''): Person {
  return { id, caller, query: (text, values) => db.asCaller(caller, (tx) => tx.query(text, values)) }
}

/**
 * The tables in which people get rows by what they do through `/rest/v1` alone: each hides other people's rows, refuses visitors and asks for the
 * second factor. Rows that need a function of the server (reviews, invitations, media kits) can't be made here; tests of their own say who reads them.
 */
export const tables = [
  'profiles',
  'content',
  'content_versions',
  'trash',
  'trash_versions',
  'check_settings',
  'check_ignored',
  'document_facts',
  'workspaces',
  'workspace_members',
  'clients',
  'client_texts',
  'client_people',
] as const

/** Gives them a row in each of these tables. */
export async function fillTables({ query }: Person): Promise<{ document: string }> {
  const [kept] = await query<{ id: string }>("select id from save_document('kept', title => 'Kept')")
  const [gone] = await query<{ id: string }>("select id from save_document('gone', title => 'Gone')")
  await query('delete from content where id = $1', [gone?.id ?? ''])
  await query('insert into check_settings (settings) values (\'{"off":[]}\')')
  await query('insert into check_ignored (content_id) values ($1)', [kept?.id ?? ''])
  await query('insert into document_facts (content_id) values ($1)', [kept?.id ?? ''])
  await query("insert into clients (workspace_id, name) select id, 'Larkmoor' from workspaces")
  await query(
    "insert into client_texts (client_id, label, text) select id, 'About', 'We measure.' from clients",
  )
  await query("insert into client_people (client_id, kind, name) select id, 'contact', 'Jo' from clients")
  return { document: kept?.id ?? '' }
}
