import { Navigate } from 'react-router'
import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { Page, PageHeading } from '#web/layout/page.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'

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
              description="Your email address, subscription, password and account."
            />
            <div className="mt-10 max-w-[44rem]">
              <Card title="Account Information">
                <dl className="text-14">
                  <dt className="text-ink-soft">Email</dt>
                  <dd className="text-16 break-words">{user.email}</dd>
                </dl>
              </Card>
            </div>
            <BeingPrepared>
              The cards for your subscription, password and account are being prepared.
            </BeingPrepared>
          </div>
        </Page>
      )}
    </SessionGate>
  )
}
