// Rate limits by client address, for operations that cost something or can be guessed.

import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { networkOf, takeToken } from '#server/stores/rate-limits.ts'

const seconds = { token: 300, send: 300, verify: 300, factor: 60, anonymous: 3600 }
const factorAnswers = 15

export type AddressLimit = keyof typeof seconds

export const requireTurn = (auth: Auth, limit: AddressLimit, address: string): Promise<void> =>
  requireToken(auth, limit, networkOf(address))

/** Requests with a token signed by this server count by session, so that others in the same network can't use up their limit. */
export const requireSessionTurn = (auth: Auth, sessionId: string): Promise<void> =>
  requireToken(auth, 'token', `session ${sessionId}`)

async function requireToken(auth: Auth, limit: AddressLimit, whose: string): Promise<void> {
  const { rateLimits } = auth.settings
  if (!rateLimits) return
  const size = limit === 'factor' ? factorAnswers : rateLimits[limit]
  if (await takeToken(auth.db, `${limit}:${whose}`, size, seconds[limit])) return
  const refusal = authErrors.askedTooOften()
  refusal.retryAfter = Math.ceil(seconds[limit] / Math.max(size, 1))
  throw refusal
}
