// Guards ways of leaving a screen that bypass the router: switching documents, New Document, Logout.
import { Store } from './store.ts'

type Guard = (leave: () => unknown) => void

const guard = new Store<Guard | undefined>(undefined)

/** From now on the guard decides whether and when to leave. Returns a function that removes it. */
export function guardLeaving(next: Guard): () => void {
  guard.set(next)
  return () => {
    if (guard.read() === next) guard.set(undefined)
  }
}

/** Leaves immediately if nothing would be lost; otherwise the guard asks first. */
export function leaveSafely(leave: () => unknown): void {
  const ask = guard.read()
  if (ask === undefined) leave()
  else ask(leave)
}
