// Messages of the desk's side of reviews.
import { formatList } from '#domain/text/format-list.ts'
import type { Message } from '#web/messages.ts'

/** In the send dialog, which stays open. */
export const notSaved = 'Your latest changes aren’t saved yet. Try again in a moment.'

/** Emails are only queued by then: the list of reviewers shows when they are sent. */
export const sent = (names: readonly string[]): Message => ({
  title: 'Sent for review',
  text: `We’re emailing ${formatList(names)}.`,
})
export const reminded = (name: string): Message => ({ title: `We’re emailing ${name} a reminder` })
export const revoked = (name: string): Message => ({
  title: 'Link revoked',
  text: `${name} can’t open this release anymore.`,
})

export const notApplied: Message = {
  title: 'Not applied',
  text: 'This passage has changed. You can still copy the suggestion.',
}
export const copied: Message = { title: 'Copied' }
export const copyFailed: Message = {
  title: 'Error',
  text: 'We couldn’t copy it. Select the text and copy it instead.',
}
