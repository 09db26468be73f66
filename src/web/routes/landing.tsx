import { Enterprise } from '#web/features/marketing/enterprise.tsx'
import { Hero } from '#web/features/marketing/hero.tsx'
import { LazySection } from '#web/features/marketing/lazy-section.tsx'
import { StructuredData } from '#web/features/marketing/structured-data.tsx'
import { Page } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { paths } from '#web/paths.ts'
import { StaticHtml } from '#web/ui/static-html.tsx'
import { Faq, Plans, Showcase } from './landing/sections.ts'

export const meta = () =>
  describePage(
    'Press releases an editor can run as written',
    'Draft from your own notes, check each line against newsroom style, and see which facts didn’t come from your material.',
    paths.landing,
  )

export default function Landing() {
  const isSignedIn = useSession().session.status === 'signed-in'
  const start = isSignedIn ? paths.write() : paths.signup()
  return (
    <Page>
      <Hero action={{ label: isSignedIn ? 'Start Writing' : 'Start Free Trial', to: start }} />
      <StaticHtml id="static-showcase">
        <Showcase />
      </StaticHtml>
      <LazySection id="static-plans">
        <Plans />
      </LazySection>
      <StaticHtml id="static-faq">
        <Faq />
      </StaticHtml>
      <Enterprise />
      <StructuredData />
    </Page>
  )
}
