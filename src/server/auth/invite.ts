// POST /invite: opens an account for an address and mails its owner the way in.
import { z } from 'zod'
import { readJson } from '#server/http/body.ts'
import { findAccount, reloadAccount, updateUser } from '#server/stores/users.ts'
import type { Endpoint } from './auth.ts'
import { authErrors } from './errors.ts'
import { startOver } from './eviction.ts'
import { requireService } from './guard.ts'
import { normalizeEmail, optionalObject, optionalText } from './input.ts'
import { createAccount } from './new-account.ts'
import { readRedirect } from './redirect-url.ts'
import { sendCode } from './send-code.ts'
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
    const signUp = { password_hash: null, data: request.data ?? {} }
    // Whoever signed up with the address before its owner was invited must not come in with the owner's click.
    if (known) await startOver(tx, known, 'email', signUp)
    const invited = known ?? (await createAccount(tx, { email }, null, signUp.data))
    await updateUser(tx, invited.user.id, { invited_at: 'now' })
    await sendCode(tx, auth, invited, { kind: 'invite', by: 'email', redirectTo, signUp })
    return reloadAccount(tx, invited.user.id)
  })
  return c.json(presentUser(account))
}
