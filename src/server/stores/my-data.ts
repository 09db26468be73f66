// Everything stored about a user, read piece by piece for their own copy. A new table with rows of users is added here by hand; a test in
// tests/wire/download-my-data.test.ts fails until it is, or until its list says why not.
import type { Row, Tx } from '#server/db/db.ts'
import type { StoredKitFile } from './kits/media-kits.ts'

/** Where a document is; also its folder in the copy. */
export type Place = 'documents' | 'trash'

interface Tables {
  documents: string
  versions: string
  parent: string
  ignored: string
  /** Stored with the document, and the record of what left this server. */
  facts: string
  calls: string
}

const tables: Record<Place, Tables> = {
  documents: {
    documents: 'public.content',
    versions: 'public.content_versions',
    parent: 'content_id',
    ignored: '(select i.ignored from public.check_ignored i where i.content_id = d.id)',
    facts: "(select to_jsonb(f) - 'content_id' from public.document_facts f where f.content_id = d.id)",
    calls:
      "(select jsonb_agg(to_jsonb(m) - 'content_id' - 'draft_key' order by m.called_at) from public.model_calls m where m.content_id = d.id)",
  },
  trash: {
    documents: 'public.trash',
    versions: 'public.trash_versions',
    parent: 'trash_id',
    ignored: 'd.ignored',
    facts: "(d.facts -> 'facts') - 'content_id'",
    calls: "d.facts -> 'calls'",
  },
}

/** What was written in a workspace belongs to it: users who left it get no copy. */
const isMember = (row: 'r' | 'c') =>
  `${row}.workspace_id in (select m.workspace_id from public.workspace_members m where m.user_id = $1)`

/** The account for its owner, without hashes or secrets. */
export async function findAccountData(db: Tx, userId: string): Promise<Row> {
  const [row] = await db.query<{ data: Row }>(
    `select json_build_object(
       'account', (select json_build_object('id', id, 'email', email, 'phone', phone, 'created_at', created_at,
         'email_confirmed_at', email_confirmed_at, 'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data)
         from auth.users where id = $1),
       'sign_in_methods', (select coalesce(json_agg(json_build_object('provider', provider, 'email', email,
         'created_at', created_at) order by created_at), '[]') from auth.identities where user_id = $1),
       'sessions', (select coalesce(json_agg(json_build_object('created_at', created_at, 'user_agent', user_agent,
         'ip', ip) order by created_at), '[]') from auth.sessions where user_id = $1),
       'profile', (select to_json(p) from public.profiles p where user_id = $1),
       'workspaces', (select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name, 'role', m.role,
         'joined_at', m.joined_at) order by m.joined_at, w.id), '[]')
         from public.workspace_members m join public.workspaces w on w.id = m.workspace_id where m.user_id = $1),
       'clients', (select coalesce(json_agg(to_jsonb(c) || jsonb_build_object(
           'texts', (select coalesce(jsonb_agg(to_jsonb(t) - 'client_id' order by t.label, t.id), '[]')
             from public.client_texts t where t.client_id = c.id),
           'people', (select coalesce(jsonb_agg(to_jsonb(p) - 'client_id' order by p.kind, p.name, p.id), '[]')
             from public.client_people p where p.client_id = c.id)) order by c.name, c.id), '[]')
         from public.clients c where c.workspace_id in (select m.workspace_id from public.workspace_members m
           where m.user_id = $1 and m.role in ('owner', 'editor'))),
       'reviews', (select coalesce(json_agg(json_build_object('id', r.id, 'content_id', r.content_id, 'version', r.version,
         'title', r.title, 'message', r.message, 'due_on', r.due_on, 'created_at', r.created_at, 'closed_at', r.closed_at)
         order by r.created_at, r.id), '[]') from public.reviews r where r.created_by = $1 and ${isMember('r')}),
       'comments', (select coalesce(json_agg(json_build_object('id', c.id, 'content_id', c.content_id, 'review_id', c.review_id,
         'passage', c.passage, 'suggestion', c.suggestion, 'body', c.body, 'created_at', c.created_at)
         order by c.created_at, c.id), '[]') from public.comments c where c.user_id = $1 and ${isMember('c')}),
       'check_settings', (select settings from public.check_settings where user_id = $1),
       'ai_use', (select coalesce(json_agg(t order by t.day, t.function), '[]') from public.token_use t where user_id = $1)
     ) as data`,
    [userId],
  )
  return row?.data ?? {}
}

