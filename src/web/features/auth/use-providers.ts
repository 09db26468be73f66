// The installation's social providers and their names.
import { useEffect, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'

type Provider = AppConfig['socialProviders'][number]

/** Undefined until loaded; empty if there are none or the request fails. */
export function useProviders(): Provider[] | undefined {
  const [providers, setProviders] = useState<Provider[]>()
  useEffect(() => {
    let isCurrent = true
    listProviders().then(
      (listed) => isCurrent && setProviders(listed),
      (error: unknown) => {
        console.error(error)
        if (isCurrent) setProviders([])
      },
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return providers
}

async function listProviders(): Promise<Provider[]> {
  const { features, socialProviders } = await loadAppConfig()
  return features.socialSignIn ? socialProviders : []
}
