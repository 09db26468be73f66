// After a payment (decision 1): asks until the profile reads pro. The desk stays usable meanwhile.
import { useEffect, useState } from 'react'
import { subscriptionStatus } from '#domain/billing/subscription.ts'
import { readProfile } from '#web/lib/profile.ts'
import { refreshSubscription } from './billing-api.ts'

export type Confirmation = 'confirming' | 'confirmed' | 'late'

const pauseMs = 2_000
/** Together about a minute. */
const mostTries = 30

/** Asks as long as there is a payment to confirm; `retry` begins again after it gave up. */
export function usePaymentConfirmation(
  userId: string,
  isPaid: boolean,
): { confirmation: Confirmation; retry: () => void } {
  const [confirmation, setConfirmation] = useState<Confirmation>('confirming')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (!isPaid) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async (triesLeft: number): Promise<void> => {
      const isPro = await readIsPro(userId)
      if (isOver) return
      if (isPro) return setConfirmation('confirmed')
      if (triesLeft <= 1) return setConfirmation('late')
      timer = setTimeout(() => void ask(triesLeft - 1), pauseMs)
    }
    setConfirmation('confirming')
    void ask(mostTries)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [userId, isPaid, round])

  return { confirmation, retry: () => setRound(round + 1) }
}

/** The payment service is asked as well: its own message may be late or lost. */
async function readIsPro(userId: string): Promise<boolean> {
  try {
    if (subscriptionStatus(await readProfile(userId)) === 'pro') return true
    await refreshSubscription()
    return subscriptionStatus(await readProfile(userId)) === 'pro'
  } catch (error) {
    console.error(error)
    return false
  }
}
