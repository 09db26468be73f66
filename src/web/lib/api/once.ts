/** Calls `run` once and caches its promise. A failure is not cached: the next call retries. */
export function once<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined
  return () => {
    promise ??= run().catch((error: unknown) => {
      promise = undefined
      throw error
    })
    return promise
  }
}
