// Labels of reviews at the desk: roles, reasons and times. Toasts are in review-messages.ts.

import type { ReviewerRole } from '#domain/review/review.ts'
import type { AskReason } from '#domain/review/sign-off.ts'
import { formatShort } from '#domain/time/short-date.ts'
import { formatInZone, ownZone } from '#domain/time/zoned-time.ts'

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

/** For the record: with the time zone, which its readers may not share. */
export const formatExactTime = (at: string): string => formatInZone(at, ownZone()) ?? ''
export const formatTime = (at: string): string => formatShort(at, 'time', new Date())
export const formatShortDay = (at: string): string => formatShort(at, 'day', new Date())
/** A calendar day: the same in every time zone. */
export const formatDueDay = (day: string): string => formatShort(day, 'calendarDay', new Date())
