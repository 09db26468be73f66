import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const mutationKey = ['redirect']

type Work = () => Promise<'leaves' | 'stays'>

interface RedirectAction {
  isBusy: boolean
  /** Runs one action at a time. An action that returns `leaves` keeps the page busy until the browser has left. */
  run: (work: Work) => void
}

/** Busy while an action runs that may redirect to another site. Coming back from there resets it. */
export function useRedirectAction(): RedirectAction {
  const client = useQueryClient()
  const { mutate, isPending, data, reset } = useMutation({ mutationKey, mutationFn: (work: Work) => work() })
  const isBusy = isPending || data === 'leaves'

  useEffect(() => {
    // The browser may restore the page from its cache in its busy state.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])

  function run(work: Work): void {
    // The state of this render may be older than the last click.
    if (!isBusy && client.isMutating({ mutationKey }) === 0) mutate(work)
  }

  return { isBusy, run }
}
