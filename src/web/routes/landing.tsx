import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage(
    'Press releases an editor can run as written',
    'Draft from your own notes, check each line against newsroom style, and see which facts the AI could not find in your material.',
    paths.landing,
  )

export default function Landing() {
  return (
    <Page>
      <div className="wrap py-16">
        <PageHeading
          title="Press releases an editor can run as written."
          description="Draft from your own notes."
        />
        <BeingPrepared>Soon.</BeingPrepared>
      </div>
    </Page>
  )
}
