import { Navigate, useSearchParams } from 'react-router'
import { Page } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

export const meta = () => describePage('Signing you in', 'Completing your sign-in.')

export default function AuthCallback() {
  return <SessionGate visitor={<DeadLink />}>{() => <Navigate to={paths.write()} replace />}</SessionGate>
}

function DeadLink() {
  const reason = useSearchParams()[0].get('error_description')
  return (
    <Page>
      <ProblemScreen
        title="This link did not sign you in"
        message={
          reason ?? 'It may have been used already or have expired. Links work once and for a short time.'
        }
      >
        <LinkButton to={paths.signin()}>Go to sign-in</LinkButton>
      </ProblemScreen>
    </Page>
  )
}
