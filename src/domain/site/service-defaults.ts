// Defaults of the client library that the product relies on. Spec 9, Library defaults that apply.

/** The realtime connection: heartbeat, time to wait for an answer, and pauses before reconnecting. */
export const realtimeDefaults = {
  heartbeatMs: 30_000,
  timeoutMs: 10_000,
  reconnectMs: [1_000, 2_000, 5_000, 10_000],
} as const

/** Listing and caching of stored files. */
export const storageDefaults = {
  listLimit: 100,
  sortBy: { column: 'name', order: 'asc' },
  cacheControlSeconds: 3_600,
} as const

/** Pause before reconnect number `attempt` (from 1); the last pause repeats. */
export function reconnectDelay(attempt: number): number {
  const index = Math.min(Math.max(attempt, 1), realtimeDefaults.reconnectMs.length) - 1
  return realtimeDefaults.reconnectMs[index] ?? realtimeDefaults.reconnectMs[3]
}
