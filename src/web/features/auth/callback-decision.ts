// What /auth/callback does with the result of a link or provider.
import type { AuthRedirect } from '#web/lib/session/auth-redirect.ts'
import type { Session } from '#web/lib/session/read-session.ts'
import type { AuthUser } from '#web/lib/supabase.ts'

export type CallbackDecision =
  | { step: 'refused'; code: string | null; isFromProvider: boolean; isSignedOut: boolean }
  | { step: 'half-done' }
  | { step: 'unreachable'; message: string }
  /** `isNew`: the first password of an account; the sign-up continues after it. */
  | { step: 'choose-password'; isNew: boolean }
  | { step: 'second-step' }
  | { step: 'email-confirmed' }
  | { step: 'continue-sign-up' }
  /** `showsWelcome`: a link or provider has just signed the user in. */
  | { step: 'signed-in'; showsWelcome: boolean }

/** Errors about linked identities don't end the session. */
const harmlessErrors: readonly (string | null)[] = [
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
]

/** Several people signed up with the address: the one who confirmed it chooses the password (docs/decisions/011). */
export const needsPassword = ({ app_metadata }: AuthUser): boolean => app_metadata?.needs_password === true

interface Arrived {
  redirect: AuthRedirect
  session: Exclude<Session, { status: 'loading' }>
  /** The URL says that this is a sign-up. */
  isSignUp: boolean
  /** The form navigated here inside the app; a plain visit continues nothing. */
  isSubmitted: boolean
}

export function decideCallback({ redirect, session, isSignUp, isSubmitted }: Arrived): CallbackDecision {
  if (redirect.kind === 'refusal') return decideRefusal(redirect, session.status === 'signed-in')
  if (redirect.kind === 'half-done') return { step: 'half-done' }
  const type = redirect.kind === 'session' ? redirect.type : null
  if (session.status === 'signed-out') return decideWithoutSession(session, redirect, isSignUp)
  if (type === 'recovery') return { step: 'choose-password', isNew: false }
  if (needsPassword(session.user)) return { step: 'choose-password', isNew: true }
  const isFresh = redirect.kind === 'session' || isSubmitted
  if (isFresh && (isSignUp || type === 'signup')) return { step: 'continue-sign-up' }
  return { step: 'signed-in', showsWelcome: redirect.kind === 'session' }
}

/** Our API puts errors into the fragment. An error only in the query may be anybody's link and ends no session. */
function decideRefusal(
  { code, isFromProvider, isInFragment }: Extract<AuthRedirect, { kind: 'refusal' }>,
  isSignedIn: boolean,
): CallbackDecision {
  if (!isInFragment && isSignedIn) return { step: 'signed-in', showsWelcome: false }
  return {
    step: 'refused',
    code,
    isFromProvider,
    isSignedOut: isInFragment && !harmlessErrors.includes(code),
  }
}

function decideWithoutSession(
  session: Extract<Session, { status: 'signed-out' }>,
  redirect: AuthRedirect,
  isSignUp: boolean,
): CallbackDecision {
  if (session.failure !== undefined) return { step: 'unreachable', message: session.failure }
  if (session.awaits !== undefined)
    return redirect.kind === 'session' && redirect.type === 'recovery'
      ? { step: 'choose-password', isNew: false }
      : { step: 'second-step' }
  if (redirect.kind === 'nothing' && isSignUp) return { step: 'email-confirmed' }
  return { step: 'refused', code: null, isFromProvider: false, isSignedOut: false }
}
