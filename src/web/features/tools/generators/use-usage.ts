// How many generations the user has left today, read again after each one.
import { useCallback, useEffect, useState } from 'react'
import { remainingUses, type UsageProfile, utcDate } from '#domain/usage.ts'
import { readUsage } from './generators-api.ts'

export type Usage =
  | { status: 'visitor' }
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'known'; remaining: number }

interface UsageReading {
  usage: Usage
  refresh: () => void
}

/** `userId` is undefined for a visitor and null while it is not known who is here. */
export function useUsage(userId: string | undefined | null): UsageReading {
  const [read, setRead] = useState<{ userId: string; profile: UsageProfile | undefined | 'failed' }>()
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads again
  useEffect(() => {
    if (typeof userId !== 'string') return
    let isCurrent = true
    readUsage(userId).then(
      (profile) => isCurrent && setRead({ userId, profile }),
      (error: unknown) => {
        console.error(error)
        if (isCurrent) setRead({ userId, profile: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [userId, turn])

  const refresh = useCallback(() => setTurn((last) => last + 1), [])
  return { usage: describeUsage(userId, read), refresh }
}

function describeUsage(
  userId: string | undefined | null,
  read: { userId: string; profile: UsageProfile | undefined | 'failed' } | undefined,
): Usage {
  if (userId === undefined) return { status: 'visitor' }
  if (read === undefined || read.userId !== userId) return { status: 'loading' }
  if (read.profile === 'failed') return { status: 'unknown' }
  return { status: 'known', remaining: remainingUses(read.profile, utcDate(new Date())) }
}
