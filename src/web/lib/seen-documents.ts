// The last texts that the server has confirmed, by user, so that they open without a network (decision 10b). Only a
// convenience: whatever fails here is as if nothing had been seen. Forgotten when the user logs out.
import { clear, createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'
import type { DocumentRow, SavedRow } from '#contract/tables.ts'

/** The documents seen last; older ones are forgotten. */
export const mostSeen = 30

interface Seen {
  row: DocumentRow
  seenAt: number
}

let opened: UseStore | undefined
function store(): UseStore {
  opened ??= createStore('presswright-seen', 'documents')
  return opened
}
const keyOf = (userId: string, id: string) => `${userId}/${id}`

export async function noteSeen(userId: string, row: DocumentRow): Promise<void> {
  await attempt(async () => {
    await set(keyOf(userId, row.id), { row, seenAt: Date.now() } satisfies Seen, store())
    // The names alone first: reading thirty texts with each save would hold the page up.
    if ((await keys(store())).length <= mostSeen) return
    const all = await entries<string, Seen>(store())
    const oldest = all.sort(([, one], [, other]) => one.seenAt - other.seenAt).slice(0, all.length - mostSeen)
    await delMany(
      oldest.map(([key]) => key),
      store(),
    )
  })
}

/** A save was confirmed: what was seen of the document goes on with its new text. */
export async function noteSeenSave(userId: string, saved: SavedRow, content: string): Promise<void> {
  const seen = await recallSeen(userId, saved.id)
  if (seen !== undefined) await noteSeen(userId, { ...seen, ...saved, content })
}

export async function recallSeen(userId: string, id: string): Promise<DocumentRow | undefined> {
  return await attempt(async () => (await get<Seen>(keyOf(userId, id), store()))?.row)
}

export async function forgetSeen(): Promise<void> {
  await attempt(() => clear(store()))
}

async function attempt<Value>(run: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await run()
  } catch (error) {
    console.warn('The browser could not keep what was seen.', error)
    return undefined
  }
}
