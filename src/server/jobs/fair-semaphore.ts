// A limited number of calls at once, and a fair queue for the rest: whoever waits with ten calls gets one turn in a round, like
// everyone else.
import { AiError } from '#server/ai/errors.ts'

export interface Turns {
  /** Waits for a turn; answers how to give it back. Throws the signal's reason, or an AiError when too many wait. */
  take(who: string, signal: AbortSignal): Promise<() => void>
}

interface Waiter {
  go(): void
}

export function createTurns(atOnce: number, waitingMost: number, waitMs: number): Turns {
  /** Who waits, in the order of their turns; a Map keeps the order of insertion. */
  const queues = new Map<string, Waiter[]>()
  let running = 0
  let waiting = 0

  const release = () => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      next()
    }
  }

  function next(): void {
    const [first] = queues
    if (!first || running >= atOnce) return
    const [who, waiters] = first
    const waiter = waiters.shift()
    queues.delete(who)
    // Those who still wait with another call go to the end of the round.
    if (waiters.length > 0) queues.set(who, waiters)
    waiting -= 1
    running += 1
    waiter?.go()
  }

  function leave(who: string, waiter: Waiter): void {
    const waiters = queues.get(who) ?? []
    const index = waiters.indexOf(waiter)
    if (index < 0) return
    waiters.splice(index, 1)
    if (waiters.length === 0) queues.delete(who)
    waiting -= 1
  }

  /** Until it is their turn, they go away, or they have waited long enough. */
  function wait(who: string, signal: AbortSignal): Promise<void> {
    waiting += 1
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(limit)
        signal.removeEventListener('abort', goAway)
      }
      const waiter = {
        go() {
          end()
          resolve()
        },
      }
      const giveUp = (reason: unknown) => {
        end()
        leave(who, waiter)
        reject(reason)
      }
      const goAway = () => giveUp(signal.reason)
      const limit = setTimeout(() => giveUp(new AiError('busy')), waitMs)
      signal.addEventListener('abort', goAway, { once: true })
      queues.set(who, [...(queues.get(who) ?? []), waiter])
    })
  }

  return {
    async take(who, signal) {
      signal.throwIfAborted()
      if (running >= atOnce) {
        if (waiting >= waitingMost) throw new AiError('busy')
        await wait(who, signal)
      } else running += 1
      return release()
    },
  }
}
