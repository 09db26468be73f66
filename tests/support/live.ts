// The app on a real port with the real client on real sockets.
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { freePort, serveApp } from './serve.ts'
import type { TestApp } from './start-app.ts'
import { withTestDatabase } from './test-database.ts'

export type LiveApp = TestApp & { close(): Promise<void> }
export type Version = '1.0.0' | '2.0.0'
export const versions: Version[] = ['1.0.0', '2.0.0']

/** A token, or what the client asks for the newest. */
type Token = string | (() => string)

interface LiveTest {
  readonly app: LiveApp
  /** A client that disconnects after the test. Without a token it is a visitor. */
  connect(token?: Token, vsn?: Version): SupabaseClient
}

export function withLiveApp(): LiveTest {
  const database = withTestDatabase()
  const clients: SupabaseClient[] = []
  let app: LiveApp | undefined
  beforeAll(async () => {
    const PORT = String(await freePort())
    app = await serveApp(database.db, { PORT })
  })
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.realtime.disconnect()))
  })
  afterAll(() => app?.close())
  const open = () => {
    if (!app) throw new Error('The app is there only inside tests.')
    return app
  }
  return {
    get app() {
      return open()
    },
    connect(token, vsn = '2.0.0') {
      const client = connectTo(open().config.siteUrl, open().keys.anonKey, token, vsn)
      clients.push(client)
      return client
    },
  }
}

export function connectTo(url: string, key: string, token?: Token, vsn: Version = '2.0.0'): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { vsn },
    ...(token && { accessToken: async () => (typeof token === 'string' ? token : token()) }),
  })
}

/** Joins, and returns how that went: SUBSCRIBED, or the reason why not. */
export async function subscribe(channel: RealtimeChannel): Promise<string> {
  // The first join would otherwise be sent before the client has requested its token.
  await channel.socket.setAuth()
  return new Promise((resolve) => {
    channel.subscribe((status, error) =>
      resolve(status === 'SUBSCRIBED' ? status : (error?.message ?? status)),
    )
  })
}
