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
      return `${charge} was refused. You keep Pro while it is tried again, and lose it when every try fails. Pay the open invoice or change the card to settle it now.`
    case 'ending':
      return `${charge} was refused, and your subscription is canceled. You keep Pro until ${end} if the open invoice is paid, and lose it sooner when every new try fails. Nothing is charged beyond that invoice.`
    case 'given_up':
      return `${charge} was refused several times, so Pro has ended. Pay the open invoice to get it back, or choose ${subscriptionActions.upgrade} to begin a new subscription.`
  }
}

export function PaymentProblem({ problem, end = 'its last day', price }: PaymentProblemProps) {
  const charge = price === undefined ? 'The charge for Pro' : `The charge for Pro (${price})`
  return (
    <div className="grid justify-items-start gap-3">
      <Alert title="Your last payment did not go through" text={explain(problem, charge, end)} />
      <PortalButton label="Pay or change the card" variant="primary" />
    </div>
  )
}
