// The calls of the authentication forms (spec 7, Authentication). Each throws a CallError when the service refuses.
import { buildAuthCallback } from '#domain/account/auth-callback.ts'
import type { Identifier } from '#domain/account/credentials.ts'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import { call } from '#web/lib/api/call.ts'
import { markLink } from '#web/lib/session/requested-links.ts'
import { type AuthSession, type AuthUser, getSupabase } from '#web/lib/supabase.ts'
import { recordSent, refuseTooSoon } from './recent-mail.ts'

/** What a link or provider must bring back with it (decision 3). */
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

/** Answers a session only where addresses need no confirmation. */
export async function signUp(
  credentials: Identifier & { password: string },
  back: Return,
): Promise<AuthSession | null> {
  const supabase = await getSupabase()
  const options = { emailRedirectTo: returnAddress({ ...back, isSignUp: true }) }
  return (await call(supabase.auth.signUp({ ...credentials, options }))).session
}

/** Sends what `purpose` needs, for the first time or again: one link with its code, or a code by text message. */
export async function sendCode(purpose: CodePurpose, identifier: Identifier, back: Return): Promise<void> {
  if (purpose !== 'signup' && 'email' in identifier) refuseTooSoon(purpose, identifier.email)
  await requestCode(purpose, identifier, back)
  if (purpose !== 'signup' && 'email' in identifier) recordSent(purpose, identifier.email)
}

async function requestCode(purpose: CodePurpose, identifier: Identifier, back: Return): Promise<void> {
  const { auth } = await getSupabase()
  if (purpose === 'recovery' && 'email' in identifier) {
    // Never a type: it would hide the one that the link itself brings.
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
  // "email" takes the code of a confirmation and of a magic link alike: people do not know which they got.
  const type = purpose === 'recovery' ? 'recovery' : 'email'
  return (await call(auth.verifyOtp({ ...identifier, token, type }))).session
}

export async function updatePassword(password: string): Promise<void> {
  const supabase = await getSupabase()
  await call(supabase.auth.updateUser({ password }))
}

/** Leaves the page for the provider's. */
export async function continueWithProvider(provider: string, back: Return): Promise<void> {
  const { auth } = await getSupabase()
  const options = { redirectTo: returnAddress(back) }
  await call(auth.signInWithOAuth({ provider: provider as 'google', options }))
}

/** The factor that the second step asks for: the app, or else the phone. */
export function findSecondFactor(factors: AuthUser['factors']) {
  const verified = factors?.filter(({ status }) => status === 'verified') ?? []
  return verified.find(({ factor_type }) => factor_type === 'totp') ?? verified[0]
}

/** Sends a code to the phone that is the factor; answers what its code is shown with. */
export async function sendSecondStepCode(factorId: string): Promise<string> {
  const { auth } = await getSupabase()
  return (await call(auth.mfa.challenge({ factorId, channel: 'sms' }))).id
}

/** The second step: a code of the app or of a message, or one of the recovery codes. */
export async function verifySecondStep(code: string, challengeId?: string): Promise<void> {
  const { auth } = await getSupabase()
  const factor = findSecondFactor((await call(auth.mfa.listFactors())).all)
  // The factor was removed elsewhere: a fresh session no longer owes it.
  if (factor === undefined) await call(auth.refreshSession())
  else if (challengeId !== undefined) await call(auth.mfa.verify({ factorId: factor.id, challengeId, code }))
  else await call(auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
}

/** Ends the session of this browser. The caller forgets it besides: the client keeps one that the server did not end. */
export async function signOutHere(): Promise<void> {
  const { auth } = await getSupabase()
  const { error } = await auth.signOut({ scope: 'local' })
  if (error !== null) console.error(error)
}
