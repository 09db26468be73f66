// Who is here: loading, signed in or signed out. Read at load, kept in step with the client's auth events.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { paths } from '#web/paths.ts'
import { call } from './call.ts'
import { hasStoredSession, removeStoredSession } from './stored-session.ts'
import { type AuthUser, getSupabase, onAuthChange } from './supabase.ts'

export type Session =
  | { status: 'loading' }
  | { status: 'signed-in'; user: AuthUser }
  /** `failure` is set when the client could not be built: nobody can sign in until that is mended. */
  | { status: 'signed-out'; failure?: string }

interface SessionContextValue {
  session: Session
  /** Reads the session again, after a failure. */
  retry: () => void
  /** Forgets the session in this browser, whatever the server says. */
  forget: () => void
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

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
    return session === null ? { status: 'signed-out' } : { status: 'signed-in', user: session.user }
  } catch (error) {
    console.error(error)
    return { status: 'signed-out' }
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading' })

  const retry = useCallback(() => {
    setSession({ status: 'loading' })
    void readSession().then(setSession)
  }, [])

  const forget = useCallback(() => {
    removeStoredSession()
    setSession({ status: 'signed-out' })
  }, [])

  useEffect(() => {
    const stop = onAuthChange((event, current) => {
      // The first state is read by the check below, with its errors.
      if (event === 'INITIAL_SESSION') return
      setSession(current === null ? { status: 'signed-out' } : { status: 'signed-in', user: current.user })
    })
    retry()
    return stop
  }, [retry])

  const value = useMemo(() => ({ session, retry, forget }), [session, retry, forget])
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext)
  if (value === undefined) throw new Error('useSession is used outside SessionProvider')
  return value
}
