// A signed-in browser without the sign-in form: what the client would have stored, and the answers it then asks for.
import type { Page } from '@playwright/test'

interface StoredSession {
  status?: 'free' | 'pro'
}

/** To be called before the first navigation. */
export async function storeSession(page: Page, { status = 'free' }: StoredSession = {}): Promise<void> {
  const expiresAt = 4_102_444_800
  const claims = Buffer.from(JSON.stringify({ exp: expiresAt })).toString('base64url')
  const session = {
    access_token: `head.${claims}.tail`,
    refresh_token: 'refresh',
    expires_at: expiresAt,
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', email: 'ines@larkmoor.example' },
  }
  await page.addInitScript((value) => {
    // Once per test: a later load must be able to find that the session is gone.
    if (sessionStorage.getItem('stored') === null) localStorage.setItem('sb-localhost-auth-token', value)
    sessionStorage.setItem('stored', 'yes')
  }, JSON.stringify(session))
  await page.route('**/rest/v1/profiles*', (route) =>
    route.fulfill({ json: [{ subscription_status: status }] }),
  )
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }))
}
