import { useLocation } from 'react-router'
import { type AuthQuery, paths } from '#web/paths.ts'

/** Signing in or up from an invitation leads back to it; from other public pages it leads to the desk. */
export function useReturnHere(): AuthQuery {
  const { pathname } = useLocation()
  return pathname.startsWith(paths.invite('')) ? { redirectTo: pathname } : {}
}
