// API calls for documents, lists and the trash. Lists select only what they show, in pages.
import type { DocumentDetails, DocumentListRow, DocumentRow, TrashListRow } from '#contract/tables.ts'
import type { ListFilter } from '#domain/document/details.ts'
import { createDraft, normalizeTitle } from '#domain/document/document.ts'
import { call } from '#web/lib/api/call.ts'
import { deleteRow } from '#web/lib/api/delete-row.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

/** Rows per page; below the server's cap, so that a full page means there may be more. */
export const pageSize = 200

export type DetailedRow = DocumentListRow & DocumentDetails & { workspace_id: string }

const detailColumns = 'client_id,status,embargo_until,embargo_zone,labels'
const listColumns = `id,title,headline,type,is_generated,updated_at,${detailColumns}`

/** The user's own documents, or all of a workspace. */
export async function listDocuments(
  userId: string,
  workspaceId: string | undefined,
  filter: ListFilter,
  offset: number,
): Promise<DocumentListRow[]> {
  const supabase = await getUserClient()
  const rows = supabase.from('content').select(listColumns)
  const asked = workspaceId === undefined ? rows.eq('user_id', userId) : rows.eq('workspace_id', workspaceId)
  const narrowed = toConditions(filter).reduce((narrower, condition) => narrower.filter(...condition), asked)
  return await call(
    narrowed
      .order('updated_at', { ascending: false })
      .order('id')
      .range(offset, offset + pageSize - 1)
      .overrideTypes<DocumentListRow[], { merge: false }>(),
  )
}

type Condition = [column: keyof DocumentDetails, operator: string, value: string]

function toConditions({ client, show }: ListFilter): Condition[] {
  const conditions: Condition[] = []
  if (client === 'none') conditions.push(['client_id', 'is', 'null'])
  else if (client !== '') conditions.push(['client_id', 'eq', client])
  if (show.startsWith('status:')) conditions.push(['status', 'eq', show.slice('status:'.length)])
  if (show.startsWith('label:')) {
    const quoted = show.slice('label:'.length).replaceAll(/["\\]/g, '\\$&')
    conditions.push(['labels', 'cs', `{"${quoted}"}`])
  }
  if (show === 'embargo') conditions.push(['embargo_until', 'gt', new Date().toISOString()])
  return conditions
}

/** Documents whose title, labels and text contain all the words, among those the filter lists. */
export async function searchDocuments(
  words: string,
  workspaceId: string | undefined,
  filter: ListFilter,
  offset: number,
): Promise<DocumentListRow[]> {
  const supabase = await getUserClient()
  const found = supabase
    .rpc('search_documents', { words, ...inWorkspace(workspaceId) })
    .select(`${listColumns},excerpt`)
  const narrowed = toConditions(filter).reduce((narrower, condition) => narrower.filter(...condition), found)
  const rows: unknown = await call(narrowed.range(offset, offset + pageSize - 1))
  return rows as DocumentListRow[]
}

/** The labels of all documents that are listed, each once. */
export async function listLabels(workspaceId: string | undefined): Promise<string[]> {
  const supabase = await getUserClient()
  const rows: unknown = await call(supabase.rpc('document_labels', inWorkspace(workspaceId)))
  return (rows as { label: string }[]).map(({ label }) => label)
}

/** The document, or null if it doesn't exist or isn't the caller's. No retries: being offline must show at once. */
export async function openDocument(id: string, signal: AbortSignal): Promise<DocumentRow | null> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('content')
      .select(`${listColumns},workspace_id,content`)
      .eq('id', id)
      .abortSignal(signal)
      .retry(false)
      .maybeSingle()
      .overrideTypes<DocumentRow, { merge: false }>(),
  )
}

/** Left out for the personal workspace, the default for new documents. */
const inWorkspace = (workspaceId: string | undefined) =>
  workspaceId === undefined ? {} : { workspace_id: workspaceId }

/** New Document: an empty draft, for a client if one is given. */
export async function createDocument(
  userId: string,
  workspaceId: string | undefined,
  clientId?: string,
): Promise<DocumentListRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('content')
      .insert({
        ...createDraft(userId),
        ...inWorkspace(workspaceId),
        ...(clientId !== undefined && { client_id: clientId }),
      })
      .select(listColumns)
      .single()
      .overrideTypes<DocumentListRow, { merge: false }>(),
  )
}

/** A copy beside the original, as a draft. Sent again with the same key it answers the copy that is there. */
export async function duplicateDocument(id: string, draftKey: string): Promise<DocumentListRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .rpc('duplicate_document', { id, draft_key: draftKey })
      .select(listColumns)
      .single()
      .overrideTypes<DocumentListRow, { merge: false }>(),
  )
}

/** Throws even if nothing was changed because the user may not. */
export async function changeDetails(id: string, change: Partial<DocumentDetails>): Promise<DetailedRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('content')
      .update(change)
      .eq('id', id)
      .select(`${listColumns},workspace_id`)
      .single()
      .overrideTypes<DetailedRow, { merge: false }>(),
  )
}

/** Null for a document that is not the caller's. */
export async function readDetails(id: string): Promise<DetailedRow | null> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('content')
      .select(`${listColumns},workspace_id`)
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<DetailedRow, { merge: false }>(),
  )
}

/** A file becomes a document of its own, with a first version. */
export async function importDocument(file: {
  html: string
  name: string
  title: string
  workspaceId: string | undefined
}): Promise<DocumentListRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .rpc('save_document', {
        content: file.html,
        title: file.title,
        cause: 'import',
        detail: file.name,
        ...inWorkspace(file.workspaceId),
      })
      .select(listColumns)
      .retry(false)
      .single()
      .overrideTypes<DocumentListRow, { merge: false }>(),
  )
}

/** The newest other document with this title that isn't a generated item. */
export async function findSameTitle(
  userId: string,
  title: string,
  openId: string | undefined,
  workspaceId: string | undefined,
): Promise<DocumentListRow | undefined> {
  const supabase = await getUserClient()
  const query = supabase
    .from('content')
    .select(listColumns)
    .eq('user_id', userId)
    .eq('title', normalizeTitle(title))
    .eq('is_generated', false)
  const here = workspaceId === undefined ? query : query.eq('workspace_id', workspaceId)
  const others = openId === undefined ? here : here.neq('id', openId)
  const [newest] = await call(
    others
      .order('updated_at', { ascending: false })
      .limit(1)
      .overrideTypes<DocumentListRow[], { merge: false }>(),
  )
  return newest
}

export const deleteDocument = (id: string): Promise<void> => deleteRow('content', id)

export async function listTrash(workspaceId: string | undefined, offset: number): Promise<TrashListRow[]> {
  const supabase = await getUserClient()
  const rows = supabase.from('trash').select('id,title,headline,is_generated,deleted_at')
  const asked = workspaceId === undefined ? rows : rows.eq('workspace_id', workspaceId)
  return await call(
    asked
      .order('deleted_at', { ascending: false })
      .order('id')
      .range(offset, offset + pageSize - 1)
      .overrideTypes<TrashListRow[], { merge: false }>(),
  )
}

export async function restoreDocument(id: string): Promise<DocumentListRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .rpc('restore_document', { id })
      .select(listColumns)
      .single()
      .overrideTypes<DocumentListRow, { merge: false }>(),
  )
}
