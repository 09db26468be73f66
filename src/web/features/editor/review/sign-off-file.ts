// The Word file with the record of a sign-off. It prints a text as it was sent, never the one the document has by now: a name below a text
// says that this person approved these words.

import { getSchema } from '@tiptap/core'
import { exportName } from '#domain/document/export-name.ts'
import { listQuotes } from '#domain/review/find-quotes.ts'
import { printQuote } from '#domain/review/quotes.ts'
import {
  chooseSignedText,
  describeMissingApprovals,
  describeSending,
  type RecordedDecision,
  type RecordInput,
  type RecordText,
  type SignOffRecord,
} from '#domain/review/record.ts'
import { formatList } from '#domain/text/format-list.ts'
import { escapeHtml } from '#web/features/editor/document/escape-html.ts'
import { createExtensions } from '#web/features/editor/extensions/extensions.ts'
import { readSentText } from './anchors.ts'
import type { RecordedDocument } from './review-api.ts'
import { formatExactTime, quoteNotApproved, roleNames } from './review-labels.ts'

interface SignOffFile {
  html: string
  lastPage: string
  /** Without its extension. */
  name: string
}

export function writeSignOffFile(row: RecordedDocument, record: SignOffRecord): SignOffFile {
  const signed = chooseSignedText(record)
  const name = `${exportName({ headline: row.name, version: signed?.version })}-sign-off`
  if (!signed) {
    const warning = 'This text hasn’t been sent for review. Nobody has approved it.'
    const lastPage = [tag('h2', 'Sign-off record'), tag('p', row.name), tag('p', warning)].join('')
    return { html: warn(warning) + row.content, lastPage, name }
  }
  const top = signed.approvedBy.length === 0 ? warn(`Nobody has approved this text (${nameOf(signed)}).`) : ''
  return { html: top + signed.content, lastPage: writeLastPage(row, record, signed), name }
}

/** Whether the document still has the text with this record. */
export function compareWithCurrent(current: string, { content, version }: RecordText): string {
  return isSameText(current, content)
    ? `The current text matches version ${version}.`
    : `The current text differs from version ${version}.`
}

function isSameText(one: string, other: string): boolean {
  if (one === other) return true
  const schema = getSchema(createExtensions())
  return readSentText({ schema }, one) === readSentText({ schema }, other)
}

type Unread = Omit<RecordInput, 'reviews'> & {
  reviews: readonly Omit<RecordInput['reviews'][number], 'quotes'>[]
}

/** The rows with the quotes of each text that was sent. */
export function withQuotes(input: Unread): RecordInput {
  const schema = getSchema(createExtensions())
  const reviews = input.reviews.map((review) => ({
    ...review,
    quotes: listQuotes(readSentText({ schema }, review.content)),
  }))
  return { ...input, reviews }
}

const nameOf = ({ version }: RecordText) => `version ${version}`
const warn = (text: string) => `<p><strong>${escapeHtml(`Not approved. ${text}`)}</strong></p>`

function writeLastPage(row: RecordedDocument, { texts }: SignOffRecord, signed: RecordText): string {
  const summary = [
    `The text above is ${nameOf(signed)}, ${describeSending(signed, formatExactTime(signed.sentAt))}.`,
    signed.approvedBy.length > 0
      ? `Approved by ${formatList(signed.approvedBy)}.`
      : 'Nobody has approved the text above.',
    ...describeMissingApprovals(signed),
    compareWithCurrent(row.content, signed),
  ]
  return [
    tag('h2', 'Sign-off record'),
    tag('p', row.name),
    tag('p', summary.join(' ')),
    ...texts.flatMap((text) => writeText(text, signed)),
  ].join('')
}

function writeText(text: RecordText, signed: RecordText): string[] {
  const isAbove = text.textHash === signed.textHash
  const { version, textHash, sentAt, decisions, waiting } = text
  const where = isAbove ? 'the text above' : 'not the text above'
  return [
    tag('h3', `Version ${version} (${where}), ${describeSending(text, formatExactTime(sentAt))}`),
    tag('p', `SHA-256 of its words, links and pictures: ${textHash}`),
    ...decisions.flatMap((decision) => [
      ...writeDecision(decision, { isAbove, signed, text }),
      ...(decision.kind === 'approved' && text.quotesNotApprovedBy.includes(decision.name)
        ? [tag('p', `${decision.name}: ${quoteNotApproved}`)]
        : []),
    ]),
    ...waiting.map((person) => tag('p', `${namePerson(person)}: no decision`)),
  ]
}

const decided = {
  approved: 'approved',
  changes: 'asked for changes',
  quote: 'approved this quote',
  quote_withdrawn: 'withdrew approval of this quote',
} as const
const decidedOther = {
  approved: 'approved version',
  changes: 'asked for changes to version',
  quote: 'approved this quote in version',
  quote_withdrawn: 'withdrew approval of this quote in version',
} as const

const namePerson = ({ name, role, email }: Pick<RecordedDecision, 'name' | 'role' | 'email'>): string =>
  `${name}, ${roleNames[role]} (${email})`

/** Says beside the name which text it was, where it wasn't the one above. */
function writeDecision(
  decision: RecordedDecision,
  { isAbove, signed, text }: { isAbove: boolean; signed: RecordText; text: RecordText },
): string[] {
  const { kind, version, created_at, quote, note, is_old } = decision
  const isQuoteAbove =
    quote !== null && signed.quotes.some(({ words, parts }) => words === quote || parts.includes(quote))
  const where = isQuoteAbove
    ? `${decided[kind]} (version ${version}; same wording in the text above)`
    : `${decidedOther[kind]} ${version}, not the text above`
  const what = isAbove ? decided[kind] : where
  const when = `${formatExactTime(created_at)}${is_old ? ' (the release had been edited since it was sent)' : ''}`
  return [
    tag('p', `${namePerson(decision)}: ${what}, ${when}`),
    ...[quote === null ? null : printQuote(quote, text.quotes), note].flatMap((words) =>
      words === null ? [] : [`<blockquote>${tag('p', words)}</blockquote>`],
    ),
  ]
}

function tag(element: 'h2' | 'h3' | 'p', text: string): string {
  return `<${element}>${escapeHtml(text).replaceAll('\n', '<br>')}</${element}>`
}
