import { Navigate } from 'react-router'
import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Account Settings', 'Your email address, subscription, password and account.')

export default function Settings() {
  return (
    <SessionGate visitor={<Navigate to={paths.signin()} replace />}>
      {(user) => (
        <Page>
          <div className="wrap py-16">
            <PageHeading
              title="Account Settings"
              description={`You are signed in as ${user.email ?? user.id}.`}
            />
            <BeingPrepared>
              The cards for your subscription, password and account are being prepared.
            </BeingPrepared>
          </div>
        </Page>
      )}
    </SessionGate>
  )
}
