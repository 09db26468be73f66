/**
 * For effects that ask the server: runs right after them, unless they were undone by then, so that StrictMode's second run of every effect
 * asks nothing twice. Returns how to undo it.
 */
export function runSoon(run: () => void): () => void {
  let isUndone = false
  queueMicrotask(() => {
    if (!isUndone) run()
  })
  return () => {
    isUndone = true
  }
}
