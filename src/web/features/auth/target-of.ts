import { defaultRedirect, safeRedirectTarget } from '#domain/account/redirect-target.ts'
import { type AuthQuery, paths } from '#web/paths.ts'

/**
 * Where a signed-in user goes on. Who came to buy and turned out to have an account finds the plans as they were chosen,
 * unless the way led from somewhere else: the desk is where everyone goes who has said nothing.
 */
export function signedInTarget({ redirectTo = defaultRedirect, period }: Omit<AuthQuery, 'view'>): string {
  return redirectTo === defaultRedirect && period !== undefined
    ? paths.plans(period)
    : safeRedirectTarget(redirectTo)
}
