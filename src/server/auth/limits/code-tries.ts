// Limits on wrong codes, both sent ones and those of a second factor. A right code is not counted. These limits apply whatever AUTH_LIMITS
// says: six digits are worthless without them.
import { createHash } from 'node:crypto'
import type { Tx } from '#server/db/db.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { listSessionAddresses } from '#server/stores/sessions.ts'
import { takeAttempt } from './tries.ts'

const hour = 3600
const perAccount = { amount: 30, seconds: hour }
/** Independent of the number of codes sent: a new code, or another account's, grants no new attempts. */
const sentCodes = { amount: 10, seconds: hour }
const factorCodes = { amount: 10, seconds: 15 * 60 }

type RefundAttempt = (() => Promise<void>) | undefined

/** An attempt at the codes sent to an address; `owners` are the accounts they were sent for. */
export function takeSentCodeTry(
  tx: Tx,
  address: string,
  owners: readonly string[],
  client: string,
): Promise<RefundAttempt> {
  return takeAttempt(tx, {
    key: `code:${createHash('sha256').update(address).digest('base64url')}`,
    address: client,
    perNetwork: sentCodes,
    perAccount,
    known: async () => (await Promise.all(owners.map((id) => listSessionAddresses(tx, id)))).flat(),
  })
}

/** An attempt at a factor's code. A network counts as known only by a session that used the factor, which a password thief lacks. */
export function takeFactorTry(tx: Tx, userId: string, client: string): Promise<RefundAttempt> {
  return takeAttempt(tx, {
    key: `factor:${userId}`,
    address: client,
    perNetwork: factorCodes,
    perAccount,
    known: () => listSessionAddresses(tx, userId, 'aal2'),
  })
}

/** Recovery codes can't be guessed. Each session has its own attempts, so nobody can use up the owner's. */
export const takeRecoveryTry = (tx: Tx, sessionId: string): Promise<boolean> =>
  takeToken(tx, `recovery:${sessionId}`, factorCodes.amount, factorCodes.seconds)
