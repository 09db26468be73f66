// Text the server doesn't have yet, stored in IndexedDB. One entry per user, document and tab, so that tabs never
// overwrite each other. Nothing here throws: a browser that can't store returns false.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { isAccountDeleted } from './deleted-accounts.ts'
import { removeUnloadBackup, withUnloadBackups, writeUnloadBackup } from './unload-backup.ts'

export interface LocalCopy {
  html: string
  title: string
  /** The title is new too; the server doesn't know it. */
  isRenamed: boolean
  /** The updated_at the text was edited from; null for a document that was never saved. */
  basedOn: string | null
  /** Identifies a document that has no id yet. */
  draftKey: string
  /** Where it belongs; undefined is the personal workspace. */
  workspaceId?: string | undefined
  /** By the device's clock: only displayed, never compared with server time. */
  changedAt: string
  /** Hashes of texts that were sent without a response, to recognize them on the server. */
  sent: string[]
}

/** The key of a copy. `document` is the id, or `new:` and the draft key of a document without one. */
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
  /** Returns whether the browser has it now. */
  write(place: CopyPlace, copy: LocalCopy): Promise<boolean>
  /** Synchronous: an unloading page gets no response from IndexedDB. */
  writeSync(place: CopyPlace, copy: LocalCopy): void
  remove(place: CopyPlace): Promise<void>
  /** The user's copies whose document starts with the prefix, newest first, without those of other open tabs. */
  find(userId: string, documentPrefix: string): Promise<StoredCopy[]>
}

export const newDocumentPrefix = 'new:'

type Key = [string, string, string]

const keyOf = ({ userId, document, tab }: CopyPlace): Key => [userId, document, tab]

export function createLocalCopies(
  listOtherTabs: () => Promise<ReadonlySet<string>>,
  store: UseStore = createStore('presswright-drafts', 'copies'),
): LocalCopies {
  return {
    writeSync: writeUnloadBackup,
    async write(place, copy) {
      const isStored = await attempt(false, async () => {
        const isWritten = await store('readwrite', async (copies) => {
          if (isAccountDeleted(place.userId)) return false
          copies.put(copy, keyOf(place))
          await promisifyRequest(copies.transaction)
          return true
        })
        if (!isWritten) return false
        // Not earlier: the page may unload during the write.
        removeUnloadBackup(place, copy)
        return true
      })
      // If IndexedDB refuses, localStorage may still work.
      return isStored || writeUnloadBackup(place, copy)
    },
    async remove(place) {
      removeUnloadBackup(place)
      await attempt(undefined, () =>
        store('readwrite', (copies) => {
          copies.delete(keyOf(place))
          return promisifyRequest(copies.transaction)
        }),
      )
    },
    async find(userId, documentPrefix) {
      const finding = attempt([], () => findAll(store, userId, documentPrefix))
      const [stored, otherTabs] = await Promise.all([finding, listOtherTabs()])
      return withUnloadBackups(stored, userId, documentPrefix)
        .filter(({ place }) => !otherTabs.has(place.tab))
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

/** Saving must not wait longer for IndexedDB. */
const timeoutMs = 5_000

/** Storage may be blocked, full, broken or stuck: returns the fallback, and saving to the server continues. */
async function attempt<Value>(fallback: Value, run: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not respond in time.')), timeoutMs)
  })
  try {
    return await Promise.race([run(), late])
  } catch (error) {
    console.warn('The browser could not store a local copy.', error)
    return fallback
  } finally {
    clearTimeout(timer)
  }
}
