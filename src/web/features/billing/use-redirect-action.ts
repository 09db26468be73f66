import { useEffect, useRef, useState } from 'react'

interface RedirectAction {
  isBusy: boolean
  /** Runs one thing at a time. Whatever answers `leaves` keeps the page busy until the browser is gone. */
  run: (work: () => Promise<'leaves' | 'stays'>) => void
}

/** Busy while an action runs that may end on another site. Whoever comes back from there finds the page as it was. */
export function useRedirectAction(): RedirectAction {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  function end(): void {
    isRunning.current = false
    setBusy(false)
  }

  useEffect(() => {
    // The browser may bring the page back from its cache, with the state it was left in.
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
