// Which tabs of this browser are open: each has a Web Lock under its own name until it closes.
import { createKey } from './create-key.ts'

const prefix = 'presswright-tab:'

/** This tab's id, until it is reloaded. */
export const thisTab = createKey()

/** Missing on insecure pages and in older browsers. */
const findLocks = (): LockManager | undefined => (navigator.locks as LockManager | null) ?? undefined

/** Lets other tabs know that this one is open, until it closes. Without locks its copies count as abandoned. */
export function announceTab(): void {
  findLocks()
    // Held already if the tab was announced before.
    ?.request(prefix + thisTab, { ifAvailable: true }, (lock) => lock && new Promise<never>(() => {}))
    .catch((error: unknown) => console.warn('The browser could not announce this tab.', error))
}

/** Other open tabs. Their copies are not offered for recovery. */
export async function listOtherTabs(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await findLocks()?.query()) ?? {}
    const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    return new Set(names.filter((name) => name !== thisTab))
  } catch {
    // Better one recovery question too many than a text that is never offered.
    return new Set()
  }
}

/** Runs when a tab closes or crashes, which releases its lock. */
export function onTabClosed(tab: string, run: () => void, signal: AbortSignal): void {
  findLocks()
    ?.request(prefix + tab, { signal }, async () => run())
    .catch(() => {
      // Aborted: nobody is waiting anymore.
    })
}
