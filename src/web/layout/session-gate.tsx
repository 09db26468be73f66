// The guard of screens for signed-in users: spinner while the session loads, then the screen or what a visitor gets.
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '#web/lib/session/session.tsx'
import type { AuthUser } from '#web/lib/supabase.ts'
import { paths } from '#web/paths.ts'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { Page } from './page.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

interface SessionGateProps {
  visitor: ReactNode
  loadingLabel?: string
  /** Lets in whose session has run out while the auth service is out of reach, for what this browser keeps (decision 10b). */
  opensLocalCopies?: boolean
  children: (user: AuthUser) => ReactNode
}

export function SessionGate({ visitor, loadingLabel, opensLocalCopies, children }: SessionGateProps) {
  const { session, retry } = useSession()
  const { pathname, search } = useLocation()
  const isLeaving = session.status === 'signed-out' && session.isLeaving === true
  // A guard that opens after a logout treats its visitor as any other; the one that was left must not answer at all.
  const [wasLeft] = useState(isLeaving)
  if (session.status === 'signed-in') return children(session.user)
  if (session.status === 'loading' || (isLeaving && !wasLeft))
    return (
      <Page>
        <LoadingScreen label={loadingLabel ?? 'Loading your account'} />
      </Page>
    )
  if (session.failure !== undefined)
    return (
      <Page>
        <UnreachableScreen message={session.failure} onRetry={retry} />
      </Page>
    )
  // The same place in the tree as above: the desk stays as it is when the session comes back.
  if (session.localUser !== undefined && opensLocalCopies) return children(session.localUser)
  // The sign-in page asks for the second step and leads back here.
  if (session.awaits !== undefined)
    return <Navigate to={paths.signin({ redirectTo: pathname + search })} replace />
  return visitor
}
