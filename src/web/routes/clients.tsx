import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import { ClientList } from '#web/features/clients/client-list.tsx'
import { useHomeWorkspace, useWorkspaceChoice } from '#web/features/workspaces/use-workspaces.ts'
import { CardPage, Page, PageHeading } from '#web/layout/page.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

// Loaded after the page, which works without it.
const LiveSettings = lazy(() =>
  import('./settings-live.tsx').then((file) => ({ default: file.LiveSettings })),
)

const description = 'Names, style, boilerplates and contacts of the companies you write for.'

export const meta = () => describePage('Clients', description)

export default function Clients() {
  return (
    <SessionGate visitor={<Navigate to={paths.signin({ redirectTo: paths.clients })} replace />}>
      {(user) => (
        <Page>
          <CardPage heading={<Heading userId={user.id} />}>
            <OwnClients userId={user.id} />
          </CardPage>
        </Page>
      )}
    </SessionGate>
  )
}

/** Names the workspace where there is a choice: clients are added to it. */
function Heading({ userId }: { userId: string }) {
  const { current } = useWorkspaceChoice(userId)
  return <PageHeading title={current ? `Clients in ${current.name}` : 'Clients'} description={description} />
}

function OwnClients({ userId }: { userId: string }) {
  const home = useHomeWorkspace(userId)
  if (!home) return null
  return (
    <>
      <ClientList key={home.id} workspaceId={home.id} mayEdit={home.role !== 'viewer'} />
      <Suspense>
        <LiveSettings userId={userId} workspaceId={home.id} />
      </Suspense>
    </>
  )
}
