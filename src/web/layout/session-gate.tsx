// The guard of screens for signed-in users: spinner while the session loads, then the screen or what a visitor gets.
import type { ReactNode } from 'react'
import { useSession } from '#web/lib/session.tsx'
import type { AuthUser } from '#web/lib/supabase.ts'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { OutOfReach } from './out-of-reach.tsx'
import { Page } from './page.tsx'

interface SessionGateProps {
  visitor: ReactNode
  loadingLabel?: string
  children: (user: AuthUser) => ReactNode
}

export function SessionGate({ visitor, loadingLabel, children }: SessionGateProps) {
  const { session, retry } = useSession()
  if (session.status === 'signed-in') return children(session.user)
  if (session.status === 'loading')
    return (
      <Page>
        <LoadingScreen label={loadingLabel ?? 'Loading your account'} />
      </Page>
    )
  if (session.failure !== undefined)
    return (
      <Page>
        <OutOfReach message={session.failure} onRetry={retry} />
      </Page>
    )
  return visitor
}
