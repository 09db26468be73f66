// The plan on the account page: status, details and one action.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountPagePeriod, statusPollMs } from '#domain/billing/plan.ts'
import {
  labelSubscription,
  paymentProblem,
  subscriptionAction,
  subscriptionActions,
  subscriptionStatus,
} from '#domain/billing/subscription.ts'
import type { Profile } from '#web/lib/profile.ts'
import { profileQuery } from '#web/lib/profile-query.ts'
import { errorMessages } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProDetail, TrialDetail } from './plan-detail.tsx'
import { PortalButton } from './portal-button.tsx'
import { useCancel } from './use-cancel.tsx'
import { useCheckout } from './use-checkout.ts'

export function SubscriptionCard({ userId }: { userId: string }) {
  const { known, hasFailed } = useProfilePolling(userId)
  if (known === undefined)
    return (
      <Card title="Subscription">
        <p role={hasFailed ? 'alert' : 'status'} className="text-14 text-ink-soft">
          {hasFailed ? `${errorMessages.checkProfile.text}. Trying again…` : 'Loading your plan…'}
        </p>
      </Card>
    )
  return <KnownPlan userId={userId} profile={known.profile} />
}

interface ProfilePolling {
  known: { profile: Profile | undefined } | undefined
  /** It could not be read; it is retried automatically. */
  hasFailed: boolean
}

/** The profile, read every 5 seconds while the page is visible, and at once on return. */
function useProfilePolling(userId: string): ProfilePolling {
  const { data, errorUpdateCount } = useQuery({
    ...profileQuery(userId),
    refetchInterval: statusPollMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // The next poll is the retry.
    retry: false,
  })
  return {
    known: data === undefined ? undefined : { profile: data ?? undefined },
    hasFailed: errorUpdateCount > 0,
  }
}

function KnownPlan({ userId, profile }: { userId: string; profile: Profile | undefined }) {
  const checkout = useCheckout()
  const cancel = useCancel('account', userId, profile)
  const action = subscriptionAction(profile)
  const hasSettled = useIsSettled(action)
  const now = new Date()
  return (
    <Card
      title="Subscription"
      action={
        <Button
          variant={action === 'upgrade' ? 'primary' : 'secondary'}
          busy={checkout.isBusy || cancel.isBusy}
          aria-disabled={!hasSettled}
          onClick={() => (action === 'upgrade' ? checkout.start(accountPagePeriod, userId) : cancel.ask())}
        >
          {subscriptionActions[action]}
        </Button>
      }
    >
      {cancel.dialog}
      <p role="status" className="text-16 font-medium">
        {labelSubscription(profile, now)}
      </p>
      <div className="mt-3 grid gap-3 text-14 text-ink-soft">
        {subscriptionStatus(profile) === 'pro' ? (
          <ProDetail profile={profile} />
        ) : (
          <TrialDetail profile={profile} now={now} />
        )}
        {profile?.has_invoices && paymentProblem(profile) === undefined && (
          <div className="border-t border-line pt-3">
            <PortalButton label="Invoices and payment method" variant="quiet" className="-ml-3" />
          </div>
        )}
      </div>
    </Card>
  )
}

/** Longer than a slow double click. */
const settleMs = 1_000

/** Whether the value has been stable for a moment: a click meant for the old button must not hit the new one. */
function useIsSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [settled, value])
  return settled === value
}
