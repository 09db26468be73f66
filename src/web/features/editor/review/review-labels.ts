// Labels of reviews at the desk: roles, reasons and times. Toasts are in review-messages.ts.
import type { ReviewerRole } from '#domain/review/review.ts'
import type { AskReason } from '#domain/review/sign-off.ts'

export const roleNames: Readonly<Record<ReviewerRole, string>> = {
  client: 'Client',
  spokesperson: 'Spokesperson',
  legal: 'Legal',
  colleague: 'Colleague',
}

export const askReasons: Readonly<Record<AskReason, string>> = {
  unanswered: 'no response yet',
  changes: 'asked for changes',
  quote: 'their quote changed',
  'open-quote': 'their quote isn’t approved',
  legal: 'the text changed',
}

/** Beside somebody who approved a release that quotes them, but not the quote. */
export const quoteNotApproved = 'Quote not approved in this version'

const timeFormat = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
})
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

const calendarFormat = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
})

const exactFormat = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
})

/** For the record: with the time zone, which its readers may not share. */
export const formatExactTime = (at: string): string => exactFormat.format(new Date(at))
export const formatTime = (at: string): string => timeFormat.format(new Date(at))
export const formatShortDay = (at: string): string => dayFormat.format(new Date(at))

/** A calendar day: the same in every time zone. */
export const formatDay = (day: string): string => calendarFormat.format(new Date(`${day}T00:00:00Z`))
