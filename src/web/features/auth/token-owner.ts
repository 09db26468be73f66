// Whose tokens a link brought, before anybody is signed in with them.
import { loadAppConfig } from '#web/lib/api/app-config.ts'

export interface TokenOwner {
  id: string
  email?: string
  phone?: string
}

/** Whose tokens they are, by the server's word; the client is not asked, as it would end another session over a dead one. */
export async function findTokenOwner(accessToken: string): Promise<TokenOwner | 'nobody'> {
  const { supabaseUrl, supabaseKey } = await loadAppConfig()
  const response = await fetch(`${supabaseUrl}/auth/v1/user`, {
    headers: { apikey: supabaseKey, authorization: `Bearer ${accessToken}` },
  })
  if (response.ok) return (await response.json()) as TokenOwner
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The account cannot be read now: ${response.status}.`)
  return 'nobody'
}

/** Ends the session that nobody wants here. Not waited for: it would have ended by itself. */
export async function endTokens(accessToken: string): Promise<void> {
  const { supabaseUrl, supabaseKey } = await loadAppConfig()
  await fetch(`${supabaseUrl}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: supabaseKey, authorization: `Bearer ${accessToken}` },
  })
}
