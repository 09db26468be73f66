// API calls of the version history: a list without texts, and one text when it is opened.
import type { VersionListRow } from '#contract/tables.ts'
import type { Saver } from '#domain/document/savers.ts'
import type { UploadComment } from '#domain/document/upload-report.ts'
import { pageSize } from '#web/features/documents/documents-api.ts'
import { call } from '#web/lib/api/call.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

/** All versions, newest first, page by page so that none is cut off. */
export async function listVersions(documentId: string): Promise<VersionListRow[]> {
  const supabase = await getUserClient()
  const versions: VersionListRow[] = []
  for (let isFull = true; isFull; ) {
    const page = await call(
      supabase
        .from('content_versions')
        .select('id,version,cause,detail,words,comment_count,created_at')
        .eq('content_id', documentId)
        .order('version', { ascending: false })
        .range(versions.length, versions.length + pageSize - 1)
        .overrideTypes<VersionListRow[], { merge: false }>(),
    )
    versions.push(...page)
    isFull = page.length === pageSize
  }
  return versions
}

/** Whose the versions are; a history without names is worth more than none. */
export async function listSavers(documentId: string): Promise<(Saver & { version: number })[]> {
  const supabase = await getUserClient()
  const { data, error } = await supabase.rpc('version_savers', { document: documentId })
  if (error) console.error(error)
  return Array.isArray(data) ? data : []
}

/** Null if nobody knows. */
export async function readLastSaver(documentId: string): Promise<Saver | null> {
  const supabase = await getUserClient()
  const { data, error } = await supabase.rpc('last_saver', { document: documentId })
  if (error) console.error(error)
  return (Array.isArray(data) ? data : [])[0] ?? null
}

/** The number of the newest version; undefined when there is none. */
export async function readNewestVersion(documentId: string): Promise<number | undefined> {
  const supabase = await getUserClient()
  const [newest] = await call(
    supabase
      .from('content_versions')
      .select('version')
      .eq('content_id', documentId)
      .order('version', { ascending: false })
      .limit(1)
      .overrideTypes<{ version: number }[], { merge: false }>(),
  )
  return newest?.version
}

export async function readVersion(id: string): Promise<string> {
  const supabase = await getUserClient()
  const { content } = await call(
    supabase
      .from('content_versions')
      .select('content')
      .eq('id', id)
      .single()
      .overrideTypes<{ content: string }, { merge: false }>(),
  )
  return content
}

/** Keeps the comments of an imported file with the version that the import made. */
export async function keepImportComments(documentId: string, comments: UploadComment[]): Promise<void> {
  const supabase = await getUserClient()
  const { error } = await supabase.rpc('keep_import_comments', { id: documentId, comments })
  if (error) throw error
}

export async function readVersionComments(id: string): Promise<UploadComment[]> {
  const supabase = await getUserClient()
  const { comments } = await call(
    supabase
      .from('content_versions')
      .select('comments')
      .eq('id', id)
      .single()
      .overrideTypes<{ comments: UploadComment[] | null }, { merge: false }>(),
  )
  return comments ?? []
}
