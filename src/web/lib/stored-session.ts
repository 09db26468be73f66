// What the client keeps of a session in this browser, looked at without loading the client.
import type { AuthSession } from './supabase.ts'

/** Any project's key counts: the project's host is only known once the configuration is loaded. */
const sessionKey = /^sb-.+-auth-token$/

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => sessionKey.test(key))
  } catch {
    // Storage may be blocked: then there is no session to find.
    return []
  }
}

export function hasStoredSession(): boolean {
  return storedKeys().length > 0
}

/** The stored session itself, if it is whole (spec 5). */
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
/** A browser's timers hold no more. */
const longestTimerMs = 2 ** 31 - 1

/**
 * Hears that the stored session has run out: the client refreshes it long before, unless the auth service is out of reach. On a
 * device whose clock is wrong every session has run out, so nobody hears of it more than once a minute.
 */
export function onStoredSessionExpiry(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const leftMs = (readStoredSession()?.expires_at ?? 0) * 1000 - Date.now()
    timer = setTimeout(look, leftMs > 0 ? Math.min(leftMs, longestTimerMs) : minuteMs)
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
    // Half-written or somebody else's: the client will say what it makes of it.
    return null
  }
}

export function removeStoredSession(): void {
  for (const key of storedKeys()) localStorage.removeItem(key)
}

/** Hears that another tab signed in or out; a tab that never loaded the client has no other way to learn it. */
export function onStoredSessionChange(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || sessionKey.test(key)) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
