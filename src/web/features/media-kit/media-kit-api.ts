// API calls for media kits: rows are in the table assets, bytes in the bucket media. Each throws a CallError on failure.
import type { AssetRow } from '#contract/tables.ts'
import { pictureWidths } from '#domain/document/picture.ts'
import { guessKind, kitBucket, kitPath } from '#domain/media-kit/kit-file.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { uploadFile } from '#web/lib/api/upload-file.ts'
import { downloadFile } from '#web/lib/download.ts'
import { describeBlob } from '#web/lib/pictures/describe-blob.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'
import { requireKitType } from './media-kit-messages.ts'

/** Whose kit it is. */
export interface KitOwner {
  kind: 'client' | 'document'
  id: string
  workspaceId: string
}

const columns =
  'id,workspace_id,path,mime_type,bytes,created_at,file_name,kind,caption,alt,credit,rights' as const
const columnOf = ({ kind }: KitOwner) => (kind === 'client' ? 'client_id' : 'content_id')

/** At most 500: the database enforces it. */
export async function listKit(owner: KitOwner): Promise<AssetRow[]> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('assets')
      .select(columns)
      .eq(columnOf(owner), owner.id)
      .eq('workspace_id', owner.workspaceId)
      .is('deleted_at', null)
      .overrideTypes<AssetRow[], { merge: false }>(),
  )
}

export interface AddOptions {
  /** As it is stored. */
  name: string
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** Uploads a file and says what it is. What can't be in a kit is deleted again. */
export async function addFile(owner: KitOwner, file: File, options: AddOptions): Promise<void> {
  const [config, supabase] = await Promise.all([loadAppConfig(), getUserClient()])
  const { session } = await call(supabase.auth.getSession())
  const { name, signal } = options
  signal.throwIfAborted()
  const id = crypto.randomUUID()
  const path = kitPath(owner.workspaceId, id)
  const { status, body } = await uploadFile(
    `${config.supabaseUrl}/storage/v1/object/${kitBucket}/${path}`,
    file,
    {
      ...options,
      headers: {
        apikey: config.supabaseKey,
        authorization: `Bearer ${session?.access_token ?? config.supabaseKey}`,
      },
    },
  )
  const answer = (body ?? {}) as { Id?: string; code?: string; message?: string }
  if (status !== 200 || !answer.Id)
    throw new CallError({ message: answer.message ?? '', code: answer.code, status })
  try {
    const row = await call(
      supabase
        .from('assets')
        .insert({
          ...{ id, workspace_id: owner.workspaceId, object_id: answer.Id, [columnOf(owner)]: owner.id },
          ...{ file_name: name, kind: guessKind(name, file.type) },
        })
        .select('mime_type')
        .single<{ mime_type: string }>(),
    )
    requireKitType(name, row.mime_type)
  } catch (error) {
    await supabase.storage.from(kitBucket).remove([path])
    throw error
  }
}

export type FileChange = Partial<
  Pick<AssetRow, 'file_name' | 'kind' | 'caption' | 'alt' | 'credit' | 'rights'>
>

export async function changeFile(id: string, change: FileChange): Promise<void> {
  await update(id, change)
}

/** It can be restored for a day. */
export async function deleteFile(id: string): Promise<void> {
  await update(id, { deleted_at: new Date().toISOString() })
}

export async function restoreFile(id: string): Promise<void> {
  await update(id, { deleted_at: null })
}

async function update(id: string, change: Record<string, unknown>): Promise<void> {
  const supabase = await getUserClient()
  await call(supabase.from('assets').update(change).eq('id', id).select('id').single())
}

/** With the words about it in its file, as in the zip. */
export async function downloadKitFile(file: AssetRow): Promise<void> {
  const supabase = await getUserClient()
  const stored = await call(supabase.storage.from(kitBucket).download(file.path))
  downloadFile(file.file_name, await describeBlob(stored, file, file.mime_type))
}

export async function readThumbnail(path: string): Promise<Blob> {
  const supabase = await getUserClient()
  // By its width alone: with both the server would fill up the rest in black.
  const transform = { width: pictureWidths.thumbnail }
  return await call(supabase.storage.from(kitBucket).download(path, { transform }))
}

/** All files as a zip, with a list of captions, credits and rights. */
export async function downloadKit(owner: KitOwner, fileName: string): Promise<void> {
  const file = await callFunction<unknown>('download-media-kit', { [columnOf(owner)]: owner.id })
  if (!(file instanceof Blob)) throw new Error('The response is not a file.')
  downloadFile(fileName, file)
}
