import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'

// Visitors have no counters, so they do not load what reads them.
const UserUsage = lazy(async () => ({ default: (await import('./user-usage.tsx')).UserUsage }))

/** What is left, before anything is pressed. It keeps its lines while it is not known yet; each `turn` reads again. */
export function UsageNote({ turn }: { turn: number }) {
  const { session } = useSession()
  return (
    <p className="min-h-[3lh] text-13 text-pretty text-ink-soft">
      {session.status === 'signed-in' && (
        <Suspense>
          <UserUsage userId={session.user.id} turn={turn} />
        </Suspense>
      )}
      {session.status === 'signed-out' && (
        <>
          No account needed. Visitors on one network share an hourly limit, and nothing is saved.{' '}
          <Link className="link" to={paths.signup()}>
            Sign up
          </Link>{' '}
          to keep what you generate.
        </>
      )}
    </p>
  )
}
