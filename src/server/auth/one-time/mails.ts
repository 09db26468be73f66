// Which mail or text message is sent for which event. Always queued in the transaction of that event.

import { readAuthCallback } from '#domain/account/auth-callback.ts'
import { defaultRedirect } from '#domain/account/redirect-target.ts'
import type { Auth } from '#server/auth/auth.ts'
import { countMessage } from '#server/auth/limits/message-quota.ts'
import type { Tx } from '#server/db/db.ts'
import { type MailParts, renderMail } from '#server/mail/templates.ts'
import { queueMail, queueSms } from '#server/stores/outbox.ts'
import type { IssuedCode } from './one-time-token.ts'

export type MailKind = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change' | 'reauthentication'

const ignore = 'If you didn’t request this, you can ignore this email. Nothing will change.'

/** Nobody can tell which password is the reader's, so none is kept (docs/decisions/011). */
const contestedSignUp: Partial<MailParts> = {
  lines: [
    'Someone signed up with this address more than once, using different passwords. Confirm that it’s yours, then choose your password. None of the earlier ones will work.',
  ],
}

const texts: Record<MailKind, Omit<MailParts, 'code' | 'link'> & { label?: string }> = {
  signup: {
    title: 'Confirm your email address',
    lines: ['Thanks for signing up. Confirm your email address to start writing.'],
    label: 'Confirm my address',
    closing: 'If you didn’t sign up, you can ignore this email. The account won’t be activated.',
  },
  magiclink: {
    title: 'Your sign-in link',
    lines: ['Use either the link or the code to sign in. Once you use one, both expire.'],
    label: 'Sign in',
    closing: ignore,
  },
  recovery: {
    title: 'Reset your password',
    lines: ['Use either the link or the code to choose a new password. Once you use one, both expire.'],
    label: 'Choose a new password',
    closing: ignore,
  },
  invite: {
    title: 'You’re invited',
    lines: ['Someone created a Presswright account for you. Accept the invitation to get started.'],
    label: 'Accept the invitation',
    closing: 'If you weren’t expecting this invitation, you can ignore this email.',
  },
  email_change: {
    title: 'Confirm your email change',
    lines: ['Confirm that you want to change the email address on your account.'],
    label: 'Confirm the change',
    closing:
      'If you have a Presswright account and didn’t request this, change your password. Otherwise, you can ignore this email.',
  },
  reauthentication: {
    title: 'Confirm it’s you',
    lines: ['Enter this code to finish the change you started.'],
    closing: 'If this wasn’t you, change your password. Someone else may know it.',
  },
}

export interface CodeMail {
  kind: MailKind
  to: string
  userId: string
  issued: IssuedCode
  redirectTo: string
  /** Signed up more than once with different passwords: the mail says so. */
  isContested?: boolean
}

export async function sendCodeMail(
  tx: Tx,
  auth: Auth,
  { kind, to, userId, issued, redirectTo, isContested }: CodeMail,
): Promise<void> {
  const { label, ...parts } = isContested ? { ...texts[kind], ...contestedSignUp } : texts[kind]
  const link = label && { link: { label, url: verifyLink(auth, kind, issued.linkToken, redirectTo) } }
  await countMessage(tx, auth, 'email')
  await queueMail(tx, { to, ...renderMail({ ...parts, code: issued.code, ...link }) }, userId)
}

export function verifyLink(auth: Auth, kind: string, token: string, redirectTo: string): string {
  return `${auth.externalUrl}/verify?${new URLSearchParams({ token, type: kind, redirect_to: redirectTo })}`
}

/** Somebody signed up with an address that has an account: only its owner is told. */
export async function sendAlreadyRegistered(
  tx: Tx,
  auth: Auth,
  { to, userId, redirectTo }: { to: string; userId: string; redirectTo: string },
): Promise<void> {
  const signIn = `${auth.config.siteUrl}/signin`
  const target = returnTarget(redirectTo)
  const parts: MailParts = {
    title: 'You already have an account',
    lines: [
      'Someone, probably you, tried to sign up with this address. It already has an account, so sign in instead.',
    ],
    link: { label: 'Sign in', url: target ? `${signIn}?${target}` : signIn },
    links: [
      {
        label: 'Forgot your password?',
        url: `${signIn}?${['view=forgotten_password', target].filter(Boolean).join('&')}`,
      },
    ],
    closing: 'If it wasn’t you, you can ignore this email. Nothing has changed.',
  }
  await countMessage(tx, auth, 'email')
  await queueMail(tx, { to, ...renderMail(parts) }, userId)
}

/** Where the sign-up was to lead, such as to an invitation, for a sign-in that leads there, too. */
function returnTarget(address: string): string | undefined {
  const { redirectTo } = readAuthCallback((name) => URL.parse(address)?.searchParams.get(name) ?? null)
  return redirectTo === defaultRedirect ? undefined : `redirectTo=${encodeURIComponent(redirectTo)}`
}

/** Somebody tried to move their account to an address that has one: only its owner is told. */
export async function sendAddressTaken(tx: Tx, auth: Auth, to: string, askedBy: string): Promise<void> {
  const parts: MailParts = {
    title: 'This address already has an account',
    lines: [
      'Someone, maybe you, tried to use this address for another account. It belongs to your account, so nothing has changed.',
    ],
    link: { label: 'Sign in', url: `${auth.config.siteUrl}/signin` },
    closing: 'If it wasn’t you, you can ignore this email.',
  }
  await countMessage(tx, auth, 'email')
  await queueMail(tx, { to, ...renderMail(parts) }, askedBy)
}

export async function sendCodeSms(
  tx: Tx,
  auth: Auth,
  {
    to,
    userId,
    code,
    isContested = false,
  }: { to: string; userId: string; code: string; isContested?: boolean },
): Promise<void> {
  const note = isContested
    ? '. This number was used to sign up more than once, so you’ll need to choose a new password.'
    : ''
  await countMessage(tx, auth, 'sms')
  await queueSms(tx, { to: `+${to}`, text: `Your Presswright code is ${code}${note}` }, userId)
}
