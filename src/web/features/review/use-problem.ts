import { useEffect, useState } from 'react'
import { offlineMessage } from './review-api.ts'

/** Why the last try failed. That there was no network isn't said anymore once it is back. */
export function useProblem() {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const onOnline = () => setProblem((now) => (now === offlineMessage ? undefined : now))
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return [problem, setProblem] as const
}
