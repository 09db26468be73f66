import { useSyncExternalStore } from 'react'

/** Share of a phone's upright screen: more than browser bars cover, and less than the keyboard does. */
const minOpenPart = 0.65

/** Whether the keyboard of a phone covers the lower part of the screen. Browsers only tell how much of the page can be seen. */
export function useIsKeyboardUp(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

function read(): boolean {
  const { visualViewport, screen } = window
  if (!visualViewport || !matchMedia('(pointer: coarse) and (max-width: 767px)').matches) return false
  return visualViewport.height < Math.max(screen.height, screen.width) * minOpenPart
}
