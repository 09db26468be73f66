// The fields of Send for review: reviewers, message and reply-by date.
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import {
  describeTooLong,
  type ReviewerDraft,
  reviewDays,
  reviewerRoles,
  reviewLimits,
} from '#domain/review/review.ts'
import type { ReviewerProblem } from '#domain/review/reviewer-problem.ts'
import { dayMs, formatDay } from '#domain/time/calendar.ts'
import { toLocalDay } from '#web/features/editor/check/local-day.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { roleNames } from './review-labels.ts'

export interface ReviewerRow extends ReviewerDraft {
  key: number
}

export const emptyRow = { name: '', email: '', role: 'client' } as const

export const nextKey = (rows: readonly ReviewerRow[]): number =>
  Math.max(...rows.map(({ key }) => key), 0) + 1

export function MessageField({
  message,
  onChange,
}: {
  message: string
  onChange: (message: string) => void
}) {
  return (
    <TextAreaField
      label="Message (optional)"
      error={describeTooLong(message, reviewLimits.message)}
      rows={3}
      value={message}
      onValueChange={onChange}
    />
  )
}

export function DueField({ due, onChange }: { due: string; onChange: (due: string) => void }) {
  const [problem, setProblem] = useState<string>()
  const last = toLocalDay(new Date(Date.now() + (reviewDays - 1) * dayMs))
  return (
    <TextField
      label="Respond by (optional)"
      error={problem}
      type="date"
      className="max-w-52"
      min={toLocalDay(new Date())}
      max={last}
      value={due}
      // Said below the field, in place of the browser's own bubble.
      onInvalid={(event) => {
        event.preventDefault()
        event.currentTarget.focus()
        const isLate = event.currentTarget.value > last
        setProblem(isLate ? describeLast(last) : 'Choose today or a later date.')
      }}
      onValueChange={(typed) => {
        setProblem(undefined)
        onChange(typed)
      }}
    />
  )
}

const describeLast = (day: string) =>
  `Links work for ${reviewDays} days. Choose ${formatDay(day)} or an earlier date.`

interface ReviewersProps {
  rows: readonly ReviewerRow[]
  problem: ReviewerProblem | undefined
  onChange: (rows: readonly ReviewerRow[]) => void
}

export function Reviewers({ rows, problem, onChange }: ReviewersProps) {
  const patch = (key: number, part: Partial<ReviewerDraft>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () => onChange([...rows, { ...emptyRow, key: nextKey(rows) }])
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Reviewers</legend>
      {rows.map((row, index) => (
        <Reviewer
          key={row.key}
          row={row}
          number={index + 1}
          problem={problem?.index === index ? problem : undefined}
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
  row: ReviewerRow
  number: number
  problem: ReviewerProblem | undefined
  onChange: (part: Partial<ReviewerDraft>) => void
  onRemove: (() => void) | undefined
}

function Reviewer({ row, number, problem, onChange, onRemove }: ReviewerProps) {
  const problemOf = (field: ReviewerProblem['field']) => (problem?.field === field ? problem.text : undefined)
  return (
    <fieldset className="grid gap-3 border-b border-line pb-4">
      <legend className="float-left w-full text-13 text-ink-soft">Reviewer {number}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          label="Name"
          error={problemOf('name')}
          name={`name-${row.key}`}
          required
          maxLength={reviewLimits.name}
          value={row.name}
          onValueChange={(name) => onChange({ name })}
        />
        <SelectField
          label="Role"
          value={row.role}
          onValueChange={(role) => onChange({ role })}
          options={reviewerRoles.map((role) => [role, roleNames[role]])}
        />
      </div>
      <div className={onRemove ? 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2' : 'grid'}>
        <TextField
          label="Email"
          error={problemOf('email')}
          name={`email-${row.key}`}
          type="email"
          required
          maxLength={320}
          value={row.email}
          onValueChange={(email) => onChange({ email })}
        />
        {onRemove && <IconButton icon={X} label={`Remove reviewer ${number}`} onClick={onRemove} />}
      </div>
    </fieldset>
  )
}
