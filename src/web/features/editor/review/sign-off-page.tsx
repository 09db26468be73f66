// The record of a sign-off on a page of its own: to read, to print and for the last page of the Word file.

import { useQuery } from '@tanstack/react-query'
import { getSchema } from '@tiptap/core'
import { useEffect, useMemo } from 'react'
import { statusNames } from '#domain/document/details.ts'
import { describeOpenQuotes, printQuote, type ReviewQuote } from '#domain/review/quotes.ts'
import {
  buildRecord,
  chooseSignedText,
  describeMissingApprovals,
  describeSending,
  listPrintedTexts,
  type RecordedDecision,
  type RecordText,
} from '#domain/review/record.ts'
import { formatList } from '#domain/text/format-list.ts'
import { createExtensions } from '#web/features/editor/extensions/extensions.ts'
import { downloadFile } from '#web/lib/download.ts'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { readSentText } from './anchors.ts'
import { RecordActions, type RecordActionsProps } from './record-actions.tsx'
import { RecordedWords } from './recorded-words.tsx'
import { loadRecordedDocument, loadReviews, reviewsKey } from './review-api.ts'
import { formatExactTime, quoteNotApproved, roleNames } from './review-labels.ts'
import { compareWithCurrent, withQuotes } from './sign-off-file.ts'
import '#web/styles/record.css'

type SignOffPageProps = Omit<RecordActionsProps, 'row' | 'record' | 'reviews'>

export function SignOffPage({ documentId, ...rest }: SignOffPageProps) {
  const document_ = useQuery({
    queryKey: ['recorded-document', documentId],
    queryFn: () => loadRecordedDocument(documentId),
  })
  const reviews = useQuery({ queryKey: reviewsKey(documentId), queryFn: () => loadReviews(documentId) })
  const { data } = reviews
  const record = useMemo(
    () => data && buildRecord(withQuotes({ ...data, comments: [...data.comments, ...data.withdrawn] })),
    [data],
  )
  if (document_.data === null)
    return (
      <NoRecord title="This record isn’t available">
        The release may be in the trash, or it may belong to another account.
      </NoRecord>
    )
  if (document_.isError || reviews.isError)
    return <NoRecord title="We couldn’t load this record">Reload the page to try again.</NoRecord>
  if (!document_.data || !data || !record) return <LoadingScreen label="Loading the record" />
  return <Record row={document_.data} reviews={data} {...{ documentId, record, ...rest }} />
}

function NoRecord({ title, children }: { title: string; children: string }) {
  return (
    <div role="alert" className="grid gap-4">
      <h1 className="title-1">{title}</h1>
      <p className="lede">{children}</p>
    </div>
  )
}

