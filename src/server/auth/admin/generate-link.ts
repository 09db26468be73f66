// POST /admin/generate_link: the link and code of a mail, for programs that send mail themselves.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createAccount } from '#server/auth/accounts/new-account.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireService } from '#server/auth/guard.ts'
import { normalizeEmail, optionalObject, optionalText } from '#server/auth/input.ts'
import { verifyLink } from '#server/auth/one-time/mails.ts'
import { issueCode } from '#server/auth/one-time/one-time-token.ts'
import { readRedirect } from '#server/auth/redirect-url.ts'
import { checkPassword } from '#server/auth/secrets/password-rules.ts'
import { presentUser } from '#server/auth/user-view.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import type { OneTimeTokenType } from '#server/stores/one-time-tokens.ts'
import {
  type Account,
  findAccount,
  reloadAccount,
  type UserChange,
  updateUser,
} from '#server/stores/users.ts'

const types = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const
type LinkType = (typeof types)[number]

const slots: Record<LinkType, { token: OneTimeTokenType; sent: UserChange }> = {
  signup: { token: 'confirmation_token', sent: { confirmation_sent_at: 'now' } },
  invite: { token: 'confirmation_token', sent: { confirmation_sent_at: 'now', invited_at: 'now' } },
  magiclink: { token: 'recovery_token', sent: { recovery_sent_at: 'now' } },
  recovery: { token: 'recovery_token', sent: { recovery_sent_at: 'now' } },
  email_change_current: { token: 'email_change_token_current', sent: { email_change_sent_at: 'now' } },
  email_change_new: { token: 'email_change_token_new', sent: { email_change_sent_at: 'now' } },
}

const body = z.object({
  type: z.enum(types, `must be one of ${types.join(', ')}`),
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalObject,
  redirect_to: optionalText,
})
type Request = z.infer<typeof body>

export const generateLink: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const request = await readJson(c, body, authErrors)
  const email = normalizeEmail(request.email ?? '')
  const isChange = request.type.startsWith('email_change')
  const newEmail = isChange ? normalizeEmail(request.new_email ?? '') : ''
  const passwordHash = await hashFor(request, auth)
  const redirectTo = readRedirect(c, auth, request.redirect_to ?? null)
  const { account, type, issued } = await auth.db.tx(async (tx) => {
    const found = await findOrCreate(tx, request, email, passwordHash)
    const address = request.type === 'email_change_new' ? newEmail : email
    if (isChange) await beginChange(tx, found.account, newEmail)
    const slot = slots[found.type]
    await updateUser(tx, found.account.user.id, slot.sent)
    const code = await issueCode(tx, auth, {
      userId: found.account.user.id,
      type: slot.token,
      address,
      signUp: { password_hash: passwordHash, data: request.data ?? {} },
    })
    return { ...found, account: await reloadAccount(tx, found.account.user.id), issued: code }
  })
  return c.json({
    ...presentUser(account),
    action_link: verifyLink(auth, isChange ? 'email_change' : type, issued.linkToken, redirectTo),
    email_otp: issued.code,
    hashed_token: issued.linkToken,
    verification_type: type,
    redirect_to: redirectTo,
  })
}

/** The password of a new account: the given one, or a random one for a magic link. */
async function hashFor({ type, password }: Request, auth: Auth): Promise<string | null> {
  if (type === 'magiclink') return auth.passwords.hash(randomBytes(24).toString('base64url'))
  if (type !== 'signup') return null
  if (!password) throw authErrors.passwordMissing()
  checkPassword(password, auth)
  return auth.passwords.hash(password)
}

async function findOrCreate(
  tx: Tx,
  { type, data }: Request,
  email: string,
  passwordHash: string | null,
): Promise<{ account: Account; type: LinkType }> {
  const known = await findAccount(tx, { email })
  const opens = type === 'signup' || type === 'invite'
  if (known?.user.confirmed_at && opens) throw authErrors.emailExists()
  if (known) return { account: known, type }
  if (!opens && type !== 'magiclink') throw authErrors.noSuchUser()
  const account = await createAccount(tx, { email }, passwordHash, data ?? {})
  return { account, type: type === 'magiclink' ? 'signup' : type }
}

/** Requesting the second link of a change doesn't revoke the first. */
async function beginChange(tx: Tx, { user }: Account, newEmail: string): Promise<void> {
  if (await findAccount(tx, { email: newEmail })) throw authErrors.emailExists()
  if (user.email_change !== newEmail)
    await updateUser(tx, user.id, { email_change: newEmail, email_change_confirm_status: 0 })
}
