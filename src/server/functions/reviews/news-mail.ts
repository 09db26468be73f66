// The mail that tells an author what reviewers wrote, verbatim.

import { shownTitle } from '#domain/document/document.ts'
import { printQuote } from '#domain/review/quotes.ts'
import { formatList } from '#domain/text/format-list.ts'
import { quoteWords } from '#domain/text/quote-words.ts'
import { renderMail } from '#server/mail/templates.ts'
import type { OutgoingMail } from '#server/stores/outbox.ts'
import type { ReviewEvent, ReviewNews } from '#server/stores/reviews/news.ts'
import { cutWords } from './review-mails.ts'

/** What one mail lists; the rest is shown at the desk. */
const mostEvents = 15
/** Characters of the passage that a comment is about. */
const passageLength = 80

export function newsMail(news: ReviewNews, siteUrl: string): OutgoingMail {
  const { title, events, content_id, email, is_sender } = news
  const names = [...new Set(events.map(({ name }) => name))]
  // Decisions first, because the author waits for them.
  const ordered = [...events.filter(isDecision), ...events.filter((event) => !isDecision(event))]
  const more = ordered.length - mostEvents
  const mail = renderMail({
    title: nameSubject(events, names, shownTitle(title, undefined)),
    lines: [
      ...ordered.slice(0, mostEvents).map(describeEvent),
      ...(more > 0 ? [`And ${more} more. You’ll find them all in the Review tab.`] : []),
    ],
    link: { label: 'Open the release', url: `${siteUrl}/write/${content_id}` },
    closing: is_sender
      ? 'You’re getting this because you sent this release for review.'
      : 'You’re getting this because you’re an owner of this workspace and the person who sent this release for review has left.',
  })
  return { ...mail, to: email, ...(names.length === 1 && names[0] && { fromName: names[0] }) }
}

const isDecision = ({ kind }: ReviewEvent): boolean => kind === 'approved' || kind === 'changes'

const isOfQuote = ({ kind }: ReviewEvent): boolean => kind === 'quote' || kind === 'quote_withdrawn'

function nameSubject(events: readonly ReviewEvent[], names: readonly string[], title: string): string {
  const who = names.length > 3 ? `${names[0]} and ${names.length - 1} others` : formatList(names)
  return `${who} ${nameDeed(events, names)} “${title}”`
}

/** What all of them did, in words that the title follows. */
function nameDeed(events: readonly ReviewEvent[], names: readonly string[]): string {
  const isOfOne = names.length === 1
  const last = events.findLast(isDecision)
  if (isOfOne && last) return last.kind === 'approved' ? 'approved' : 'asked for changes to'
  const quotes = events.filter(isOfQuote)
  if (isOfOne && quotes.length === events.length)
    return quotes.at(-1)?.kind === 'quote' ? 'approved a quote in' : 'withdrew approval of a quote in'
  if (names.every((name) => lastOf(events, name)?.kind === 'approved')) return 'approved'
  return quotes.length === 0 && !last ? 'commented on' : 'responded to'
}

const lastOf = (events: readonly ReviewEvent[], name: string) =>
  events.findLast((event) => event.name === name && isDecision(event))

function describeEvent(event: ReviewEvent): string {
  const { name, kind, words, version, is_old } = event
  const text = `version ${version}${is_old ? ', after the release was edited' : ''}`
  const said = words === '' ? '' : `: ${quoteWords(cutWords(words))}`
  switch (kind) {
    case 'approved':
      return `${name} approved ${text}${said || '.'}`
    case 'changes':
      return `${name} asked for changes to ${text}${said}`
    case 'quote':
      return `${name} approved this quote: ${cutWords(printQuote(words))}`
    case 'quote_withdrawn':
      return `${name} withdrew approval of this quote: ${cutWords(printQuote(words))}`
    case 'reply':
      return `${name} replied${said}`
    case 'comment':
      return describeComment(event, said)
  }
}

function describeComment({ name, passage, suggestion, is_edited }: ReviewEvent, said: string): string {
  const about = passage === '' ? 'the whole release' : quoteWords(cutWords(passage, passageLength))
  const verb = is_edited ? 'edited a comment on' : 'commented on'
  if (suggestion === null) return `${name} ${verb} ${about}${said}`
  const wording =
    suggestion === ''
      ? `suggested cutting ${about}`
      : `suggested replacing ${about} with ${quoteWords(cutWords(suggestion))}`
  return `${name} ${wording}${said}`
}
