// Buckets of files. Run as the caller, they see and change only what the policies allow.
import type { Row, Tx } from '#server/db/db.ts'

export interface Bucket extends Row {
  id: string
  name: string
  owner: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: string
  updated_at: string
}

export type BucketSettings = Pick<Bucket, 'public' | 'file_size_limit' | 'allowed_mime_types'>

const columns = `id, name, coalesce(owner::text, '') as owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types,
  to_json(created_at) #>> '{}' as created_at, to_json(updated_at) #>> '{}' as updated_at`

export async function findBucket(tx: Tx, id: string): Promise<Bucket | undefined> {
  const [row] = await tx.query<Bucket>(`select ${columns} from storage.buckets where id = $1`, [id], 'often')
  return row
}

export interface BucketQuery {
  search: string
  column: 'id' | 'name' | 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

export async function listBuckets(tx: Tx, query: BucketQuery): Promise<Bucket[]> {
  return tx.query<Bucket>(
    `select ${columns} from storage.buckets b where strpos(lower(b.name), lower($1)) > 0 or $1 = ''
     order by b.${query.column} ${query.order}, b.id limit $2 offset $3`,
    [query.search, query.limit, query.offset],
  )
}

export async function insertBucket(
  tx: Tx,
  id: string,
  owner: string | null,
  settings: BucketSettings,
): Promise<void> {
  await tx.query(
    `insert into storage.buckets (id, name, owner, public, file_size_limit, allowed_mime_types)
     values ($1, $1, $2::uuid, $3, $4::float8::bigint, $5::text[])`,
    [id, owner, settings.public, settings.file_size_limit, settings.allowed_mime_types],
  )
}

/** What to change; what is undefined stays. */
export type BucketChange = { [Name in keyof BucketSettings]?: BucketSettings[Name] | undefined }

/** Changes what is given; returns whether the caller may see and change the bucket. */
export async function updateBucket(tx: Tx, id: string, settings: BucketChange): Promise<boolean> {
  const rows = await tx.query(
    `update storage.buckets set public = coalesce($2::boolean, public),
       file_size_limit = case when $3::boolean then $4::float8::bigint else file_size_limit end,
       allowed_mime_types = case when $5::boolean then $6::text[] else allowed_mime_types end
     where id = $1 returning 1 as one`,
    [
      id,
      settings.public ?? null,
      settings.file_size_limit !== undefined,
      settings.file_size_limit ?? null,
      settings.allowed_mime_types !== undefined,
      settings.allowed_mime_types ?? null,
    ],
  )
  return rows.length > 0
}

export async function deleteBucket(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query('delete from storage.buckets where id = $1 returning 1 as one', [id])
  return rows.length > 0
}

/** A statement has seconds, and a bucket any number of files. */
const emptiedAtOnce = 1000

/** Deletes what the caller may delete of the next files after this name; returns the last name, if there may be more. */
export async function emptyPart(tx: Tx, id: string, after: string): Promise<string | undefined> {
  const [part] = await tx.query<{ seen: number; last: string }>(
    `with part as (
       select name from storage.objects where bucket_id = $1 and name > $2 order by name limit $3),
     gone as (
       delete from storage.objects o using part where o.bucket_id = $1 and o.name = part.name)
     select count(*)::int as seen, max(name) as last from part`,
    [id, after, emptiedAtOnce],
  )
  return part?.seen === emptiedAtOnce ? part.last : undefined
}
