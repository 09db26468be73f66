// A text on its way from a tool to the editor. It waits in this browser, so that it survives a sign-up with its mail and
// its second tab, and is taken by the next new document.

const storageKey = 'handed-over'

/** A text nobody came for in a day is not what anybody expects on a new sheet. */
const patienceMs = 24 * 3_600_000

interface HandedOver {
  html: string
  at: number
}

/** Where storage is blocked, the text lasts as long as the page. */
let inMemory: HandedOver | undefined

export function handOver(html: string, now = Date.now()): void {
  inMemory = { html, at: now }
  try {
    localStorage.setItem(storageKey, JSON.stringify(inMemory))
  } catch {
    // Blocked or full: memory has it.
  }
}

/** The waiting text, once: it is gone afterwards. */
export function takeHandedOver(now = Date.now()): string | undefined {
  const waiting = read() ?? inMemory
  inMemory = undefined
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Blocked: there was nothing to remove.
  }
  return waiting && now - waiting.at < patienceMs ? waiting.html : undefined
}

function read(): HandedOver | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<HandedOver> | null
    if (typeof stored?.html === 'string' && typeof stored.at === 'number') return stored as HandedOver
  } catch {
    // Blocked, or not ours.
  }
  return undefined
}
