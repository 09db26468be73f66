import { CallError } from './call.ts'

/** Runs a request and aborts it after `ms` with a 408, as if the server had answered that. */
export async function withTimeout<Value>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const timeout = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // Reject before aborting, so that the caller sees the timeout and not the abort.
      reject(new CallError({ message: 'The request timed out.' }, 408))
      timeout.abort()
    }, ms)
  })
  try {
    return await Promise.race([run(timeout.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
