import { Link } from 'react-router'
import { Page } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

export const meta = () => describePage('Page not found', 'There’s no page at this address.')

export default function NotFound() {
  return (
    <Page>
      <ProblemScreen
        eyebrow="Correction"
        title="Page not found"
        message="There’s no page at this address. It may have moved, or the link may be mistyped."
      >
        <LinkButton to={paths.landing}>Go to the home page</LinkButton>
        <Link className="link touch-target" to={paths.help}>
          Report a broken link
        </Link>
      </ProblemScreen>
    </Page>
  )
}
