// The two plans with their Monthly and Annual tabs, for the front page and the pricing page.
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type BillingPeriod,
  billingPeriods,
  defaultPeriod,
  labelAnnualSaving,
  plans,
  readPeriod,
} from '#domain/billing/plan.ts'
import type { PlanReader } from '#domain/billing/plan-offer.ts'
import { useIsHydrated } from '#web/lib/page/use-is-hydrated.ts'
import { useProfile } from '#web/lib/profile.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PlanCard } from './plan-card.tsx'

interface PlanCardsProps {
  /** The page's or section's heading, next to the tabs. */
  heading: ReactNode
  /** One level below the heading. */
  planHeading: 'h2' | 'h3'
}

export function PlanCards({ heading, planHeading }: PlanCardsProps) {
  const { period, isKept, setPeriod } = usePeriod()
  const { reader, userId } = usePlanViewer()
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
            isPeriodFixed={isKept}
            reader={reader}
            userId={userId}
          />
        ))}
      </div>
    </Tabs>
  )
}

/** The chosen tab, or the URL's period, which the prerendered page can't know. */
function usePeriod() {
  const [query] = useSearchParams()
  const isHydrated = useIsHydrated()
  const [chosen, setPeriod] = useState<BillingPeriod>()
  const asked = isHydrated ? readPeriod(query.get('period')) : undefined
  const isKept = asked !== undefined && (chosen ?? asked) === asked
  return { period: chosen ?? asked ?? defaultPeriod, isKept, setPeriod }
}

function PeriodLabel({ period }: { period: BillingPeriod }) {
  if (period === 'monthly') return 'Monthly'
  return (
    <>
      Annual <Badge tone="good">{labelAnnualSaving()}</Badge>
    </>
  )
}

/** Who is viewing the plans. Until the session is loaded, a visitor, as in the prerendered page. */
function usePlanViewer(): { reader: PlanReader; userId: string | undefined } {
  const { session } = useSession()
  const known = useProfile()
  if (session.status !== 'signed-in') return { reader: { kind: 'visitor' }, userId: undefined }
  const userId = session.user.id
  if (known === undefined) return { reader: { kind: 'unread' }, userId }
  return { reader: { kind: 'user', profile: known.profile }, userId }
}
