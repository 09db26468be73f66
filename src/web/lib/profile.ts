// The signed-in user's profile, shared by everything that shows the plan: read on first use, and again by whoever changes or polls it.
import { useEffect } from 'react'
import type { SubscriptionProfile } from '#domain/billing/subscription.ts'
import { call } from './api/call.ts'
import { useSession } from './session/session.tsx'
import { Store, useStore } from './store.ts'
import { getSupabase } from './supabase.ts'

export interface Profile extends SubscriptionProfile {
  /** There was a purchase, so the payment service has invoices to show. */
  has_invoices?: boolean
}

/** `profile` is undefined if there is no row (decision 5). */
export interface KnownProfile {
  userId: string
  profile: Profile | undefined
}

const columns =
  'subscription_status,created_at,pro_until,pro_period,pro_renews_at,payment_failed,has_invoices'
/** A screen that opens this soon after another one reuses its profile. */
const freshMs = 30_000

const known = new Store<KnownProfile | undefined>(undefined)
let newest = 0
let begun: { userId: string; at: number } | undefined

/**
 * Reads the profile and publishes it. An outdated response is dropped. A caller that polls anyway (`isRepeated`) hears about a failure
 * at once, without the client's own retries.
 */
export async function readProfile(
  userId: string,
  { isRepeated = false }: { isRepeated?: boolean } = {},
): Promise<Profile | undefined> {
  newest += 1
  const turn = newest
  begun = { userId, at: Date.now() }
  try {
    const supabase = await getSupabase()
    const row = await call(
      supabase
        .from('profiles')
        .select(columns)
        .eq('user_id', userId)
        .maybeSingle<Profile>()
        .retry(!isRepeated),
    )
    const profile = row ?? undefined
    if (turn === newest) known.set({ userId, profile })
    return profile
  } catch (error) {
    // The next screen tries again.
    begun = undefined
    throw error
  }
}

/** Publishes what a function has just returned; reads that started before it are dropped. */
export function showProfile(userId: string, change: Profile): void {
  newest += 1
  const current = known.read()
  const before = current?.userId === userId ? current.profile : undefined
  known.set({ userId, profile: { ...before, ...change } })
}

/** The signed-in user's profile; undefined for visitors and until it is loaded. */
export function useProfile(): KnownProfile | undefined {
  const { session } = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const current = useStore(known)
  useEffect(() => {
    if (userId === undefined) return
    if (begun?.userId === userId && Date.now() - begun.at < freshMs) return
    readProfile(userId).catch((error: unknown) => console.error(error))
  }, [userId])
  return current !== undefined && current.userId === userId ? current : undefined
}
