// After a payment: polls until the profile is Pro. The desk stays usable.
import { useQuery } from '@tanstack/react-query'
import { subscriptionStatus } from '#domain/billing/subscription.ts'
import { readProfile } from '#web/lib/profile-query.ts'
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
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['payment-confirmation', userId],
    queryFn: ({ signal }) => confirmPayment(userId, signal),
    enabled: isPaid,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return {
    confirmation: isFetching || data === undefined ? 'confirming' : data,
    retry: () => void refetch(),
  }
}

async function confirmPayment(userId: string, signal: AbortSignal): Promise<'confirmed' | 'late'> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    if (await readIsPro(userId, signal)) return 'confirmed'
    if (tries === maxTries) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return 'late'
}

/** Asks the payment service too: its webhook may be late or lost. */
async function readIsPro(userId: string, signal: AbortSignal): Promise<boolean> {
  try {
    if (subscriptionStatus(await readProfile(userId)) === 'pro') return true
    if (signal.aborted) return false
    await refreshSubscription()
    return subscriptionStatus(await readProfile(userId)) === 'pro'
  } catch (error) {
    console.error(error)
    return false
  }
}
