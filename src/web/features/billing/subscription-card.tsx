// The plan on the account page: its status in words, what it means, and the one action it offers (spec 4; decision 21).
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '#domain/calendar.ts'
import { accountPagePeriod, plans } from '#domain/plan.ts'
import {
  labelSubscription,
  subscriptionAction,
  subscriptionActions,
  subscriptionStatus,
} from '#domain/subscription.ts'
import { trialDaysLeft, trialEnd } from '#domain/trial.ts'
import type { Profile } from '#web/lib/profile.ts'
import { errorMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PortalButton } from './portal-button.tsx'
import { TrialDays } from './trial-days.tsx'
import { useCancel } from './use-cancel.ts'
import { useCheckout } from './use-checkout.ts'
import { useProfileUpkeep } from './use-profile-upkeep.ts'

export function SubscriptionCard({ userId }: { userId: string }) {
  const { known, hasFailed } = useProfileUpkeep(userId)
  if (known === undefined)
    return (
      <Card title="Subscription">
        <p role={hasFailed ? 'alert' : 'status'} className="text-14 text-ink-soft">
          {hasFailed ? `${errorMessages.checkProfile.text}. Trying again…` : 'Reading your plan…'}
        </p>
      </Card>
    )
  return <KnownPlan userId={userId} profile={known.profile} />
}

function KnownPlan({ userId, profile }: { userId: string; profile: Profile | undefined }) {
  const checkout = useCheckout()
  const { isBusy: isCanceling, cancel } = useCancel('account')
  const action = subscriptionAction(profile)
  const now = new Date()
  return (
    <Card
      title="Subscription"
      action={
        action === 'upgrade' ? (
          <Button busy={checkout.isBusy} onClick={() => checkout.start(accountPagePeriod, userId)}>
            {subscriptionActions.upgrade}
          </Button>
        ) : (
          <Button variant="secondary" busy={isCanceling} onClick={() => cancel(userId)}>
            {subscriptionActions.cancel}
          </Button>
        )
      }
    >
      <p role="status" className="text-16 font-medium">
        {labelSubscription(profile, now)}
      </p>
      <div className="mt-3 grid gap-3 text-14 text-ink-soft">
        {subscriptionStatus(profile) === 'pro' ? (
          <ProDetail profile={profile} />
        ) : (
          <TrialDetail profile={profile} now={now} />
        )}
        {profile?.stripe_customer_id && <PortalButton />}
      </div>
    </Card>
  )
}

function ProDetail({ profile }: { profile: Profile | undefined }) {
  const end = profile?.pro_until ? formatDay(profile.pro_until) : undefined
  if (end === undefined)
    return <p>It renews by itself until you cancel. You then keep Pro until the end of the paid period.</p>
  return (
    <p>
      Your subscription is canceled and nothing more is charged. Every Pro feature works until {end}. If you
      choose Upgrade to Pro before that day, the same subscription goes on without a new charge.
    </p>
  )
}

function TrialDetail({ profile, now }: { profile: Profile | undefined; now: Date }) {
  const daysLeft = trialDaysLeft(profile?.created_at, now)
  const end = formatDay(trialEnd(profile?.created_at) ?? '')
  if (daysLeft === 0)
    return (
      <>
        <p>Your documents stay readable, editable and exportable. The AI actions in the editor need Pro.</p>
        <Prices />
      </>
    )
  return (
    <>
      <TrialDays daysLeft={daysLeft} />
      <p>
        Ends {end}. After that your documents stay readable, editable and exportable; the AI actions in the
        editor need Pro.
      </p>
      <Prices />
    </>
  )
}

/** The button buys by the month: whoever wants the year must know where to find it. */
function Prices(): ReactNode {
  const price = plans.find(({ id }) => id === 'pro')?.price
  if (price === undefined) return null
  return (
    <p>
      Pro costs ${price.monthly} a month here. For ${price.annual} a year, choose Annual on the{' '}
      <Link className="link" to={paths.pricing}>
        pricing page
      </Link>
      .
    </p>
  )
}
