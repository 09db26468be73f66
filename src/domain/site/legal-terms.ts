// Numbers and dates of the privacy policy and the terms.

/** When both pages were last updated. */
export const legalLastUpdated = 'January 1, 2025'

/** Lowest age of a user, in years. */
export const minimumAge = 18

/** Notice before a material change of the terms, in days. */
export const changeNoticeDays = 30

/** Liability is capped at the amount paid or this many US dollars. */
export const liabilityCapUsd = 100

/** Longest lifetimes the privacy policy names. */
export const cookieLifetimes = { cookieYears: 1, loginDays: 2, rememberMeWeeks: 2 } as const

/** Seconds between leaving for a sign-in service and coming back; the cookie of that way lasts as long. */
export const signInCookieSeconds = 300

/** Days after which messages that were sent, or given up, are removed from the outbox. */
export const sentMailDays = 30

/** Days in which questions about the privacy policy are answered. */
export const privacyReplyDays = 30

/** Hours for which a browser knows a sign-in link as its own; the privacy policy says “an hour.” */
export const requestedLinkHours = 1

/** Hours for which a browser stores a tool's text for the editor: later, nobody expects it in a new document. */
export const pendingDraftHours = 24
