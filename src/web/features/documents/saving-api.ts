// The calls of saving: one database function, one transaction (decision 7).
import type { DocumentRow, SavedRow } from '#contract/tables.ts'
import { keepaliveMaxBytes, readLimitMs, saveLimitMs } from '#domain/document/save-state.ts'
import { countUtf8Bytes } from '#domain/text/text-length.ts'
import { loadAppConfig } from '#web/lib/app-config.ts'
import { call } from '#web/lib/call.ts'
import { getUserClient } from '#web/lib/ensure-session.ts'
import { inTime } from '#web/lib/in-time.ts'
import { noteSeen, noteSeenSave, recallSeen } from '#web/lib/seen-documents.ts'
import { getSupabase, onAuthChange } from '#web/lib/supabase.ts'
import { openDocument } from './documents-api.ts'
import { noteServerTime } from './server-clock.ts'

export type SaveCause = 'autosave' | 'save' | 'before_ai' | 'import' | 'restore'

export interface SaveWish {
  id: string
  content: string
  /** Left out: the title stays. */
  title?: string
  /** The updated_at the text was edited from; null overwrites and keeps the other text as a version. */
  based_on: string | null
  cause: SaveCause
  detail?: string
  same_title?: boolean
}

export interface FirstSave {
  draft_key: string
  title: string
  content: string
}

/** What the keeper needs of the server. */
export interface SavingApi {
  /** Inserts, or answers the row an earlier try has made; its text tells which. */
  insert(draft: FirstSave): Promise<DocumentRow>
  save(wish: SaveWish): Promise<SavedRow>
  open(id: string): Promise<DocumentRow | null>
  /** What the server confirmed last, from memory, for when it cannot be asked. */
  recall(id: string): Promise<DocumentRow | undefined>
  /** Sends a save that outlives the page; false when it is too large or nobody is signed in. */
  saveWhileLeaving(wish: SaveWish): boolean
}

const savedColumns = 'id,title,updated_at'

async function insert(draft: FirstSave, signal: AbortSignal): Promise<DocumentRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .rpc('save_document', { ...draft, cause: 'autosave' })
      .select(`${savedColumns},content,type,is_generated`)
      .abortSignal(signal)
      .retry(false)
      .single()
      .overrideTypes<DocumentRow, { merge: false }>(),
  )
}

async function save(wish: SaveWish, signal: AbortSignal): Promise<SavedRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .rpc('save_document', wish)
      .select(savedColumns)
      .abortSignal(signal)
      .retry(false)
      .single()
      .overrideTypes<SavedRow, { merge: false }>(),
  )
}

/** Whose key and token a leaving page uses: there is no time to ask for them then. */
let leaving: { url: string; key: string; token: string } | undefined

async function prepareLeaving(): Promise<void> {
  const [config, supabase] = await Promise.all([loadAppConfig(), getSupabase()])
  const { session } = await call(supabase.auth.getSession())
  if (session === null) return
  leaving = { url: config.supabaseUrl, key: config.supabaseKey, token: session.access_token }
}

onAuthChange((_event, session) => {
  if (session === null) leaving = undefined
  else if (leaving !== undefined) leaving = { ...leaving, token: session.access_token }
})

function saveWhileLeaving(wish: SaveWish): boolean {
  if (leaving === undefined || wish.content.length >= keepaliveMaxBytes) return false
  const body = JSON.stringify(wish)
  if (countUtf8Bytes(body) >= keepaliveMaxBytes) return false
  const { url, key, token } = leaving
  fetch(`${url}/rest/v1/rpc/save_document?select=id`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  }).catch(() => {
    // Nobody is left to hear of it: the local copy stays until the server is known to have the text.
  })
  return true
}

/** The server as one user's documents see it; what it confirms is remembered for times without a network. */
export function createSavingApi(userId: string): SavingApi {
  // Once: later sessions are heard of, and asking again would go before the document's own request.
  if (leaving === undefined) prepareLeaving().catch((error: unknown) => console.error(error))
  return {
    async insert(draft) {
      const row = await inTime(saveLimitMs(draft.content.length), (signal) => insert(draft, signal))
      void noteSeen(userId, row)
      return row
    },
    async save(wish) {
      const row = await inTime(saveLimitMs(wish.content.length), (signal) => save(wish, signal))
      noteServerTime(row.updated_at)
      void noteSeenSave(userId, row, wish.content)
      return row
    },
    async open(id) {
      const row = await inTime(readLimitMs, (signal) => openDocument(id, signal))
      if (row) void noteSeen(userId, row)
      return row
    },
    recall: (id) => recallSeen(userId, id),
    saveWhileLeaving,
  }
}
