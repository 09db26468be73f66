// Promises that several callers share.

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

/** Callers that come while `run` is running share its promise; the next one after that starts it again. */
export function shareInFlight<Parameters extends unknown[], Value>(
  run: (...parameters: Parameters) => Promise<Value>,
): (...parameters: Parameters) => Promise<Value> {
  let promise: Promise<Value> | undefined
  return (...parameters) => {
    promise ??= run(...parameters).finally(() => {
      promise = undefined
    })
    return promise
  }
}
