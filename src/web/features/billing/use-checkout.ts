// Buying Pro (spec 4, Checkout): to the payment page, or back to the settings when there is nothing to pay.
import { useNavigate } from 'react-router'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import { CallError } from '#web/lib/api/call.ts'
import { isSignedOut } from '#web/lib/api/function-call.ts'
import { readProfile } from '#web/lib/profile.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { errorMessages, type Message } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { createCheckoutSession } from './billing-api.ts'
import { billingMessages } from './billing-messages.ts'
import { useRedirectAction } from './use-redirect-action.ts'

/** Trying again helps nobody where nothing can be paid. */
function describeFailure(error: unknown): Message {
  const isOff = error instanceof CallError && error.code === 'not_configured'
  return isOff ? { ...errorMessages.checkout, text: error.message } : errorMessages.checkout
}

interface Checkout {
  isBusy: boolean
  start: (period: BillingPeriod, userId: string) => void
}

export function useCheckout(): Checkout {
  const navigate = useNavigate()
  const { forget } = useSession()
  const { isBusy, run } = useRedirectAction()

  async function buy(period: BillingPeriod, userId: string): Promise<'leaves' | 'stays'> {
    try {
      const { url, outcome } = await createCheckoutSession(period)
      if (outcome !== 'resumed' && outcome !== 'already_pro') {
        window.location.assign(url)
        return 'leaves'
      }
      await readProfile(userId)
      await navigate(paths.settings)
      showToast(outcome === 'resumed' ? billingMessages.resumed : billingMessages.alreadyPro, 'success')
    } catch (error) {
      if (isSignedOut(error)) {
        // The sign-up page would lead whoever still seems to be signed in straight back.
        forget()
        await navigate(paths.signup({ period }))
      } else {
        console.error(error)
        showToast(describeFailure(error), 'error')
      }
    }
    return 'stays'
  }

  return { isBusy, start: (period, userId) => run(() => buy(period, userId)) }
}
