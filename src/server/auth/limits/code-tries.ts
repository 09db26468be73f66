// Limits on wrong codes, both sent ones and those of a second factor. A right code is not counted. These limits apply whatever AUTH_LIMITS
// says: six digits are worthless without them.
import { createHash } from 'node:crypto'
import type { Tx } from '#server/db/db.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { listSessionAddresses } from '#server/stores/sessions.ts'
import { takeTry } from './tries.ts'

const hour = 3600
const everywhere = { amount: 30, seconds: hour }
/** However many codes are sent: a new one, or another account's, is no new set of tries. */
const sentCodes = { amount: 10, seconds: hour }
const factorCodes = { amount: 10, seconds: 15 * 60 }

type GiveBack = (() => Promise<void>) | undefined

/** A try at the codes that were sent to an address; `owners` are the accounts they were sent for. */
export function takeSentCodeTry(
  tx: Tx,
  address: string,
  owners: readonly string[],
  client: string,
): Promise<GiveBack> {
  return takeTry(tx, {
    key: `code:${createHash('sha256').update(address).digest('base64url')}`,
    address: client,
    here: sentCodes,
    everywhere,
    known: async () => (await Promise.all(owners.map((id) => listSessionAddresses(tx, id)))).flat(),
  })
}

/** A try at a factor's code. Known is a network only by a session that has shown the factor: a thief of the password has none. */
export function takeFactorTry(tx: Tx, userId: string, client: string): Promise<GiveBack> {
  return takeTry(tx, {
    key: `factor:${userId}`,
    address: client,
    here: factorCodes,
    everywhere,
    known: () => listSessionAddresses(tx, userId, 'aal2'),
  })
}

/** Recovery codes cannot be guessed; each session has tries of its own, so nobody can use up the owner's. */
export const takeRecoveryTry = (tx: Tx, sessionId: string): Promise<boolean> =>
  takeToken(tx, `recovery:${sessionId}`, factorCodes.amount, factorCodes.seconds)
