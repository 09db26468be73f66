// Buys Pro: goes to the payment page, or to the settings if there is nothing to pay.
import { useNavigate } from 'react-router'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import { CallError } from '#web/lib/api/call.ts'
import { isSignedOut } from '#web/lib/api/function-call.ts'
import { readProfile } from '#web/lib/profile-query.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { errorMessages, type Message } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { createCheckoutSession } from './billing-api.ts'
import { billingMessages } from './billing-messages.ts'
import { useRedirectAction } from './use-redirect-action.ts'

/** If payments are off, the server's message says so; a retry wouldn't help. */
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
        // The sign-up page would redirect a user who still seems signed in.
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
