// grant_type=password. Unknown account, no password and wrong password get the same answer after the same amount of work.
import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { type Contact, contactFields, foldEmail, optionalText, readContact } from '#server/auth/input.ts'
import { takePasswordTry } from '#server/auth/limits/password-tries.ts'
import { beginSession, isBanned } from '#server/auth/sessions/session.ts'
import { readJson } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { markIdentityUsed } from '#server/stores/identities.ts'
import { type Account, findAccount } from '#server/stores/users.ts'

const body = z.object({ ...contactFields, password: optionalText })

export async function grantByPassword(c: Context<AppEnv>, auth: Auth): Promise<Response> {
  const request = await readJson(c, body, authErrors)
  const contact = readSignInContact(request)
  if (contact.email && !auth.settings.emailProvider) throw authErrors.emailOff(422)
  if (contact.phone && !auth.settings.phoneProvider) throw authErrors.phoneOff(422)
  const refundAttempt = await takePasswordTry(auth, contact, clientAddress(c, auth.config))
  const account = await findAccount(auth.db, contact)
  const matches = await auth.passwords.verify(
    request.password ?? '',
    account?.user.encrypted_password ?? null,
  )
  if (!account || !matches) throw authErrors.invalidCredentials()
  await refundAttempt()
  if (isBanned(account)) throw authErrors.banned(400)
  refuseUnconfirmed(account, contact, auth)
  return auth.db.tx(async (tx) => {
    await markIdentityUsed(tx, account.user.id, contact.email ? 'email' : 'phone')
    return c.json(await beginSession(tx, c, auth, account, { method: 'password' }))
  })
}

/**
 * An invalid address gets the same response as a wrong password. It is looked up anyway, because an account may have it from before
 * addresses were validated strictly.
 */
function readSignInContact(request: z.infer<typeof body>): Contact {
  if (!request.email && !request.phone) throw authErrors.invalid('missing email or phone')
  const email = request.phone ? '' : foldEmail(request.email ?? '')
  if (email && !/\p{Cc}/u.test(email)) return { email }
  try {
    return readContact(request)
  } catch {
    throw authErrors.invalidCredentials()
  }
}

/** Checked after the password, so that only the owner learns it. */
function refuseUnconfirmed({ user }: Account, contact: Contact, { settings }: Auth): void {
  if (settings.allowUnconfirmed) return
  if (contact.email && !user.email_confirmed_at) throw authErrors.emailNotConfirmed(400)
  if (contact.phone && !user.phone_confirmed_at) throw authErrors.phoneNotConfirmed(400)
}
