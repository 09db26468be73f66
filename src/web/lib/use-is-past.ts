import { useEffect, useState } from 'react'

/** Whether a moment, in milliseconds, has passed; renders again when it does. */
export function useIsPast(moment: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const wait = moment - Date.now()
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [moment])
  return now >= moment
}
