// Text the server does not have yet, kept in this browser (decision 9). One entry per user, document and tab, so that two
// tabs never write over each other's. Nothing here throws: a browser that keeps nothing answers so.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { isForgotten } from './forgotten-users.ts'
import { dropLast, keepLast, withLast } from './last-words.ts'

export interface LocalCopy {
  html: string
  title: string
  /** The title is new too, and the server does not know it. */
  isRenamed: boolean
  /** The updated_at the text was edited from; null for a document that was never saved. */
  basedOn: string | null
  /** Names a document that has no id yet. */
  draftKey: string
  /** When it was written, by the clock of the device; only shown, never compared with the server's. */
  changedAt: string
  /** Marks of texts that were sent without an answer, to know them again on the server. */
  sent: string[]
}

/** Where a copy belongs: `document` is the id, or `new:` and the key of a document that has none. */
export interface CopyPlace {
  userId: string
  document: string
  tab: string
}

export interface StoredCopy {
  place: CopyPlace
  copy: LocalCopy
}

export interface LocalCopies {
  /** Whether the browser has it now. */
  write(place: CopyPlace, copy: LocalCopy): Promise<boolean>
  /** Keeps it before this call ends: a page that goes away gets no answer from a database any more. */
  writeAtOnce(place: CopyPlace, copy: LocalCopy): void
  remove(place: CopyPlace): Promise<void>
  /** Copies of the user whose document begins with this, newest first; those of living tabs are left out. */
  find(userId: string, documentPrefix: string): Promise<StoredCopy[]>
}

export const newDocumentPrefix = 'new:'

type Key = [string, string, string]

const keyOf = ({ userId, document, tab }: CopyPlace): Key => [userId, document, tab]

export function createLocalCopies(
  livingTabs: () => Promise<ReadonlySet<string>>,
  store: UseStore = createStore('presswright-drafts', 'copies'),
): LocalCopies {
  return {
    writeAtOnce: keepLast,
    async write(place, copy) {
      const isKept = await attempt(false, async () => {
        const isWritten = await store('readwrite', async (copies) => {
          if (isForgotten(place.userId)) return false
          copies.put(copy, keyOf(place))
          await promisifyRequest(copies.transaction)
          return true
        })
        if (!isWritten) return false
        // Only now: the page may go away while it is being kept.
        dropLast(place, copy)
        return true
      })
      // A database that takes nothing does not mean that there is no other place.
      return isKept || keepLast(place, copy)
    },
    async remove(place) {
      dropLast(place)
      await attempt(undefined, () =>
        store('readwrite', (copies) => {
          copies.delete(keyOf(place))
          return promisifyRequest(copies.transaction)
        }),
      )
    },
    async find(userId, documentPrefix) {
      const finding = attempt([], () => findAll(store, userId, documentPrefix))
      const [kept, living] = await Promise.all([finding, livingTabs()])
      return withLast(kept, userId, documentPrefix)
        .filter(({ place }) => !living.has(place.tab))
        .sort((one, other) => (one.copy.changedAt < other.copy.changedAt ? 1 : -1))
    },
  }
}

async function findAll(store: UseStore, userId: string, prefix: string): Promise<StoredCopy[]> {
  const range = IDBKeyRange.bound([userId, prefix], [userId, `${prefix}\uffff`])
  return await store('readonly', async (copies) => {
    const [keys, values] = await Promise.all([
      promisifyRequest(copies.getAllKeys(range)),
      promisifyRequest(copies.getAll(range) as IDBRequest<LocalCopy[]>),
    ])
    return values.flatMap((copy, index) => {
      const [owner, document, tab] = (keys[index] ?? []) as Key | []
      return owner && document && tab ? [{ place: { userId: owner, document, tab }, copy }] : []
    })
  })
}

/** A browser that has not answered by then will not: saving must not wait for it. */
const patienceMs = 5_000

/** Storage may be blocked, full, broken or stuck: the caller is told by the fallback, and saving to the server goes on. */
async function attempt<Value>(fallback: Value, run: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not answer in time.')), patienceMs)
  })
  try {
    return await Promise.race([run(), late])
  } catch (error) {
    console.warn('The browser could not keep a local copy.', error)
    return fallback
  } finally {
    clearTimeout(timer)
  }
}
