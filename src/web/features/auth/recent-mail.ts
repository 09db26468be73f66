// Magic links and password resets share one rate limit on the server, which responds alike whether it sent an email or not. This tab
// remembers its requests: a reset right after a magic link must not be promised.
import { CallError } from '#web/lib/api/call.ts'

const key = 'auth-mail'
const clockMs = 60_000

interface RecentMail {
  purpose: string
  email: string
  at: number
}

/** Refuses what the server would not send: the other kind of email to the same address within a minute. */
export function refuseTooSoon(purpose: string, email: string): void {
  const recent = read()
  if (recent === undefined || recent.purpose === purpose || recent.email !== normal(email)) return
  if (Date.now() - recent.at < clockMs)
    throw new CallError({ code: 'over_email_send_rate_limit', status: 429, message: 'Just sent' })
}

export function recordSent(purpose: string, email: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ purpose, email: normal(email), at: Date.now() }))
  } catch {
    // Storage is blocked: then the server decides.
  }
}

function read(): RecentMail | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as RecentMail | null) ?? undefined
  } catch {
    return undefined
  }
}

const normal = (email: string) => email.trim().toLowerCase()
