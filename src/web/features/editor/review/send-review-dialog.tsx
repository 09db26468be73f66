// Send for review: who gets the release, with which message, until when.
import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { listQuotes } from '#domain/review/find-quotes.ts'
import { listApprovals, listOpenQuotes, type ReviewQuote } from '#domain/review/quotes.ts'
import { describeTooLong, type ReviewerDraft, reviewLimits } from '#domain/review/review.ts'
import { findReviewerProblem, type ReviewerProblem } from '#domain/review/reviewer-problem.ts'
import { readSignOff } from '#domain/review/sign-off.ts'
import { toLocalDay } from '#web/features/editor/check/local-day.ts'
import { describeRefusal } from '#web/lib/api/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { readReleaseText } from './anchors.ts'
import { QuotesToApprove } from './quotes-to-approve.tsx'
import { type DocumentReviews, sendReview } from './review-api.ts'
import { notSaved, sent } from './review-messages.ts'
import {
  DueField,
  emptyRow,
  MessageField,
  nextKey,
  type ReviewerRow,
  Reviewers,
} from './review-request-fields.tsx'
import { useDraft } from './use-draft.ts'
import { refreshReviews } from './use-reviews.ts'
import { toInput } from './use-sign-off.ts'

export interface SendReviewDialogProps {
  documentId: string
  /** Those who are asked again, or a role that nobody has yet; empty for a new review. */
  people: readonly ReviewerDraft[]
  /** The text that is sent, and what was approved so far. */
  editor: Editor
  data: DocumentReviews
  /** Saves the text and returns the document's id; undefined when it couldn't be saved. */
  save: () => Promise<string | undefined>
  onSent: (documentId: string) => void
  onClose: () => void
}

interface OpenQuotes {
  quotes: readonly ReviewQuote[]
  /** Who has a link to this very text already. */
  asked: readonly string[]
}

function readOpenQuotes({ editor, data }: Pick<SendReviewDialogProps, 'editor' | 'data'>): OpenQuotes {
  const text = readReleaseText(editor.state.doc)
  const { people } = readSignOff(toInput(editor, data), text)
  return {
    quotes: listOpenQuotes(listQuotes(text), listApprovals(data.decisions)),
    asked: people.filter(({ isAsked, asked }) => isAsked && !asked.isRevoked).map(({ asked }) => asked.name),
  }
}

interface Request {
  rows: readonly ReviewerRow[]
  message: string
  due: string
  showsComments: boolean
}

export function SendReviewDialog({ people, save, onSent, onClose, ...text }: SendReviewDialogProps) {
  const form = useId()
  const [{ quotes, asked }] = useState(() => readOpenQuotes(text))
  const isAgain = people.some(({ email }) => email !== '')
  const addresses = people.map(({ email }) => email).join(' ')
  const draft = useDraft(`send-${text.documentId}-${addresses}`, () =>
    beginRequest(people, isAgain, text.data),
  )
  const { rows, message, due, showsComments } = draft.value
  const change = (part: Partial<Request>) => draft.change({ ...draft.value, ...part })
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState<ReviewerProblem>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = findReviewerProblem(rows)
    setWrong(found)
    if (found) return focusOn(event.currentTarget as HTMLFormElement, rows[found.index], found)
    if (describeTooLong(message, reviewLimits.message) !== undefined) return
    const reviewers = rows.map(({ key: _, ...row }) => row)
    setBusy(true)
    setProblem(undefined)
    try {
      const content_id = await save()
      if (content_id === undefined) return setProblem(notSaved)
      await sendReview({
        ...{ content_id, reviewers, shows_comments: showsComments },
        ...(message.trim() !== '' && { message }),
        ...(due !== '' && { due }),
      })
      draft.drop()
      await refreshReviews(content_id)
      showToast(sent(reviewers.map(({ name }) => name.trim())), 'success')
      onSent(content_id)
    } catch (error) {
      console.error(error)
      setProblem(describeRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isAgain ? 'Ask again' : 'Send for review'}
      description="Each reviewer gets a personal link by email and reads the text as it is now. They don’t need an account."
      foot={
        <>
          {/* Here, and not at the end of a form that scrolls. */}
          {problem !== undefined && (
            <p role="alert" className="mr-auto min-w-0 text-14 text-bad wrap-anywhere">
              {problem}
            </p>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            Send
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Reviewers
          rows={rows}
          problem={wrong}
          onChange={(next) => {
            setWrong(undefined)
            change({ rows: next })
          }}
        />
        <QuotesToApprove
          {...{ quotes, asked }}
          names={rows.map(({ name }) => name)}
          onRename={(name, speaker) =>
            change({ rows: rows.map((row) => (row.name === name ? { ...row, name: speaker } : row)) })
          }
          onAdd={hasRoom(rows) ? (speaker) => change({ rows: addSpeaker(rows, speaker) }) : undefined}
        />
        <MessageField message={message} onChange={(next) => change({ message: next })} />
        <DueField due={due} onChange={(next) => change({ due: next })} />
        {rows.length > 1 && (
          <Checkbox checked={showsComments} onChange={(next) => change({ showsComments: next })}>
            Reviewers see each other’s comments
          </Checkbox>
        )}
      </form>
    </Dialog>
  )
}

/** The next version goes out as the last one did, until somebody says otherwise. A message is for those who had it. */
function beginRequest(
  people: readonly ReviewerDraft[],
  isAgain: boolean,
  { reviews }: DocumentReviews,
): Request {
  const last = reviews.at(-1)
  return {
    rows: (people.length > 0 ? people : [emptyRow]).map((person, key) => ({ ...person, key })),
    message: (isAgain && last?.message) || '',
    due: readDue(last?.due_on),
    showsComments: last?.shows_comments ?? false,
  }
}

const isEmpty = ({ name, email }: ReviewerRow): boolean => name.trim() === '' && email.trim() === ''

const hasRoom = (rows: readonly ReviewerRow[]): boolean =>
  rows.length < reviewLimits.reviewers || rows.some(isEmpty)

/** Whoever is quoted is asked as the spokesperson, in the first row that is empty or in another one. */
function addSpeaker(rows: readonly ReviewerRow[], name: string): ReviewerRow[] {
  const empty = rows.find(isEmpty)
  const role = 'spokesperson'
  return empty
    ? rows.map((row) => (row === empty ? { ...row, name, role } : row))
    : [...rows, { ...emptyRow, name, role, key: nextKey(rows) }]
}

/** A day that has passed is nobody's deadline anymore. */
const readDue = (day: string | null | undefined): string => (day && day >= toLocalDay(new Date()) ? day : '')

const focusOn = (form: HTMLFormElement, row: ReviewerRow | undefined, { field }: ReviewerProblem) =>
  form.querySelector<HTMLInputElement>(`[name="${field}-${row?.key}"]`)?.focus()
