// Ensures a valid session before a request. With an expired session the client would try to refresh it for half a minute and then send
// the request without a user; after one failure it doesn't retry for a minute, although the network may be back.
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { type AuthSession, getSupabase } from '#web/lib/supabase.ts'
import { readStoredSession } from './stored-session.ts'

/** The client refreshes a session this long before it expires. */
const marginMs = 90_000
/** A save that waits longer counts as offline, and is retried. */
const timeoutMs = 4_000

type Auth = Pick<Awaited<ReturnType<typeof getSupabase>>['auth'], 'getSession' | 'setSession'>

const readAuth = async (): Promise<Auth> => (await getSupabase()).auth

/**
 * Settles when a request can be sent as the user, or without one because the session has ended. Throws while the server is unreachable.
 */
export async function ensureSession(connect: () => Promise<Auth> = readAuth): Promise<void> {
  const stored = readStoredSession()
  if (stored === undefined || (stored.expires_at ?? 0) * 1000 - Date.now() > marginMs) return
  if (!navigator.onLine) throw outOfReach('The session has expired, and there is no network to refresh it.')
  try {
    await Promise.race([refreshThroughClient(stored, connect), rejectAfterTimeout()])
  } catch (error) {
    throw outOfReach(error instanceof Error ? error.message : String(error))
  }
}

/** For requests that need the user's session: without it a list would be empty and a document missing. */
export async function getUserClient(): ReturnType<typeof getSupabase> {
  await ensureSession()
  return await getSupabase()
}

/** Like a request without a network. */
const outOfReach = (message: string) => new CallError({ message }, 0)

/** Callers that come while `run` is running share its promise; the next one after that starts it again. */
function shareInFlight<Parameters extends unknown[], Value>(
  run: (...parameters: Parameters) => Promise<Value>,
): (...parameters: Parameters) => Promise<Value> {
  let promise: Promise<Value> | undefined
  return (...parameters) => {
    promise ??= run(...parameters).finally(() => {
      promise = undefined
    })
    return promise
  }
}

const refreshThroughClient = shareInFlight(async (stored: AuthSession, connect: () => Promise<Auth>) => {
  const auth = await connect()
  try {
    await call(auth.getSession())
  } catch (error) {
    // Any other error means that the session has ended.
    if (isOutOfReach(error)) await refresh(stored, auth)
  }
})

const isOutOfReach = (error: unknown): boolean =>
  error instanceof CallError && error.cause instanceof Error && error.cause.name === 'AuthRetryableFetchError'

/** Asks the server directly: the client may be repeating an old failure. */
async function refresh({ refresh_token }: AuthSession, auth: Auth): Promise<void> {
  const { supabaseUrl, supabaseKey } = await loadAppConfig()
  const response = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  })
  if (response.status >= 500) throw new Error(`The session can’t be refreshed right now: ${response.status}.`)
  if (response.ok) await call(auth.setSession((await response.json()) as AuthSession))
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('Refreshing the session timed out.')), timeoutMs)
  })
}
