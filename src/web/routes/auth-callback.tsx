import { Navigate, useSearchParams } from 'react-router'
import { safeRedirectTarget } from '#domain/redirect-target.ts'
import { Page } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

export const meta = () => describePage('Signing you in', 'Completing your sign-in.')

export default function AuthCallback() {
  const target = safeRedirectTarget(useSearchParams()[0].get('redirectTo'))
  return (
    <SessionGate loadingLabel="Signing you in…" visitor={<DeadLink />}>
      {() => <Navigate to={target} replace />}
    </SessionGate>
  )
}

// The address may carry a reason, but anyone can write one into a link: the words here are our own.
function DeadLink() {
  return (
    <Page>
      <ProblemScreen
        title="This link did not sign you in"
        message="It may have been used already or have expired. Links work once and for a short time."
      >
        <LinkButton to={paths.signin()}>Go to sign-in</LinkButton>
      </ProblemScreen>
    </Page>
  )
}
