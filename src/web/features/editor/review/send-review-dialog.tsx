// Send for review: who gets the release, with which message, until when.
import type { Editor } from '@tiptap/core'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { listApprovals, listOpenQuotes, listQuotes, type ReviewQuote } from '#domain/review/quotes.ts'
import { type ReviewerDraft, type ReviewerRole, reviewerRoles, reviewLimits } from '#domain/review/review.ts'
import { readSignOff } from '#domain/review/sign-off.ts'
import { toLocalDay } from '#web/features/editor/check/local-day.ts'
import { describeRefusal } from '#web/lib/api/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { readReleaseText } from './anchors.ts'
import { QuotesToApprove } from './quotes-to-approve.tsx'
import { type DocumentReviews, sendReview } from './review-api.ts'
import { roleNames } from './review-labels.ts'
import { notSaved, sent } from './review-messages.ts'
import { refreshReviews } from './use-reviews.ts'
import { toInput } from './use-sign-off.ts'

export interface SendReviewDialogProps {
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

interface Row extends ReviewerDraft {
  key: number
}

const emptyRow = { name: '', email: '', role: 'client' } as const

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

/** The first reviewer who has the address of one above. */
const findTwin = (rows: readonly Row[]): Row | undefined =>
  rows.find(({ email, key }) => rows.some((other) => other.key < key && isSameAddress(other.email, email)))
const isSameAddress = (one: string, other: string) =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

export function SendReviewDialog({ people, save, onSent, onClose, ...text }: SendReviewDialogProps) {
  const form = useId()
  const [{ quotes, asked }] = useState(() => readOpenQuotes(text))
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (people.length > 0 ? people : [emptyRow]).map((person, key) => ({ ...person, key })),
  )
  // The next version goes out as the last one did, until somebody says otherwise. A message is for those who had it.
  const [last] = useState(() => text.data.reviews.at(-1))
  const isAgain = people.some(({ email }) => email !== '')
  const [message, setMessage] = useState((isAgain && last?.message) || '')
  const [due, setDue] = useState(() => readDue(last?.due_on))
  const [showsComments, setShowsComments] = useState(last?.shows_comments ?? false)
  const [problem, setProblem] = useState<string>()
  const [twin, setTwin] = useState<number>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const same = findTwin(rows)
    setTwin(same?.key)
    if (same) return focusEmail(event.currentTarget as HTMLFormElement, same)
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
      <form id={form} className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Reviewers rows={rows} twin={twin} onChange={setRows} />
        <QuotesToApprove
          {...{ quotes, asked }}
          names={rows.map(({ name }) => name)}
          onRename={(name, speaker) =>
            setRows(rows.map((row) => (row.name === name ? { ...row, name: speaker } : row)))
          }
        />
        <MessageField message={message} onChange={setMessage} />
        <DueField due={due} onChange={setDue} />
        {rows.length > 1 && (
          <Checkbox checked={showsComments} onChange={setShowsComments}>
            Reviewers see each other’s comments
          </Checkbox>
        )}
      </form>
    </Dialog>
  )
}

/** A day that has passed is nobody's deadline anymore. */
const readDue = (day: string | null | undefined): string => (day && day >= toLocalDay(new Date()) ? day : '')

const focusEmail = (form: HTMLFormElement, { key }: Row) =>
  form.querySelector<HTMLInputElement>(`[name="email-${key}"]`)?.focus()

function MessageField({ message, onChange }: { message: string; onChange: (message: string) => void }) {
  return (
    <Field label="Message (optional)">
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          value={message}
          maxLength={reviewLimits.message}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function DueField({ due, onChange }: { due: string; onChange: (due: string) => void }) {
  const [problem, setProblem] = useState<string>()
  return (
    <Field label="Reply by (optional)" error={problem}>
      {(control) => (
        <Input
          {...control}
          type="date"
          className="max-w-52"
          min={toLocalDay(new Date())}
          value={due}
          // Said below the field, in place of the browser's own bubble.
          onInvalid={(event) => {
            event.preventDefault()
            event.currentTarget.focus()
            setProblem('Choose today or a later date.')
          }}
          onChange={(event) => {
            setProblem(undefined)
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}

interface ReviewersProps {
  rows: readonly Row[]
  /** The key of a reviewer whose address another one has. */
  twin: number | undefined
  onChange: (rows: readonly Row[]) => void
}

function Reviewers({ rows, twin, onChange }: ReviewersProps) {
  const patch = (key: number, part: Partial<ReviewerDraft>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () => onChange([...rows, { ...emptyRow, key: Math.max(...rows.map(({ key }) => key), 0) + 1 }])
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Reviewers</legend>
      {rows.map((row, index) => (
        <Reviewer
          key={row.key}
          row={row}
          number={index + 1}
          problem={row.key === twin ? 'Each reviewer needs a different email address.' : undefined}
          onChange={(part) => patch(row.key, part)}
          onRemove={rows.length > 1 ? () => onChange(rows.filter(({ key }) => key !== row.key)) : undefined}
        />
      ))}
      {rows.length < reviewLimits.reviewers && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={add}>
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          Add a reviewer
        </Button>
      )}
    </fieldset>
  )
}

interface ReviewerProps {
  row: Row
  number: number
  /** With the address. */
  problem: string | undefined
  onChange: (part: Partial<ReviewerDraft>) => void
  onRemove: (() => void) | undefined
}

function Reviewer({ row, number, problem, onChange, onRemove }: ReviewerProps) {
  return (
    <fieldset className="grid gap-3 border-b border-line pb-4">
      <legend className="float-left w-full text-13 text-ink-soft">Reviewer {number}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              required
              maxLength={reviewLimits.name}
              value={row.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <Select
              {...control}
              value={row.role}
              onChange={(event) => onChange({ role: event.target.value as ReviewerRole })}
            >
              {reviewerRoles.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className={onRemove ? 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2' : 'grid'}>
        <Field label="Email" error={problem}>
          {(control) => (
            <Input
              {...control}
              name={`email-${row.key}`}
              type="email"
              required
              maxLength={320}
              value={row.email}
              onChange={(event) => onChange({ email: event.target.value })}
            />
          )}
        </Field>
        {onRemove && <IconButton icon={X} label={`Remove reviewer ${number}`} onClick={onRemove} />}
      </div>
    </fieldset>
  )
}
