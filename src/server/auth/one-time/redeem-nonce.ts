// Redeems the code of GET /reauthenticate: from then on this session, and no other, has a recent proof.
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { hasFactor, requireRecentProof, type SignedIn } from '#server/auth/guard.ts'
import { addMethod, findSession } from '#server/stores/sessions.ts'
import { redeemCode } from './one-time-token.ts'

/** The caller with the proof. If there is a second factor, a mailed code isn't enough and stays unused. */
export async function redeemNonce(
  auth: Auth,
  signedIn: SignedIn,
  nonce: string,
  client: string,
): Promise<SignedIn> {
  const { account, session } = signedIn
  if (hasFactor(account)) requireRecentProof(signedIn)
  const { id: userId, email, phone } = account.user
  const address = email ?? phone ?? ''
  const types = ['reauthentication_token'] as const
  const typed = { userId, address, code: nonce.trim(), types, client, isSms: email === null }
  // In its own transaction, so that a wrong attempt is counted although the request fails.
  const proven = await auth.db.tx(async (tx) => {
    if (!(await redeemCode(tx, auth, typed))) return undefined
    if (!(await findSession(tx, session.id, true))) throw authErrors.sessionNotFound()
    await addMethod(tx, session.id, 'otp')
    return findSession(tx, session.id)
  })
  if (!proven) throw authErrors.reauthenticationInvalid()
  return { ...signedIn, session: proven }
}
