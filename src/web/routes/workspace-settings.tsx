import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import { BackLink } from '#web/layout/back-link.tsx'
import { NeedsNetwork } from '#web/layout/needs-network.tsx'
import { CardPage, Page, PageHeading } from '#web/layout/page.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

// Loaded later: the page has no part in what public pages share.
const WorkspaceSettings = lazy(() =>
  import('#web/features/workspaces/workspace-settings.tsx').then((file) => ({
    default: file.WorkspaceSettings,
  })),
)

// Loaded after the page, which works without it.
const LiveSettings = lazy(() =>
  import('./settings-live.tsx').then((file) => ({ default: file.LiveSettings })),
)

const description = 'Share documents and clients with the people you work with.'

export const meta = () => describePage('Workspaces', description)

export default function WorkspaceSettingsPage() {
  return (
    <SessionGate visitor={<Navigate to={paths.signin({ redirectTo: paths.workspaceSettings })} replace />}>
      {(user) => (
        <Page>
          <CardPage
            heading={
              <>
                <BackLink to={paths.settings} label="Account Settings" />
                <PageHeading title="Workspaces" description={description} />
              </>
            }
          >
            <NeedsNetwork>
              <Suspense>
                <WorkspaceSettings userId={user.id} />
              </Suspense>
              <Suspense>
                <LiveSettings userId={user.id} />
              </Suspense>
            </NeedsNetwork>
          </CardPage>
        </Page>
      )}
    </SessionGate>
  )
}
