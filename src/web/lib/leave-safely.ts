// Leaving what is on the screen by other ways than the router's: turning to another document, New Document, Logout.

type Guard = (leave: () => unknown) => void

let guard: Guard | undefined

/** From now on the guard decides whether, and when, what is on the screen may be left. The answer ends that. */
export function guardLeaving(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

/** Leaves at once where nothing would be lost; otherwise the guard asks first, and perhaps it never happens. */
export function leaveSafely(leave: () => unknown): void {
  if (guard === undefined) leave()
  else guard(leave)
}
