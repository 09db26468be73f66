// Magic links and password resets share one clock on the server, which answers alike whether it sent a mail or not. What this tab
// has asked for it knows: a reset right after a magic link must not be promised.
import { CallError } from '#web/lib/api/call.ts'

const key = 'auth-mail'
const clockMs = 60_000

interface RecentMail {
  purpose: string
  email: string
  at: number
}

/** Refuses what the server would leave unsent: the other kind of mail to the same address within the minute. */
export function refuseTooSoon(purpose: string, email: string): void {
  const recent = read()
  if (recent === undefined || recent.purpose === purpose || recent.email !== normal(email)) return
  if (Date.now() - recent.at < clockMs)
    throw new CallError({ code: 'over_email_send_rate_limit', status: 429, message: 'Sent a moment ago' })
}

export function recordSent(purpose: string, email: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ purpose, email: normal(email), at: Date.now() }))
  } catch {
    // Storage may be blocked: then nothing is known, and the server's answer stands.
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
