// The API calls of saving: one database function, one transaction.
import type { DocumentRow, SavedRow } from '#contract/tables.ts'
import { keepaliveMaxBytes, readLimitMs, saveLimitMs } from '#domain/document/save-state.ts'
import { countUtf8Bytes } from '#domain/text/text-length.ts'
import { rememberDetails } from '#web/features/documents/details/use-details.ts'
import { openDocument } from '#web/features/documents/documents-api.ts'
import { recordServerTime } from '#web/features/documents/server-clock.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'
import { cacheDocument, cacheSavedText, readCachedDocument } from '#web/lib/storage/document-cache.ts'
import { getSupabase, onAuthChange } from '#web/lib/supabase.ts'

export type SaveCause = 'autosave' | 'save' | 'before_ai' | 'before_export' | 'import' | 'restore' | 'export'

export interface SaveRequest {
  id: string
  content: string
  /** Omitted: the title stays. */
  title?: string
  /** The updated_at the text was edited from; null overwrites, and the other text becomes a version. */
  based_on: string | null
  cause: SaveCause
  detail?: string
  same_title?: boolean
}

export interface FirstSave {
  draft_key: string
  title: string
  content: string
  /** Left out for the personal workspace. */
  workspace_id?: string
}

/** What the saver needs from the server. */
export interface SavingApi {
  /** Inserts, or returns the row an earlier try made; its text tells which. */
  insert(draft: FirstSave): Promise<DocumentRow>
  save(request: SaveRequest): Promise<SavedRow>
  open(id: string): Promise<DocumentRow | null>
  /** Whether the user is in the workspace now: a document that can't be read anymore may not be deleted. */
  isMember(workspaceId: string): Promise<boolean>
  /** The last confirmed row from the cache, for when the server is unreachable. */
  readCached(id: string): Promise<DocumentRow | undefined>
  /** Sends a save that outlives the page; false if it is too large or nobody is signed in. */
  saveOnUnload(request: SaveRequest): boolean
}

const savedColumns = 'id,title,headline,updated_at'

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

async function save(request: SaveRequest, signal: AbortSignal): Promise<SavedRow> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .rpc('save_document', request)
      .select(savedColumns)
      .abortSignal(signal)
      .retry(false)
      .single()
      .overrideTypes<SavedRow, { merge: false }>(),
  )
}

async function isMember(userId: string, workspaceId: string): Promise<boolean> {
  const supabase = await getUserClient()
  const rows = await call(
    supabase
      .from('workspace_members')
      .select('workspace_id')
      .eq('user_id', userId)
      .eq('workspace_id', workspaceId),
  )
  return rows.length > 0
}

/** What a first save is refused with when its workspace was deleted before it, or at the same moment. */
const missingCodes: readonly (string | undefined)[] = ['PT404', '23503']

/** The workspace of a new document may be gone: a copy would be refused in the same way, so the text is offered as a file. */
async function explainRefusal(
  error: unknown,
  userId: string,
  workspaceId: string | undefined,
): Promise<unknown> {
  const isMissing = error instanceof CallError && missingCodes.includes(error.code)
  if (!isMissing || workspaceId === undefined || (await isMember(userId, workspaceId))) return error
  return new CallError({ code: 'PT403', message: 'You no longer have access to this workspace.' }, 403)
}

/** Sends saves that outlive the page. Its credentials are read in advance: there is no time for that on unload. */
export class UnloadSender {
  #credentials: { url: string; key: string; token: string } | undefined
  #isStarted = false

  /** Reads the credentials, once: later sessions are reported, and reading again would delay the document's own request. */
  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    this.#prepare().catch((error: unknown) => console.error(error))
    onAuthChange((_event, session) => {
      if (session === null) this.#credentials = undefined
      else if (this.#credentials) this.#credentials = { ...this.#credentials, token: session.access_token }
    })
  }

  async #prepare(): Promise<void> {
    const [config, supabase] = await Promise.all([loadAppConfig(), getSupabase()])
    const { session } = await call(supabase.auth.getSession())
    if (session === null) return
    this.#credentials = { url: config.supabaseUrl, key: config.supabaseKey, token: session.access_token }
  }

  send(request: SaveRequest): boolean {
    if (this.#credentials === undefined || request.content.length >= keepaliveMaxBytes) return false
    const body = JSON.stringify(request)
    if (countUtf8Bytes(body) >= keepaliveMaxBytes) return false
    const { url, key, token } = this.#credentials
    fetch(`${url}/rest/v1/rpc/save_document?select=id`, {
      method: 'POST',
      keepalive: true,
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    }).catch(() => {
      // Nobody is left to tell. The local copy stays until the server is known to have the text.
    })
    return true
  }
}

/** The saving API for one user; confirmed texts are cached for offline use. */
export function createSavingApi(userId: string, unload: UnloadSender): SavingApi {
  return {
    async insert(draft) {
      const row = await withTimeout(saveLimitMs(draft.content.length), (signal) =>
        insert(draft, signal),
      ).catch(async (error: unknown) => {
        throw await explainRefusal(error, userId, draft.workspace_id)
      })
      void cacheDocument(userId, row)
      return row
    },
    async save(request) {
      const row = await withTimeout(saveLimitMs(request.content.length), (signal) => save(request, signal))
      recordServerTime(row.updated_at)
      void cacheSavedText(userId, row, request.content)
      return row
    },
    async open(id) {
      const row = await withTimeout(readLimitMs, (signal) => openDocument(id, signal))
      if (row) {
        rememberDetails(row)
        void cacheDocument(userId, row)
      }
      return row
    },
    isMember: (workspaceId) => isMember(userId, workspaceId),
    readCached: (id) => readCachedDocument(userId, id),
    saveOnUnload: (request) => unload.send(request),
  }
}
