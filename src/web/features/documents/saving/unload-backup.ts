// Synchronous backups in localStorage, for a page that unloads before IndexedDB responds and for browsers whose IndexedDB refuses.
// They are read together with the local copies, and removed once a newer copy is stored or none is needed.
import { isAccountDeleted } from './deleted-accounts.ts'
import type { CopyPlace, LocalCopy, StoredCopy } from './local-copies.ts'

/** Older than the module's name: renaming it would lose unsaved text in users' browsers. */
const prefix = 'presswright-last-words:'
/** Browsers allow a site about five million characters; a longer text relies on its latest IndexedDB copy. */
const maxCharacters = 2_000_000

const keyOf = ({ userId, document, tab }: CopyPlace) => prefix + JSON.stringify([userId, document, tab])

/** Returns whether it was stored. */
export function writeUnloadBackup(place: CopyPlace, copy: LocalCopy): boolean {
  if (copy.html.length > maxCharacters || isAccountDeleted(place.userId)) return false
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(copy))
    return true
  } catch {
    // Storage is full or blocked: the latest copy in IndexedDB is all there is.
    return false
  }
}

/** Removes the backup, unless it is newer than the copy `stored` in IndexedDB. */
export function removeUnloadBackup(place: CopyPlace, stored?: LocalCopy): void {
  try {
    const [last] = stored ? readOne(keyOf(place)) : []
    if (last && stored && last.copy.changedAt > stored.changedAt) return
    localStorage.removeItem(keyOf(place))
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/** Adds the unload backups of the user's documents to the copies; for each tab the newer one wins. */
export function withUnloadBackups(
  copies: readonly StoredCopy[],
  userId: string,
  documentPrefix: string,
): StoredCopy[] {
  const newest = new Map(copies.map((copy) => [keyOf(copy.place), copy]))
  for (const last of readAll()) {
    const key = keyOf(last.place)
    const isAsked = last.place.userId === userId && last.place.document.startsWith(documentPrefix)
    if (isAsked && last.copy.changedAt >= (newest.get(key)?.copy.changedAt ?? '')) newest.set(key, last)
  }
  return [...newest.values()]
}

function readAll(): StoredCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => readOne(key))
  } catch {
    return []
  }
}

function readOne(key: string): StoredCopy[] {
  try {
    const [userId = '', document = '', tab = ''] = JSON.parse(key.slice(prefix.length)) as string[]
    const text = localStorage.getItem(key)
    if (text === null) return []
    const copy = JSON.parse(text) as LocalCopy
    return [{ place: { userId, document, tab }, copy }]
  } catch {
    localStorage.removeItem(key)
    return []
  }
}
