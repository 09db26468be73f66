// After a payment (decision 1): polls until the profile is Pro. The desk stays usable.
import { useEffect, useState } from 'react'
import { subscriptionStatus } from '#domain/billing/subscription.ts'
import { readProfile } from '#web/lib/profile.ts'
import { refreshSubscription } from './billing-api.ts'

export type Confirmation = 'confirming' | 'confirmed' | 'late'

const pauseMs = 2_000
/** About a minute in total. */
const maxTries = 30

/** Polls while there is a payment to confirm; `retry` starts again after it gave up. */
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
    void ask(maxTries)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [userId, isPaid, round])

  return { confirmation, retry: () => setRound(round + 1) }
}

/** Asks the payment service too: its webhook may be late or lost. */
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
