import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { exportName } from '#domain/document/export-name.ts'
import { ClientPage } from '#web/features/clients/client-page.tsx'
import { useClient } from '#web/features/clients/use-clients.ts'
import { MediaKit } from '#web/features/media-kit/media-kit.tsx'
import { useWorkspaces } from '#web/features/workspaces/use-workspaces.ts'
import { BackLink } from '#web/layout/back-link.tsx'
import { CardPage, Page, PageHeading } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'

// Loaded after the page, which works without it.
const LiveSettings = lazy(() =>
  import('./settings-live.tsx').then((file) => ({ default: file.LiveSettings })),
)

export const meta = () =>
  describePage('Client', 'The client kit: style, words to avoid, boilerplates and contacts.')

export default function Client() {
  const { id = '' } = useParams()
  return (
    <SessionGate visitor={<Navigate to={paths.signin({ redirectTo: paths.client(id) })} replace />}>
      {(user) => (
        <Page>
          <OneClient key={id} id={id} userId={user.id} />
        </Page>
      )}
    </SessionGate>
  )
}

function OneClient({ id, userId }: { id: string; userId: string }) {
  const { data: client, isPending } = useClient(id)
  const { data: workspaces = [] } = useWorkspaces(userId)
  if (isPending) return <LoadingScreen label="Loading the client" />
  if (!client)
    return (
      <ProblemScreen title="Client not found" message="It may belong to a workspace you’re not a member of.">
        <LinkButton to={paths.clients}>All clients</LinkButton>
      </ProblemScreen>
    )
  const role = workspaces.find((workspace) => workspace.id === client.workspace_id)?.role
  const mayEdit = role === 'owner' || role === 'editor'
  const mediaKit = (
    <Card
      title="Media kit"
      description="Files to share with the press, each with a caption, credit and rights."
    >
      <MediaKit
        owner={{ kind: 'client', id, workspaceId: client.workspace_id }}
        mayEdit={mayEdit}
        zipName={exportName({ headline: client.name })}
      />
    </Card>
  )
  return (
    <CardPage
      heading={
        <>
          <BackLink to={paths.clients} label="All clients" />
          <PageHeading
            title={client.name}
            description={
              client.archived_at === null
                ? 'The client kit: what a release for this client needs to get right.'
                : 'This client is archived. Its documents stay where they are.'
            }
          />
        </>
      }
    >
      <ClientPage client={client} mayEdit={mayEdit} mediaKit={mediaKit} />
      <Suspense>
        <LiveSettings userId={userId} workspaceId={client.workspace_id} />
      </Suspense>
    </CardPage>
  )
}
