// Guards ways of leaving a screen that bypass the router: switching documents, New Document, Logout.

type Guard = (leave: () => unknown) => void

let guard: Guard | undefined

/** From now on the guard decides whether and when to leave. Returns a function that removes it. */
export function guardLeaving(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

/** Leaves immediately if nothing would be lost; otherwise the guard asks first. */
export function leaveSafely(leave: () => unknown): void {
  if (guard === undefined) leave()
  else guard(leave)
}
