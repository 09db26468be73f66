// Code that a tool needs only once something is typed or pressed: a first visit stays within the script's budget.
import { useCallback, useEffect, useState } from 'react'
import { showToast } from '#web/ui/feedback/toast.tsx'

interface LazyModule<Module> {
  module: Module | undefined
  /** Loads it, or answers what is loaded; undefined when it cannot be loaded, which is said in a toast. */
  fetch: () => Promise<Module | undefined>
}

/** `load` must be the same function at every render; `isWanted` loads without being asked, for what was kept. */
export function useLazyModule<Module>(load: () => Promise<Module>, isWanted = false): LazyModule<Module> {
  const [module, setModule] = useState<Module>()

  const fetch = useCallback(async () => {
    try {
      const loaded = await load()
      setModule(() => loaded)
      return loaded
    } catch (error) {
      console.error(error)
      const text = 'This tool cannot be loaded right now. Check your connection and try again.'
      showToast({ title: 'Error', text }, 'error')
      return undefined
    }
  }, [load])

  useEffect(() => {
    if (isWanted) void fetch()
  }, [isWanted, fetch])

  return { module, fetch }
}

/** Begins to load while the visitor is still typing; a failure is told when the button is pressed. */
export function preload(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.error(error))
}
