// A failed charge: what it means for Pro, and how to fix it.
import { type PaymentProblem as Problem, subscriptionActions } from '#domain/billing/subscription.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { PortalButton } from './portal-button.tsx'

interface PaymentProblemProps {
  problem: Problem
  /** The last day of Pro after a cancel. */
  end?: string | undefined
  /** As in "$30 a month". */
  price: string | undefined
}

function explain(problem: Problem, charge: string, end: string): string {
  switch (problem) {
    case 'retrying':
      return `${charge} was declined. You’ll keep Pro while we retry, and lose it if every attempt fails. To fix it now, pay the open invoice or update your card.`
    case 'ending':
      return `${charge} was declined, and your subscription is canceled. You’ll keep Pro until ${end} if the open invoice is paid, and lose it sooner if every attempt fails. You won’t be charged beyond that invoice.`
    case 'given_up':
      return `${charge} was declined several times, so Pro has ended. Pay the open invoice to get it back, or choose ${subscriptionActions.upgrade} to start a new subscription.`
  }
}

export function PaymentProblem({
  problem,
  end = 'the end of the billing period',
  price,
}: PaymentProblemProps) {
  const charge = price === undefined ? 'The charge for Pro' : `The charge for Pro (${price})`
  return (
    <div className="grid justify-items-start gap-3">
      <Alert title="Your last payment didn’t go through" text={explain(problem, charge, end)} />
      <PortalButton label="Pay or update card" variant="primary" />
    </div>
  )
}
