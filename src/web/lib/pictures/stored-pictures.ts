// Pictures in this browser (IndexedDB): those that wait for their upload, and those that were shown, so that they are there without a
// network. Nothing here throws: a browser that can't store keeps them for as long as the page is open.
import { clear, createStore, del, entries, get, keys, set, type UseStore } from 'idb-keyval'

export interface WaitingPicture {
  id: string
  /** As it was added. A copy of a picture that isn't in this browser has none. */
  picture: Blob | undefined
  /** Undefined where it wasn't known: that of the document, or the user's own. */
  workspaceId: string | undefined
  documentId: string | undefined
  /** It may be in another workspace: copied from there, and uploaded only where that can't be. */
  isCopy?: boolean
  /** When it was deleted from its text, in milliseconds. It isn't uploaded then, but may come back by undo. */
  removedAt?: number | undefined
}

/** A picture may wait for several workspaces: where it was added, and where it was pasted. */
export const waitingKey = ({ id, isCopy, workspaceId, documentId }: WaitingPicture): string =>
  isCopy ? `${id}/${workspaceId ?? documentId ?? ''}` : id

export interface StoredPictures {
  addWaiting(picture: WaitingPicture): Promise<void>
  listWaiting(): Promise<WaitingPicture[]>
  removeWaiting(picture: WaitingPicture): Promise<void>
  readSeen(id: string): Promise<Blob | undefined>
  addSeen(id: string, picture: Blob): Promise<void>
}

/** A few releases with all of their pictures. */
const maxSeen = 60

const waitingStore = () => createStore('presswright-pictures', 'waiting')
const seenStore = () => createStore('presswright-seen-pictures', 'pictures')

export function createStoredPictures(userId: string): StoredPictures {
  const waiting = waitingStore()
  const seen = seenStore()
  const keyOf = (id: string) => `${userId}/${id}`
  return {
    addWaiting: (picture) => attempt(undefined, () => set(keyOf(waitingKey(picture)), picture, waiting)),
    listWaiting: () =>
      attempt([], async () =>
        (await entries<string, WaitingPicture>(waiting))
          .filter(([key]) => key.startsWith(`${userId}/`))
          .map(([, picture]) => picture),
      ),
    removeWaiting: (picture) => attempt(undefined, () => del(keyOf(waitingKey(picture)), waiting)),
    readSeen: (id) => attempt(undefined, () => get<Blob>(keyOf(id), seen)),
    addSeen: (id, picture) =>
      attempt(undefined, async () => {
        await dropOldest(seen)
        await set(keyOf(id), picture, seen)
      }),
  }
}

/** In the order of their ids: any will do, they come back when they are shown. */
async function dropOldest(store: UseStore): Promise<void> {
  const known = await keys(store)
  await Promise.all(known.slice(0, Math.max(0, known.length - maxSeen + 1)).map((key) => del(key, store)))
}

/** The pictures of documents that were shown, of everybody who used this browser. */
export async function clearSeenPictures(): Promise<void> {
  await attempt(undefined, () => clear(seenStore()))
}

/** Pictures that a deleted account never uploaded. */
export async function removeWaitingPictures(userId: string): Promise<void> {
  const stored = createStoredPictures(userId)
  for (const picture of await stored.listWaiting()) await stored.removeWaiting(picture)
}

async function attempt<Value>(fallback: Value, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    console.warn('The browser could not store a picture.', error)
    return fallback
  }
}
