// Which tabs of this browser are alive: each holds a lock under its own name for as long as it lives.
import { createKey } from './create-key.ts'

const prefix = 'presswright-tab:'

/** This tab, until it is reloaded. */
export const thisTab = createKey()

/** Missing on pages that are not secure, and in older browsers. */
const findLocks = (): LockManager | undefined => (navigator.locks as LockManager | null) ?? undefined

let isShown = false

/** Shows other tabs that this one lives. A browser without locks shows nothing, and its copies count as left behind. */
export function showAlive(): void {
  if (isShown) return
  isShown = true
  findLocks()
    ?.request(prefix + thisTab, () => new Promise<never>(() => {}))
    .catch(() => {
      isShown = false
    })
}

/** Other living tabs: their copies are theirs. What this one left behind itself is offered again. */
export async function findOtherTabs(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await findLocks()?.query()) ?? {}
    const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    return new Set(names.filter((name) => name !== thisTab))
  } catch {
    // Rather a question too many than a text that is not offered.
    return new Set()
  }
}

/** Runs when a tab is closed or crashes: its lock becomes free then. */
export function onTabEnd(tab: string, run: () => void, signal: AbortSignal): void {
  findLocks()
    ?.request(prefix + tab, { signal }, async () => run())
    .catch(() => {
      // Nobody waits any more.
    })
}
