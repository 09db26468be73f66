// The one client of the product. supabase-js and the configuration load on first use: public pages need neither.
import type { AuthChangeEvent, Session, SupabaseClient, User } from '@supabase/supabase-js'
import { realtimeDefaults } from '#domain/site/service-defaults.ts'
import { paths } from '#web/paths.ts'
import { loadAppConfig } from './app-config.ts'
import { consentSettled, mayTakeTokens } from './arrival-consent.ts'

export type AuthUser = User
export type AuthSession = Session
export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void

const listeners = new Set<AuthListener>()
let connecting: Promise<SupabaseClient> | undefined

/** Hears every auth event of the client, also when the client is built later. */
export function onAuthChange(listener: AuthListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getSupabase(): Promise<SupabaseClient> {
  connecting ??= connect().catch((error: unknown) => {
    connecting = undefined
    throw error
  })
  return connecting
}

async function connect(): Promise<SupabaseClient> {
  await consentSettled()
  const [config, { createClient }] = await Promise.all([loadAppConfig(), import('@supabase/supabase-js')])
  const address = window.location.href
  const supabase = createClient(config.supabaseUrl, config.supabaseKey, {
    auth: { detectSessionInUrl: takeFromAddress },
    // Who asks decides how often: three tries of the client's own would keep a screen loading for seven seconds each time.
    db: { retry: false },
    realtime: { heartbeatIntervalMs: realtimeDefaults.heartbeatMs, timeout: realtimeDefaults.timeoutMs },
  })
  // In the same tick: the event for tokens in the address is emitted once, right after the client is built.
  supabase.auth.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  // Elsewhere nobody waits: with an expired session and no network this takes half a minute.
  if (window.location.pathname !== paths.authCallback) return supabase
  const { error } = await supabase.auth.initialize()
  if (error?.name === 'AuthRetryableFetchError') {
    // The link has worked but the user could not be read: the tokens go back, so that trying again finds them.
    window.history.replaceState(window.history.state, '', address)
    throw new Error('Presswright cannot reach its server right now.', { cause: error })
  }
  return supabase
}

/** Only the return address may bring a session. Its tokens leave the address at once: they must not stay in the history. */
function takeFromAddress({ pathname, search, hash }: URL): boolean {
  if (pathname !== paths.authCallback) return false
  if (/[?&#]error(_code|_description)?=/.test(search + hash)) return true
  const hasTokens = /[#&]access_token=/.test(hash)
  if (hasTokens && !mayTakeTokens()) return false
  if (hasTokens) window.history.replaceState(window.history.state, '', pathname + search)
  return hasTokens
}
