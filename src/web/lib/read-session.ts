// Reads the session at load: from the client, or from what it left in this browser while the server is out of reach.
import { paths } from '#web/paths.ts'
import { isConsentOpen } from './arrival-consent.ts'
import { CallError, call } from './call.ts'
import { isSecondStepDue } from './session-claims.ts'
import { hasStoredSession, readStoredSession } from './stored-session.ts'
import { type AuthSession, type AuthUser, getSupabase } from './supabase.ts'

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

/** The client tries for half a minute to refresh a session that has run out; nobody waits that long for their desk. */
const patienceMs = 4000

export function describeSession(current: AuthSession | null): Session {
  if (current === null) return { status: 'signed-out' }
  if (isSecondStepDue(current)) return { status: 'signed-out', awaits: current.user }
  return { status: 'signed-in', user: current.user }
}

export async function readSession(): Promise<Session> {
  // Somebody is asked about other tokens: meanwhile whoever is signed in here stays it.
  if (isConsentOpen()) return describeSession(readStoredSession() ?? null)
  if (!hasStoredSession() && location.pathname !== paths.authCallback) return { status: 'signed-out' }
  let supabase: Awaited<ReturnType<typeof getSupabase>>
  try {
    supabase = await getSupabase()
  } catch (error) {
    console.error(error)
    return { status: 'signed-out', failure: error instanceof Error ? error.message : String(error) }
  }
  try {
    return describeSession(await askOrRemember(supabase))
  } catch (error) {
    console.error(error)
    return { status: 'signed-out' }
  }
}

/**
 * Out of reach, an expired session is still the one on this device: its owner goes on writing, and the client refreshes
 * it when the server is back. Nothing but what this browser keeps can be read with it.
 */
async function askOrRemember({ auth }: Awaited<ReturnType<typeof getSupabase>>): Promise<AuthSession | null> {
  const remembered = readStoredSession()
  const asked = call(auth.getSession()).then(({ session }) => session)
  if (remembered === undefined) return asked
  let timer: ReturnType<typeof setTimeout> | undefined
  const waited = new Promise<AuthSession>((resolve) => {
    timer = setTimeout(() => resolve(remembered), navigator.onLine ? patienceMs : 0)
  })
  try {
    return await Promise.race([
      asked.catch((error: unknown) => rememberIfUnreachable(error, remembered)),
      waited,
    ])
  } finally {
    clearTimeout(timer)
  }
}

function rememberIfUnreachable(error: unknown, remembered: AuthSession): AuthSession {
  const isUnreachable =
    error instanceof CallError &&
    error.cause instanceof Error &&
    error.cause.name === 'AuthRetryableFetchError'
  if (isUnreachable) return remembered
  throw error
}
