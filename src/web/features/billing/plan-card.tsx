import { Check } from 'lucide-react'
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts'
import { offerPlan, type PlanReader } from '#domain/billing/plan-offer.ts'
import { trialDays } from '#domain/billing/trial.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PlanAction } from './plan-action.tsx'

interface PlanCardProps {
  plan: Plan
  heading: 'h2' | 'h3'
  period: BillingPeriod
  isPeriodFixed: boolean
  reader: PlanReader
  userId: string | undefined
}

export function PlanCard({ plan, heading: Heading, period, isPeriodFixed, reader, userId }: PlanCardProps) {
  const soft = plan.highlighted ? 'text-on-emph-soft' : 'text-ink-soft'
  const offer = offerPlan(plan.id, reader)
  const profile = reader.kind === 'user' ? reader.profile : undefined
  return (
    <section
      aria-label={plan.name}
      className={classNames(
        'flex flex-col rounded-card border px-6 py-7 md:px-10 md:pt-9 md:pb-10',
        plan.highlighted
          ? 'border-emph-line bg-emph text-on-emph [--accent:var(--emph-accent)]'
          : 'border-line bg-sheet',
      )}
    >
      <Heading className="title-2">{plan.name}</Heading>
      {/* Two lines side by side, so that the prices share a baseline. */}
      <p className={classNames('mt-1.5 text-14 lg:min-h-[2lh]', soft)}>{plan.description}</p>
      <Price plan={plan} period={period} soft={soft} />
      <ul
        className={classNames(
          'mt-7 mb-8 grid content-start gap-x-7 gap-y-2.5 text-14 leading-[21px]',
          plan.highlighted && 'xl:grid-cols-2',
        )}
      >
        {plan.features.map((feature) => (
          <li key={feature} className="grid grid-cols-[18px_1fr] gap-2.5">
            <Check
              size={16}
              aria-hidden
              className={classNames('mt-0.5', plan.highlighted ? 'text-emph-accent' : 'text-good')}
            />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-x-[18px] gap-y-3">
        <PlanAction
          plan={plan}
          offer={offer}
          period={period}
          isPeriodFixed={isPeriodFixed}
          userId={userId}
          profile={profile}
        />
        {plan.highlighted && (
          <span className={classNames('text-14', soft)}>Secure payment. Cancel anytime.</span>
        )}
      </div>
    </section>
  )
}

function Price({ plan, period, soft }: { plan: Plan; period: BillingPeriod; soft: string }) {
  const price = plan.price[period]
  return (
    <>
      <p className="mt-6 flex items-baseline gap-2.5 font-serif text-60 leading-none font-medium tracking-[-0.03em] lining-nums">
        ${price}{' '}
        <small className={classNames('font-sans text-16 leading-[1.3] font-normal tracking-normal', soft)}>
          {unitOf(plan, period)}
        </small>
      </p>
      <p className={classNames('mt-1.5 text-14', soft)}>{billingOf(plan, period)}</p>
    </>
  )
}

function unitOf(plan: Plan, period: BillingPeriod): string {
  if (plan.price[period] === 0) return `for ${trialDays} days`
  return period === 'monthly' ? 'a month' : 'a year'
}

function billingOf(plan: Plan, period: BillingPeriod): string {
  if (plan.price[period] === 0) return 'Nothing to pay, nothing to cancel.'
  const aMonth = Number((plan.price.annual / 12).toFixed(2))
  return period === 'monthly' ? 'Billed monthly.' : `$${aMonth} a month, billed once a year.`
}
