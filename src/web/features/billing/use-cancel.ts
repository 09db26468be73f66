// Ending Pro (spec 4, Subscription; decision 21): from the account page, or by picking the free plan on the pricing page.
import { isSignedOut, serverMessage } from '#web/lib/api/function-call.ts'
import { showProfile } from '#web/lib/profile.ts'
import { cancelFailed, errorMessages, successMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { cancelSubscription } from './billing-api.ts'
import { useRedirectAction } from './use-redirect-action.ts'

interface Cancel {
  isBusy: boolean
  cancel: (userId: string) => void
}

export function useCancel(place: 'account' | 'pricing'): Cancel {
  const { isBusy, run } = useRedirectAction()

  async function end(userId: string): Promise<'stays'> {
    try {
      const { status, proUntil } = await cancelSubscription()
      showProfile(userId, { subscription_status: status, pro_until: proUntil })
      showToast(successMessages.subscriptionCanceled, 'success')
    } catch (error) {
      console.error(error)
      if (isSignedOut(error)) showToast(errorMessages.cancelSignedOut, 'error')
      else if (place === 'pricing') showToast(errorMessages.downgrade, 'error')
      else showToast(cancelFailed(serverMessage(error)), 'error')
    }
    return 'stays'
  }

  return { isBusy, cancel: (userId) => run(() => end(userId)) }
}
