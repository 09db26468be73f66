import { useQuery } from '@tanstack/react-query'
import { statusPollMs } from '#domain/billing/plan.ts'
import type { Profile } from '#web/lib/profile.ts'
import { profileQuery } from '#web/lib/profile-query.ts'

interface ProfilePolling {
  known: { profile: Profile | undefined } | undefined
  /** It could not be read; it is retried automatically. */
  hasFailed: boolean
}

/** The profile, read every 5 seconds while the page is visible, and at once on return (spec 9). */
export function useProfilePolling(userId: string): ProfilePolling {
  const { data, errorUpdateCount } = useQuery({
    ...profileQuery(userId),
    refetchInterval: statusPollMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // The next poll is the retry.
    retry: false,
  })
  return {
    known: data === undefined ? undefined : { profile: data ?? undefined },
    hasFailed: errorUpdateCount > 0,
  }
}
