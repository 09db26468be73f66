import { useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { describeTooLong, reviewLimits } from '#domain/review/review.ts'
import { formatShort } from '#domain/time/short-date.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'

export const formatMoment = (at: string): string => formatShort(at, 'time', new Date())

export const describeDecision = (kind: 'approved' | 'changes'): string =>
  kind === 'approved' ? 'You approved this text' : 'You asked for changes'

interface AskForChangesProps {
  /** What was decided before, perhaps in another tab while this form was open. */
  decision: ReviewView['decision']
  /** What was asked for before. */
  first: string
  isBusy: boolean
  onType: (note: string) => void
  onSend: (note: string) => void
  onCancel: () => void
}

export function AskForChanges({ decision, first, isBusy, onType, onSend, onCancel }: AskForChangesProps) {
  const [note, setNote] = useState(first)
  const tooLong = describeTooLong(note, reviewLimits.note)
  const write = (words: string) => {
    setNote(words)
    onType(words)
  }
  return (
    <>
      {decision && (
        <p role="status" className="text-14 text-ink-soft">
          {describeDecision(decision.kind)} on {formatMoment(decision.at)}. This will replace that decision.
        </p>
      )}
      <TextAreaField
        label="What should change?"
        error={tooLong}
        rows={3}
        value={note}
        onValueChange={write}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={() => tooLong === undefined && onSend(note)}>
          Ask for changes
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}
