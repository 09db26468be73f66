import { useSyncExternalStore } from 'react'
import { smallScreenPx } from '#domain/editor/interface-limits.ts'

const query = `(width < ${smallScreenPx}px)`

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export function useIsSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
