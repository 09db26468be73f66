// The end of a review: approve this text, or ask for changes with a sentence.
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import type { TypedStorage } from '#web/features/review/review-storage.ts'
import { OpenNewest } from '#web/features/review/round-notice.tsx'
import { useProblem } from '#web/features/review/use-problem.ts'
import type { ReviewActions } from '#web/features/review/use-review.ts'
import { Button } from '#web/ui/button.tsx'
import { FoldedText } from '#web/ui/folded.tsx'
import { AskForChanges, describeDecision, formatMoment } from './ask-for-changes.tsx'

interface DecisionCardProps {
  review: ReviewView
  typed: TypedStorage
  actions: Pick<ReviewActions, 'decide' | 'openNewest'>
}

type Step = 'older' | 'choose' | 'changes' | 'suggestions' | 'quotes' | 'decided'
type Busy = 'approved' | 'with-quotes' | 'changes'

export function DecisionCard({ review, typed, actions }: DecisionCardProps) {
  const { decision } = review
  const { step, setStep, leave } = useStep(decision, typed)
  const [problem, setProblem] = useProblem()
  const [busy, setBusy] = useState<Busy>()
  const { quotes, changed, suggestions } = countOpen(review)
  const [first, second] = listQuestions(review)
  const approve = (question: Step | undefined) => (question ? setStep(question) : void decide('approved'))
  const shown = step ?? findStart(review)

  async function decide(kind: Busy, note = ''): Promise<void> {
    setBusy(kind)
    const sentence = await actions.decide(
      kind === 'changes' ? 'changes' : 'approved',
      note,
      kind === 'with-quotes',
    )
    setBusy(undefined)
    setProblem(sentence)
    if (sentence === undefined) leave()
  }
  /** A note that was begun is there when the form opens again. */
  const cancel = () => {
    setStep(undefined)
    setProblem(undefined)
  }

  return (
    <section aria-label="Your decision" className="grid gap-3 rounded-card border border-line bg-sheet p-5">
      <h2 className="title-3">Your decision</h2>
      <Notices review={review} onOpen={actions.openNewest} />
      {problem !== undefined && (
        <p role="alert" className="text-14 text-bad">
          {problem}
        </p>
      )}
      {shown === 'decided' && decision && (
        <Decided review={review} decision={decision} onChange={() => setStep('choose')} />
      )}
      {shown === 'older' && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => setStep('choose')}
        >
          Review version {review.version} anyway
        </Button>
      )}
      {shown === 'choose' && (
        <div className="flex flex-wrap gap-2">
          <Button size="large" busy={busy === 'approved'} onClick={() => approve(first)}>
            Approve
          </Button>
          <Button size="large" variant="secondary" onClick={() => setStep('changes')}>
            Ask for changes
          </Button>
          {decision && (
            <Button size="large" variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
      {shown === 'suggestions' && (
        <OpenSuggestions
          count={suggestions}
          isBusy={busy === 'approved'}
          onApprove={() => approve(second)}
          onCancel={cancel}
        />
      )}
      {shown === 'quotes' && <OpenQuotes count={quotes} {...{ changed, busy, cancel }} onDecide={decide} />}
      {shown === 'changes' && (
        <AskForChanges
          decision={decision}
          first={typed.read().note ?? readNote(decision)}
          isBusy={busy === 'changes'}
          onType={(note) => typed.keep({ note })}
          onSend={(note) => void decide('changes', note)}
          onCancel={cancel}
        />
      )}
    </section>
  )
}

/** What is open of the card. A decision in another tab closes it; a note that is being written stays, unless it is what was sent. */
function useStep(decision: ReviewView['decision'], typed: TypedStorage) {
  const [step, setStep] = useState<Step | undefined>(() =>
    typed.read().note === undefined ? undefined : 'changes',
  )
  const leave = () => {
    setStep(undefined)
    typed.keep({ note: undefined })
  }
  const follow = useEffectEvent(() => {
    if (decision && typed.read().note?.trim() === decision.note) leave()
    else setStep((open) => (open === 'changes' ? open : undefined))
  })
  const decidedAt = decision?.at
  useEffect(() => {
    if (decidedAt !== undefined) follow()
  }, [decidedAt])
  return { step, setStep, leave }
}

const findStart = ({ decision, newer }: ReviewView): Step =>
  decision ? 'decided' : newer ? 'older' : 'choose'

/** That there is a newer text, and where: the note at the top of the page is out of sight from here. */
function Notices({ review, onOpen }: { review: ReviewView; onOpen: ReviewActions['openNewest'] }) {
  const { newer, is_old } = review
  if (newer)
    return (
      <>
        <p>You’ve been sent version {newer.version}. Review that one instead.</p>
        <OpenNewest {...{ newer, onOpen }} />
      </>
    )
  if (!is_old) return null
  return (
    <p className="text-14 text-ink-soft">
      The release has been edited since this review was sent. Your decision applies to the text you see here.
    </p>
  )
}

/** What the reviewer asked for before. */
const readNote = (decision: ReviewView['decision']): string =>
  decision?.kind === 'changes' ? (decision.note ?? '') : ''

/** The reviewer's own quotes and suggestions that are open. */
const countOpen = ({ quotes, comments }: ReviewView) => ({
  quotes: quotes.filter(({ is_mine, approved }) => is_mine && !approved).length,
  changed: quotes.filter(({ is_mine, approved, was }) => is_mine && !approved && was).length,
  suggestions: comments.filter(
    ({ is_mine, suggestion, resolved_at }) => is_mine && suggestion !== null && resolved_at === null,
  ).length,
})

/** What is asked before an approval, in order. */
function listQuestions(review: ReviewView): Step[] {
  const { quotes, suggestions } = countOpen(review)
  return [...(suggestions > 0 ? ['suggestions' as const] : []), ...(quotes > 0 ? ['quotes' as const] : [])]
}

interface OpenSuggestionsProps {
  count: number
  isBusy: boolean
  onApprove: () => void
  onCancel: () => void
}

/** An approval is of the text without them: asks once whether that is meant. */
function OpenSuggestions({ count, isBusy, onApprove, onCancel }: OpenSuggestionsProps) {
  return (
    <>
      <p role="status">
        You have {count === 1 ? '1 open suggestion' : `${count} open suggestions`}. Approve the text as it is?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={onApprove} autoFocus>
          Approve as it is
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}

interface DecidedProps {
  review: ReviewView
  decision: NonNullable<ReviewView['decision']>
  onChange: () => void
}

function Decided({ review, decision: { kind, note, at }, onChange }: DecidedProps) {
  return (
    <>
      <p role="status">
        <span className={kind === 'approved' ? 'font-medium text-good' : 'font-medium'}>
          {describeDecision(kind)}
        </span>{' '}
        on {formatMoment(at)}.
      </p>
      {note !== null && (
        <blockquote className="grid border-l-2 border-line-strong pl-3 text-14">
          <FoldedText text={note} />
        </blockquote>
      )}
      <p className="text-14 text-ink-soft">
        {review.sender === '' ? 'The sender' : review.sender} gets an email about it.
        {!review.newer && ' You can close this page.'}
      </p>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={onChange}>
        Change my decision
      </Button>
    </>
  )
}

interface OpenQuotesProps {
  count: number
  /** How many of them were approved with other words. */
  changed: number
  busy: Busy | undefined
  onDecide: (kind: Busy) => Promise<void>
  cancel: () => void
}

/** A release with a quote that its speaker hasn't approved: says so, and approves both in one step. */
function OpenQuotes({ count, changed, busy, onDecide, cancel }: OpenQuotesProps) {
  const isOne = count === 1
  return (
    <>
      <p role="status">{describeOpen(count, changed)}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === 'with-quotes'} onClick={() => void onDecide('with-quotes')} autoFocus>
          {isOne ? 'Approve release and quote' : 'Approve release and quotes'}
        </Button>
        <Button variant="secondary" busy={busy === 'approved'} onClick={() => void onDecide('approved')}>
          Approve release only
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}

function describeOpen(count: number, changed: number): string {
  if (changed > 0)
    return changed === 1
      ? 'Your quote above has changed since you approved it.'
      : `${changed} of your quotes above have changed since you approved them.`
  return count === 1
    ? 'You haven’t approved your quote above yet.'
    : `You haven’t approved ${count} of your quotes above yet.`
}
