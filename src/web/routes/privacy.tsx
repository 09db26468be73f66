import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage(
    'Privacy policy',
    'What we keep about you, for how long, and what you can ask of us.',
    paths.privacy,
  )

export default function Privacy() {
  return (
    <Page>
      <div className="wrap py-16">
        <PageHeading title="Privacy policy" description="Last updated January 1 2025" />
        <BeingPrepared>The full text is being set and will be published here.</BeingPrepared>
      </div>
    </Page>
  )
}
