// The signed-in user's profile, shared by everything that shows the plan: read when it is first needed, and again by whoever
// changes or watches it.
import { useEffect } from 'react'
import type { SubscriptionProfile } from '#domain/billing/subscription.ts'
import { call } from './call.ts'
import { useSession } from './session.tsx'
import { getSupabase } from './supabase.ts'
import { useWatched } from './use-watched.ts'
import { Watched } from './watched.ts'

export interface Profile extends SubscriptionProfile {
  /** Something was bought once, so that the payment service has invoices to show. */
  has_invoices?: boolean
}

/** What is known of a user: `profile` is undefined when there is no row (decision 5). */
export interface KnownProfile {
  userId: string
  profile: Profile | undefined
}

const columns =
  'subscription_status,created_at,pro_until,pro_period,pro_renews_at,payment_failed,has_invoices'
/** A screen that opens this soon after another one shows what that one read. */
const freshMs = 30_000

const known = new Watched<KnownProfile | undefined>(undefined)
let newest = 0
let begun: { userId: string; at: number } | undefined

/**
 * Reads the profile and shows it everywhere. An answer that something newer has overtaken is not shown. Whoever asks again anyway
 * (`isRepeated`) learns of a failure at once, not after the client's own tries.
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
    // The next screen asks again.
    begun = undefined
    throw error
  }
}

/** Shows what a function has just answered; a read that began before it is not heard any more. */
export function showProfile(userId: string, change: Profile): void {
  newest += 1
  const current = known.read()
  const before = current?.userId === userId ? current.profile : undefined
  known.set({ userId, profile: { ...before, ...change } })
}

/** The signed-in user's profile; undefined for a visitor and until it is known. */
export function useProfile(): KnownProfile | undefined {
  const { session } = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const current = useWatched(known)
  useEffect(() => {
    if (userId === undefined) return
    if (begun?.userId === userId && Date.now() - begun.at < freshMs) return
    readProfile(userId).catch((error: unknown) => console.error(error))
  }, [userId])
  return current !== undefined && current.userId === userId ? current : undefined
}
