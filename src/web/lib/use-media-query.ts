import { useSyncExternalStore } from 'react'
import { smallScreenPx } from '#domain/editor/interface-limits.ts'

/** A hook for one media query; `prerendered` is its value in the prerendered page. */
export function createMediaQuery(query: string, prerendered: boolean): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  const read = () => window.matchMedia(query).matches
  return () => useSyncExternalStore(subscribe, read, () => prerendered)
}

/** A finger rather than a mouse: shortcuts have no keys there. */
export const useIsTouch = createMediaQuery('(pointer: coarse)', false)

/** Something can hover: what shows only on hover is hidden until then. */
export const useHasHover = createMediaQuery('(hover: hover)', true)

export const useIsSmallScreen = createMediaQuery(`(width < ${smallScreenPx}px)`, false)
