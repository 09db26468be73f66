// API calls of the authentication forms. Each throws a CallError on failure.
import { buildAuthCallback } from '#domain/account/auth-callback.ts'
import type { Identifier } from '#domain/account/credentials.ts'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import { call } from '#web/lib/api/call.ts'
import { markLink } from '#web/lib/session/mark-links.ts'
import { type AuthSession, type AuthUser, getSupabase } from '#web/lib/supabase.ts'
import { recordSent, refuseTooSoon } from './recent-mail.ts'

/** What the return URL of a link or provider carries. */
export interface Return {
  redirectTo?: string
  period?: BillingPeriod
  isSignUp?: boolean
}

export type CodePurpose = 'signup' | 'magiclink' | 'recovery'

const returnAddress = (back: Return) =>
  window.location.origin + buildAuthCallback({ ...back, asked: markLink() })

export async function signInWithPassword(
  credentials: Identifier & { password: string },
): Promise<AuthSession> {
  const supabase = await getSupabase()
  return (await call(supabase.auth.signInWithPassword(credentials))).session
}

/** Returns a session only if addresses need no confirmation. */
export async function signUp(
  credentials: Identifier & { password: string },
  back: Return,
): Promise<AuthSession | null> {
  const supabase = await getSupabase()
  const options = { emailRedirectTo: returnAddress({ ...back, isSignUp: true }) }
  return (await call(supabase.auth.signUp({ ...credentials, options }))).session
}

/** Sends an email with link and code, or a text message with a code. */
export async function sendCode(purpose: CodePurpose, identifier: Identifier, back: Return): Promise<void> {
  if (purpose !== 'signup' && 'email' in identifier) refuseTooSoon(purpose, identifier.email)
  await requestCode(purpose, identifier, back)
  if (purpose !== 'signup' && 'email' in identifier) recordSent(purpose, identifier.email)
}

async function requestCode(purpose: CodePurpose, identifier: Identifier, back: Return): Promise<void> {
  const { auth } = await getSupabase()
  if (purpose === 'recovery' && 'email' in identifier) {
    // Without a type, which would override that of the link.
    const redirectTo = returnAddress({ ...back, isSignUp: false })
    await call(auth.resetPasswordForEmail(identifier.email, { redirectTo }))
  } else if (purpose === 'signup') {
    const options = { emailRedirectTo: returnAddress({ ...back, isSignUp: true }) }
    await call(
      'email' in identifier
        ? auth.resend({ type: 'signup', email: identifier.email, options })
        : auth.resend({ type: 'sms', phone: identifier.phone }),
    )
  } else {
    await call(
      'email' in identifier
        ? auth.signInWithOtp({ email: identifier.email, options: { emailRedirectTo: returnAddress(back) } })
        : auth.signInWithOtp({ phone: identifier.phone }),
    )
  }
}

export async function verifyCode(
  purpose: CodePurpose,
  identifier: Identifier,
  token: string,
): Promise<AuthSession | null> {
  const { auth } = await getSupabase()
  if ('phone' in identifier)
    return (await call(auth.verifyOtp({ ...identifier, token, type: 'sms' }))).session
  // "email" accepts codes of confirmations and magic links: people don't know which they got.
  const type = purpose === 'recovery' ? 'recovery' : 'email'
  return (await call(auth.verifyOtp({ ...identifier, token, type }))).session
}

export async function updatePassword(password: string): Promise<void> {
  const supabase = await getSupabase()
  await call(supabase.auth.updateUser({ password }))
}

/** Redirects to the provider. */
export async function continueWithProvider(provider: string, back: Return): Promise<void> {
  const { auth } = await getSupabase()
  const options = { redirectTo: returnAddress(back) }
  await call(auth.signInWithOAuth({ provider: provider as 'google', options }))
}

/** The factor for the second step: the app, or else the phone. */
export function findSecondFactor(factors: AuthUser['factors']) {
  const verified = factors?.filter(({ status }) => status === 'verified') ?? []
  return verified.find(({ factor_type }) => factor_type === 'totp') ?? verified[0]
}

/** Sends a code to the phone factor; returns the challenge id. */
export async function sendSecondStepCode(factorId: string): Promise<string> {
  const { auth } = await getSupabase()
  return (await call(auth.mfa.challenge({ factorId, channel: 'sms' }))).id
}

/** The second step: a code of the app or a message, or a recovery code. */
export async function verifySecondStep(code: string, challengeId?: string): Promise<void> {
  const { auth } = await getSupabase()
  const factor = findSecondFactor((await call(auth.mfa.listFactors())).all)
  // The factor was removed elsewhere: a fresh session no longer owes it.
  if (factor === undefined) await call(auth.refreshSession())
  else if (challengeId !== undefined) await call(auth.mfa.verify({ factorId: factor.id, challengeId, code }))
  else await call(auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
}
