import { Link, useParams } from 'react-router'
import { AcceptInvitation } from '#web/features/workspaces/accept-invitation.tsx'
import { Page } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

export const meta = () => describePage('Invitation', 'Join a workspace on Presswright.')

export default function Invite() {
  const { token = '' } = useParams()
  return (
    <SessionGate visitor={<Visitor token={token} />}>
      {(user) => (
        <Page>
          <AcceptInvitation key={token} userId={user.id} address={user.email ?? ''} token={token} />
        </Page>
      )}
    </SessionGate>
  )
}

/** Who isn't signed in does that first, with the invited address, and comes back here. */
function Visitor({ token }: { token: string }) {
  const redirectTo = paths.invite(token)
  return (
    <Page>
      <ProblemScreen
        title="You’re invited to a workspace"
        message="Sign in or sign up with the address the invitation was sent to. You can accept it right after."
      >
        <LinkButton to={paths.signin({ redirectTo })}>Sign in</LinkButton>
        <Link className="link" to={paths.signup({ redirectTo })}>
          Create an account
        </Link>
      </ProblemScreen>
    </Page>
  )
}
