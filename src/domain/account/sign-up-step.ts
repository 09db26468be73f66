// What happens after someone signed up.
import type { BillingPeriod } from '#domain/billing/plan.ts'

/** How a sign-up arrives: an account without a session, a session, or a confirmation that brought no session. */
export type SignUpArrival =
  | { event: 'account_created' }
  | { event: 'signed_in'; emailConfirmedAt: string | null | undefined; period: BillingPeriod | undefined }
  | { event: 'user_updated' }

/**
 * - `check_email`: say that a mail is on its way; the auth service has sent it.
 * - `confirm`: request the confirmation mail, say the same and sign out, even if sending fails.
 * - `email_confirmed`: say so and go to the sign-in page.
 * - `checkout` and `welcome`: record the contact, then pay or go to the redirect target.
 */
export type SignUpStep =
  | { step: 'check_email' | 'confirm' | 'email_confirmed' | 'welcome' }
  | { step: 'checkout'; period: BillingPeriod }

export function nextSignUpStep(arrival: SignUpArrival): SignUpStep {
  if (arrival.event === 'account_created') return { step: 'check_email' }
  if (arrival.event === 'user_updated') return { step: 'email_confirmed' }
  if (!arrival.emailConfirmedAt) return { step: 'confirm' }
  return arrival.period === undefined ? { step: 'welcome' } : { step: 'checkout', period: arrival.period }
}
