// Reads the client's stored session without loading the client.
import type { AuthSession } from '#web/lib/supabase.ts'

/** Any project's key: the project's host is unknown until the configuration is loaded. */
const sessionKey = /^sb-.+-auth-token$/

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => sessionKey.test(key))
  } catch {
    // Storage is blocked: there is no session to find.
    return []
  }
}

export function hasStoredSession(): boolean {
  return storedKeys().length > 0
}

/** The stored session, if it is complete. */
export function readStoredSession(): AuthSession | undefined {
  for (const key of storedKeys()) {
    const session = parse(localStorage.getItem(key))
    if (session?.access_token && session.refresh_token && session.expires_at && session.user?.id)
      return session as AuthSession
  }
  return undefined
}

export function hasExpired({ expires_at }: Pick<AuthSession, 'expires_at'>): boolean {
  return (expires_at ?? 0) * 1000 <= Date.now()
}

const minuteMs = 60_000
/** The maximum of browser timers. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Runs the listener when the stored session expires, which happens only while the auth API is unreachable. With a wrong device clock
 * every session has expired, so the listener runs at most once a minute.
 */
export function onStoredSessionExpiry(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const leftMs = (readStoredSession()?.expires_at ?? 0) * 1000 - Date.now()
    timer = setTimeout(look, leftMs > 0 ? Math.min(leftMs, maxTimerMs) : minuteMs)
  }
  const look = () => {
    const stored = readStoredSession()
    if (stored !== undefined && hasExpired(stored)) listener()
    wait()
  }
  wait()
  return () => clearTimeout(timer)
}

function parse(text: string | null): Partial<AuthSession> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<AuthSession> | null
  } catch {
    // Incomplete or not ours: left to the client.
    return null
  }
}

export function removeStoredSession(): void {
  for (const key of storedKeys()) localStorage.removeItem(key)
}

/** Runs the listener when another tab signs in or out, for tabs that haven't loaded the client. */
export function onStoredSessionChange(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || sessionKey.test(key)) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
