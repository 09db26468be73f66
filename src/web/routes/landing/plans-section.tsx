import { PlanCards } from '#web/features/billing/plan-cards.tsx'

export function PlansSection() {
  return (
    <section id="pricing" className="pt-18 md:pt-24">
      <div className="wrap">
        <hr className="scotch mb-5" />
        <PlanCards heading={<h2 className="title-1">Two plans, no surprises</h2>} planHeading="h3" />
      </div>
    </section>
  )
}