function Record({ row, record, ...rest }: RecordActionsProps) {
  const { name } = row
  const signed = chooseSignedText(record)
  const comparison = useMemo(() => signed && compareWithCurrent(row.content, signed), [row.content, signed])
  const printed = useMemo(() => listPrintedTexts(record), [record])
  useEffect(() => {
    document.title = `Sign-off record: ${name}`
  }, [name])
  return (
    <article className="record grid gap-10 wrap-anywhere">
      <header className="grid gap-3">
        <p className="eyebrow">Sign-off record</p>
        <h1 className="title-1">{name}</h1>
        <p className="text-ink-soft">
          {statusNames[row.status]} as of {formatExactTime(new Date().toISOString())}. Each decision applies
          to the exact text the reviewer saw, identified by its version and by a SHA-256 fingerprint of its
          words, links and pictures.
        </p>
        {signed && (
          <p role="note" className="font-medium">
            {comparison}{' '}
            {signed.approvedBy.length === 0
              ? `Nobody has approved version ${signed.version}.`
              : `Version ${signed.version} was approved by ${formatList(signed.approvedBy)}.`}
            {describeMissingApprovals(signed).map((sentence) => ` ${sentence}`)}
          </p>
        )}
        <RecordActions {...{ row, record, ...rest }} />
      </header>
      {record.texts.length === 0 && <p>This release hasn’t been sent for review.</p>}
      {record.texts.map((text) => (
        <SentText key={text.reviewId} text={text} isPrinted={printed.has(text)} />
      ))}
      {record.events.length > 0 && (
        <section className="grid gap-3" aria-label="History">
          <h2 className="title-3">History</h2>
          <ol className="grid gap-2 text-14">
            {record.events.map(({ at, text }) => (
              <li key={`${at} ${text}`} className="grid gap-x-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
                <time dateTime={at} className="text-ink-soft tabular-nums">
                  {formatExactTime(at)}
                </time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  )
}

function SentText({ text, isPrinted }: { text: RecordText; isPrinted: boolean }) {
  return (
    <section className="grid gap-3" aria-label={`Version ${text.version}`}>
      <hr className="scotch" />
      <h2 className="title-3">
        Version {text.version}{' '}
        <span className="text-ink-soft">{describeSending(text, formatExactTime(text.sentAt))}</span>
      </h2>
      <p className="text-12 text-ink-soft">
        SHA-256 {text.textHash}{' '}
        <button
          type="button"
          className="link cursor-pointer print:hidden"
          onClick={() => saveSignedText(text)}
        >
          Download the text with this fingerprint
        </button>
      </p>
      <ul className="grid gap-4">
        {text.decisions.map((decision) => (
          <Decision
            key={`${decision.reviewer_id} ${decision.created_at}`}
            decision={decision}
            quotes={text.quotes}
            isQuoteOpen={text.quotesNotApprovedBy.includes(decision.name)}
          />
        ))}
        {text.waiting.map((person) => (
          <li key={person.email}>
            <Person {...person} />{' '}
            <span className="text-ink-soft">
              {person.isRevoked ? 'no decision, link revoked' : 'no decision yet'}
            </span>
            <p className="text-14 text-ink-soft">{person.email}</p>
          </li>
        ))}
      </ul>
      {text.openQuotes.length > 0 && <p className="text-warn">{describeOpenQuotes(text.openQuotes)}</p>}
      {isPrinted && <RecordedWords version={text.version} html={text.content} />}
    </section>
  )
}

/** Byte for byte what the fingerprint is of, so that anybody can compute it again. */
const saveSignedText = ({ content, version }: RecordText): void =>
  downloadFile(
    `version-${version}-signed-text.txt`,
    new Blob([readSentText({ schema: getSchema(createExtensions()) }, content)], { type: 'text/plain' }),
  )

function Person({ name, role }: Pick<RecordedDecision, 'name' | 'role'>) {
  return (
    <>
      <span className="font-medium">{name}</span>, {roleNames[role]}:
    </>
  )
}

const decisionWords = {
  approved: 'Approved',
  changes: 'Asked for changes',
  quote: 'Approved this quote',
  quote_withdrawn: 'Withdrew approval of this quote',
} as const

interface DecisionProps {
  decision: RecordedDecision
  /** Those of the text that the decision is about. */
  quotes: readonly ReviewQuote[]
  isQuoteOpen: boolean
}

function Decision({ decision, quotes, isQuoteOpen }: DecisionProps) {
  const { kind, email, quote, note, is_old, created_at } = decision
  return (
    <li className="grid gap-1 break-inside-avoid">
      <p>
        <Person {...decision} />{' '}
        <strong className={kind === 'approved' || kind === 'quote' ? 'text-good' : 'text-bad'}>
          {decisionWords[kind]}
        </strong>
      </p>
      <p className="text-14 text-ink-soft">
        {email} · {formatExactTime(created_at)}
        {is_old && ' · the release had been edited since it was sent'}
      </p>
      {kind === 'approved' && isQuoteOpen && <p className="text-warn">{quoteNotApproved}</p>}
      {quote !== null && (
        <p className="border-l-2 border-line-strong pl-3 font-serif wrap-anywhere">
          {printQuote(quote, quotes)}
        </p>
      )}
      {note !== null && (
        <p className="border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line">{note}</p>
      )}
    </li>
  )
}
