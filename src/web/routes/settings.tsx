import { Link, Navigate } from 'react-router'
import { AccountCard } from '#web/features/account/account-card.tsx'
import { ChangePasswordCard } from '#web/features/account/change-password-card.tsx'
import { DeleteAccountCard } from '#web/features/account/delete-account-card.tsx'
import { SubscriptionCard } from '#web/features/billing/subscription-card.tsx'
import { StorageUse } from '#web/features/workspaces/storage-card.tsx'
import { useEndingWorkspaces } from '#web/features/workspaces/use-workspaces.ts'
import { NeedsNetwork } from '#web/layout/needs-network.tsx'
import { CardPage, Page, PageHeading } from '#web/layout/page.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import type { AuthUser } from '#web/lib/supabase.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Account Settings', 'Your email address, subscription, password and account.')

export default function Settings() {
  return (
    <SessionGate visitor={<Navigate to={paths.signin({ redirectTo: paths.settings })} replace />}>
      {(user) => (
        <Page>
          <CardPage
            heading={
              <>
                <PageHeading
                  title="Account Settings"
                  description="Your email address, subscription, password and account."
                />
                <p className="mt-4 text-14">
                  <Link to={paths.workspaceSettings} className="link">
                    Work with others in a workspace
                  </Link>
                </p>
              </>
            }
          >
            <div className="grid gap-5">
              <NeedsNetwork>
                <Cards user={user} />
              </NeedsNetwork>
            </div>
          </CardPage>
        </Page>
      )}
    </SessionGate>
  )
}

function Cards({ user }: { user: AuthUser }) {
  const shared = useEndingWorkspaces(user.id)
  return (
    <>
      <AccountCard user={user} storage={<StorageUse />} />
      <SubscriptionCard userId={user.id} />
      <ChangePasswordCard username={user.email || user.phone || ''} />
      <DeleteAccountCard
        userId={user.id}
        workspaces={shared}
        removeLocalCopies={() => forgetTexts(user.id)}
      />
    </>
  )
}

/** What this browser keeps of the user's texts: confirmed ones and unsaved ones. */
async function forgetTexts(userId: string): Promise<void> {
  const [{ clearDocumentCache }, { removeLocalCopies }] = await Promise.all([
    import('#web/lib/storage/document-cache.ts'),
    import('#web/features/documents/saving/remove-local-copies.ts'),
  ])
  await Promise.all([clearDocumentCache(), removeLocalCopies(userId)])
}
