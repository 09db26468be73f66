// GET /reauthenticate: sends a code to the account's own address, to prove presence before a change.
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireUser } from '#server/auth/guard.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { requirePhone } from '#server/auth/limits/phone-service.ts'
import { lockAccount } from '#server/stores/users.ts'
import { secondsUntilNextCode, sendCode } from './send-code.ts'

export const reauthenticate: Endpoint = async (c, auth) => {
  const { user } = (await requireUser(c, auth)).account
  if (!user.email && !user.phone)
    throw authErrors.invalid('Reauthentication requires the user to have an email or a phone number')
  if (user.email && !user.email_confirmed_at) throw authErrors.emailNotConfirmed(422)
  if (!user.email) requirePhone(auth, 422)
  await requireQuota(auth, user.email ? 'email' : 'sms')
  await auth.db.tx(async (tx) => {
    const account = await lockAccount(tx, { id: user.id })
    if (!account) throw authErrors.userNotFound()
    const wait = secondsUntilNextCode(account, 'reauthentication', auth)
    if (wait > 0) throw authErrors.sentTooOften(user.email ? 'email' : 'sms', wait)
    const by = account.user.email ? 'email' : 'phone'
    await sendCode(tx, auth, account, { kind: 'reauthentication', by, redirectTo: '' })
  })
  return c.json({})
}
