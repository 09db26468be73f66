// A text on its way from a tool to the editor. It waits in this browser, so that it survives a sign-up with its mail and
// its second tab, and is taken by the next new document.
import { handedOverKey } from './forget-kept.ts'
import { readStoredSession } from './stored-session.ts'

/** A text nobody came for in a day is not what anybody expects on a new sheet. */
const patienceMs = 24 * 3_600_000

interface HandedOver {
  html: string
  at: number
  /** Whose it is. A visitor's goes to the account that comes next, an account's to nobody else. */
  by?: string
}

/** Where storage is blocked, the text lasts as long as the page. */
let inMemory: HandedOver | undefined

export function handOver(html: string, now = Date.now()): void {
  const by = readStoredSession()?.user.id
  const text: HandedOver = { html, at: now, ...(by !== undefined && { by }) }
  inMemory = undefined
  try {
    localStorage.setItem(handedOverKey, JSON.stringify(text))
  } catch {
    // Blocked or full.
    inMemory = text
  }
}

/** The waiting text, once: it is gone afterwards, also when it was another account's. */
export function takeHandedOver(now = Date.now()): string | undefined {
  const waiting = inMemory ?? read()
  inMemory = undefined
  try {
    localStorage.removeItem(handedOverKey)
  } catch {
    // Blocked: there was nothing to remove.
  }
  if (waiting === undefined || now - waiting.at >= patienceMs) return undefined
  return waiting.by === undefined || waiting.by === readStoredSession()?.user.id ? waiting.html : undefined
}

function read(): HandedOver | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(handedOverKey) ?? 'null') as Partial<HandedOver> | null
    if (typeof stored?.html === 'string' && typeof stored.at === 'number') return stored as HandedOver
  } catch {
    // Blocked, or not ours.
  }
  return undefined
}
