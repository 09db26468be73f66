// Which tabs of this browser are alive: each holds a lock under its own name for as long as it lives.

const prefix = 'presswright-tab:'

/** This tab, until it is reloaded. */
export const thisTab = crypto.randomUUID()

let holding = false

/** Shows other tabs that this one lives. A browser without locks shows nothing, and its copies count as left behind. */
export function showAlive(): void {
  if (holding || !('locks' in navigator)) return
  holding = true
  navigator.locks
    .request(prefix + thisTab, () => new Promise<never>(() => {}))
    .catch(() => {
      holding = false
    })
}

/** Other living tabs: their copies are theirs. What this one left behind itself is offered again. */
export async function findOtherTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  return new Set(names.filter((name) => name !== thisTab))
}
