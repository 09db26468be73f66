import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session/session.tsx'
import { paths } from '#web/paths.ts'

const sharedLimit = 'No account needed. Visitors on one network share an hourly limit, and nothing is saved.'

// Users and visitors each load only their own counter.
const UserUsage = lazy(async () => ({ default: (await import('./user-usage.tsx')).UserUsage }))

const VisitorUsage = lazy(async () => ({ default: (await import('./visitor-usage.tsx')).VisitorUsage }))

interface UsageNoteProps {
  /** A new number triggers another read. */
  turn: number
  /** Whether the visitor has started typing: reading the count loads the client's script, so it waits until then. */
  isBegun: boolean
}

/** How many generations are left. Reserves its space until that is known. */
export function UsageNote({ turn, isBegun }: UsageNoteProps) {
  const { session } = useSession()
  return (
    <p className="min-h-[3lh] text-13 text-pretty text-ink-soft">
      {session.status === 'signed-in' && (
        <Suspense>
          <UserUsage key={session.user.id} userId={session.user.id} turn={turn} />
        </Suspense>
      )}
      {session.status !== 'signed-in' && (
        // Prerendered for visitors; empty while there may be a session.
        <span className={session.status === 'loading' ? 'wait-for-session' : undefined}>
          {isBegun && session.status === 'signed-out' ? (
            <Suspense fallback={sharedLimit}>
              <VisitorUsage turn={turn} unknown={sharedLimit} />
            </Suspense>
          ) : (
            sharedLimit
          )}{' '}
          <Link className="link" to={paths.signup()}>
            Sign up
          </Link>{' '}
          to save what you generate.
        </span>
      )}
    </p>
  )
}
