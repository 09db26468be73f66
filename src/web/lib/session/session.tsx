// The session: loading, signed in or signed out. Read at load, then updated by the client's auth events and other tabs.
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
import { endsSession } from '#domain/account/auth-view.ts'
import { onAuthChange } from '#web/lib/supabase.ts'
import { describeSession, readSession, type Session, type SignedOut } from './read-session.ts'
import { checkSession } from './session-check.ts'
import { onStoredSessionChange, onStoredSessionExpiry, removeStoredSession } from './stored-session.ts'

interface SessionContextValue {
  session: Session
  /** Reads the session again, after a failure. */
  retry: () => void
  /** The user logs out: from now on nobody is signed in here, whatever the server says. */
  leave: () => void
  /** Removes the session from this browser, whatever the server said. */
  forget: () => void
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

const returnMs = 60_000
const lost: SignedOut = { status: 'signed-out', wasLost: true }
const left: SignedOut = { status: 'signed-out', isLeaving: true }

/** The client's event may have come first: keeps what is known about the session's end. */
function followOtherTab(previous: Session, next: Session): Session {
  if (next.status !== 'signed-out' || next.awaits !== undefined || next.localUser !== undefined) return next
  if (previous.status === 'signed-in' || ('localUser' in previous && previous.localUser)) return lost
  return previous.status === 'signed-out' && previous.awaits === undefined ? previous : next
}

/** Runs the listener when the user returns to the tab after a while. */
function onReturn(listener: () => void): () => void {
  let last = Date.now()
  const listen = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < returnMs) return
    last = Date.now()
    listener()
  }
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading' })

  const isLeaving = useRef(false)
  /** In the background; without an answer nothing changes. */
  const check = useCallback(async () => {
    const checked = await checkSession()
    if (checked === 'known' || isLeaving.current) return
    if (checked === 'over') removeStoredSession()
    const next: Session = checked === 'over' ? lost : { status: 'signed-out', awaits: checked.awaits }
    setSession((previous) => (previous.status === 'signed-in' ? next : previous))
  }, [])

  const retry = useCallback(() => {
    setSession({ status: 'loading' })
    void readSession().then((read) => {
      setSession(read)
      if (read.status === 'signed-in') void check()
    })
  }, [check])

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
      // `retry` below reads the initial state and handles its errors.
      if (event === 'INITIAL_SESSION' || isLeaving.current) return
      setSession(endsSession(event, current !== null) ? lost : describeSession(current))
    })
    const followStorage = () => {
      void readSession().then((next) => {
        if (!isLeaving.current) setSession((previous) => followOtherTab(previous, next))
      })
    }
    const stopStorage = onStoredSessionChange(followStorage)
    const stopReturns = onReturn(() => void check())
    const stopExpiry = onStoredSessionExpiry(followStorage)
    retry()
    return () => {
      stopEvents()
      stopStorage()
      stopReturns()
      stopExpiry()
    }
  }, [retry, check])

  const value = useMemo(() => ({ session, retry, leave, forget }), [session, retry, leave, forget])
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext)
  if (value === undefined) throw new Error('useSession is used outside SessionProvider')
  return value
}
