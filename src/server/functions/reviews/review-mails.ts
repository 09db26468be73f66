// The mails to a reviewer: the first request, the next round, a reminder and the code.
import { codeMinutes, reviewDays } from '#domain/review/review.ts'
import { quoteWords } from '#domain/text/quote-words.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { renderMail, toLine } from '#server/mail/templates.ts'
import type { OpenQuotes } from '#server/reading/compare-quotes.ts'
import { describeSender, type Sender } from '#server/stores/names.ts'
import type { OutgoingMail } from '#server/stores/outbox.ts'
import type { PreviousRound } from '#server/stores/reviews/reviewers.ts'

export interface ReviewMail {
  title: string
  sender: Sender
  to: { name: string; email: string }
  message?: string | undefined
  /** YYYY-MM-DD */
  due?: string | null | undefined
  url: string
  /** The quotes that this person is asked to approve, and the version in which they approved other words of theirs. */
  quotes?: OpenQuotes | undefined
}

/** With the sender's address: people choose their own names, and the reviewer may not know this one. */
export function firstMail(mail: ReviewMail): OutgoingMail {
  return compose(mail, `Review requested: “${mail.title}”`, [
    `${describeSender(mail.sender)} asked you to review this press release. You can comment on it, approve it or ask for changes.`,
  ])
}

/** The text changed since this person read it, or they are asked about the same text again. */
export function nextRoundMail(
  mail: ReviewMail,
  round: { version: number; isSame: boolean; previous: PreviousRound },
): OutgoingMail {
  const { version, isSame, previous } = round
  const who = nameSender(mail.sender)
  if (isSame)
    return compose(mail, `Another look requested: “${mail.title}”`, [
      `${who} asked you to look at version ${version} again. The text hasn’t changed since you last read it.`,
      ...recall(previous),
    ])
  return compose(mail, `Version ${version} of “${mail.title}” is ready for your review`, [
    `${who} has updated the press release since you read version ${previous.version}.`,
    ...recall(previous),
    'We’ll show you what changed, so you don’t have to read it all again.',
  ])
}

/** For somebody who hasn't answered, or asked for changes and has another look at the same text. */
export function reminderMail(mail: ReviewMail, askedFor: string | null): OutgoingMail {
  if (askedFor !== null)
    return compose(mail, `Another look requested: “${mail.title}”`, [
      `${nameSender(mail.sender)} asked you to look at this press release again.`,
      `You asked for changes: ${quoteWords(cutWords(askedFor))}`,
    ])
  return compose(mail, `Reminder: Review “${mail.title}”`, [
    `${nameSender(mail.sender)} is waiting for your response to this press release.`,
  ])
}

function recall({ kind, note, version }: PreviousRound): string[] {
  if (kind === 'approved') return [`You approved version ${version}.`]
  return kind === 'changes' ? [`You asked for changes: ${quoteWords(cutWords(note ?? ''))}`] : []
}

function compose(
  { sender, to, message, due, url, quotes }: ReviewMail,
  title: string,
  lines: readonly string[],
): OutgoingMail {
  const mail = renderMail({
    title,
    lines: [
      `Hi ${to.name},`,
      ...lines,
      ...describeQuotes(quotes),
      ...(message ? [`Message from ${nameSender(sender)}: ${message}`] : []),
      ...(due ? [`Respond by ${formatDay(due)}.`] : []),
      'You don’t need an account. We’ll email you a code the first time you open the release in a browser.',
    ],
    link: { label: 'Open the release', url },
    closing: `This link is only for you and works for ${reviewDays} days. If you weren’t expecting it, you can ignore this email.`,
  })
  return {
    ...mail,
    to: to.email,
    fromName: sender.name,
    ...(sender.email && { replyTo: sender.email }),
  }
}

function describeQuotes({ open, changedSince }: OpenQuotes = { open: 0, changedSince: undefined }): string[] {
  if (open === 0) return []
  if (changedSince !== undefined)
    return [
      open === 1
        ? `Your quote has changed since you approved it in version ${changedSince}. Approve the new wording or suggest changes.`
        : `Your quotes have changed since you approved them in version ${changedSince}. Approve the new wording or suggest changes.`,
    ]
  return [`You’re quoted in this release. Approve ${open === 1 ? 'your quote' : `your ${open} quotes`}, too.`]
}

const nameSender = ({ name, email }: Sender): string => name || email || 'Your colleague'

/** As much as fits in a mail: what somebody wrote, on one line, cut between words. */
export function cutWords(text: string, length = 300): string {
  const line = toLine(text).trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > length / 2 ? end : length).toWellFormed()}…`
}

export function codeMail(code: string, title: string) {
  return renderMail({
    title: `Your code for “${title}”`,
    lines: ['Enter this code on the review page.'],
    code,
    closing: `It works for ${codeMinutes} minutes. If you didn’t ask for it, you can ignore this email.`,
  })
}
