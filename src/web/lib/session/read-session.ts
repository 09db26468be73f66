// Reads the session at load: from the client, or from browser storage while the server is unreachable.
import { CallError, call } from '#web/lib/api/call.ts'
import { type AuthSession, type AuthUser, getSupabase } from '#web/lib/supabase.ts'
import { paths } from '#web/paths.ts'
import { isConsentOpen } from './redirect-consent.ts'
import { isSecondStepDue } from './session-claims.ts'
import { hasExpired, hasStoredSession, readStoredSession } from './stored-session.ts'

export interface SignedOut {
  status: 'signed-out'
  /** Set if the client could not be created: nobody can sign in until that is fixed. */
  failure?: string
  /** Password or link accepted, but the second factor is missing: a visitor on every screen. */
  awaits?: AuthUser
  /**
   * The session is still on this device but has expired while the auth API is unreachable: a visitor on every screen. Only the
   * editor opens their locally stored documents.
   */
  localUser?: AuthUser
  /** There was a session in this tab, and it ended without a logout here. */
  wasLost?: true
  /** The user is logging out: guarded screens wait until the front page has replaced them. */
  isLeaving?: true
}

export type Session = { status: 'loading' } | { status: 'signed-in'; user: AuthUser } | SignedOut

/** The client tries to refresh an expired session for half a minute; nobody should wait that long. */
const timeoutMs = 4000

export function describeSession(current: AuthSession | null): Session {
  if (current === null) return { status: 'signed-out' }
  if (isSecondStepDue(current)) return { status: 'signed-out', awaits: current.user }
  return { status: 'signed-in', user: current.user }
}

export async function readSession(): Promise<Session> {
  // The user is being asked about other tokens; until they answer, the current user stays signed in.
  if (isConsentOpen()) return describeSession(readStoredSession() ?? null)
  if (!hasStoredSession() && location.pathname !== paths.authCallback) return { status: 'signed-out' }
  let supabase: Awaited<ReturnType<typeof getSupabase>>
  try {
    supabase = await getSupabase()
  } catch (error) {
    console.error(error)
    return { status: 'signed-out', failure: error instanceof Error ? error.message : String(error) }
  }
  const stored = readStoredSession()
  try {
    return describeSession(await askWithTimeout(supabase, stored !== undefined))
  } catch (error) {
    console.error(error)
    return stored !== undefined && isUnreachable(error) ? describeStored(stored) : { status: 'signed-out' }
  }
}

const outOfReach = new Error('The session could not be checked in time.')

async function askWithTimeout(
  { auth }: Awaited<ReturnType<typeof getSupabase>>,
  hasStored: boolean,
): Promise<AuthSession | null> {
  const asked = call(auth.getSession()).then(({ session }) => session)
  if (!hasStored) return asked
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(outOfReach), navigator.onLine ? timeoutMs : 0)
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

/** What this browser knows without the server. The client refreshes the session when the auth API is back. */
function describeStored(stored: AuthSession): Session {
  const described = describeSession(stored)
  if (described.status !== 'signed-in' || !hasExpired(stored)) return described
  return { status: 'signed-out', localUser: stored.user }
}
