// Media kits of clients and documents, for members of their workspace.
import type { KitFile } from '#domain/media-kit/kit-file.ts'
import type { Row, Tx } from '#server/db/db.ts'

export type KitOwner = { client_id: string } | { content_id: string }

/** A file of a kit and the version that names its bytes. */
export interface StoredKitFile extends KitFile {
  version: string
  bytes: number
  mime_type: string
}

export interface MediaKitView {
  /** The client's name or the document's title. */
  title: string
  headline: string | null
  is_member: boolean
  is_former: boolean
  files: StoredKitFile[]
}

/** A kit and the user's part in its workspace; undefined if there is no such client or document. */
export async function findMediaKit(
  db: Tx,
  owner: KitOwner,
  userId: string,
): Promise<MediaKitView | undefined> {
  const [column, id] =
    'client_id' in owner ? ['client_id', owner.client_id] : ['content_id', owner.content_id]
  const source =
    column === 'client_id'
      ? 'select c.id, c.workspace_id, c.name as title, null::text as headline from public.clients c'
      : 'select c.id, c.workspace_id, c.title, c.headline from public.content c'
  const [row] = await db.query<MediaKitView & Row>(
    `select k.title, k.headline,
       exists (select from public.workspace_members m where m.workspace_id = k.workspace_id and m.user_id = $2) as is_member,
       exists (select from internal.former_members f where f.workspace_id = k.workspace_id and f.user_id = $2) as is_former,
       (select coalesce(jsonb_agg(jsonb_build_object('file_name', a.file_name, 'kind', a.kind, 'caption', a.caption, 'alt', a.alt,
           'credit', a.credit, 'rights', a.rights, 'version', o.version, 'bytes', a.bytes,
           'mime_type', a.mime_type)), '[]')
         from public.assets a join storage.objects o on o.id = a.object_id
         where a.${column} = k.id and a.workspace_id = k.workspace_id and a.deleted_at is null) as files
     from (${source}) as k where k.id = $1`,
    [id, userId],
  )
  return row
}

/** A file of a client or of one of its documents. */
interface ClientFile extends StoredKitFile {
  /** The id of its document; null for a file of the client itself. */
  document: string | null
}

/** The files of a client and of its documents, for a member of its workspace. */
export async function listClientFiles(db: Tx, clientId: string, userId: string): Promise<ClientFile[]> {
  return db.query<ClientFile & Row>(
    `select a.file_name, o.version, a.bytes::float8 as bytes, a.mime_type, a.kind, a.caption, a.alt, a.credit, a.rights,
       a.content_id as document
     from public.assets a join storage.objects o on o.id = a.object_id left join public.content d on d.id = a.content_id
     where $1 in (a.client_id, d.client_id) and a.deleted_at is null
       and a.workspace_id in (select m.workspace_id from public.workspace_members m where m.user_id = $2)
     order by a.content_id nulls first, a.file_name, a.id`,
    [clientId, userId],
  )
}

/** Deletes what was deleted more than the given days ago, and what belongs to nothing anymore. */
export async function purgeAssets(db: Tx, days: number): Promise<number> {
  const [row] = await db.query<{ purged: number }>('select internal.purge_assets($1::int) as purged', [days])
  return row?.purged ?? 0
}
