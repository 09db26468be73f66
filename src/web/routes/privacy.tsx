import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { privacySections } from '#web/features/legal/privacy-sections.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage(
    'Privacy policy',
    'What we store about you, how long we keep it and what you can ask us to do.',
    paths.privacy,
  )

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy policy"
      summary="We store what the product needs to work, share it only with those who need it and delete it when you say so."
      sections={privacySections}
    />
  )
}
