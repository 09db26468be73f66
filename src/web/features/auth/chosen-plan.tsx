// What a visitor chose on the pricing page, and when it is paid: the choice must not seem lost on the way.
import { type BillingPeriod, describePrice } from '#domain/billing/plan.ts'
import type { AuthFlow } from './auth-flow.ts'

const followUps: Record<AuthFlow['home'], string> = {
  sign_up: 'The payment page follows once you have an account.',
  sign_in: 'The plans follow once you are signed in.',
}

export function ChosenPlan({ home, period }: { home: AuthFlow['home']; period: BillingPeriod }) {
  return (
    <p className="mb-6 rounded-control bg-fill px-4 py-3 text-14">
      <strong className="font-medium">You chose Pro, {describePrice(period)}.</strong> {followUps[home]}
    </p>
  )
}
