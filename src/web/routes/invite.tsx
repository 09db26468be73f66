import { useParams } from 'react-router'
import { ownName } from '#domain/account/own-name.ts'
import { AcceptInvitation } from '#web/features/workspaces/accept-invitation.tsx'
import { VisitorInvitation } from '#web/features/workspaces/visitor-invitation.tsx'
import { Page } from '#web/layout/page.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { QueryProvider } from '#web/lib/api/query-provider.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'

export const meta = () => describePage('Invitation', 'Join a workspace on Presswright.')

export default function Invite() {
  const { token = '' } = useParams()
  return (
    <SessionGate visitor={<Visitor token={token} />}>
      {(user) => (
        <Page>
          <AcceptInvitation
            key={token}
            userId={user.id}
            address={user.email ?? ''}
            name={ownName.read(user.user_metadata)}
            token={token}
          />
        </Page>
      )}
    </SessionGate>
  )
}

function Visitor({ token }: { token: string }) {
  return (
    <Page>
      <QueryProvider>
        <VisitorInvitation key={token} token={token} />
      </QueryProvider>
    </Page>
  )
}
