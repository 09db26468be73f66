// Ending Pro: from the account page, or by picking the free plan on the pricing page. Asks
// once before it happens.
import { type ReactNode, useState } from 'react'
import { formatDay } from '#domain/time/calendar.ts'
import { isSignedOut, serverMessage } from '#web/lib/api/function-call.ts'
import type { Profile } from '#web/lib/profile.ts'
import { showProfile } from '#web/lib/profile-query.ts'
import { cancelFailed, errorMessages, successMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { cancelSubscription } from './billing-api.ts'
import { useRedirectAction } from './use-redirect-action.ts'

interface Cancel {
  isBusy: boolean
  /** Asks, and cancels when the user confirms. */
  ask: () => void
  /** The question. */
  dialog: ReactNode
}

const questions = {
  account: { title: 'Cancel your subscription?', confirmLabel: 'Cancel subscription' },
  pricing: { title: 'Downgrade to Free Trial?', confirmLabel: 'Downgrade' },
} as const

export function useCancel(
  place: 'account' | 'pricing',
  userId: string,
  profile: Pick<Profile, 'pro_renews_at'> | undefined,
): Cancel {
  const { isBusy, run } = useRedirectAction()
  const [isAsking, setAsking] = useState(false)

  async function end(): Promise<'stays'> {
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

  const lastDay = formatDay(profile?.pro_renews_at ?? '')
  const dialog = (
    <ConfirmDialog
      {...questions[place]}
      open={isAsking}
      onOpenChange={setAsking}
      description={`You’ll keep Pro until ${lastDay ?? 'the end of the period you’ve paid for'}, and you won’t be charged again. You’ll keep all your documents.`}
      cancelLabel="Keep Pro"
      onConfirm={() => run(end)}
    />
  )
  return { isBusy, ask: () => setAsking(true), dialog }
}
