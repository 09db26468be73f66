// GET /reauthenticate: a code to the account's own address, to prove presence before a change.
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireUser } from '#server/auth/guard.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { sendCode, waitFor } from './send-code.ts'

export const reauthenticate: Endpoint = async (c, auth) => {
  const { account } = await requireUser(c, auth)
  if (!account.user.email && !account.user.phone)
    throw authErrors.invalid('Reauthentication requires the user to have an email or a phone number')
  if (account.user.email && !account.user.email_confirmed_at) throw authErrors.emailNotConfirmed(422)
  const wait = waitFor(account, 'reauthentication', auth)
  if (wait > 0) throw authErrors.sentTooOften(account.user.email ? 'email' : 'sms', wait)
  await requireQuota(auth, account.user.email ? 'email' : 'sms')
  await auth.db.tx((tx) =>
    sendCode(tx, auth, account, {
      kind: 'reauthentication',
      by: account.user.email ? 'email' : 'phone',
      redirectTo: auth.config.siteUrl,
    }),
  )
  return c.json({})
}
