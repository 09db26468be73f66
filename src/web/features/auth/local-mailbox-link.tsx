import { useEffect, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'

/** Where to read emails, if they stay on this machine. */
export function LocalMailboxLink() {
  const config = useAuthAppConfig()
  if (!config?.standIns.some((name) => name.includes('mailbox'))) return null
  return (
    <a className="link inline-flex min-h-6 items-center" href="/local/mail" target="_blank" rel="noreferrer">
      Open local mailbox
    </a>
  )
}

/** The configuration; undefined until it is loaded, null if it can't be. */
function useAuthAppConfig(): AppConfig | null | undefined {
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
