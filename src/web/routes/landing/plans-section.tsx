import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { useSession } from '#web/lib/session.tsx'
import { useSubscriptionStatus } from '#web/lib/use-subscription-status.ts'

export function PlansSection() {
  const isSignedIn = useSession().session.status === 'signed-in'
  const status = useSubscriptionStatus()
  return (
    <section id="pricing" className="pt-18 md:pt-24">
      <div className="wrap">
        <hr className="scotch mb-5" />
        <PlanCards
          heading={<h2 className="title-1">Two plans, no surprises</h2>}
          planHeading="h3"
          status={status}
          isSignedIn={isSignedIn}
        />
      </div>
    </section>
  )
}
