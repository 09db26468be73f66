// Finds the account of a provider's person: by identity, by the same verified address, or a new one.

import { ownName } from '#domain/account/own-name.ts'
import { clearAccount } from '#server/auth/accounts/reset-account.ts'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { normalizeEmail } from '#server/auth/input.ts'
import type { Person } from '#server/auth/providers/person.ts'
import type { Tx } from '#server/db/db.ts'
import {
  findIdentityOwner,
  insertIdentity,
  markIdentityUsed,
  syncProviders,
  updateIdentity,
} from '#server/stores/identities.ts'
import {
  type Account,
  findAccount,
  insertUser,
  mergeMetadata,
  reloadAccount,
  updateUser,
} from '#server/stores/users.ts'

export async function signInPerson(tx: Tx, auth: Auth, provider: string, person: Person): Promise<Account> {
  const owner = await findOwner(tx, provider, person)
  if (owner) {
    await updateIdentity(tx, owner.user.id, provider, person.data)
    await markIdentityUsed(tx, owner.user.id, provider)
    return reloadAccount(tx, owner.user.id)
  }
  const email = provenEmail(person)
  // An unverified address creates no account and gives no access: its owner may be someone else.
  if (!email) throw authErrors.providerEmailUnverified(provider)
  const known = await findAccount(tx, { email })
  if (known) return joinAccount(tx, known, provider, person)
  if (!auth.settings.signups) throw authErrors.signupsOff()
  return createSocialAccount(tx, provider, person, email)
}

/** Links the identity to the account that requested it. */
export async function linkPerson(
  tx: Tx,
  account: Account,
  provider: string,
  person: Person,
): Promise<Account> {
  if (await findOwner(tx, provider, person)) throw authErrors.identityExists()
  const { id, email, is_anonymous } = account.user
  const proven = provenEmail(person)
  if (!email && proven && !(await findAccount(tx, { email: proven })))
    await updateUser(tx, id, { email: proven, email_confirmed_at: 'now', is_anonymous: false })
  else if (is_anonymous) await updateUser(tx, id, { is_anonymous: false })
  return addIdentity(tx, id, provider, person)
}

async function findOwner(tx: Tx, provider: string, { subject }: Person): Promise<Account | undefined> {
  const owner = await findIdentityOwner(tx, provider, subject)
  return owner === undefined ? undefined : findAccount(tx, { id: owner })
}

function provenEmail({ email, emailVerified }: Person): string | undefined {
  if (!email || !emailVerified) return undefined
  try {
    return normalizeEmail(email)
  } catch {
    return undefined
  }
}

async function joinAccount(tx: Tx, account: Account, provider: string, person: Person): Promise<Account> {
  const { id, confirmed_at, email_confirmed_at } = account.user
  if (confirmed_at === null) await takeOver(tx, account, provider)
  // Confirmed by phone only: the account never confirmed the address, so it is another person's.
  else if (email_confirmed_at === null) throw authErrors.emailExists()
  return addIdentity(tx, id, provider, person)
}

/** The provider verified the address, which the account never confirmed. */
async function takeOver(tx: Tx, account: Account, provider: string): Promise<void> {
  await clearAccount(tx, account, 'email')
  await mergeMetadata(tx, account.user.id, 'raw_app_meta_data', { provider })
  await updateUser(tx, account.user.id, { email_confirmed_at: 'now' })
}

async function createSocialAccount(
  tx: Tx,
  provider: string,
  person: Person,
  email: string,
): Promise<Account> {
  const id = await insertUser(tx, {
    email,
    phone: null,
    passwordHash: null,
    appMetadata: { provider, providers: [provider] },
    userMetadata: {},
  })
  await updateUser(tx, id, { email_confirmed_at: 'now' })
  return addIdentity(tx, id, provider, person)
}

async function addIdentity(tx: Tx, userId: string, provider: string, person: Person): Promise<Account> {
  await insertIdentity(tx, { userId, provider, providerId: person.subject, data: person.data })
  const { user } = await reloadAccount(tx, userId)
  const name = ownName.read(user.raw_user_meta_data)
  await mergeMetadata(tx, userId, 'raw_user_meta_data', {
    ...person.data,
    sub: person.subject,
    // The name the account already has is the user's choice.
    ...(name !== '' && { full_name: name }),
  })
  await syncProviders(tx, userId)
  return reloadAccount(tx, userId)
}
