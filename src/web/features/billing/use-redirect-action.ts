import { useEffect, useRef, useState } from 'react'

interface RedirectAction {
  isBusy: boolean
  /** Runs one action at a time. An action that returns `leaves` keeps the page busy until the browser has left. */
  run: (work: () => Promise<'leaves' | 'stays'>) => void
}

/** Busy while an action runs that may redirect to another site. Coming back from there resets it. */
export function useRedirectAction(): RedirectAction {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  function end(): void {
    isRunning.current = false
    setBusy(false)
  }

  useEffect(() => {
    // The browser may restore the page from its cache in its busy state.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isRunning.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function start(work: () => Promise<'leaves' | 'stays'>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    if ((await work()) === 'stays') end()
  }

  return { isBusy, run: (work) => void start(work) }
}
