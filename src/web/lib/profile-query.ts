// The profile in the query cache. Imported by code for signed-in users; `useProfile` loads it on public pages.
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { call } from './api/call.ts'
import { queryClient } from './api/query-client.ts'
import type { Profile } from './profile.ts'
import { getSupabase } from './supabase.ts'

const columns =
  'subscription_status,created_at,pro_until,pro_period,pro_renews_at,payment_failed,has_invoices'

/** Null if there is no row. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async () => {
      const supabase = await getSupabase()
      const row = supabase.from('profiles').select(columns).eq('user_id', userId)
      return await call(row.maybeSingle<Profile>())
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The plan changed elsewhere: reads it again where it is shown. */
export const refreshProfile = (userId: string) =>
  void queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey })

/** Reads the profile now; an earlier read that is still on its way is dropped. */
export async function readProfile(userId: string): Promise<Profile | undefined> {
  const observer = new QueryObserver(queryClient, { ...profileQuery(userId), enabled: false })
  const { data } = await observer.refetch({ throwOnError: true })
  return data ?? undefined
}

/** Shows what a function has just returned; reads that started before it are dropped. */
export function showProfile(userId: string, change: Profile): void {
  const { queryKey } = profileQuery(userId)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (before) => ({ ...before, ...change }))
}

/** Reports the profile until the signal aborts, and reads it unless that was just done. */
export function watchProfile(
  userId: string,
  show: (profile: Profile | undefined) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const observer = new QueryObserver(queryClient, {
    ...profileQuery(userId),
    notifyOnChangeProps: ['data'],
  })
  const showData = ({ data }: { data: Profile | null | undefined }) => {
    if (data !== undefined) show(data ?? undefined)
  }
  signal.addEventListener('abort', observer.subscribe(showData))
  showData(observer.getCurrentResult())
}
