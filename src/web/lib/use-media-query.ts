// Screen sizes that change the layout, not only the styles.
import { useCallback, useSyncExternalStore } from 'react'
import { smallScreenPx } from '#domain/editor/interface-limits.ts'

function useMediaQuery(query: string, prerendered: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => prerendered,
  )
}

export const useIsSmallScreen = () => useMediaQuery(`(width < ${smallScreenPx}px)`, false)

/** Whether the side panel fits next to the sheet; otherwise it is a bottom sheet. */
export const useHasPanelRoom = () => useMediaQuery('(width >= 1200px)', true)
