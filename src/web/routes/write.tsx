import { lazy, Suspense } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { SignInGate } from '#web/layout/sign-in-gate.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { readLastDocument } from '#web/lib/storage/last-document.ts'
import { paths } from '#web/paths.ts'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'

export const meta = () => describePage('Write', 'Write, check and export your press release.')

// The editor is most of the product's script: redirected visitors never load it.
const WritingDesk = lazy(() => import('./write/writing-desk.tsx'))

export default function Write() {
  const [query] = useSearchParams()
  const { id } = useParams()
  // After a payment, the document that was open before it.
  const lastId = query.has('session_id') && id === undefined ? readLastDocument() : undefined
  return (
    // A return from payment can't be handled offline.
    <SessionGate visitor={<WriteVisitor />} opensLocalCopies={!query.has('session_id')}>
      {(user) =>
        lastId !== undefined ? (
          <Navigate to={`${paths.write(lastId)}?${query}`} replace />
        ) : (
          <Suspense fallback={<LoadingScreen label="Opening the editor" />}>
            <WritingDesk key={user.id} user={user} />
          </Suspense>
        )
      }
    </SessionGate>
  )
}

/**
 * A bare /write leads to sign-up, a document's link to the gate, a return from payment to sign-in.
 * A user whose session ends here signs in again and comes back.
 */
function WriteVisitor() {
  const { id } = useParams()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { session } = useSession()
  if (query.has('session_id') || ('wasLost' in session && session.wasLost))
    return <Navigate to={paths.signin({ redirectTo: pathname + search })} replace />
  if (id === undefined) return <Navigate to={paths.signup({ redirectTo: pathname + search })} replace />
  return <SignInGate redirectTo={pathname} />
}
