// The installation's public configuration, fetched once and only when needed.
import { useCallback, useEffect, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'
import { once } from './once.ts'

/** Rejects with a readable message; the next call retries. */
export const loadAppConfig = once(async () => {
  try {
    return await fetchAppConfig()
  } catch (cause) {
    throw new Error('We can’t reach the server right now.', { cause })
  }
})

/** A slower server counts as unreachable. */
const timeoutMs = 10_000

async function fetchAppConfig(): Promise<AppConfig> {
  const response = await fetch('/app-config.json', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`/app-config.json returned ${response.status}`)
  const config: unknown = await response.json()
  if (typeof config !== 'object' || config === null)
    throw new Error('/app-config.json returned an unexpected response')
  return config as AppConfig
}

/** Undefined until the configuration is loaded. */
export function useAppConfig(): AppConfig | undefined {
  const [config, setConfig] = useState<AppConfig>()
  useEffect(() => {
    loadAppConfig().then(setConfig, (error: unknown) => console.error(error))
  }, [])
  return config
}

const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** For extras on public pages: loads on the first interaction, so that the first load stays light. */
export function useAppConfigOnInteraction(): AppConfig | undefined {
  const [config, setConfig] = useState<AppConfig>()
  const load = useCallback(() => {
    loadAppConfig().then(setConfig, (error: unknown) => console.error(error))
  }, [])
  useEffect(() => {
    const waiting = new AbortController()
    const begin = () => {
      waiting.abort()
      load()
    }
    for (const name of interactions)
      window.addEventListener(name, begin, { passive: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [load])
  return config
}
