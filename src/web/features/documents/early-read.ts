// Turning from one document to the next: the next one is asked for when its link is pressed, while the screen still turns;
// one that is only just closing waits for its own last save first.
import type { DocumentRow } from '#contract/tables.ts'
import { openDocument } from './documents-api.ts'

/** What was read earlier than this before it is needed is asked for again. */
const freshMs = 2_000
/** A document that is opened again waits for its own last save, but not for ever. */
const longestClosingMs = 3_000

let early: { id: string; at: number; reading: Promise<DocumentRow | null> } | undefined
const closing = new Map<string, Promise<unknown>>()

/** Begins to read a document that is about to be opened. */
export function readEarly(id: string): void {
  if (closing.has(id) || isFresh(id)) return
  const reading = openDocument(id)
  // Whoever takes it hears of a failure; nobody may.
  reading.catch(() => undefined)
  early = { id, at: performance.now(), reading }
}

/** The document, from the reading that has begun or from one that begins now. */
export function openEarlyOrNow(id: string): Promise<DocumentRow | null> {
  const reading = isFresh(id) ? early?.reading : undefined
  early = undefined
  return reading ?? openDocument(id)
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
