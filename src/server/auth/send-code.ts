// Making and sending a code for an account, no oftener than the account's clock for that kind allows.
import type { Tx } from '#server/db/db.ts'
import { insertFlowState } from '#server/stores/flow-states.ts'
import type { OneTimeTokenType } from '#server/stores/one-time-tokens.ts'
import { type Account, updateUser } from '#server/stores/users.ts'
import type { Auth } from './auth.ts'
import type { Challenge } from './input.ts'
import { type MailKind, sendCodeMail, sendCodeSms } from './mails.ts'
import { issueCode } from './one-time-token.ts'

type SentColumn =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'reauthentication_sent_at'
  | 'email_change_sent_at'

/** Magic link and recovery share one slot and one clock. */
const slots: Record<Exclude<MailKind, 'email_change'>, { type: OneTimeTokenType; sent: SentColumn }> = {
  signup: { type: 'confirmation_token', sent: 'confirmation_sent_at' },
  invite: { type: 'confirmation_token', sent: 'confirmation_sent_at' },
  magiclink: { type: 'recovery_token', sent: 'recovery_sent_at' },
  recovery: { type: 'recovery_token', sent: 'recovery_sent_at' },
  reauthentication: { type: 'reauthentication_token', sent: 'reauthentication_sent_at' },
}

/** Seconds until this account may get another of the kind; 0 when it may now. */
export function secondsToWait(account: Account, column: SentColumn, auth: Auth): number {
  const sent = account.user[column]
  if (!sent) return 0
  return Math.max(0, Math.ceil(auth.settings.sendSeconds - (Date.now() - Date.parse(sent)) / 1000))
}

export const waitFor = (account: Account, kind: keyof typeof slots, auth: Auth): number =>
  secondsToWait(account, slots[kind].sent, auth)

export interface CodeWish {
  kind: keyof typeof slots
  redirectTo: string
  challenge?: Challenge | undefined
}

/** Sends the code by mail, or by text message where the account has only a phone. */
export async function sendCode(
  tx: Tx,
  auth: Auth,
  account: Account,
  { kind, redirectTo, challenge }: CodeWish,
): Promise<void> {
  const { id, email, phone } = account.user
  const address = email ?? phone ?? ''
  const { type, sent } = slots[kind]
  const issued = await issueCode(tx, auth, id, type, address, challenge !== undefined)
  if (challenge) {
    await insertFlowState(tx, {
      userId: id,
      providerType: email ? 'email' : 'phone',
      method: kind,
      challenge,
    })
  }
  await updateUser(tx, id, { [sent]: 'now' })
  if (email) await sendCodeMail(tx, auth, { kind, to: email, userId: id, issued, redirectTo })
  else await sendCodeSms(tx, address, id, issued.code)
}
