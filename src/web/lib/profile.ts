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

/** Its own small cache: the query client is not loaded on public pages, which show the plan too (docs/decisions/032). */
class ProfileCache {
  readonly known = new Store<KnownProfile | undefined>(undefined)
  #newest = 0
  #lastRead: { userId: string; at: number } | undefined

  /** Publishes what is read, unless something newer was published meanwhile. */
  async read(userId: string, isRepeated: boolean): Promise<Profile | undefined> {
    this.#newest += 1
    const turn = this.#newest
    this.#lastRead = { userId, at: Date.now() }
    try {
      const profile = await fetchProfile(userId, isRepeated)
      if (turn === this.#newest) this.known.set({ userId, profile })
      return profile
    } catch (error) {
      // The next screen tries again.
      this.#lastRead = undefined
      throw error
    }
  }

  show(userId: string, change: Profile): void {
    this.#newest += 1
    const current = this.known.read()
    const before = current?.userId === userId ? current.profile : undefined
    this.known.set({ userId, profile: { ...before, ...change } })
  }

  isFresh(userId: string): boolean {
    return this.#lastRead?.userId === userId && Date.now() - this.#lastRead.at < freshMs
  }
}

const cache = new ProfileCache()

async function fetchProfile(userId: string, isRepeated: boolean): Promise<Profile | undefined> {
  const supabase = await getSupabase()
  const query = supabase.from('profiles').select(columns).eq('user_id', userId)
  return (await call(query.maybeSingle<Profile>().retry(!isRepeated))) ?? undefined
}

/**
 * Reads the profile and publishes it. An outdated response is dropped. A caller that polls anyway (`isRepeated`) hears about a failure
 * at once, without the client's own retries.
 */
export function readProfile(
  userId: string,
  { isRepeated = false }: { isRepeated?: boolean } = {},
): Promise<Profile | undefined> {
  return cache.read(userId, isRepeated)
}

/** Publishes what a function has just returned; reads that started before it are dropped. */
export function showProfile(userId: string, change: Profile): void {
  cache.show(userId, change)
}

/** The signed-in user's profile; undefined for visitors and until it is loaded. */
export function useProfile(): KnownProfile | undefined {
  const { session } = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const current = useStore(cache.known)
  useEffect(() => {
    if (userId === undefined || cache.isFresh(userId)) return
    readProfile(userId).catch((error: unknown) => console.error(error))
  }, [userId])
  return current !== undefined && current.userId === userId ? current : undefined
}
