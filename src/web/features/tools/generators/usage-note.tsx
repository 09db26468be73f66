import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session/session.tsx'
import { paths } from '#web/paths.ts'

const sharedLimit = 'No account needed. Visitors on one network share an hourly limit, and nothing is saved.'

// Users and visitors load only what reads their own count.
const UserUsage = lazy(async () => ({ default: (await import('./user-usage.tsx')).UserUsage }))

const VisitorUsage = lazy(async () => ({ default: (await import('./visitor-usage.tsx')).VisitorUsage }))

interface UsageNoteProps {
  /** Another number reads again. */
  turn: number
  /** The visitor has begun: only then is the network's count asked for, which costs the client's script. */
  isBegun: boolean
}

/** What is left, before anything is pressed. It keeps its lines while it is not known yet. */
export function UsageNote({ turn, isBegun }: UsageNoteProps) {
  const { session } = useSession()
  return (
    <p className="min-h-[3lh] text-13 text-pretty text-ink-soft">
      {session.status === 'signed-in' && (
        <Suspense>
          <UserUsage userId={session.user.id} turn={turn} />
        </Suspense>
      )}
      {session.status !== 'signed-in' && (
        // Prerendered for visitors; whoever may have a session waits for it.
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
          to keep what you generate.
        </span>
      )}
    </p>
  )
}
