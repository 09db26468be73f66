// Whether a document's text may leave this server, and the record of what did.
import type { Row, Tx } from '#server/db/db.ts'

export interface DocumentRule {
  /** Why no model may see its text, if none may. */
  kept_by: 'document' | 'client' | null
  is_member: boolean
  is_former: boolean
  /** Whose style its client wants; null without a client. */
  style: 'ap' | 'british' | null
  /** When its embargo ends, and in which time zone that was given. */
  embargo_until: string | null
  embargo_zone: string | null
}

/** A document and the user's role in it; undefined if there is none. */
export async function findDocumentRule(
  db: Tx,
  id: string,
  userId: string,
): Promise<DocumentRule | undefined> {
  const [row] = await db.query<DocumentRule & Row>(
    `select case when f.keep_on_server then 'document' when k.keep_on_server then 'client' end as kept_by,
       exists (select from public.workspace_members m where m.workspace_id = c.workspace_id and m.user_id = $2) as is_member,
       exists (select from internal.former_members o where o.workspace_id = c.workspace_id and o.user_id = $2) as is_former,
       k.style, to_json(c.embargo_until) #>> '{}' as embargo_until, c.embargo_zone
     from public.content c
     left join public.document_facts f on f.content_id = c.id
     left join public.clients k on k.id = c.client_id
     where c.id = $1`,
    [id, userId],
  )
  return row
}

/** Whether a client's texts stay on this server. */
export async function keepsClientHere(db: Tx, clientId: string): Promise<boolean> {
  const [row] = await db.query<{ kept: boolean }>(
    'select keep_on_server as kept from public.clients where id = $1',
    [clientId],
  )
  return row?.kept ?? false
}

export interface ModelCall {
  userId: string
  contentId: string | undefined
  draftKey: string | undefined
  action: 'generate' | 'rewrite' | 'analyze'
  model: string
  host: string
  characters: number
}

/** Records that text was sent to a model, if there is a document to record it with. */
export async function addModelCall(db: Tx, call: ModelCall): Promise<void> {
  const { userId, contentId, draftKey, action, model, host, characters } = call
  if (contentId === undefined && draftKey === undefined) return
  await db.query(
    `insert into public.model_calls (content_id, draft_key, user_id, action, model, host, characters, version)
     values (coalesce($1::uuid, (select c.id from public.content c where c.user_id = $3 and c.draft_key = $2::uuid)), $2, $3, $4, $5, $6, $7,
       (select max(v.version) from public.content_versions v where v.content_id = $1::uuid))`,
    [contentId ?? null, draftKey ?? null, userId, action, model, host, characters],
  )
}
