import { Link, useSearchParams } from 'react-router'
import { readAuthCallback } from '#domain/auth-callback.ts'
import { authTexts } from '#web/auth-messages.ts'
import { crashMessages } from '#web/crash-messages.ts'
import type { CallbackOutcome } from '#web/features/auth/run-callback.ts'
import { useAuthCallback } from '#web/features/auth/use-auth-callback.ts'
import { OutOfReach } from '#web/layout/out-of-reach.tsx'
import { Page } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { errorMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'

export const meta = () => describePage('Signing you in', 'Completing your sign-in.')

export default function AuthCallback() {
  const { outcome, retry } = useAuthCallback()
  return (
    <Page>
      <Outcome outcome={outcome} onRetry={retry} />
    </Page>
  )
}

function Outcome({ outcome, onRetry }: { outcome: CallbackOutcome; onRetry: () => void }) {
  switch (outcome.step) {
    case 'working':
      return <LoadingScreen label="Signing you in…" />
    case 'unreachable':
      // The tokens are back in the address: loading it again is the second try.
      return <OutOfReach message={outcome.message} onRetry={() => window.location.reload()} />
    case 'half-done':
      return (
        <ProblemScreen
          title="One link is still to follow"
          message="We sent a link to your other address as well. Follow it, and the change takes effect."
        >
          <LinkButton to={paths.settings}>Go to your settings</LinkButton>
        </ProblemScreen>
      )
    case 'setup-failed':
      return (
        <ProblemScreen title="Almost there" message={errorMessages.accountSetup.text}>
          <Button onClick={onRetry}>{crashMessages.tryAgain}</Button>
          <Link className="link" to={outcome.redirectTo}>
            Go on without it
          </Link>
        </ProblemScreen>
      )
    case 'refused':
      return <Refused {...outcome} />
  }
}

// The address may carry a reason, but anyone can write one into a link: the words here are our own.
function Refused({ code, isFromProvider }: Extract<CallbackOutcome, { step: 'refused' }>) {
  const [query] = useSearchParams()
  const { redirectTo, period } = readAuthCallback((name) => query.get(name))
  const back = { redirectTo, ...(period && { period }) }
  if (code?.startsWith('identity_') || code === 'single_identity_not_deletable')
    return (
      <ProblemScreen
        title="The connection was not changed"
        message={code === 'identity_already_exists' ? authTexts.identityTaken : authTexts.identityKept}
      >
        <LinkButton to={paths.settings}>Go to your settings</LinkButton>
      </ProblemScreen>
    )
  if (isFromProvider)
    return (
      <ProblemScreen title="You are not signed in" message={authTexts.providerRefused}>
        <LinkButton to={paths.signin(back)}>Go to sign-in</LinkButton>
      </ProblemScreen>
    )
  return (
    <ProblemScreen title="This link did not sign you in" message={authTexts.linkUsed}>
      <LinkButton to={paths.signin({ ...back, view: 'magic_link' })}>Request a new link</LinkButton>
      <Link className="link" to={paths.signin({ ...back, view: 'forgotten_password' })}>
        Reset your password
      </Link>
      <Link className="link" to={paths.signin(back)}>
        Go to sign-in
      </Link>
    </ProblemScreen>
  )
}
