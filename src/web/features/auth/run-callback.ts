// Carries out the decision for /auth/callback: redirects, or returns what the screen shows.
import type { AuthCallback } from '#domain/account/auth-callback.ts'
import { call } from '#web/lib/api/call.ts'
import type { AuthRedirect } from '#web/lib/session/auth-redirect.ts'
import { signOutHere } from '#web/lib/session/sign-out-here.ts'
import { type AuthSession, getSupabase } from '#web/lib/supabase.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { continueSignUp } from './after-sign-up.ts'
import type { Sent } from './auth-flow.ts'
import type { CallbackDecision } from './callback-decision.ts'
import { signedInTarget } from './signed-in-target.ts'

export type CallbackOutcome =
  | Extract<CallbackDecision, { step: 'refused' | 'half-done' | 'unreachable' }>
  /** Something is running, or another screen is about to open. */
  | { step: 'working' }
  | { step: 'setup-failed'; redirectTo: string }

export interface CallbackRun {
  callback: AuthCallback
  navigate: (address: string, sent?: Sent) => Promise<void>
  /** Removes the session from this browser, whatever the server said. */
  forget: () => void
}

const refused: CallbackOutcome = { step: 'refused', code: null, isFromProvider: false, isSignedOut: false }

export async function runCallback(
  decision: CallbackDecision,
  redirect: AuthRedirect,
  run: CallbackRun,
): Promise<CallbackOutcome> {
  if (decision.step === 'half-done' || decision.step === 'unreachable') return decision
  if (decision.step === 'refused') {
    if (decision.isSignedOut) {
      await signOutHere()
      run.forget()
    }
    return decision
  }
  // The link was refused; the older session has nothing to do with it.
  if (redirect.kind === 'session' && (await readSession()).access_token !== redirect.accessToken)
    return refused
  if (decision.step === 'continue-sign-up') return finishSignUp(run)
  await redirectAfter(decision, run)
  return { step: 'working' }
}

async function redirectAfter(
  decision: Extract<
    CallbackDecision,
    { step: 'choose-password' | 'second-step' | 'email-confirmed' | 'signed-in' }
  >,
  { callback: { redirectTo, period }, navigate }: CallbackRun,
): Promise<void> {
  const query = { redirectTo, ...(period && { period }) }
  if (decision.step === 'signed-in') {
    if (decision.showsWelcome) showToast(successMessages.signedIn, 'success')
    return navigate(signedInTarget(query))
  }
  if (decision.step === 'choose-password') {
    const page = decision.isNew ? paths.signup : paths.signin
    return navigate(page({ ...query, view: 'update_password' }))
  }
  if (decision.step === 'email-confirmed') showToast(successMessages.emailConfirmed, 'success')
  return navigate(paths.signin(query))
}

/** The account exists whatever happens here, so a failure may be retried or ignored. */
export async function finishSignUp({ callback, navigate, forget }: CallbackRun): Promise<CallbackOutcome> {
  const { redirectTo, period } = callback
  try {
    const session = await readSession()
    const continued = await continueSignUp(session, callback)
    if (continued === 'confirm') {
      forget()
      showToast(successMessages.checkEmail)
      const address = paths.signup({ redirectTo, ...(period && { period }), view: 'verify_otp' })
      await navigate(address, { purpose: 'signup', identifier: session.user.email ?? '' })
    } else if (continued === 'has_pro') {
      showToast(successMessages.signedIn, 'success')
      await navigate(signedInTarget({ redirectTo, ...(period && { period }) }))
    } else if (continued !== 'checkout') {
      if (continued === 'welcome') showToast(successMessages.welcome, 'success')
      await navigate(redirectTo)
    }
    return { step: 'working' }
  } catch (error) {
    console.error(error)
    showToast(errorMessages.accountSetup, 'error')
    return { step: 'setup-failed', redirectTo }
  }
}

async function readSession(): Promise<AuthSession> {
  const supabase = await getSupabase()
  const { session } = await call(supabase.auth.getSession())
  if (session === null) throw new Error('The session has ended.')
  return session
}
