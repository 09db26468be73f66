// POST /invite: opens an account for an address and mails its owner the way in.
import { z } from 'zod'
import { readJson } from '#server/http/body.ts'
import { deleteSessionsOf } from '#server/stores/sessions.ts'
import { findAccount, reloadAccount, updateUser } from '#server/stores/users.ts'
import type { Endpoint } from './auth.ts'
import { authErrors } from './errors.ts'
import { requireService } from './guard.ts'
import { normalizeEmail, optionalObject, optionalText } from './input.ts'
import { readRedirect } from './redirect-url.ts'
import { sendCode } from './send-code.ts'
import { createAccount } from './signup.ts'
import { presentUser } from './user-view.ts'

const body = z.object({ email: optionalText, data: optionalObject })

export const invite: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const request = await readJson(c, body, authErrors)
  const email = normalizeEmail(request.email ?? '')
  const redirectTo = readRedirect(c, auth)
  const account = await auth.db.tx(async (tx) => {
    const known = await findAccount(tx, { email })
    if (known?.user.confirmed_at) throw authErrors.emailExists()
    const invited = known ?? (await createAccount(tx, { email }, null, request.data ?? {}))
    // Whoever signed up with the address before its owner was invited must not come in with the owner's click.
    await updateUser(tx, invited.user.id, { invited_at: 'now', encrypted_password: null })
    await deleteSessionsOf(tx, invited.user.id)
    await sendCode(tx, auth, invited, { kind: 'invite', redirectTo })
    return reloadAccount(tx, invited.user.id)
  })
  return c.json(presentUser(account))
}
