// Turning from one document to the next: the next one is asked for when its link is pressed, while the screen still turns;
// one that is only just closing waits for its own last save first.
import type { OpenPlan } from './open-plan.ts'

type Planning = Promise<OpenPlan | undefined>

/** A plan that was begun earlier than this before it is needed is made again. */
const freshMs = 2_000
/** A document that is opened again waits for its own last save, but not for ever. */
const longestClosingMs = 3_000

interface EarlyPlan {
  id: string
  at: number
  planning: Planning
  /** The plan itself, once it is there. */
  plan?: OpenPlan | undefined
}

let early: EarlyPlan | undefined
const closing = new Map<string, Promise<unknown>>()

/** Begins to plan the opening of a document. */
export function beginEarly(id: string, plan: () => Planning): void {
  if (closing.has(id) || isFresh(id)) return
  const begun: EarlyPlan = { id, at: performance.now(), planning: plan() }
  begun.planning.then(
    (made) => {
      begun.plan = made
    },
    // Whoever takes it hears of the failure; perhaps nobody does.
    () => undefined,
  )
  early = begun
}

/** What was begun for this document, good for one opening. */
export function takeEarly(id: string | undefined): EarlyPlan | undefined {
  const taken = id !== undefined && isFresh(id) ? early : undefined
  early = undefined
  return taken
}

/** Settles once it is known how this document opens; undefined when nobody has begun to find out. */
export function whenRead(id: string): Promise<unknown> | undefined {
  return early?.id === id ? early.planning.catch(() => undefined) : undefined
}

function isFresh(id: string): boolean {
  return early?.id === id && performance.now() - early.at < freshMs
}

export function noteClosing(id: string | undefined, closed: Promise<unknown>): void {
  if (id === undefined) return
  if (early?.id === id) early = undefined
  const waited = Promise.race([closed, new Promise((resolve) => setTimeout(resolve, longestClosingMs))])
  closing.set(id, waited)
  void waited.finally(() => closing.get(id) === waited && closing.delete(id))
}

/** Settles once the last save of this document is over; undefined when there is nothing to wait for. */
export function afterClosing(id: string | undefined): Promise<unknown> | undefined {
  return id === undefined ? undefined : closing.get(id)
}
