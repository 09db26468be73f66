import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Pricing', 'A 7-day free trial, then Pro by the month or by the year.', paths.pricing)

export default function Pricing() {
  return (
    <Page>
      <div className="wrap pt-12 pb-22 md:pt-16">
        <PlanCards
          heading={
            <PageHeading
              title="Pricing"
              description="A 7-day free trial, no credit card required. Then Pro, by the month or by the year."
            />
          }
          planHeading="h2"
        />
      </div>
    </Page>
  )
}
