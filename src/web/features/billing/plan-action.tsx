// The action of a plan's card: a link, a button, or the label of the current plan.
import { type RefObject, useEffect, useRef } from 'react'
import { type BillingPeriod, describePrice, type Plan } from '#domain/billing/plan.ts'
import type { PlanOffer } from '#domain/billing/plan-offer.ts'
import { type SubscriptionProfile, subscriptionPrice } from '#domain/billing/subscription.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useCancel } from './use-cancel.tsx'
import { useCheckout } from './use-checkout.ts'

interface PlanActionProps {
  plan: Plan
  offer: PlanOffer
  period: BillingPeriod
  /** The period comes from the URL: it was chosen before sign-in. */
  isPeriodKept: boolean
  userId: string | undefined
  profile: SubscriptionProfile | undefined
}

export function PlanAction({ plan, offer, period, isPeriodKept, userId = '', profile }: PlanActionProps) {
  const checkout = useCheckout()
  const downgrade = useCancel('pricing', userId, profile)
  const mark = useFocusAfter(offer === 'downgrade')
  const look = {
    size: 'large',
    variant: plan.highlighted ? 'emphasis' : 'secondary',
    className: 'max-md:w-full',
  } as const
  const end = formatDay(profile?.pro_until ?? '')

  switch (offer) {
    case 'current':
      return <Mark>Your current plan</Mark>
    case 'next':
      return <Mark ref={mark}>{end === undefined ? 'Your next plan' : `Your plan after ${end}`}</Mark>
    case 'sign_up':
    case 'write':
      return (
        <LinkButton {...look} to={beginning(plan, offer, period)}>
          {plan.cta}
        </LinkButton>
      )
    case 'downgrade':
      return (
        <>
          <Button {...look} busy={downgrade.isBusy} onClick={downgrade.ask}>
            Downgrade to {plan.name}
          </Button>
          {downgrade.dialog}
        </>
      )
    case 'buy':
    case 'resume':
      return (
        <>
          {offer === 'buy' && isPeriodKept && <Mark>{`Your choice: ${describePrice(period)}`}</Mark>}
          {offer === 'resume' && <Resumed end={end} price={subscriptionPrice(profile)} />}
          <Button {...look} busy={checkout.isBusy} onClick={() => checkout.start(period, userId)}>
            {plan.cta}
          </Button>
        </>
      )
  }
}

/** Takes over the focus of the button it replaces. */
function useFocusAfter(isButton: boolean): RefObject<HTMLParagraphElement | null> {
  const mark = useRef<HTMLParagraphElement>(null)
  const wasButton = useRef(isButton)
  useEffect(() => {
    if (wasButton.current && !isButton && document.activeElement === document.body) mark.current?.focus()
    wasButton.current = isButton
  }, [isButton])
  return mark
}

/** A visitor's choice is carried through sign-up to the checkout. */
function beginning(plan: Plan, offer: 'sign_up' | 'write', period: BillingPeriod): string {
  if (offer === 'write') return paths.write()
  return plan.id === 'pro' ? paths.signup({ period }) : paths.signup()
}

/** The tabs show what is sold; a resumed plan keeps the period that was bought. */
function Resumed({ end, price }: { end: string | undefined; price: string | undefined }) {
  return (
    <div className="grid gap-1">
      <Mark>{end === undefined ? 'Your current plan' : `Pro until ${end}`}</Mark>
      <p className="text-14 text-on-emph-soft">
        Upgrade to Pro continues your subscription{price && ` at ${price}`}, whichever tab is open.
        {end && ` Nothing is charged before ${end}.`}
      </p>
    </div>
  )
}

function Mark({
  ref,
  children,
}: {
  ref?: RefObject<HTMLParagraphElement | null>
  children: string | string[]
}) {
  return (
    <p ref={ref} {...(ref && { tabIndex: -1 })} className="flex min-h-12 items-center text-16 font-medium">
      {children}
    </p>
  )
}
