// The return address of mails and the social provider.
import { type BillingPeriod, readPeriod } from '#domain/billing/plan.ts'
import { safeRedirectTarget } from './redirect-target.ts'

/** Path of the return address. */
export const authCallbackPath = '/auth/callback'

/** What the return address carries so that it survives a mail client. */
export type AuthCallback = {
  isSignUp: boolean
  period: BillingPeriod | undefined
  redirectTo: string
  /** The marker of the requesting browser, so that it recognizes its own links (docs/decisions/020). */
  asked?: string | undefined
}

/** The return address with what must survive; recovery links leave `isSignUp` off, as a type would hide the fragment's. */
export function buildAuthCallback(callback: Partial<AuthCallback>): string {
  const parameters = [
    callback.isSignUp ? 'type=signup' : undefined,
    callback.period && `period=${callback.period}`,
    callback.redirectTo && `redirectTo=${encodeTarget(safeRedirectTarget(callback.redirectTo))}`,
    callback.asked && `asked=${encodeURIComponent(callback.asked)}`,
  ].filter(Boolean)
  return parameters.length === 0 ? authCallbackPath : `${authCallbackPath}?${parameters.join('&')}`
}

/** Reads the parameters of a return address; what is unknown or unsafe reads as not given. */
export function readAuthCallback(read: (parameter: string) => string | null): AuthCallback {
  return {
    isSignUp: read('type') === 'signup',
    period: readPeriod(read('period')),
    redirectTo: safeRedirectTarget(read('redirectTo')),
    asked: read('asked') ?? undefined,
  }
}

// Slashes are allowed in a query and keep the address readable.
function encodeTarget(target: string): string {
  return encodeURIComponent(target).replaceAll('%2F', '/')
}
