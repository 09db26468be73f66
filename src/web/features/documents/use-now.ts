import { useEffect, useMemo, useState } from 'react'
import { useWatched } from '#web/lib/use-watched.ts'
import { clockLead } from './server-clock.ts'

/** The server's time as far as it is known, fresh every minute: for words such as "2 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(Date.now)
  const lead = useWatched(clockLead)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => new Date(now - lead), [now, lead])
}
