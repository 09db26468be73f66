import { useEffect, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'

/** What this installation offers; undefined until it is known, null when it cannot be learned. */
export function useAuthAppConfig(): AppConfig | null | undefined {
  const [config, setConfig] = useState<AppConfig | null>()
  useEffect(() => {
    let isCurrent = true
    loadAppConfig().then(
      (loaded) => isCurrent && setConfig(loaded),
      (error: unknown) => {
        console.error(error)
        if (isCurrent) setConfig(null)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return config
}
