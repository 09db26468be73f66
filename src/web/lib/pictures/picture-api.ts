// The files of pictures, through the storage API. A failure throws a CallError with the server's message.
import { pictureBucket, picturePath, pictureWidths } from '#domain/document/picture.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

export interface PictureApi {
  /** The picture in the size of the screen. */
  download(workspaceId: string, id: string): Promise<Blob>
  /** Sent twice it is stored once. */
  upload(workspaceId: string, id: string, picture: Blob): Promise<void>
  /** The workspace of a document; of a new one the user's own. */
  findWorkspace(userId: string, documentId: string | undefined): Promise<string>
}

interface StorageRefusal {
  message: string
  status?: number | undefined
  statusCode?: string | undefined
}

/** The API says 400 for most things; the body has the true status. Its messages are those of the protocol, except the workspace's own. */
function toError({ message, status, statusCode }: StorageRefusal): CallError {
  const trueStatus = Number(statusCode) || status
  if (trueStatus === 403) return new CallError({ message: pictureDenied, status: trueStatus })
  const isTooLarge = trueStatus === 413 && message.startsWith('The object')
  return new CallError({ message: isTooLarge ? pictureTooLarge : message, status: trueStatus })
}

const pictureDenied = 'You can’t add pictures to this workspace.'
const pictureTooLarge = 'This picture is larger than the server allows.'

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
  async findWorkspace(userId, documentId) {
    const supabase = await getUserClient()
    const asked =
      documentId === undefined
        ? supabase.from('workspaces').select('id').eq('personal_of', userId)
        : supabase.from('content').select('id:workspace_id').eq('id', documentId)
    const { id } = await call(asked.single().overrideTypes<{ id: string }, { merge: false }>())
    return id
  },
}
