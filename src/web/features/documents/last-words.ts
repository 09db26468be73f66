// The last words of a page that goes away: IndexedDB may not answer in time, so they are put where writing takes no time. So are
// all words while IndexedDB takes none.
// They are read together with the other copies, and dropped when a newer copy is kept or none is needed.
import { isForgotten } from './forgotten-users.ts'
import type { CopyPlace, LocalCopy, StoredCopy } from './local-copies.ts'

const prefix = 'presswright-last-words:'
/** Browsers give a site about five million characters; a longer text relies on the copy of a moment before. */
const mostCharacters = 2_000_000

const keyOf = ({ userId, document, tab }: CopyPlace) => prefix + JSON.stringify([userId, document, tab])

/** Whether they are kept. */
export function keepLast(place: CopyPlace, copy: LocalCopy): boolean {
  if (copy.html.length > mostCharacters || isForgotten(place.userId)) return false
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(copy))
    return true
  } catch {
    // Full or blocked: the copy of a moment before has to do.
    return false
  }
}

/** Drops them, or only those that are no newer than what is kept elsewhere by now. */
export function dropLast(place: CopyPlace, kept?: LocalCopy): void {
  try {
    const [last] = kept ? readOne(keyOf(place)) : []
    if (last && kept && last.copy.changedAt > kept.changedAt) return
    localStorage.removeItem(keyOf(place))
  } catch {
    // Blocked: then there is nothing to drop.
  }
}

/** The copies and the last words of the user's document; of one tab whichever is newer. */
export function withLast(
  copies: readonly StoredCopy[],
  userId: string,
  documentPrefix: string,
): StoredCopy[] {
  const newest = new Map(copies.map((stored) => [keyOf(stored.place), stored]))
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
