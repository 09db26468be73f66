// What a signed-in user can do about a plan: buy it, resume it or downgrade to it.
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { describePrice } from '#domain/billing/plan.ts'
import type { PlanOffer } from '#domain/billing/plan-offer.ts'
import { subscriptionPrice } from '#domain/billing/subscription.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { QueryProvider } from '#web/lib/api/query-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import type { PlanActionProps } from './plan-action.tsx'
import { PlanMark } from './plan-mark.tsx'
import { useCancel } from './use-cancel.tsx'
import { useCheckout } from './use-checkout.ts'

interface PaidPlanActionProps extends PlanActionProps {
  offer: Extract<PlanOffer, 'buy' | 'resume' | 'downgrade' | 'next'>
  look: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>
}

export function PaidPlanAction(props: PaidPlanActionProps) {
  return (
    <QueryProvider>
      <Action {...props} />
    </QueryProvider>
  )
}

function Action({ plan, offer, period, isPeriodFixed, userId = '', profile, look }: PaidPlanActionProps) {
  const checkout = useCheckout()
  const downgrade = useCancel('pricing', userId, profile)
  const mark = useFocusAfter(offer === 'downgrade')
  const end = formatDay(profile?.pro_until ?? '')

  switch (offer) {
    case 'next':
      return <PlanMark ref={mark}>{end === undefined ? 'Your next plan' : `Your plan after ${end}`}</PlanMark>
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
          {offer === 'buy' && isPeriodFixed && <PlanMark>{`Your choice: ${describePrice(period)}`}</PlanMark>}
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

/** The tabs show what is sold; a resumed plan keeps the period that was bought. */
function Resumed({ end, price }: { end: string | undefined; price: string | undefined }) {
  return (
    <div className="grid gap-1">
      <PlanMark>{end === undefined ? 'Your current plan' : `Pro until ${end}`}</PlanMark>
      <p className="text-14 text-on-emph-soft">
        Choose Upgrade to Pro to resume your subscription{price && ` at ${price}`}. Switching tabs here
        doesn’t change your billing period.
        {end && ` You won’t be charged before ${end}.`}
      </p>
    </div>
  )
}
