// What the editor says about saving, and when it retries.

/**
 * `none`: there is nothing to save yet. `saved` carries the server's own time. `failed` that is not kept means that the
 * text is in this tab alone.
 */
export type SaveState =
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'offline' }
  | { kind: 'failed'; isKept: boolean }

/** The words of each state; Saved is followed by its time, failed by the Retry button. */
export const saveStateTexts = {
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Offline – kept on this device',
  failed: "Couldn't save –",
  retry: 'Retry',
} as const

/** Said beside a failed save that the browser could not keep either. */
export const notKeptWarning = 'This browser can’t save a copy. Keep this tab open until your draft is saved.'

/** First wait before a failed save is tried again. */
const firstRetryMs = 2_000

/** Longest wait between two tries. */
const maxRetryMs = 60_000

/** How long to wait before the next try: doubled each time, up to a minute. */
export function retryDelayMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** Math.max(0, failures - 1), maxRetryMs)
}

/** How long a save may take before it counts as failed: half a minute, and a tenth of a second for every kilobyte on a slow line. */
export function saveLimitMs(characters: number): number {
  return 30_000 + characters / 10
}

/** How long a document may take to be read. */
export const readLimitMs = 20_000

/** Where this browser has a text to show, a read isn't awaited longer than this. */
export const slowReadMs = 4_000

/** Quiet time after a change before it is kept in the browser. */
export const localIdleMs = 300

/** Longest time a change waits to be kept in the browser while typing continues. */
export const localMaxWaitMs = 1_500

/** A request that outlives its page may carry this many bytes at most (fetch, keepalive). */
export const keepaliveMaxBytes = 64_000
