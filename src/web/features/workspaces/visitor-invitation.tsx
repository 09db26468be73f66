// The page behind an invitation's link, for somebody who isn't signed in: who invites them where, and how to accept.
import { Link } from 'react-router'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { useInvitation } from './use-workspaces.ts'
import { codeOf, describeEnded, describeInvitation, isOver } from './workspace-messages.ts'

/** People without an account sign up with the invited address and come back here. */
export function VisitorInvitation({ token }: { token: string }) {
  const { data, error, isPending } = useInvitation(token)
  const redirectTo = paths.invite(token)
  if (isPending) return <LoadingScreen label="Loading your invitation" />
  if (isOver(error))
    return (
      <ProblemScreen {...describeEnded(error)}>
        {/* Whoever joined by a used one is led to the workspace. */}
        <LinkButton to={paths.signin(codeOf(error) === 'invitation_used' ? { redirectTo } : {})}>
          Sign in
        </LinkButton>
      </ProblemScreen>
    )
  return (
    <ProblemScreen
      title={describeInvitation(data)}
      message={`Sign in or sign up with ${data?.address ?? 'the address the invitation was sent to'}. You can accept it right after.`}
    >
      <LinkButton to={paths.signin({ redirectTo })}>Sign in</LinkButton>
      <Link className="link" to={paths.signup({ redirectTo })}>
        Create an account
      </Link>
    </ProblemScreen>
  )
}
