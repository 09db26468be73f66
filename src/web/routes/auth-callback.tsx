import { Link, useSearchParams } from 'react-router'
import { readAuthCallback } from '#domain/account/auth-callback.ts'
import { authTexts } from '#web/auth-messages.ts'
import { crashMessages } from '#web/crash-messages.ts'
import type { CallbackOutcome } from '#web/features/auth/run-callback.ts'
import { useAuthCallback } from '#web/features/auth/use-auth-callback.ts'
import type { RedirectConsent } from '#web/features/auth/use-redirect-consent.ts'
import { Page } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { UnreachableScreen } from '#web/layout/unreachable-screen.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { errorMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'

export const meta = () => describePage('Signing you in', 'Finishing sign-in.')

export default function AuthCallback() {
  const { outcome, retry, answer } = useAuthCallback()
  return (
    <Page>
      <Outcome outcome={outcome} onRetry={retry} onAnswer={answer} />
    </Page>
  )
}

interface OutcomeProps {
  outcome: CallbackOutcome | RedirectConsent
  onRetry: () => void
  onAnswer: (isWanted: boolean) => void
}

function Outcome({ outcome, onRetry, onAnswer }: OutcomeProps) {
  switch (outcome.step) {
    case 'ask':
      return <Question {...outcome} onAnswer={onAnswer} />
    case 'declined':
      return <Declined current={outcome.current} />
    case 'working':
      return <LoadingScreen label="Signing you in…" />
    case 'unreachable':
      // The tokens are back in the address: loading it again is the second try.
      return <UnreachableScreen message={outcome.message} onRetry={() => window.location.reload()} />
    case 'half-done':
      return (
        <ProblemScreen
          title="One more link to open"
          message="We also sent a link to your other address. Open it to finish the change."
        >
          <LinkButton to={paths.settings}>Go to settings</LinkButton>
        </ProblemScreen>
      )
    case 'setup-failed':
      return (
        <ProblemScreen title="Almost there" message={errorMessages.accountSetup.text}>
          <Button onClick={onRetry}>{crashMessages.tryAgain}</Button>
          <Link className="link" to={outcome.redirectTo}>
            Continue without it
          </Link>
        </ProblemScreen>
      )
    case 'refused':
      return <Refused {...outcome} />
  }
}

function Question({
  name,
  current,
  onAnswer,
}: { name: string; current: string | undefined } & Pick<OutcomeProps, 'onAnswer'>) {
  return (
    <ProblemScreen
      title={`Continue as ${name}?`}
      message={authTexts.unrequestedLink}
      {...(current !== undefined && {
        reassurance: `You’re signed in as ${current} now. If you continue, this browser switches accounts.`,
      })}
    >
      <Button variant="secondary" onClick={() => onAnswer(true)}>
        Continue
      </Button>
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        No, don’t sign in
      </Button>
    </ProblemScreen>
  )
}

function Declined({ current }: { current: string | undefined }) {
  if (current === undefined)
    return (
      <ProblemScreen title="You’re not signed in" message={authTexts.notUsed}>
        <LinkButton to={paths.signin()}>Go to sign-in</LinkButton>
      </ProblemScreen>
    )
  return (
    <ProblemScreen title="Nothing has changed" message={`You’re still signed in as ${current}.`}>
      <LinkButton to={paths.write()}>Go to your documents</LinkButton>
    </ProblemScreen>
  )
}

// The address may carry a reason, but anyone can write one into a link: the words here are our own.
function Refused({ code, isFromProvider }: Extract<CallbackOutcome, { step: 'refused' }>) {
  const [query] = useSearchParams()
  const { redirectTo, period } = readAuthCallback((name) => query.get(name))
  const back = { redirectTo, ...(period && { period }) }
  if (code?.startsWith('identity_') || code === 'single_identity_not_deletable')
    return (
      <ProblemScreen
        title="Your connected accounts didn’t change"
        message={code === 'identity_already_exists' ? authTexts.identityTaken : authTexts.identityUnchanged}
      >
        <LinkButton to={paths.settings}>Go to settings</LinkButton>
      </ProblemScreen>
    )
  if (isFromProvider)
    return (
      <ProblemScreen title="You’re not signed in" message={authTexts.providerRefused}>
        <LinkButton to={paths.signin(back)}>Go to sign-in</LinkButton>
      </ProblemScreen>
    )
  return (
    <ProblemScreen title="This link didn’t sign you in" message={authTexts.linkUsed}>
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
