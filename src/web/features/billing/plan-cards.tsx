// The two plans with their Monthly and Annual tabs, for the front page and the pricing page.
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  type BillingPeriod,
  billingPeriods,
  defaultPeriod,
  isCurrentPlan,
  labelAnnualSaving,
  type Plan,
  type PlanId,
  plans,
} from '#domain/plan.ts'
import { trialDays } from '#domain/trial.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Tabs } from '#web/ui/tabs.tsx'

interface PlanCardsProps {
  /** Beside the tabs: the page's or the section's heading. */
  heading: ReactNode
  /** One below the heading's. */
  planHeading: 'h2' | 'h3'
  /** The user's plan; a visitor has none. */
  status: PlanId | undefined
  isSignedIn: boolean
}

export function PlanCards({ heading, planHeading, status, isSignedIn }: PlanCardsProps) {
  const [period, setPeriod] = useState<BillingPeriod>(defaultPeriod)
  return (
    <Tabs
      label="Billing period"
      look="segments"
      value={period}
      onValueChange={setPeriod}
      tabs={billingPeriods.map((value) => ({ value, label: <PeriodLabel period={value} /> }))}
      heading={heading}
    >
      <div className="grid gap-6 pt-8 lg:grid-cols-[5fr_7fr]">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            heading={planHeading}
            period={period}
            isCurrent={isCurrentPlan(plan.id, status)}
            address={isSignedIn ? userAddress(plan.id) : visitorAddress(plan.id, period)}
          />
        ))}
      </div>
    </Tabs>
  )
}

/** A visitor's choice travels through sign-up to the checkout. */
function visitorAddress(plan: PlanId, period: BillingPeriod): string {
  return plan === 'pro' ? paths.signup({ period }) : paths.signup()
}

function userAddress(plan: PlanId): string {
  return plan === 'pro' ? paths.settings : paths.write()
}

function PeriodLabel({ period }: { period: BillingPeriod }) {
  if (period === 'monthly') return 'Monthly'
  return (
    <>
      Annual <Badge tone="good">{labelAnnualSaving()}</Badge>
    </>
  )
}

interface PlanCardProps {
  plan: Plan
  heading: 'h2' | 'h3'
  period: BillingPeriod
  isCurrent: boolean
  address: string
}

function PlanCard({ plan, heading: Heading, period, isCurrent, address }: PlanCardProps) {
  const soft = plan.highlighted ? 'text-on-emph-soft' : 'text-ink-soft'
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
      <p className={classNames('mt-1.5 text-14', soft)}>{plan.description}</p>
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
        {isCurrent ? (
          <p className="flex h-12 items-center text-16 font-medium">Your current plan</p>
        ) : (
          <LinkButton
            to={address}
            size="large"
            variant={plan.highlighted ? 'emphasis' : 'secondary'}
            className="max-md:w-full"
          >
            {plan.cta}
          </LinkButton>
        )}
        {plan.highlighted && (
          <span className={classNames('text-14', soft)}>Secure payment. Cancel any time.</span>
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
  return period === 'monthly' ? 'Billed monthly.' : `$${plan.price.annual / 12} a month, billed once a year.`
}
