import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and during hydration, true afterward. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
