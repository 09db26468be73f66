// Someone may sign up with an address that isn't theirs and wait for its owner. When the owner proves the address, everything that person
// could come back with is removed (docs/decisions/011).
import type { Tx } from '#server/db/db.ts'
import { deleteFactor } from '#server/stores/factors.ts'
import { deleteIdentity, insertIdentity, syncProviders } from '#server/stores/identities.ts'
import { deleteOneTimeTokensOf, type SignUp } from '#server/stores/one-time-tokens.ts'
import { deleteRecoveryCodes } from '#server/stores/recovery-codes.ts'
import { deleteSessionsOf } from '#server/stores/sessions.ts'
import {
  type Account,
  clearUserMetadata,
  deleteUser,
  mergeMetadata,
  updateUser,
} from '#server/stores/users.ts'

/** Removes everything from the account except its id and the address of the given kind. */
export async function clearAccount(tx: Tx, account: Account, provenKind: 'email' | 'phone'): Promise<void> {
  const { user, identities, factors } = account
  for (const identity of identities) await deleteIdentity(tx, identity.id)
  for (const factor of factors) await deleteFactor(tx, factor.id)
  await deleteRecoveryCodes(tx, user.id)
  await deleteSessionsOf(tx, user.id)
  await deleteOneTimeTokensOf(tx, user.id)
  await clearUserMetadata(tx, user.id)
  const other = provenKind === 'email' ? { phone: null } : { email: null }
  await updateUser(tx, user.id, {
    ...other,
    encrypted_password: null,
    email_change: '',
    phone_change: '',
    signup_contested: false,
  })
}

/** Removes an unconfirmed address from the account that claims it, and the account if it was never used. */
export async function releaseEmail(tx: Tx, { user, identities }: Account): Promise<void> {
  if (!user.phone && !user.last_sign_in_at) return deleteUser(tx, user.id)
  for (const identity of identities) if (identity.provider === 'email') await deleteIdentity(tx, identity.id)
  await deleteOneTimeTokensOf(tx, user.id)
  await updateUser(tx, user.id, { email: null })
  await syncProviders(tx, user.id)
}

/** Resets the account to what the given sign-up would have created. */
export async function resetAccount(
  tx: Tx,
  account: Account,
  kind: 'email' | 'phone',
  { password_hash, data }: SignUp,
): Promise<void> {
  const { id } = account.user
  await clearAccount(tx, account, kind)
  await updateUser(tx, id, { encrypted_password: password_hash })
  await mergeMetadata(tx, id, 'raw_user_meta_data', data)
  const contact = { [kind]: account.user[kind], email_verified: false, phone_verified: false }
  await insertIdentity(tx, { userId: id, provider: kind, providerId: id, data: { ...data, ...contact } })
  await mergeMetadata(tx, id, 'raw_app_meta_data', { provider: kind })
  await syncProviders(tx, id)
}
