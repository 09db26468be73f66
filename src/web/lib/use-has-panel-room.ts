import { useSyncExternalStore } from 'react'

/** Sidebar, panel and a sheet that is still as wide as its toolbar. */
const query = '(width >= 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the side panel fits beside the sheet; else it comes up from the bottom. */
export function useHasPanelRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
