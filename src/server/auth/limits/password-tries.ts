// Limits on wrong passwords. Accounts that don't exist are counted the same way. A mailed link always works, so a stranger can't lock the
// owner out.
import { createHash } from 'node:crypto'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import type { Contact } from '#server/auth/input.ts'
import { listSessionAddresses } from '#server/stores/sessions.ts'
import { findAccount } from '#server/stores/users.ts'
import { takeAttempt } from './tries.ts'

/** Takes an attempt before the password is checked; returns how to give it back if the password is right. */
export async function takePasswordTry(
  { db, settings: { rateLimits } }: Auth,
  contact: Contact,
  address: string,
): Promise<() => Promise<void>> {
  if (!rateLimits) return async () => {}
  const account = createHash('sha256')
    .update(contact.email ?? contact.phone)
    .digest('base64url')
  const refundAttempt = await takeAttempt(db, {
    key: `password:${account}`,
    address,
    perNetwork: { amount: rateLimits.password, seconds: 15 * 60 },
    perAccount: { amount: rateLimits.account, seconds: 60 * 60 },
    known: async () => {
      const found = await findAccount(db, contact)
      return found ? listSessionAddresses(db, found.user.id) : []
    },
  })
  if (!refundAttempt) throw authErrors.askedTooOften()
  return refundAttempt
}
