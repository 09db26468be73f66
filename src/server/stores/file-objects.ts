// Files, row by row. Run as the caller, they see and change only what the policies allow.
import { pictureBucket } from '#domain/document/picture.ts'
import type { Row, Tx } from '#server/db/db.ts'

export interface FileMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export interface FileObject extends Row {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  version: string
  metadata: FileMetadata
  user_metadata: Row | null
  created_at: string
  updated_at: string
  last_accessed_at: string
}

const time = (column: string) => `to_json(o.${column}) #>> '{}' as ${column}`
const columns = `o.id, o.bucket_id, o.name, o.owner::text as owner, o.version, o.metadata, o.user_metadata,
  ${time('created_at')}, ${time('updated_at')}, ${time('last_accessed_at')}`

export async function findObject(tx: Tx, bucket: string, name: string): Promise<FileObject | undefined> {
  const [row] = await tx.query<FileObject>(
    `select ${columns} from storage.objects o where o.bucket_id = $1 and o.name = $2`,
    [bucket, name],
    'often',
  )
  return row
}

/** Only the current version is stored: a caller who asks for another must not get this one. */
export const isVersion = ({ version }: FileObject, wanted: string | null | undefined): boolean =>
  !wanted || wanted === version

/** Those of the names that are there. */
export async function findNames(tx: Tx, bucket: string, names: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any($2::text[])',
    [bucket, names],
  )
  return new Set(rows.map(({ name }) => name))
}

export interface NewObject {
  id: string
  bucket: string
  name: string
  owner: string | null
  version: string
  metadata: FileMetadata
  userMetadata: Row | null
}

/** Without reading anything back: who may only add files can't read them. */
export async function insertObject(tx: Tx, object: NewObject): Promise<string> {
  await tx.query(
    `insert into storage.objects (id, bucket_id, name, owner, version, metadata, user_metadata)
     values ($1::uuid, $2, $3, $4::uuid, $5, $6::jsonb, $7::jsonb)`,
    valuesOf(object),
  )
  return object.id
}

/** Adds the file or replaces the one of this name; returns its id. */
export async function upsertObject(tx: Tx, object: NewObject): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into storage.objects (id, bucket_id, name, owner, version, metadata, user_metadata)
     values ($1::uuid, $2, $3, $4::uuid, $5, $6::jsonb, $7::jsonb)
     on conflict (bucket_id, name) do update set owner = excluded.owner, version = excluded.version,
       metadata = excluded.metadata, user_metadata = excluded.user_metadata
     returning id`,
    valuesOf(object),
  )
  if (!row) throw new Error('The file has no row.')
  return row.id
}

const valuesOf = ({ id, bucket, name, owner, version, metadata, userMetadata }: NewObject) => [
  id,
  bucket,
  name,
  owner,
  version,
  JSON.stringify(metadata),
  userMetadata && JSON.stringify(userMetadata),
]

export interface Place {
  bucket: string
  name: string
}

/** What a move depends on besides the names: the file as it was read, and its bytes, stored again. */
export interface MovedBytes {
  readVersion?: string
  newVersion?: string
}

/** Returns whether the file is there and the caller may change it. */
export async function moveObject(
  tx: Tx,
  from: Place,
  to: Place,
  { readVersion, newVersion }: MovedBytes,
): Promise<boolean> {
  const rows = await tx.query(
    `update storage.objects set bucket_id = $3, name = $4, version = coalesce($6, version),
       metadata = metadata || jsonb_build_object('eTag', '"' || coalesce($6, version) || '"')
     where bucket_id = $1 and name = $2 and version = coalesce($5, version) returning 1 as one`,
    [from.bucket, from.name, to.bucket, to.name, readVersion ?? null, newVersion ?? null],
  )
  return rows.length > 0
}

/** The deleted rows. A version limits a deletion to the file as it was. */
export async function deleteObjects(
  tx: Tx,
  bucket: string,
  entries: readonly { name: string; version: string | null }[],
): Promise<FileObject[]> {
  return tx.query<FileObject>(
    `delete from storage.objects o
     using json_to_recordset($2::json) as e(name text, version text)
     where o.bucket_id = $1 and o.name = e.name and (e.version is null or e.version = o.version)
     returning ${columns}`,
    [bucket, JSON.stringify(entries)],
  )
}

/** The file of a picture in releases, which name it by id. Its folder is that of their workspace. */
export interface PictureFile extends Row {
  id: string
  version: string
  size: number
}

const pictureColumns = `p.id, o.version, (o.metadata ->> 'size')::int as size`

/** Those that a person may see, in whichever of their workspaces. */
export async function findPicturesOf(tx: Tx, userId: string, ids: readonly string[]): Promise<PictureFile[]> {
  return await tx.query<PictureFile>(
    `select distinct on (p.id) ${pictureColumns}
     from unnest($2::text[]) as p(id) cross join public.workspace_members m
     join storage.objects o on o.bucket_id = $3 and o.name = m.workspace_id || '/pictures/' || p.id
     where m.user_id = $1::uuid`,
    [userId, ids, pictureBucket],
  )
}

export async function findPictureIn(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<PictureFile | undefined> {
  const [row] = await tx.query<PictureFile>(
    `select ${pictureColumns} from unnest(array[$2]) as p(id)
     join storage.objects o on o.bucket_id = $3 and o.name = $1 || '/pictures/' || p.id`,
    [workspaceId, id, pictureBucket],
  )
  return row
}