export interface DocumentPlace {
  id: string
  place: Place
}

/** The user's own documents, or those of a client that the user may see. */
export interface DocumentOwner {
  userId: string
  clientId?: string
}

/**
 * Every document, oldest first, then the trash. What was written in a workspace belongs to it: users who left it get no copy.
 */
export async function listDocumentPlaces(
  db: Tx,
  { userId, clientId }: DocumentOwner,
): Promise<DocumentPlace[]> {
  const column = clientId === undefined ? 'user_id' : 'client_id'
  return db.query<DocumentPlace & Row>(
    `select id, place from (
       select id, workspace_id, 'documents' as place, created_at from public.content where ${column} = $2
       union all select id, workspace_id, 'trash', created_at from public.trash where ${column} = $2) as all_documents
     where workspace_id in (select m.workspace_id from public.workspace_members m where m.user_id = $1)
     order by place, created_at, id`,
    [userId, clientId ?? userId],
  )
}

export interface DocumentData {
  /** The row without its text and its owner. */
  fields: Row & { title: string; headline: string | null }
  content: string
  /** The name of its client; null without one. */
  client: string | null
  /** The newest version; 0 if there is none. */
  version: number
}

/** Undefined if it was deleted or moved in the meantime, or if the user has left the workspace. */
export async function findDocumentData(
  db: Tx,
  { userId, clientId }: DocumentOwner,
  { id, place }: DocumentPlace,
): Promise<DocumentData | undefined> {
  const { documents, versions, parent, ignored, facts, calls } = tables[place]
  const column = clientId === undefined ? 'user_id' : 'client_id'
  const [row] = await db.query<DocumentData & Row>(
    `select to_jsonb(d) - 'content' - 'user_id' - 'draft_key' - 'ignored' - 'facts'
       || jsonb_build_object('check_ignored', ${ignored}, 'facts', ${facts}, 'model_calls', ${calls}) as fields, d.content,
       (select c.name from public.clients c where c.id = d.client_id) as client,
       (select coalesce(max(v.version), 0) from ${versions} v where v.${parent} = d.id) as version
     from ${documents} d where d.id = $1 and d.${column} = $3
       and d.workspace_id in (select m.workspace_id from public.workspace_members m where m.user_id = $2)`,
    [id, userId, clientId ?? userId],
  )
  return row
}

export async function listVersionIds(db: Tx, { id, place }: DocumentPlace): Promise<string[]> {
  const { versions, parent } = tables[place]
  const rows = await db.query<{ id: string }>(
    `select id from ${versions} where ${parent} = $1 order by version`,
    [id],
  )
  return rows.map((row) => row.id)
}

export async function findVersionData(db: Tx, place: Place, id: string): Promise<Row | undefined> {
  const { versions, parent } = tables[place]
  const [row] = await db.query<{ version: Row }>(
    `select to_jsonb(v) - '${parent}' as version from ${versions} v where v.id = $1`,
    [id],
  )
  return row?.version
}

/** What the user uploaded, oldest first. Files of a workspace belong to it: users who left it get no copy. */
export async function listFileData(db: Tx, userId: string): Promise<StoredKitFile[]> {
  return db.query<StoredKitFile & Row>(
    `select coalesce(a.file_name, o.path_tokens[cardinality(o.path_tokens)]) as file_name, o.version,
       coalesce((o.metadata ->> 'size')::float8, 0) as bytes, coalesce(o.metadata ->> 'mimetype', '') as mime_type,
       coalesce(a.kind, case when o.bucket_id = 'media' and o.path_tokens[2] = 'pictures' then 'picture' else 'file' end) as kind,
       coalesce(a.caption, '') as caption, coalesce(a.alt, '') as alt, coalesce(a.credit, '') as credit,
       coalesce(a.rights, '') as rights
     from storage.objects o left join public.assets a on a.object_id = o.id
     where o.owner = $1 and (o.bucket_id <> 'media'
       or o.path_tokens[1] in (select m.workspace_id::text from public.workspace_members m where m.user_id = $1))
     order by o.created_at, o.id`,
    [userId],
  )
}
