// The one client of the product. supabase-js and the configuration load on first use: public pages need neither.
import type { AuthChangeEvent, Session, SupabaseClient, User } from '@supabase/supabase-js'
import { realtimeDefaults } from '#domain/service-defaults.ts'
import { paths } from '#web/paths.ts'
import { loadAppConfig } from './app-config.ts'

export type AuthUser = User
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
  const [config, { createClient }] = await Promise.all([loadAppConfig(), import('@supabase/supabase-js')])
  const supabase = createClient(config.supabaseUrl, config.supabaseKey, {
    auth: { detectSessionInUrl: (url) => url.pathname === paths.authCallback },
    realtime: { heartbeatIntervalMs: realtimeDefaults.heartbeatMs, timeout: realtimeDefaults.timeoutMs },
  })
  // In the same tick: the event for tokens in the address is emitted once, right after the client is built.
  supabase.auth.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  return supabase
}
