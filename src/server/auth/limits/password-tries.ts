// How often a wrong password may be tried. Per account and network, so that guessing from one place ends soon and holds nobody
// else back; and per account from everywhere, so that a thousand places do not add up. The second never shuts out a network
// that the account is signed in from, both fill up again by themselves, and a mailed link always gets in: a stranger cannot lock
// the owner out. Accounts that do not exist are counted alike (docs/decisions/011).
import { createHash } from 'node:crypto'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import type { Contact } from '#server/auth/input.ts'
import { networkOf, returnToken, takeToken } from '#server/stores/rate-limits.ts'
import { listSessionAddresses } from '#server/stores/sessions.ts'
import { findAccount } from '#server/stores/users.ts'

const networkSeconds = 15 * 60
const accountSeconds = 60 * 60

/** Takes a try before the password is looked at; answers how to give it back when the password was right. */
export async function takePasswordTry(
  auth: Auth,
  contact: Contact,
  address: string,
): Promise<() => Promise<void>> {
  const { rateLimits } = auth.settings
  if (!rateLimits) return async () => {}
  const network = networkOf(address)
  const account = createHash('sha256')
    .update(contact.email ?? contact.phone)
    .digest('base64url')
  const keys = { here: `password:${account}:${network}`, everywhere: `password:${account}` }
  if (!(await takeToken(auth.db, keys.here, rateLimits.password, networkSeconds)))
    throw authErrors.askedTooOften()
  const isOpen = await takeToken(auth.db, keys.everywhere, rateLimits.account, accountSeconds)
  if (!isOpen && !(await isKnownNetwork(auth, contact, network))) throw authErrors.askedTooOften()
  return async () => {
    await returnToken(auth.db, keys.here, rateLimits.password)
    await returnToken(auth.db, keys.everywhere, rateLimits.account)
  }
}

async function isKnownNetwork({ db }: Auth, contact: Contact, network: string): Promise<boolean> {
  const account = await findAccount(db, contact)
  const addresses = account ? await listSessionAddresses(db, account.user.id) : []
  return addresses.some((address) => networkOf(address) === network)
}
