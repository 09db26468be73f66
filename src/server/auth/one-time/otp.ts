// POST /otp (formerly /magiclink): sends a code or link to sign in without a password. The response is the same whether the address is
// unknown, rate-limited or was sent a mail.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createAccount, retryOnce } from '#server/auth/accounts/new-account.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import {
  type Contact,
  challengeFields,
  contactFields,
  kindOf,
  optionalObject,
  readChallenge,
  readContact,
} from '#server/auth/input.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { withMinimumDuration } from '#server/auth/limits/minimum-duration.ts'
import { requirePhone } from '#server/auth/limits/phone-service.ts'
import { readRedirect } from '#server/auth/redirect-url.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { type Account, lockAccount } from '#server/stores/users.ts'
import { type CodeRequest, secondsUntilNextCode, sendCode } from './send-code.ts'

const body = z.object({
  ...contactFields,
  ...challengeFields,
  create_user: z.boolean().nullish(),
  data: optionalObject,
})

export const otp: Endpoint = withMinimumDuration(async (c, auth) => {
  const request = await readJson(c, body, authErrors)
  const contact = readContact(request)
  if (contact.email && !auth.settings.emailProvider) throw authErrors.emailOff(422)
  if (contact.phone) requirePhone(auth, 422)
  const challenge = readChallenge(request)
  const redirectTo = readRedirect(c, auth)
  const mayCreate = (request.create_user ?? true) && auth.settings.signups
  await requireQuota(auth, contact.email ? 'email' : 'sms')
  // A random password, hashed for every request, so that a new account takes as long as a known one.
  const passwordHash = mayCreate ? await auth.passwords.hash(randomBytes(24).toString('base64url')) : null
  const data = request.data ?? {}
  await retryOnce(() =>
    auth.db.tx(async (tx) => {
      const known = await lockAccount(tx, contact)
      const account = known ?? (mayCreate ? await createAccount(tx, contact, passwordHash, data) : undefined)
      // This code proves only the address. The password and the metadata of the account may be a stranger's.
      const signUp = known ? { password_hash: null, data: {} } : { password_hash: passwordHash, data }
      if (account) await sendSignInCode(tx, auth, account, contact, { redirectTo, challenge, signUp })
    }),
  )
  return c.json({})
})

async function sendSignInCode(
  tx: Tx,
  auth: Auth,
  account: Account,
  contact: Contact,
  options: Omit<CodeRequest, 'kind' | 'by'>,
): Promise<void> {
  const kind = account.user.confirmed_at === null && !auth.settings.autoconfirm ? 'signup' : 'magiclink'
  if (secondsUntilNextCode(account, kind, auth) > 0) return
  await sendCode(tx, auth, account, { kind, by: kindOf(contact), ...options })
}
