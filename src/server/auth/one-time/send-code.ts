// Creates and sends a code for an account, within the limit of that kind.

import type { Auth } from '#server/auth/auth.ts'
import type { Challenge } from '#server/auth/input.ts'
import type { Tx } from '#server/db/db.ts'
import { insertFlowState } from '#server/stores/flow-states.ts'
import type { OneTimeTokenType, SignUp } from '#server/stores/one-time-tokens.ts'
import { type Account, updateUser } from '#server/stores/users.ts'
import { type MailKind, sendCodeMail, sendCodeSms } from './mails.ts'
import { issueCode } from './one-time-token.ts'

type SentColumn =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'reauthentication_sent_at'
  | 'email_change_sent_at'
  | 'phone_change_sent_at'

/** Magic links and recovery share one slot and one limit. */
const slots: Record<Exclude<MailKind, 'email_change'>, { type: OneTimeTokenType; sent: SentColumn }> = {
  signup: { type: 'confirmation_token', sent: 'confirmation_sent_at' },
  invite: { type: 'confirmation_token', sent: 'confirmation_sent_at' },
  magiclink: { type: 'recovery_token', sent: 'recovery_sent_at' },
  recovery: { type: 'recovery_token', sent: 'recovery_sent_at' },
  reauthentication: { type: 'reauthentication_token', sent: 'reauthentication_sent_at' },
}

/** Seconds until this account can get another one of the kind; 0 if it can now. */
export function secondsToWait(account: Account, column: SentColumn, auth: Auth): number {
  const sent = account.user[column]
  if (!sent) return 0
  return Math.max(0, Math.ceil(auth.settings.sendSeconds - (Date.now() - Date.parse(sent)) / 1000))
}

export const secondsUntilNextCode = (account: Account, kind: keyof typeof slots, auth: Auth): number =>
  secondsToWait(account, slots[kind].sent, auth)

export interface CodeRequest {
  kind: keyof typeof slots
  /** Which of the account's addresses it goes to: the one in the request. */
  by: 'email' | 'phone'
  redirectTo: string
  challenge?: Challenge | undefined
  /** What the code applies if it is the first to confirm the address. */
  signUp?: SignUp
  /** Keeps the sign-up of the code that this one replaces, instead of `signUp`. */
  keepsSignUp?: boolean
}

/** Sends the code by mail, or by text message. */
export async function sendCode(
  tx: Tx,
  auth: Auth,
  account: Account,
  { kind, by, redirectTo, challenge, signUp, keepsSignUp = false }: CodeRequest,
): Promise<void> {
  const { id, signup_contested } = account.user
  const address = account.user[by] ?? ''
  const { type, sent } = slots[kind]
  const isContested = kind === 'signup' && signup_contested
  const isPkce = challenge !== undefined
  const issued = await issueCode(tx, auth, {
    userId: id,
    type,
    address,
    isPkce,
    signUp: signUp ?? null,
    keepsSignUp,
  })
  if (challenge) await insertFlowState(tx, { userId: id, providerType: by, method: kind, challenge })
  await updateUser(tx, id, { [sent]: 'now' })
  if (by === 'email')
    await sendCodeMail(tx, auth, { kind, to: address, userId: id, issued, redirectTo, isContested })
  else await sendCodeSms(tx, auth, { to: address, userId: id, code: issued.code, isContested })
}

/** Sends the confirmation of a sign-up, or an invitation, again, with the same effect. */
export async function sendConfirmationAgain(
  tx: Tx,
  auth: Auth,
  account: Account,
  options: Pick<CodeRequest, 'by' | 'redirectTo' | 'challenge'>,
): Promise<void> {
  const { encrypted_password, raw_user_meta_data } = account.user
  await sendCode(tx, auth, account, {
    ...options,
    kind: isInvited(account) ? 'invite' : 'signup',
    signUp: { password_hash: encrypted_password, data: raw_user_meta_data },
    keepsSignUp: true,
  })
}

/** Whether the account comes from an invitation that has not been accepted yet. */
export const isInvited = ({ user }: Account): boolean =>
  user.invited_at !== null && user.encrypted_password === null && user.confirmed_at === null
