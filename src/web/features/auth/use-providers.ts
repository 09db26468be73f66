// Which social providers the installation has, from the auth service's own list.
import { useEffect, useState } from 'react'
import { loadAppConfig } from '#web/lib/app-config.ts'

export interface Provider {
  name: string
  label: string
}

const notSocial = ['email', 'phone', 'anonymous_users']
const labels: Record<string, string> = { google: 'Google' }

/** Undefined until it is known; an empty list where there is none, or where the list cannot be had. */
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
  const { features, standIns, supabaseKey, supabaseUrl } = await loadAppConfig()
  if (!features.socialSignIn) return []
  const response = await fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: supabaseKey } })
  const { external } = (await response.json()) as { external: Record<string, boolean> }
  const isLocal = standIns.some((name) => name.includes('identity'))
  return Object.keys(external)
    .filter((name) => external[name] && !notSocial.includes(name))
    .map((name) => ({ name, label: isLocal ? 'the local identity provider' : labelOf(name) }))
}

function labelOf(name: string): string {
  return labels[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}
