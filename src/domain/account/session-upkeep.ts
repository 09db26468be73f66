// When a session is valid, refreshed, retried or stale. Spec 4, Session upkeep, 5 and 9.

/** How often the client looks at the session. */
export const refreshTickMs = 30_000

/** The session is refreshed once this many ticks or fewer remain. */
export const refreshAtTicks = 3

/** First pause before a failed refresh is tried again; it doubles each time. */
export const retryFirstMs = 200

/** Longest time spent on retries. */
export const retryMaxMs = 30_000

/** Age in seconds from which a session taken from an address is reported as stale. */
export const staleAfterSeconds = 120

type SessionParts = Partial<
  Record<'access_token' | 'refresh_token' | 'expires_at' | 'expires_in' | 'token_type', unknown>
>

/** Parts that make a session valid, by where it comes from. */
export const requiredSessionParts = {
  stored: ['access_token', 'refresh_token', 'expires_at'],
  given: ['access_token', 'refresh_token'],
  address: ['access_token', 'expires_in', 'refresh_token', 'token_type'],
} as const

/** Whether a session from this source has every part it needs. */
export function isCompleteSession(source: keyof typeof requiredSessionParts, session: SessionParts): boolean {
  return requiredSessionParts[source].every((part) => Boolean(session[part]))
}

/** Whether the session is due for a refresh; `expiresAt` in seconds, `now` in milliseconds. */
export function isRefreshDue(expiresAt: number, now: number): boolean {
  return Math.floor((expiresAt * 1000 - now) / refreshTickMs) <= refreshAtTicks
}

/** Pause before retry number `attempt` (from 0) after `elapsed` milliseconds; undefined when the time is used up. */
export function retryDelay(attempt: number, elapsed: number): number | undefined {
  const delay = retryFirstMs * 2 ** attempt
  return elapsed + delay < retryMaxMs ? delay : undefined
}

/** Whether a session taken from an address is older than it may be; both times in seconds. */
export function isStaleSession(issuedAt: number, now: number): boolean {
  return now - issuedAt > staleAfterSeconds
}
