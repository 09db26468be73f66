// The signed-in user's profile, for everything that shows the plan. It lives in the query cache (profile-query.ts), which public pages
// load for signed-in users only.
import { useEffect } from 'react'
import type { SubscriptionProfile } from '#domain/billing/subscription.ts'
import { useSession } from './session/session.tsx'
import { Store, useStore } from './store.ts'

export interface Profile extends SubscriptionProfile {
  /** There was a purchase, so the payment service has invoices to show. */
  has_invoices?: boolean
}

/** `profile` is undefined if there is no row. */
export interface KnownProfile {
  userId: string
  profile: Profile | undefined
}

/** The cached profile, for the first render of the next screen. */
const known = new Store<KnownProfile | undefined>(undefined)

/** Reads the profile, whatever is cached. */
export async function readProfile(userId: string): Promise<Profile | undefined> {
  const query = await import('./profile-query.ts')
  return await query.readProfile(userId)
}

/** The signed-in user's profile; undefined for visitors and until it is loaded. */
export function useProfile(): KnownProfile | undefined {
  const { session } = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const current = useStore(known)
  useEffect(() => {
    if (userId === undefined) return
    const unmounted = new AbortController()
    import('./profile-query.ts').then(
      ({ watchProfile }) =>
        watchProfile(userId, (profile) => known.set({ userId, profile }), unmounted.signal),
      (error: unknown) => console.error(error),
    )
    return () => unmounted.abort()
  }, [userId])
  return current !== undefined && current.userId === userId ? current : undefined
}
