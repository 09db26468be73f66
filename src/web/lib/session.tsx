// Who is here: loading, signed in or signed out. Read at load, kept in step with the client's auth events and other tabs.
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { losesSession } from '#domain/auth-view.ts'
import { paths } from '#web/paths.ts'
import { call } from './call.ts'
import { isSecondStepDue } from './session-claims.ts'
import { hasStoredSession, onStoredSessionChange, removeStoredSession } from './stored-session.ts'
import { type AuthSession, type AuthUser, getSupabase, onAuthChange } from './supabase.ts'

export interface SignedOut {
  status: 'signed-out'
  /** Set when the client could not be built: nobody can sign in until that is mended. */
  failure?: string
  /** Whose password or link was accepted but who still owes the second step: for every screen a visitor. */
  awaits?: AuthUser
  /** There was a session in this tab, and it ended without a logout here. */
  wasLost?: true
  /** The user logs out: guarded screens keep still until the front page has taken their place. */
  isLeaving?: true
}

export type Session = { status: 'loading' } | { status: 'signed-in'; user: AuthUser } | SignedOut

interface SessionContextValue {
  session: Session
  /** Reads the session again, after a failure. */
  retry: () => void
  /** The user's own logout begins: from now on nobody is signed in here, whatever the server will say. */
  leave: () => void
  /** Forgets the session in this browser, whatever the server said. */
  forget: () => void
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

function describeSession(current: AuthSession | null): Session {
  if (current === null) return { status: 'signed-out' }
  if (isSecondStepDue(current)) return { status: 'signed-out', awaits: current.user }
  return { status: 'signed-in', user: current.user }
}

async function readSession(): Promise<Session> {
  if (!hasStoredSession() && location.pathname !== paths.authCallback) return { status: 'signed-out' }
  let supabase: Awaited<ReturnType<typeof getSupabase>>
  try {
    supabase = await getSupabase()
  } catch (error) {
    console.error(error)
    return { status: 'signed-out', failure: error instanceof Error ? error.message : String(error) }
  }
  try {
    const { session } = await call(supabase.auth.getSession())
    return describeSession(session)
  } catch (error) {
    console.error(error)
    return { status: 'signed-out' }
  }
}

const lost: SignedOut = { status: 'signed-out', wasLost: true }
const left: SignedOut = { status: 'signed-out', isLeaving: true }

/** The client's own event may have told it already: what is known of a session's end is kept. */
function followOtherTab(previous: Session, next: Session): Session {
  if (next.status !== 'signed-out' || next.awaits !== undefined) return next
  if (previous.status === 'signed-in') return lost
  return previous.status === 'signed-out' && previous.awaits === undefined ? previous : next
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading' })

  const retry = useCallback(() => {
    setSession({ status: 'loading' })
    void readSession().then(setSession)
  }, [])

  const isLeaving = useRef(false)
  const leave = useCallback(() => {
    isLeaving.current = true
    setSession(left)
  }, [])
  const forget = useCallback(() => {
    isLeaving.current = false
    removeStoredSession()
    setSession(left)
  }, [])

  useEffect(() => {
    const stopEvents = onAuthChange((event, current) => {
      // The first state is read by the check below, with its errors.
      if (event === 'INITIAL_SESSION' || isLeaving.current) return
      setSession(losesSession(event, current !== null) ? lost : describeSession(current))
    })
    const stopStorage = onStoredSessionChange(() => {
      void readSession().then((next) => setSession((previous) => followOtherTab(previous, next)))
    })
    retry()
    return () => {
      stopEvents()
      stopStorage()
    }
  }, [retry])

  const value = useMemo(() => ({ session, retry, leave, forget }), [session, retry, leave, forget])
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext)
  if (value === undefined) throw new Error('useSession is used outside SessionProvider')
  return value
}
