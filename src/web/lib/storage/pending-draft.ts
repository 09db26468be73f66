// A tool's result on its way to the editor. It is stored in the browser so that it survives a sign-up (with its email and second tab);
// the next new document takes it.

import { pendingDraftHours } from '#domain/site/legal-terms.ts'
import { readStoredSession } from '#web/lib/session/stored-session.ts'
import { pendingDraftKey } from './clear-tool-storage.ts'

const maxAgeMs = pendingDraftHours * 3_600_000

interface PendingDraft {
  html: string
  at: number
  /** The user who made it. A visitor's draft goes to the next account that signs in, a user's to nobody else. */
  by?: string
}

/** Fallback while storage is blocked; lasts as long as the page. */
const inMemory: { draft?: PendingDraft | undefined } = {}

export function storePendingDraft(html: string, now = Date.now()): void {
  const by = readStoredSession()?.user.id
  const text: PendingDraft = { html, at: now, ...(by !== undefined && { by }) }
  inMemory.draft = undefined
  try {
    localStorage.setItem(pendingDraftKey, JSON.stringify(text))
  } catch {
    // Storage is blocked or full.
    inMemory.draft = text
  }
}

/** Returns the pending draft and removes it, even if it belongs to another account. */
export function takePendingDraft(now = Date.now()): string | undefined {
  const pending = inMemory.draft ?? read()
  inMemory.draft = undefined
  try {
    localStorage.removeItem(pendingDraftKey)
  } catch {
    // Storage is blocked: there was nothing to remove.
  }
  if (pending === undefined || now - pending.at >= maxAgeMs) return undefined
  return pending.by === undefined || pending.by === readStoredSession()?.user.id ? pending.html : undefined
}

function read(): PendingDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(pendingDraftKey) ?? 'null') as Partial<PendingDraft> | null
    if (typeof stored?.html === 'string' && typeof stored.at === 'number') return stored as PendingDraft
  } catch {
    // Storage is blocked, or the value isn't ours.
  }
  return undefined
}
