import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Our story', 'Why a PR strategist built a writing desk for press releases.', paths.about)

export default function About() {
  return (
    <Page>
      <div className="wrap py-16">
        <PageHeading
          title="Our story"
          description="A PR strategist with over eight years in consumer tech, and the tool she wished she had."
        />
        <BeingPrepared>The founder’s account is being set and will be published here.</BeingPrepared>
      </div>
    </Page>
  )
}
