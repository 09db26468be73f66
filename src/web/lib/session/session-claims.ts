// Reads claims from an access token, unverified: the server verifies every token itself.
import type { AuthSession } from '#web/lib/supabase.ts'

interface Claims {
  aal?: string
  session_id?: string
}

export function readClaims(accessToken: string): Claims {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
  } catch {
    // Unreadable: the server will refuse it.
    return {}
  }
}

/** Whether the account has a second factor that this session hasn't passed yet. */
export function isSecondStepDue({ access_token, user }: Pick<AuthSession, 'access_token' | 'user'>): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && readClaims(access_token).aal !== 'aal2'
}
