// The real supabase-js, talking to the app in this process.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { importJWK, SignJWT } from 'jose'
import type { TestApp } from './start-app.ts'

/** An access token as the auth service would issue it. */
export async function accessToken(
  app: TestApp,
  claims: Record<string, unknown>,
  expiresIn = '1h',
): Promise<string> {
  const key = app.keys.signing[0]
  return new SignJWT({
    role: 'authenticated',
    aal: 'aal1',
    aud: 'authenticated',
    iss: `${app.config.siteUrl}/auth/v1`,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: String(key.kid) })
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(await importJWK(key, 'ES256'))
}

/** A client with the given key; with a token it acts as that token's user. */
export function clientOf(app: TestApp, options: { key?: string; token?: string } = {}): SupabaseClient {
  return createClient(app.config.siteUrl, options.key ?? app.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(options.token && { accessToken: async () => options.token ?? null }),
    global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
  })
}

/** A new account and its client. */
export async function signedInClient(
  app: TestApp,
): Promise<{ id: string; client: SupabaseClient; token: string }> {
  const [row] = await app.db.query<{ id: string }>(
    "insert into auth.users (email) values (gen_random_uuid() || '@example.test') returning id",
  )
  const id = row?.id ?? ''
  const token = await accessToken(app, { sub: id })
  return { id, token, client: clientOf(app, { token }) }
}
