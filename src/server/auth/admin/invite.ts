// POST /invite: creates an account for an address and mails an invitation.
import { z } from 'zod'
import { createAccount } from '#server/auth/accounts/new-account.ts'
import { resetAccount } from '#server/auth/accounts/reset-account.ts'
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireService } from '#server/auth/guard.ts'
import { normalizeEmail, optionalObject, optionalText } from '#server/auth/input.ts'
import { sendCode } from '#server/auth/one-time/send-code.ts'
import { readRedirect } from '#server/auth/redirect-url.ts'
import { presentUser } from '#server/auth/user-view.ts'
import { readJson } from '#server/http/body.ts'
import { findAccount, reloadAccount, updateUser } from '#server/stores/users.ts'

const body = z.object({ email: optionalText, data: optionalObject })

export const invite: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const request = await readJson(c, body, authErrors)
  const email = normalizeEmail(request.email ?? '')
  const redirectTo = readRedirect(c, auth)
  const account = await auth.db.tx(async (tx) => {
    const known = await findAccount(tx, { email })
    if (known?.user.confirmed_at) throw authErrors.emailExists()
    const signUp = { password_hash: null, data: request.data ?? {} }
    // If somebody else signed up with the address earlier, the owner's click must not let them in.
    if (known) await resetAccount(tx, known, 'email', signUp)
    const invited = known ?? (await createAccount(tx, { email }, null, signUp.data))
    await updateUser(tx, invited.user.id, { invited_at: 'now' })
    await sendCode(tx, auth, invited, { kind: 'invite', by: 'email', redirectTo, signUp })
    return reloadAccount(tx, invited.user.id)
  })
  return c.json(presentUser(account))
}
