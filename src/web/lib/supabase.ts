// The one Supabase client. supabase-js and the configuration load on first use: public pages need neither.
import type { AuthChangeEvent, RealtimeChannel, Session, SupabaseClient, User } from '@supabase/supabase-js'
import { paths } from '#web/paths.ts'
import { loadAppConfig } from './api/app-config.ts'
import { once } from './api/once.ts'
import { settleRedirectUrl } from './session/auth-redirect.ts'
import { consentSettled, mayTakeTokens } from './session/redirect-consent.ts'

export type AuthUser = User
export type AuthSession = Session
export type { RealtimeChannel, SupabaseClient }
export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void

const listeners = new Set<AuthListener>()

/** Runs the listener on every auth event, even if the client is created later. */
export function onAuthChange(listener: AuthListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getSupabase = once(connect)

async function connect(): Promise<SupabaseClient> {
  await consentSettled()
  const [config, { createClient }] = await Promise.all([loadAppConfig(), import('@supabase/supabase-js')])
  const url = settleRedirectUrl(window.location.href)
  if (url !== window.location.href) window.history.replaceState(window.history.state, '', url)
  const supabase = createClient(config.supabaseUrl, config.supabaseKey, {
    auth: { detectSessionInUrl: takeFromUrl },
    // Callers decide about retries: the client's own three would keep a screen loading for seven seconds.
    db: { retry: false },
    realtime: { heartbeatIntervalMs: 30_000, timeout: 10_000 },
  })
  // In the same tick: the event for tokens in the URL is emitted once, right after the client is created.
  supabase.auth.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  // Elsewhere don't wait: with an expired session and no network this takes half a minute.
  if (window.location.pathname !== paths.authCallback) return supabase
  const { error } = await supabase.auth.initialize()
  if (error?.name === 'AuthRetryableFetchError') {
    // The link worked but the user could not be read: put the tokens back for a retry.
    window.history.replaceState(window.history.state, '', url)
    throw new Error('We can’t reach the server right now.', { cause: error })
  }
  return supabase
}

/** Only the callback URL may bring a session. Its tokens are removed from the URL at once: they must not stay in the history. */
function takeFromUrl({ pathname, search, hash }: URL): boolean {
  if (pathname !== paths.authCallback) return false
  if (/[?&#]error(_code|_description)?=/.test(search + hash)) return true
  const hasTokens = /[#&]access_token=/.test(hash)
  if (hasTokens && !mayTakeTokens()) return false
  if (hasTokens) window.history.replaceState(window.history.state, '', pathname + search)
  return hasTokens
}
