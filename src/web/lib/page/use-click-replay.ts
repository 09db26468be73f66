import { useEffect, useState } from 'react'

/**
 * Marks the prerendered page as hydrated and replays the last button click made before that (recorded by
 * deferred-hydration-script.ts). It waits one render, so that screens have read what was typed by then.
 */
export function useClickReplay(): void {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    setHydrated(true)
  }, [])
  useEffect(() => {
    const clicked = document.querySelector<HTMLElement>('[data-replay-click]')
    if (!isHydrated || clicked === null) return
    delete clicked.dataset.replayClick
    clicked.click()
  }, [isHydrated])
}
