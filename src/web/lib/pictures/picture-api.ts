// The files of pictures, through the storage API. A failure throws a CallError with the server's message.
import { pictureBucket, picturePath, pictureWidths } from '#domain/document/picture.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

export interface PictureApi {
  /** The picture in the size of the screen. */
  download(workspaceId: string, id: string): Promise<Blob>
  /** Sent twice it is stored once. */
  upload(workspaceId: string, id: string, picture: Blob): Promise<void>
  isStored(workspaceId: string, id: string): Promise<boolean>
  /** Copies the file from another of the user's workspaces; false if none has it. */
  copy(workspaceId: string, id: string): Promise<boolean>
  /** The workspace of a document; of a new one the user's own. */
  findWorkspace(userId: string, documentId: string | undefined): Promise<string>
}

interface StorageRefusal {
  message: string
  status?: number | undefined
  statusCode?: string | undefined
}

/** The API says 400 for most things; the body has the true status. Its messages are those of the protocol. */
function toError({ message, status, statusCode }: StorageRefusal): CallError {
  const trueStatus = Number(statusCode) || status
  if (trueStatus === 403) return new CallError({ message: pictureDenied, status: trueStatus })
  if (trueStatus !== 413) return new CallError({ message, status: trueStatus })
  const isTooLarge = message.startsWith('The object')
  return new CallError({ message: isTooLarge ? pictureTooLarge : noRoom, status: trueStatus })
}

const pictureDenied = 'You can’t add pictures to this workspace.'
const documentGone = 'This picture’s document isn’t available anymore.'
const noRoom =
  'There isn’t enough storage left for this picture. Delete some files, or ask your administrator for more space.'
const pictureTooLarge = 'This picture is larger than the server allows.'

type Storage = Awaited<ReturnType<typeof getUserClient>>['storage']

/** By a list: a question about a file that isn't there would be an error on the console. */
async function hasFile(storage: Storage, workspaceId: string, id: string): Promise<boolean> {
  const folder = picturePath(workspaceId, '').slice(0, -1)
  const { data, error } = await storage.from(pictureBucket).list(folder, { search: id, limit: 1 })
  if (error) throw toError(error)
  return data.some(({ name }) => name === id)
}

export const pictureApi: PictureApi = {
  async download(workspaceId, id) {
    const files = (await getUserClient()).storage.from(pictureBucket)
    const { data, error } = await files.download(picturePath(workspaceId, id), {
      transform: { width: pictureWidths.desk },
    })
    if (error) throw toError(error)
    return data
  },
  async upload(workspaceId, id, picture) {
    const files = (await getUserClient()).storage.from(pictureBucket)
    const { error } = await files.upload(picturePath(workspaceId, id), picture, { contentType: picture.type })
    const refusal = error && toError(error)
    if (refusal && refusal.status !== 409) throw refusal
  },
  isStored: async (workspaceId, id) => await hasFile((await getUserClient()).storage, workspaceId, id),
  async copy(workspaceId, id) {
    const supabase = await getUserClient()
    const others = await call(supabase.from('workspaces').select('id').neq('id', workspaceId))
    for (const other of others) {
      if (!(await hasFile(supabase.storage, other.id, id))) continue
      const { error } = await supabase.storage
        .from(pictureBucket)
        .copy(picturePath(other.id, id), picturePath(workspaceId, id))
      const refusal = error && toError(error)
      if (refusal && refusal.status !== 409) throw refusal
      return true
    }
    return false
  },
  async findWorkspace(userId, documentId) {
    const supabase = await getUserClient()
    const asked =
      documentId === undefined
        ? supabase.from('workspaces').select('id').eq('personal_of', userId)
        : supabase.from('content').select('id:workspace_id').eq('id', documentId)
    const found = await call(asked.maybeSingle().overrideTypes<{ id: string }, { merge: false }>())
    if (!found) throw new CallError({ message: documentGone, status: 404 })
    return found.id
  },
}
