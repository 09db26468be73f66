import { useSyncExternalStore } from 'react'

/** Room for sidebar, panel and a sheet as wide as its toolbar. */
const query = '(width >= 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the side panel fits next to the sheet; otherwise it is a bottom sheet. */
export function useHasPanelRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
