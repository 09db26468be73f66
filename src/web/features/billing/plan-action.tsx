// The action of a plan's card: a link, a button, or the label of the current plan.
import { lazy, Suspense } from 'react'
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts'
import type { PlanOffer } from '#domain/billing/plan-offer.ts'
import type { SubscriptionProfile } from '#domain/billing/subscription.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PlanMark } from './plan-mark.tsx'

// Dialog, payment calls and the query client: visitors need none of them.
const PaidPlanAction = lazy(async () => ({
  default: (await import('./paid-plan-action.tsx')).PaidPlanAction,
}))

export interface PlanActionProps {
  plan: Plan
  offer: PlanOffer
  period: BillingPeriod
  /** The period comes from the URL: it was chosen before sign-in. */
  isPeriodFixed: boolean
  userId: string | undefined
  profile: SubscriptionProfile | undefined
}

export function PlanAction(props: PlanActionProps) {
  const { plan, offer, period } = props
  const look = {
    size: 'large',
    variant: plan.highlighted ? 'emphasis' : 'secondary',
    className: 'max-md:w-full',
  } as const
  if (offer === 'current') return <PlanMark>Your current plan</PlanMark>
  if (offer === 'sign_up' || offer === 'write')
    return (
      <LinkButton {...look} to={beginning(plan, offer, period)}>
        {plan.cta}
      </LinkButton>
    )
  const isLoading = (
    <Button {...look} busy>
      {plan.cta}
    </Button>
  )
  return (
    <Suspense fallback={isLoading}>
      <PaidPlanAction {...props} offer={offer} look={look} />
    </Suspense>
  )
}

/** A visitor's choice is carried through sign-up to the checkout. */
function beginning(plan: Plan, offer: 'sign_up' | 'write', period: BillingPeriod): string {
  if (offer === 'write') return paths.write()
  return plan.id === 'pro' ? paths.signup({ period }) : paths.signup()
}
