// API calls for clients and their kits. Each throws a CallError on failure, even if nothing was changed because the user may not.
import type { ClientPersonRow, ClientRow, ClientTextRow } from '#contract/tables.ts'
import { call } from '#web/lib/api/call.ts'
import { deleteRow } from '#web/lib/api/delete-row.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { downloadFile } from '#web/lib/download.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

const columns =
  'id,workspace_id,name,other_names,color,style,wire,city,product_names,never_say,never_say_reasons,keep_on_server,archived_at'

export type ClientChange = Partial<Omit<ClientRow, 'id' | 'workspace_id'>>

/** By name, archived ones included. Without a workspace: all the user can see, which for a person alone are their own. */
export async function listClients(workspaceId: string | undefined): Promise<ClientRow[]> {
  const supabase = await getUserClient()
  const rows = supabase.from('clients').select(columns)
  const asked = workspaceId === undefined ? rows : rows.eq('workspace_id', workspaceId)
  return await call(asked.order('name').order('id').overrideTypes<ClientRow[], { merge: false }>())
}

export async function readClient(id: string): Promise<ClientRow | null> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('clients')
      .select(columns)
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<ClientRow, { merge: false }>(),
  )
}

export async function createClient(workspaceId: string, given: ClientChange): Promise<ClientRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('clients')
      .insert({ workspace_id: workspaceId, ...given })
      .select(columns)
      .single()
      .overrideTypes<ClientRow, { merge: false }>(),
  )
}

export async function changeClient(id: string, change: ClientChange): Promise<ClientRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('clients')
      .update(change)
      .eq('id', id)
      .select(columns)
      .single()
      .overrideTypes<ClientRow, { merge: false }>(),
  )
}

export interface KitRows {
  texts: ClientTextRow[]
  people: ClientPersonRow[]
}

export async function readKit(clientId: string): Promise<KitRows> {
  const supabase = await getUserClient()
  const [texts, people] = await Promise.all([
    call(
      supabase
        .from('client_texts')
        .select('id,label,text,approved_by,approved_on')
        .eq('client_id', clientId)
        .order('label')
        .order('id')
        .overrideTypes<ClientTextRow[], { merge: false }>(),
    ),
    call(
      supabase
        .from('client_people')
        .select('id,kind,name,title,quotable,email,phone')
        .eq('client_id', clientId)
        .order('name')
        .order('id')
        .overrideTypes<ClientPersonRow[], { merge: false }>(),
    ),
  ])
  return { texts, people }
}

export type KitTable = 'client_texts' | 'client_people'
export type KitEntry = Omit<ClientTextRow, 'id'> | Omit<ClientPersonRow, 'id'>

/** Adds an entry to the kit, or changes the one with the id. */
export async function saveKitEntry(
  table: KitTable,
  clientId: string,
  id: string | undefined,
  entry: KitEntry,
): Promise<void> {
  const supabase = await getUserClient()
  const rows = supabase.from(table)
  const change =
    id === undefined ? rows.insert({ client_id: clientId, ...entry }) : rows.update(entry).eq('id', id)
  await call(change.select('id').single())
}

export const deleteKitEntry = (table: KitTable, id: string): Promise<void> => deleteRow(table, id)

/** A zip of the kit and all documents of the client. */
export async function exportClient(client: Pick<ClientRow, 'id'>, fileName: string): Promise<void> {
  const file = await callFunction<unknown>('export-client', { client_id: client.id })
  if (!(file instanceof Blob)) throw new Error('The response is not a file.')
  downloadFile(fileName, file)
}
