// POST /resend: sends the same mail again. The response doesn't reveal who has an account.
import { z } from 'zod'
import { sendEmailChange, sendPhoneChange } from '#server/auth/accounts/contact-change.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { type Contact, contactFields, kindOf, readContact } from '#server/auth/input.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { withMinimumDuration } from '#server/auth/limits/minimum-duration.ts'
import { requirePhone } from '#server/auth/limits/phone-service.ts'
import { readRedirect } from '#server/auth/redirect-url.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { type Account, lockAccount } from '#server/stores/users.ts'
import { secondsToWait, secondsUntilNextCode, sendConfirmationAgain } from './send-code.ts'

const types = ['signup', 'email_change', 'sms', 'phone_change'] as const
const body = z.object({
  ...contactFields,
  type: z.enum(types, 'must be signup, email_change, sms or phone_change'),
})

export const resend: Endpoint = withMinimumDuration(async (c, auth) => {
  const request = await readJson(c, body, authErrors)
  const contact = readContact(request)
  const redirectTo = readRedirect(c, auth)
  const isText = contact.phone !== undefined || request.type === 'phone_change'
  if (isText) requirePhone(auth, 422)
  await requireQuota(auth, isText ? 'sms' : 'email')
  await auth.db.tx(async (tx) => {
    const account = await lockAccount(tx, contact)
    if (account) await sendAgain(tx, auth, account, { type: request.type, contact, redirectTo })
  })
  return c.json({})
})

async function sendAgain(
  tx: Tx,
  auth: Auth,
  account: Account,
  { type, contact, redirectTo }: { type: (typeof types)[number]; contact: Contact; redirectTo: string },
): Promise<void> {
  const { user } = account
  if (
    type === 'email_change' &&
    user.email_change &&
    secondsToWait(account, 'email_change_sent_at', auth) === 0
  ) {
    await sendEmailChange(tx, auth, account, { email: user.email_change, redirectTo })
  } else if (
    type === 'phone_change' &&
    user.phone_change &&
    secondsToWait(account, 'phone_change_sent_at', auth) === 0
  ) {
    await sendPhoneChange(tx, auth, account, user.phone_change)
  } else if (
    (type === 'signup' || type === 'sms') &&
    user.confirmed_at === null &&
    secondsUntilNextCode(account, 'signup', auth) === 0
  ) {
    await sendConfirmationAgain(tx, auth, account, { by: kindOf(contact), redirectTo })
  }
}
