// Code that a tool needs only after typing or a click, which keeps the first visit within the script budget.
import { useCallback, useEffect, useState } from 'react'
import { showToast } from '#web/ui/feedback/toast.tsx'

interface LazyModule<Module> {
  module: Module | undefined
  /** Returns the module, loaded if necessary; undefined if loading failed, after a toast. */
  load: () => Promise<Module | undefined>
}

/** `importModule` must be the same function in every render. `isWanted` loads it at once, for restored input. */
export function useLazyModule<Module>(
  importModule: () => Promise<Module>,
  isWanted = false,
): LazyModule<Module> {
  const [module, setModule] = useState<Module>()

  const load = useCallback(async () => {
    try {
      const loaded = await importModule()
      setModule(() => loaded)
      return loaded
    } catch (error) {
      console.error(error)
      const text = 'We couldn’t load this tool. Check your connection and try again.'
      showToast({ title: 'Error', text }, 'error')
      return undefined
    }
  }, [importModule])

  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted, load])

  return { module, load }
}

/** Starts loading while the visitor types; a failure is reported on click. */
export function preload(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.error(error))
}
