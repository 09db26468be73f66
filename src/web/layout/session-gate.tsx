// Guards screens for signed-in users: a spinner while the session loads, then the screen with the query cache, or what a visitor gets.
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { QueryProvider } from '#web/lib/api/query-provider.tsx'
import { useSession } from '#web/lib/session/session.tsx'
import type { AuthUser } from '#web/lib/supabase.ts'
import { paths } from '#web/paths.ts'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { Page } from './page.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

interface SessionGateProps {
  visitor: ReactNode
  /** Lets users whose session expired while the auth service is unreachable open this browser's local copies. */
  opensLocalCopies?: boolean
  children: (user: AuthUser) => ReactNode
}

export function SessionGate({ visitor, opensLocalCopies, children }: SessionGateProps) {
  const { session, retry } = useSession()
  const { pathname, search } = useLocation()
  const isLeaving = session.status === 'signed-out' && session.isLeaving === true
  // During a logout the screen that is left must not redirect. A screen opened afterward treats the user as a visitor.
  const [wasLeft] = useState(isLeaving)
  const open = (user: AuthUser) => <QueryProvider>{children(user)}</QueryProvider>
  if (session.status === 'signed-in') return open(session.user)
  if (session.status === 'loading' || (isLeaving && !wasLeft))
    return (
      <Page>
        <LoadingScreen label="Loading your account" />
      </Page>
    )
  if (session.failure !== undefined)
    return (
      <Page>
        <UnreachableScreen message={session.failure} onRetry={retry} />
      </Page>
    )
  // Same place in the tree as above, so the desk stays mounted when the session comes back.
  if (session.localUser !== undefined && opensLocalCopies) return open(session.localUser)
  // The sign-in page asks for the second step and leads back here.
  if (session.awaits !== undefined)
    return <Navigate to={paths.signin({ redirectTo: pathname + search })} replace />
  return visitor
}
