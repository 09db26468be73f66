// The parameters of /signin and /signup. Both pages are prerendered without any: what the address says counts from the first
// render after hydration, or React would keep the prerendered links.
import { useLocation } from 'react-router'
import { type AuthView, authViews } from '#domain/account/auth-view.ts'
import { readPeriod } from '#domain/billing/plan.ts'
import { useIsHydrated } from '#web/lib/page/use-is-hydrated.ts'
import type { AuthQuery } from '#web/paths.ts'
import { readSent, type Sent } from './auth-flow.ts'

interface Opened {
  isReady: boolean
  query: Omit<AuthQuery, 'view'>
  view: AuthView | undefined
  sent: Sent | undefined
}

export function useAuthQuery(): Opened {
  const { search, state } = useLocation()
  const isReady = useIsHydrated()
  const parameters = new URLSearchParams(isReady ? search : '')
  const redirectTo = parameters.get('redirectTo')
  const period = readPeriod(parameters.get('period'))
  return {
    isReady,
    query: { ...(redirectTo && { redirectTo }), ...(period && { period }) },
    view: authViews.find((view) => view === parameters.get('view')),
    sent: isReady ? readSent(state) : undefined,
  }
}
