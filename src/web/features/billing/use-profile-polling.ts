import { useEffect, useState } from 'react'
import { statusPollMs } from '#domain/billing/plan.ts'
import { type KnownProfile, readProfile, useProfile } from '#web/lib/profile.ts'

interface ProfilePolling {
  known: KnownProfile | undefined
  /** The last read failed; it is retried automatically. */
  hasFailed: boolean
}

/** The profile, read every 5 seconds while the page is visible, and at once on return (spec 9). */
export function useProfilePolling(userId: string): ProfilePolling {
  const known = useProfile()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible') return
      readProfile(userId, { isRepeated: true }).then(
        () => setFailed(false),
        (error: unknown) => {
          console.error(error)
          setFailed(true)
        },
      )
    }
    const timer = setInterval(read, statusPollMs)
    document.addEventListener('visibilitychange', read)
    read()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [userId])
  return { known, hasFailed }
}
