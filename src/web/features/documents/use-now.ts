import { useEffect, useState } from 'react'

/** The time, fresh every minute: for words such as "2 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
