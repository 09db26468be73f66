import { ContactForm } from '#web/features/support/contact-form.tsx'
import { SupportNotes } from '#web/features/support/support-notes.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Support', 'Ask us about your account, your plan or a release you’re working on.', paths.help)

export default function Help() {
  return (
    <Page>
      <div className="wrap pt-12 pb-22 md:pt-16">
        <PageHeading
          eyebrow="Support"
          title="Contact Us"
          description="Ask about your account, your plan or a release you’re working on."
        />
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,44rem)_1fr]">
          <ContactForm />
          <SupportNotes />
        </div>
      </div>
    </Page>
  )
}
