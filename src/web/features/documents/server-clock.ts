// Offset between this device's clock and the server's, learned from save responses: document ages use server time.
import { Store } from '#web/lib/store.ts'

const minuteMs = 60_000

/** Whole minutes: network latency is not an offset. */
export const clockOffset = new Store(0)

/** `instant` is a time the server has just written. */
export function recordServerTime(instant: string, now = Date.now()): void {
  const offset = Math.round((now - Date.parse(instant)) / minuteMs) * minuteMs
  if (Number.isFinite(offset) && offset !== clockOffset.read()) clockOffset.set(offset)
}
