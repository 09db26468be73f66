// Settings of the client library that the product relies on.

/** The realtime connection: how often it checks that the other side is there, and how long it waits for an answer. */
export const realtimeDefaults = { heartbeatMs: 30_000, timeoutMs: 10_000 } as const
