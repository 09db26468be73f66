// Cache of the documents last confirmed by the server, per user, so that they open offline. Best effort: any failure
// here counts as a cache miss. Cleared on logout.
import { clear, createStore, delMany, entries, get, keys, set } from 'idb-keyval'
import type { DocumentRow, SavedRow } from '#contract/tables.ts'
import { offlineDocuments } from '#domain/document/document.ts'
import { clearSeenPictures } from '#web/lib/pictures/stored-pictures.ts'

interface CachedDocument {
  row: DocumentRow
  seenAt: number
}

const store = createStore('presswright-seen', 'documents')
const keyOf = (userId: string, id: string) => `${userId}/${id}`

export async function cacheDocument(userId: string, row: DocumentRow): Promise<void> {
  await attempt(async () => {
    await set(keyOf(userId, row.id), { row, seenAt: Date.now() } satisfies CachedDocument, store)
    // Keys first: reading thirty texts on each save would block the page.
    if ((await keys(store)).length <= offlineDocuments) return
    const all = await entries<string, CachedDocument>(store)
    const oldest = all
      .sort(([, one], [, other]) => one.seenAt - other.seenAt)
      .slice(0, all.length - offlineDocuments)
    await delMany(
      oldest.map(([key]) => key),
      store,
    )
  })
}

/** Updates a cached document after a confirmed save. */
export async function cacheSavedText(userId: string, saved: SavedRow, content: string): Promise<void> {
  const cached = await readCachedDocument(userId, saved.id)
  if (cached !== undefined) await cacheDocument(userId, { ...cached, ...saved, content })
}

export async function readCachedDocument(userId: string, id: string): Promise<DocumentRow | undefined> {
  return await attempt(async () => (await get<CachedDocument>(keyOf(userId, id), store))?.row)
}

/** The user's cached documents, newest first. */
export async function listCachedDocuments(userId: string): Promise<DocumentRow[]> {
  const found = await attempt(async () => await entries<string, CachedDocument>(store))
  return (found ?? [])
    .filter(([key]) => key.startsWith(`${userId}/`))
    .map(([, { row }]) => row)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
}

export async function clearDocumentCache(): Promise<void> {
  await attempt(() => clear(store))
  await clearSeenPictures()
}

async function attempt<Value>(run: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await run()
  } catch (error) {
    console.warn('The browser could not cache the document.', error)
    return undefined
  }
}
