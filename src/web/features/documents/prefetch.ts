// DocumentNavigation from one document to the next: the next one is asked for when its link is pressed, while the screen still turns;
// one that is only just closing waits for its own last save first.
import type { OpenPlan } from './open-plan.ts'

type Planning = Promise<OpenPlan | undefined>

/** An older prefetch is repeated. */
const freshMs = 2_000
/** Reopening a document waits this long for its last save. */
const maxClosingMs = 3_000

interface PrefetchedPlan {
  id: string
  at: number
  planning: Planning
  /** The plan once it is ready. */
  plan?: OpenPlan | undefined
}

let prefetched: PrefetchedPlan | undefined
const closing = new Map<string, Promise<unknown>>()

/** Starts planning how a document opens. */
export function prefetch(id: string, plan: () => Planning): void {
  if (closing.has(id) || isFresh(id)) return
  const begun: PrefetchedPlan = { id, at: performance.now(), planning: plan() }
  begun.planning.then(
    (made) => {
      begun.plan = made
    },
    // Whoever takes the plan handles the failure.
    () => undefined,
  )
  prefetched = begun
}

/** The prefetched plan of this document, good for one opening. */
export function takePrefetched(id: string | undefined): PrefetchedPlan | undefined {
  const taken = id !== undefined && isFresh(id) ? prefetched : undefined
  prefetched = undefined
  return taken
}

/** Settles when the prefetch of this document has finished; undefined if there is none. */
export function whenPrefetched(id: string): Promise<unknown> | undefined {
  return prefetched?.id === id ? prefetched.planning.catch(() => undefined) : undefined
}

function isFresh(id: string): boolean {
  return prefetched?.id === id && performance.now() - prefetched.at < freshMs
}

export function trackClosing(id: string | undefined, closed: Promise<unknown>): void {
  if (id === undefined) return
  if (prefetched?.id === id) prefetched = undefined
  const waited = Promise.race([closed, new Promise((resolve) => setTimeout(resolve, maxClosingMs))])
  closing.set(id, waited)
  void waited.finally(() => closing.get(id) === waited && closing.delete(id))
}

/** Settles once the last save of this document has finished; undefined if there is nothing to wait for. */
export function whenClosed(id: string | undefined): Promise<unknown> | undefined {
  return id === undefined ? undefined : closing.get(id)
}
