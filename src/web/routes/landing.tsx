import { Enterprise } from '#web/features/marketing/enterprise.tsx'
import { Hero } from '#web/features/marketing/hero.tsx'
import { KeptSection } from '#web/features/marketing/kept-section.tsx'
import { StructuredData } from '#web/features/marketing/structured-data.tsx'
import { Page } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { useSession } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { Faq, Plans, Showcase } from './landing/sections.ts'

export const meta = () =>
  describePage(
    'Press releases an editor can run as written',
    'Draft from your own notes, check each line against newsroom style, and see which facts the AI could not find in your material.',
    paths.landing,
  )

export default function Landing() {
  const isSignedIn = useSession().session.status === 'signed-in'
  const start = isSignedIn ? paths.write() : paths.signup()
  return (
    <Page>
      <Hero action={{ label: isSignedIn ? 'Start Writing' : 'Start Free Trial', to: start }} />
      <KeptSection name="showcase" section={Showcase} />
      <KeptSection name="plans" section={Plans} lively />
      <KeptSection name="faq" section={Faq} />
      <Enterprise />
      <StructuredData />
    </Page>
  )
}
