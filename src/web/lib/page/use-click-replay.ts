import { type MouseEvent, useEffect, useState } from 'react'

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

/** A click during hydration is handled by React itself once that is done: replaying it would undo it. */
export function forgetHandledClick({ target }: MouseEvent): void {
  const clicked = target instanceof Element ? target.closest<HTMLElement>('[data-replay-click]') : null
  if (clicked) delete clicked.dataset.replayClick
}
