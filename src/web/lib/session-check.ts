// Asks the server whether it still knows the session of this browser. An access token opens tables until it runs out; only /user
// tells that the session was ended elsewhere (a new password, a second factor, a logout everywhere), and without asking, the
// desk would merely be empty.
import { isConsentOpen } from './arrival-consent.ts'
import { isSecondStepDue } from './session-claims.ts'
import { readStoredSession } from './stored-session.ts'
import { type AuthUser, getSupabase } from './supabase.ts'

/** What the server says of a session that is over. A token it cannot read for another reason is the refresh's to judge. */
const over: readonly (string | undefined)[] = [
  'session_not_found',
  'user_not_found',
  'user_banned',
  'insufficient_aal',
]

/** `awaits`: the account has a second factor by now, which this session has not shown. */
export type SessionCheck = 'known' | 'over' | { awaits: AuthUser }

/** Never throws and never waits for a server that is out of reach: then the session is taken for known. */
export async function checkSession(): Promise<SessionCheck> {
  // After the answer the session is read again, and may be another one.
  if (isConsentOpen()) return 'known'
  const stored = readStoredSession()
  // One that has run out is refreshed by the client, which learns the same.
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
