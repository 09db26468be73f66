import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { Enterprise } from '#web/features/marketing/enterprise.tsx'
import { Hero } from '#web/features/marketing/hero.tsx'
import { KeptSection } from '#web/features/marketing/kept-section.tsx'
import { Page } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { useSession } from '#web/lib/session.tsx'
import { useSubscriptionStatus } from '#web/lib/use-subscription-status.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage(
    'Press releases an editor can run as written',
    'Draft from your own notes, check each line against newsroom style, and see which facts the AI could not find in your material.',
    paths.landing,
  )

export default function Landing() {
  const isSignedIn = useSession().session.status === 'signed-in'
  const status = useSubscriptionStatus()
  const start = isSignedIn ? paths.write() : paths.signup()
  return (
    <Page>
      <Hero action={{ label: isSignedIn ? 'Start Writing' : 'Start Free Trial', to: start }} />
      <KeptSection name="Showcase" />
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
      <KeptSection name="Faq" />
      <Enterprise />
    </Page>
  )
}
