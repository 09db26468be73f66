// How the desk speaks of reviews.
import type { ReviewerRole } from '#domain/review/review.ts'
import type { AskReason } from '#domain/review/sign-off.ts'

export const roleNames: Readonly<Record<ReviewerRole, string>> = {
  client: 'Client',
  spokesperson: 'Spokesperson',
  legal: 'Legal',
  colleague: 'Colleague',
}

export const askReasons: Readonly<Record<AskReason, string>> = {
  unanswered: 'hasn’t answered',
  changes: 'asked for changes',
  quote: 'their quote changed',
  legal: 'the text changed',
}

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const formatTime = (at: string): string => timeFormat.format(new Date(at))
/** A calendar day, the same in every time zone. */
export const formatDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

const listFormat = new Intl.ListFormat('en-US')
export const listNames = (names: readonly string[]): string => listFormat.format(names)
