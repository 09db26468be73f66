// Asks the server whether it still knows this browser's session. An access token works until it expires; only /user tells that the
// session was ended elsewhere (new password, second factor, logout everywhere).
import { type AuthUser, getSupabase } from '#web/lib/supabase.ts'
import { isConsentOpen } from './redirect-consent.ts'
import { isSecondStepDue } from './session-claims.ts'
import { readStoredSession } from './stored-session.ts'

/** Error codes of an ended session. Other token problems are left to the refresh. */
const over: readonly (string | undefined)[] = [
  'session_not_found',
  'user_not_found',
  'user_banned',
  'insufficient_aal',
]

/** `awaits`: the account now has a second factor that this session hasn't passed. */
export type SessionCheck = 'known' | 'over' | { awaits: AuthUser }

/** Never throws; if the server is unreachable the session counts as known. */
export async function checkSession(): Promise<SessionCheck> {
  // The session is read again after the answer, and may be a different one.
  if (isConsentOpen()) return 'known'
  const stored = readStoredSession()
  // The client refreshes an expired session and learns the same.
  if (stored?.expires_at === undefined || stored.expires_at * 1000 <= Date.now()) return 'known'
  try {
    const { auth } = await getSupabase()
    const { data, error } = await auth.getUser(stored.access_token)
    if (error !== null) return isOver(error) ? 'over' : 'known'
    const current = { ...stored, user: data.user }
    return isSecondStepDue(current) ? { awaits: data.user } : 'known'
  } catch (error) {
    console.error(error)
    return 'known'
  }
}

const isOver = ({ name, code }: { name: string; code?: string | undefined }): boolean =>
  name === 'AuthSessionMissingError' || over.includes(code)
