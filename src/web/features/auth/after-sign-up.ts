// Continues a sign-up: what remains to be done for a new account, once per auth session.
import type { CreateCheckoutSessionAnswer } from '#contract/functions.ts'
import { type AuthCallback, buildAuthCallback } from '#domain/account/auth-callback.ts'
import { ownName } from '#domain/account/own-name.ts'
import { nextSignUpStep } from '#domain/account/sign-up-step.ts'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import { subscriptionStatus } from '#domain/billing/subscription.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { requireUrl } from '#web/lib/api/require-url.ts'
import { readProfile } from '#web/lib/profile.ts'
import { markLink } from '#web/lib/session/mark-links.ts'
import { readClaims } from '#web/lib/session/session-claims.ts'
import { signOutHere } from '#web/lib/session/sign-out-here.ts'
import type { AuthSession, AuthUser } from '#web/lib/supabase.ts'

const continuedKey = 'sign-up-continued'

/**
 * `confirm`: signed out again, an email is on its way. `done`: it has run for this session before. `has_pro`: the user already has Pro;
 * a checkout would silently resume a canceled subscription.
 */
export type Continued = 'welcome' | 'checkout' | 'confirm' | 'done' | 'has_pro'

export async function continueSignUp(
  session: AuthSession,
  { period, redirectTo }: Pick<AuthCallback, 'period' | 'redirectTo'>,
): Promise<Continued> {
  const { user, access_token } = session
  const id = readClaims(access_token).session_id ?? access_token
  if (readContinued() === id) return 'done'
  const { features } = await loadAppConfig()
  const emailConfirmedAt = user.email_confirmed_at ?? user.phone_confirmed_at
  const next = nextSignUpStep({
    event: 'signed_in',
    emailConfirmedAt,
    period: features.payments ? period : undefined,
  })
  if (next.step === 'confirm') {
    await requestConfirmation(user, { isSignUp: true, period, redirectTo })
    return 'confirm'
  }
  if (features.crm)
    await callFunction('hubspot-contact', { email: user.email, name: ownName.read(user.user_metadata) })
  const continued = next.step === 'checkout' ? await startCheckout(user.id, next.period) : 'welcome'
  keepContinued(id)
  return continued
}

/** Signs out even if the email failed: an unconfirmed address gets no access. */
async function requestConfirmation(user: AuthUser, back: AuthCallback): Promise<void> {
  const confirmationUrl = window.location.origin + buildAuthCallback({ ...back, asked: markLink() })
  try {
    await callFunction('send-confirmation-email', { email: user.email, confirmationUrl })
  } catch (error) {
    console.error(error)
  }
  await signOutHere()
}

async function startCheckout(userId: string, period: BillingPeriod): Promise<'checkout' | 'has_pro'> {
  if (subscriptionStatus(await readProfile(userId)) === 'pro') return 'has_pro'
  const answer = await callFunction<CreateCheckoutSessionAnswer>('create-checkout-session', { period })
  const url = requireUrl(answer)
  if (answer.outcome === 'already_pro' || answer.outcome === 'resumed') return 'has_pro'
  window.location.assign(url)
  return 'checkout'
}

function readContinued(): string | null {
  try {
    return localStorage.getItem(continuedKey)
  } catch {
    // Storage is blocked: then there is no session either.
    return null
  }
}

function keepContinued(id: string): void {
  try {
    localStorage.setItem(continuedKey, id)
  } catch {
    // As above; calling the functions twice does no harm.
  }
}
