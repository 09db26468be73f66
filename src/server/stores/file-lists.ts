// Lists of files, by folder or flat, as the caller sees them.
import type { Row, Tx } from '#server/db/db.ts'
import type { FileMetadata } from './file-objects.ts'

export const sortColumns = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const
export type SortColumn = (typeof sortColumns)[number]

export interface FolderQuery {
  bucket: string
  /** Empty, or a folder with a slash at its end. */
  folder: string
  search: string
  /** Only the file whose name is that search. */
  isExact: boolean
  column: SortColumn
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** A file of a folder, or a folder in it, which has no id. */
export interface FolderEntry extends Row {
  name: string
  id: string | null
  updated_at: string | null
  created_at: string | null
  last_accessed_at: string | null
  metadata: FileMetadata | null
}

const time = (column: string) => `to_json(${column}) #>> '{}' as ${column}`

/** Folders first, by name; then the files. */
export async function listFolder(tx: Tx, query: FolderQuery): Promise<FolderEntry[]> {
  const { column, order } = query
  return tx.query<FolderEntry>(
    `with inside as (
       select *, substr(name, char_length($2) + 1) as rest from storage.objects
       where bucket_id = $1 and starts_with(name, $2)),
     found as (select * from inside where case when $6::boolean then rest = $3 else starts_with(lower(rest), lower($3)) end),
     folders as (select split_part(rest, '/', 1) as name from found where strpos(rest, '/') > 0 group by 1),
     entries as (
       select name collate "C" as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
         null::timestamptz as last_accessed_at, null::jsonb as metadata from folders
       union all
       select rest collate "C", id, updated_at, created_at, last_accessed_at, metadata from found where strpos(rest, '/') = 0)
     select name, id, ${time('updated_at')}, ${time('created_at')}, ${time('last_accessed_at')}, metadata
     from entries e order by e.id is not null, (case when e.id is null then e.name end) ${order}, e.${column} ${order}, e.name
     limit $4 offset $5`,
    [query.bucket, query.folder, query.search, query.limit, query.offset, query.isExact],
  )
}

export interface PageQuery {
  bucket: string
  prefix: string
  /** Files in folders below the prefix count as their folder. */
  byFolder: boolean
  isExact: boolean
  column: Exclude<SortColumn, 'last_accessed_at'>
  order: 'asc' | 'desc'
  /** Where the page before ended. */
  after: { at: string; key: string } | undefined
  limit: number
}

export interface PageEntry extends Row {
  key: string
  id: string | null
  version: string | null
  /** What the list is sorted by. */
  at: string
  updated_at: string | null
  created_at: string | null
  last_accessed_at: string | null
  metadata: FileMetadata | null
}

/** A page of the list, sorted by the column and then by the whole name. Folders sort by name, or before all times. */
export async function listPage(tx: Tx, query: PageQuery): Promise<PageEntry[]> {
  const { column, order, after } = query
  const at = column === 'name' ? "''" : `to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`
  const beyond = order === 'asc' ? '>' : '<'
  return tx.query<PageEntry>(
    `with found as (
       select *, substr(name, char_length($2) + 1) as rest from storage.objects
       where bucket_id = $1 and starts_with(name, $2) and (not $3::boolean or name = $2)),
     entries as (
       select ($2 || split_part(rest, '/', 1) || '/') collate "C" as key, null::uuid as id, null as version, '' collate "C" as at,
         null::timestamptz as updated_at, null::timestamptz as created_at, null::timestamptz as last_accessed_at,
         null::jsonb as metadata
       from found where $4::boolean and strpos(rest, '/') > 0 group by 1
       union all
       select name, id, version, ${at} collate "C", updated_at, created_at, last_accessed_at, metadata
       from found where not $4::boolean or strpos(rest, '/') = 0)
     select key, id, version, at, ${time('updated_at')}, ${time('created_at')}, ${time('last_accessed_at')}, metadata
     from entries where $5::text is null or (at, key) ${beyond} ($5::text collate "C", $6::text collate "C")
     order by entries.at ${order}, entries.key ${order} limit $7`,
    [
      query.bucket,
      query.prefix,
      query.isExact,
      query.byFolder,
      after?.at ?? null,
      after?.key ?? null,
      query.limit,
    ],
  )
}
