// How far this device's clock is from the server's, learned from the answers to saves: ages of documents are counted in server time.
import { Watched } from '#web/lib/watched.ts'

const minuteMs = 60_000

/** Whole minutes: the time an answer was under way is no difference. */
export const clockLead = new Watched(0)

/** The server has just written this time. */
export function noteServerTime(instant: string, now = Date.now()): void {
  const lead = Math.round((now - Date.parse(instant)) / minuteMs) * minuteMs
  if (Number.isFinite(lead) && lead !== clockLead.read()) clockLead.set(lead)
}
