import { useEffect, useMemo, useState } from 'react'
import { useStore } from '#web/lib/store.ts'
import { clockOffset } from './server-clock.ts'

/** Server time as far as known, updated every minute: for phrases such as "2 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(Date.now)
  const offset = useStore(clockOffset)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => new Date(now - offset), [now, offset])
}
