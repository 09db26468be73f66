import { moneyBackDays } from '#domain/billing/plan.ts'
import { trialDays } from '#domain/billing/trial.ts'
import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage(
    'Pricing',
    `A ${trialDays}-day free trial, then Pro, billed monthly or annually.`,
    paths.pricing,
  )

const terms = [
  ['If you cancel', 'You keep Pro until the end of the period you’ve paid for.'],
  ['If you’re not satisfied', `${moneyBackDays}-day money-back guarantee on the first payment.`],
  ['After the trial', 'You can still read, edit and export your documents.'],
] as const

export default function Pricing() {
  return (
    <Page>
      <div className="wrap pt-12 pb-22 md:pt-16">
        <PlanCards
          heading={
            <PageHeading
              title="Pricing"
              description={`A ${trialDays}-day free trial, no credit card required. Then Pro, billed monthly or annually.`}
            />
          }
          planHeading="h2"
        />
        <dl className="mt-10 grid border-t border-line text-14 md:grid-cols-3">
          {terms.map(([when, what]) => (
            <div
              key={when}
              className="py-4 max-md:border-b max-md:border-line md:px-6 md:pt-5 md:not-first:border-l md:not-first:border-line md:first:pl-0"
            >
              <dt className="font-semibold">{when}</dt>
              <dd className="text-pretty text-ink-soft">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Page>
  )
}
