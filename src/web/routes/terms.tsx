import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { termsSections } from '#web/features/legal/terms-sections.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage(
    'Terms and conditions',
    'The rules for using Presswright, its trial and its plan.',
    paths.terms,
  )

export default function Terms() {
  return (
    <LegalPage
      title="Terms and conditions"
      summary="Your text is yours, you can cancel anytime, and you’re responsible for what goes out under your name."
      sections={termsSections}
    />
  )
}
