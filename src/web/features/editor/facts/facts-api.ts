// API calls for what is kept with a document besides its text, and for what left the server.
import type { WhoWritesAnswer } from '#contract/functions.ts'
import type { DocumentFactsRow, ModelCallRow, VersionFacts } from '#contract/tables.ts'
import {
  briefFileLimits,
  type DocumentBrief,
  emptyBrief,
  readBrief,
  readKinds,
  readTexts,
} from '#domain/brief/document-brief.ts'
import { call } from '#web/lib/api/call.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

export interface StoredFacts {
  brief: DocumentBrief
  /** Words the release must never say. */
  neverSay: readonly string[]
  /** No model sees the text. */
  keepOnServer: boolean
}

/** Undefined when nothing is kept with the document yet. */
export async function loadFacts(documentId: string): Promise<StoredFacts | undefined> {
  const supabase = await getUserClient()
  const row = await call(
    supabase
      .from('document_facts')
      .select('brief,kinds,never_say,keep_on_server')
      .eq('content_id', documentId)
      .maybeSingle()
      .overrideTypes<DocumentFactsRow, { merge: false }>(),
  )
  return row ? { ...readVersionFacts(row), keepOnServer: row.keep_on_server } : undefined
}

export async function saveFacts(documentId: string, facts: StoredFacts): Promise<void> {
  const supabase = await getUserClient()
  const { kinds = {}, ...brief } = facts.brief
  const row: DocumentFactsRow = {
    brief,
    kinds,
    never_say: [...facts.neverSay],
    keep_on_server: facts.keepOnServer,
  }
  await call(supabase.from('document_facts').upsert({ content_id: documentId, ...row }))
}

/** An uploaded text is material. The same file brought again takes the place of the first. */
export function withFile(brief: DocumentBrief, name: string, text: string): DocumentBrief {
  const others = (brief.files ?? []).filter((file) => file.name !== name)
  return {
    ...brief,
    files: [...others, { name, text: text.slice(0, briefFileLimits.characters) }].slice(
      -briefFileLimits.files,
    ),
  }
}

/** Keeps an uploaded text with the new document that it became. */
export async function keepFile(documentId: string, name: string, text: string): Promise<void> {
  const brief = withFile(emptyBrief, name, text)
  await saveFacts(documentId, { brief, neverSay: [], keepOnServer: false })
}

/** The facts that a version was saved with; undefined when there were none. */
export async function loadVersionFacts(
  versionId: string,
): Promise<Omit<StoredFacts, 'keepOnServer'> | undefined> {
  const supabase = await getUserClient()
  const { facts } = await call(
    supabase
      .from('content_versions')
      .select('facts')
      .eq('id', versionId)
      .single()
      .overrideTypes<{ facts: VersionFacts | null }, { merge: false }>(),
  )
  return facts ? readVersionFacts(facts) : undefined
}

function readVersionFacts({ brief, kinds, never_say }: VersionFacts): Omit<StoredFacts, 'keepOnServer'> {
  return { brief: { ...readBrief(brief), kinds: readKinds(kinds) }, neverSay: readTexts(never_say) }
}

export const modelCallsKey = ['model-calls'] as const

/** What went to a model, newest first. */
export async function listModelCalls(documentId: string): Promise<ModelCallRow[]> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('model_calls')
      .select('id,called_at,action,model,host,characters')
      .eq('content_id', documentId)
      .order('called_at', { ascending: false })
      .limit(100)
      .overrideTypes<ModelCallRow[], { merge: false }>(),
  )
}

export async function askWhoWrites(documentId: string | undefined): Promise<WhoWritesAnswer> {
  return await callFunction<WhoWritesAnswer>(
    'who-writes',
    documentId === undefined ? {} : { content_id: documentId },
  )
}
