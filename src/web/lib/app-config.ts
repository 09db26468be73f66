// The installation's public configuration, fetched once and only when something needs it.
import { useCallback, useEffect, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'

let loading: Promise<AppConfig> | undefined

/** Rejects with one sentence a person can read; the next call tries again. */
export function loadAppConfig(): Promise<AppConfig> {
  loading ??= fetchAppConfig().catch((cause: unknown) => {
    loading = undefined
    throw new Error('Presswright cannot reach its server right now.', { cause })
  })
  return loading
}

/** A server that takes longer is out of reach. */
const patienceMs = 10_000

async function fetchAppConfig(): Promise<AppConfig> {
  const response = await fetch('/app-config.json', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`/app-config.json answered ${response.status}`)
  const config: unknown = await response.json()
  if (typeof config !== 'object' || config === null)
    throw new Error('/app-config.json answered something else')
  return config as AppConfig
}

/** For pages that say what only the configuration knows; undefined until it is here. */
export function useAppConfig(): AppConfig | undefined {
  const [config, setConfig] = useState<AppConfig>()
  useEffect(() => {
    loadAppConfig().then(setConfig, (error: unknown) => console.error(error))
  }, [])
  return config
}

const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** For extras on public pages: waits for the visitor's first move, so that the first load stays light. */
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
