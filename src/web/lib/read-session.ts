// Reads the session at load: from the client, or from what it left in this browser while the server is out of reach.
import { paths } from '#web/paths.ts'
import { isConsentOpen } from './arrival-consent.ts'
import { CallError, call } from './call.ts'
import { isSecondStepDue } from './session-claims.ts'
import { hasExpired, hasStoredSession, readStoredSession } from './stored-session.ts'
import { type AuthSession, type AuthUser, getSupabase } from './supabase.ts'

export interface SignedOut {
  status: 'signed-out'
  /** Set when the client could not be built: nobody can sign in until that is mended. */
  failure?: string
  /** Whose password or link was accepted but who still owes the second step: for every screen a visitor. */
  awaits?: AuthUser
  /**
   * Whose session is still on this device, but has run out while the auth service is out of reach: for every screen a visitor. The
   * editor alone opens what this browser keeps of their texts (decision 10b).
   */
  localUser?: AuthUser
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
  const remembered = readStoredSession()
  try {
    return describeSession(await askInTime(supabase, remembered !== undefined))
  } catch (error) {
    console.error(error)
    return remembered !== undefined && isUnreachable(error)
      ? describeRemembered(remembered)
      : { status: 'signed-out' }
  }
}

const outOfReach = new Error('The session could not be checked in time.')

async function askInTime(
  { auth }: Awaited<ReturnType<typeof getSupabase>>,
  hasRemembered: boolean,
): Promise<AuthSession | null> {
  const asked = call(auth.getSession()).then(({ session }) => session)
  if (!hasRemembered) return asked
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(outOfReach), navigator.onLine ? patienceMs : 0)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

const isUnreachable = (error: unknown): boolean =>
  error === outOfReach ||
  (error instanceof CallError &&
    error.cause instanceof Error &&
    error.cause.name === 'AuthRetryableFetchError')

/** What this browser knows by itself. The client refreshes the session when the auth service is back. */
function describeRemembered(remembered: AuthSession): Session {
  const described = describeSession(remembered)
  if (described.status !== 'signed-in' || !hasExpired(remembered)) return described
  return { status: 'signed-out', localUser: remembered.user }
}
