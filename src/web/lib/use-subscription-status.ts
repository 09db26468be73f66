import { useEffect, useState } from 'react'
import { call } from './call.ts'
import { useSession } from './session.tsx'
import { getSupabase } from './supabase.ts'

export type SubscriptionStatus = 'free' | 'pro'

async function readStatus(userId: string): Promise<SubscriptionStatus> {
  const supabase = await getSupabase()
  const profile = await call(
    supabase
      .from('profiles')
      .select('subscription_status')
      .eq('user_id', userId)
      .maybeSingle<{ subscription_status: string | null }>(),
  )
  return profile?.subscription_status === 'pro' ? 'pro' : 'free'
}

/** The signed-in user's plan; undefined for a visitor and until it is known. A missing profile reads as free. */
export function useSubscriptionStatus(): SubscriptionStatus | undefined {
  const { session } = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const [known, setKnown] = useState<{ userId: string; status: SubscriptionStatus }>()

  useEffect(() => {
    if (userId === undefined) return
    let isCurrent = true
    readStatus(userId).then(
      (status) => isCurrent && setKnown({ userId, status }),
      (error: unknown) => console.error(error),
    )
    return () => {
      isCurrent = false
    }
  }, [userId])

  return known !== undefined && known.userId === userId ? known.status : undefined
}
