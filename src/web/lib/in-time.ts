import { CallError } from './call.ts'

/** Waits this long for an answer and no longer: then the request is given up, as one a server in trouble never answers. */
export async function inTime<Value>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const giveUp = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // First: whoever waits hears this, and not that the request was broken off.
      reject(new CallError({ message: 'No answer came in time.' }, 408))
      giveUp.abort()
    }, ms)
  })
  try {
    return await Promise.race([run(giveUp.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
