// Before a text goes out. With a session that has run out the client would try for half a minute to refresh it, then send the text
// as nobody; and after one failure it does not try again for a minute, although the network may be back.
import { loadAppConfig } from './app-config.ts'
import { CallError, call } from './call.ts'
import { readStoredSession } from './stored-session.ts'
import { type AuthSession, getSupabase } from './supabase.ts'

/** The client refreshes a session this long before it runs out. */
const marginMs = 90_000
/** A save that waits longer says that it is offline, and tries again. */
const patienceMs = 4_000

type Auth = Pick<Awaited<ReturnType<typeof getSupabase>>['auth'], 'getSession' | 'setSession'>

const readAuth = async (): Promise<Auth> => (await getSupabase()).auth

let renewing: Promise<void> | undefined

/**
 * Settles once a call goes out as the user, or as nobody because the session is over. Throws while the server is out of reach.
 */
export async function ensureSession(connect: () => Promise<Auth> = readAuth): Promise<void> {
  const stored = readStoredSession()
  if (stored === undefined || (stored.expires_at ?? 0) * 1000 - Date.now() > marginMs) return
  if (!navigator.onLine) throw outOfReach('The session has run out, and there is no network to refresh it.')
  renewing ??= renew(stored, connect).finally(() => {
    renewing = undefined
  })
  try {
    await Promise.race([renewing, giveUp()])
  } catch (error) {
    throw outOfReach(error instanceof Error ? error.message : String(error))
  }
}

/** For calls that mean nothing without the user's session: sent as nobody, a list would be empty and a document gone. */
export async function getUserClient(): ReturnType<typeof getSupabase> {
  await ensureSession()
  return await getSupabase()
}

/** As a call that found no network. */
const outOfReach = (message: string) => new CallError({ message }, 0)

async function renew(stored: AuthSession, connect: () => Promise<Auth>): Promise<void> {
  const auth = await connect()
  try {
    await call(auth.getSession())
  } catch (error) {
    // Anything else is the server's word that the session is over.
    if (isOutOfReach(error)) await refresh(stored, auth)
  }
}

const isOutOfReach = (error: unknown): boolean =>
  error instanceof CallError && error.cause instanceof Error && error.cause.name === 'AuthRetryableFetchError'

/** Asks the server itself: the client may only be repeating what it heard a while ago. */
async function refresh({ refresh_token }: AuthSession, auth: Auth): Promise<void> {
  const { supabaseUrl, supabaseKey } = await loadAppConfig()
  const response = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  })
  if (response.status >= 500) throw new Error(`The session cannot be refreshed now: ${response.status}.`)
  if (response.ok) await call(auth.setSession((await response.json()) as AuthSession))
}

function giveUp(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('Refreshing the session takes too long.')), patienceMs)
  })
}
