import { useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { reviewLimits } from '#domain/review/review.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

interface DecisionCardProps {
  review: ReviewView
  onDecide: (decision: 'approved' | 'changes', note: string) => Promise<string | undefined>
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The end of a review: approve this text, or ask for changes with a sentence. */
export function DecisionCard({ review, onDecide }: DecisionCardProps) {
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<'approved' | 'changes'>()

  async function decide(decision: 'approved' | 'changes'): Promise<void> {
    setBusy(decision)
    const sentence = await onDecide(decision, note)
    setBusy(undefined)
    setProblem(sentence)
    if (sentence === undefined) setAsking(false)
  }

  return (
    <section aria-label="Your decision" className="grid gap-3 rounded-card border border-line bg-sheet p-5">
      <h2 className="title-3">Your decision</h2>
      {review.decision && (
        <p role="status">
          {review.decision.kind === 'approved' ? 'You approved this text' : 'You asked for changes'} on{' '}
          {dateFormat.format(new Date(review.decision.at))}. You can change your decision.
        </p>
      )}
      {review.is_old && (
        <p className="text-14 text-ink-soft">
          The release has been edited since this review was sent. Your decision counts for the text you see
          here.
        </p>
      )}
      {isAsking ? (
        <>
          <Field label="What should change?" error={problem}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                value={note}
                maxLength={reviewLimits.note}
                onChange={(event) => setNote(event.target.value)}
                autoFocus
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button busy={busy === 'changes'} onClick={() => void decide('changes')}>
              Ask for changes
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <>
          {problem !== undefined && (
            <p role="alert" className="text-14 text-bad">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="large" busy={busy === 'approved'} onClick={() => void decide('approved')}>
              Approve
            </Button>
            <Button size="large" variant="secondary" onClick={() => setAsking(true)}>
              Ask for changes
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
