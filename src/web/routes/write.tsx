import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { Desk } from '#web/layout/desk.tsx'
import { PageHeading } from '#web/layout/page.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { SignInGate } from '#web/layout/sign-in-gate.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { useSession } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'

export const meta = () => describePage('Write', 'Write, check and export your press release.')

export default function Write() {
  return (
    <SessionGate visitor={<WriteVisitor />}>
      {() => (
        <Desk title="Untitled Document">
          <div className="wrap py-16">
            <PageHeading title="Untitled Document" description="Your desk for a new press release." />
            <BeingPrepared>The editor is being prepared and will open here.</BeingPrepared>
          </div>
        </Desk>
      )}
    </SessionGate>
  )
}

/**
 * Decision 1: a bare /write leads to sign-up, a document's link to the gate, a return from payment to sign-in.
 * Decision 5a: whoever loses the session here signs in again and comes back.
 */
function WriteVisitor() {
  const { id } = useParams()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { session } = useSession()
  if (query.has('session_id') || ('wasLost' in session && session.wasLost))
    return <Navigate to={paths.signin({ redirectTo: pathname + search })} replace />
  if (id === undefined) return <Navigate to={paths.signup({ redirectTo: paths.write() })} replace />
  return <SignInGate redirectTo={pathname} />
}
