import { defaultRedirect, safeRedirectTarget } from '#domain/account/redirect-target.ts'
import { type AuthQuery, paths } from '#web/paths.ts'

/**
 * Where a signed-in user goes. A buyer who already has an account gets the plans with the chosen period, unless another target was
 * requested.
 */
export function signedInTarget({ redirectTo = defaultRedirect, period }: Omit<AuthQuery, 'view'>): string {
  return redirectTo === defaultRedirect && period !== undefined
    ? paths.plans(period)
    : safeRedirectTarget(redirectTo)
}
