import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Terms and conditions', 'The agreement between you and Presswright.', paths.terms)

export default function Terms() {
  return (
    <Page>
      <div className="wrap py-16">
        <PageHeading title="Terms and conditions" description="The agreement between you and Presswright." />
        <BeingPrepared>The full text is being set and will be published here.</BeingPrepared>
      </div>
    </Page>
  )
}
