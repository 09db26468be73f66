import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Support', 'Ask us about your account, your plan or a release you are working on.', paths.help)

export default function Help() {
  return (
    <Page>
      <div className="wrap py-16">
        <PageHeading
          eyebrow="Support"
          title="Contact Us"
          description="Ask about your account, your plan or a release you are working on."
        />
        <BeingPrepared>The contact form is being prepared.</BeingPrepared>
      </div>
    </Page>
  )
}
