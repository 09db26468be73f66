// Rate limits by client address, for operations that cost something or can be guessed.

import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { networkOf, takeToken } from '#server/stores/rate-limits.ts'

const seconds = { token: 300, send: 300, verify: 300, factor: 60, anonymous: 3600 }
const factorAnswers = 15

export type AddressLimit = keyof typeof seconds

export async function requireTurn(auth: Auth, limit: AddressLimit, address: string): Promise<void> {
  const { rateLimits } = auth.settings
  if (!rateLimits) return
  const size = limit === 'factor' ? factorAnswers : rateLimits[limit]
  if (!(await takeToken(auth.db, `${limit}:${networkOf(address)}`, size, seconds[limit])))
    throw authErrors.askedTooOften()
}
