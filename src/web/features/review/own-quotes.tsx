import { lazy, Suspense, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { useProblem } from './use-problem.ts'

const QuoteChanges = lazy(async () => ({ default: (await import('./quote-changes.tsx')).QuoteChanges }))

type Answer = (quote: string) => Promise<string | undefined>

interface OwnQuotesProps {
  quotes: ReviewView['quotes']
  /** The version on the screen. */
  version: number
  onApprove: Answer
  onWithdraw: Answer
  onSuggest: (quote: string) => void
}

/** Only the person who is quoted can approve a quote, and take that back. */
export function OwnQuotes({ quotes, ...rest }: OwnQuotesProps) {
  return (
    <section aria-label="Your quotes" className="grid gap-4 rounded-card border border-line bg-sheet p-5">
      <h2 className="title-3">{quotes.length === 1 ? 'Your quote' : 'Your quotes'}</h2>
      {quotes.map((quote) => (
        <OwnQuote key={quote.words} quote={quote} {...rest} />
      ))}
    </section>
  )
}

interface OwnQuoteProps extends Omit<OwnQuotesProps, 'quotes'> {
  quote: ReviewView['quotes'][number]
}

function OwnQuote({ quote, version, onApprove, onWithdraw, onSuggest }: OwnQuoteProps) {
  const { words, printed, approved, was } = quote
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  const [isWithdrawn, setWithdrawn] = useState(false)
  async function send(answer: Answer): Promise<void> {
    setBusy(true)
    const sentence = await answer(words)
    setBusy(false)
    setProblem(sentence)
    setWithdrawn(answer === onWithdraw && sentence === undefined)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <blockquote className="border-l-2 border-accent pl-3 font-serif text-18 wrap-anywhere">
        {printed}
      </blockquote>
      {was && !approved && (
        <div className="grid gap-1 rounded-control bg-warn-tint px-3 py-2 text-14">
          <p className="font-medium text-warn">You approved different wording in version {was.version}:</p>
          <Suspense fallback={<p className="wrap-anywhere">{was.words}</p>}>
            <QuoteChanges before={was.words} after={words} />
          </Suspense>
        </div>
      )}
      {(approved || isWithdrawn) && (
        <div className="flex items-center gap-x-3 gap-y-2 max-sm:flex-col max-sm:items-start">
          <p role="status" className={approved ? 'text-14 text-good' : 'text-14 text-ink-soft'}>
            {approved ? describeApproval(approved, version) : 'You withdrew your approval'}
          </p>
          {/* Not where the button to approve was: a double click would take back what it approved. */}
          {approved && (
            <Button size="small" variant="secondary" busy={isBusy} onClick={() => void send(onWithdraw)}>
              Withdraw approval
            </Button>
          )}
        </div>
      )}
      <div className="mt-1 flex items-center gap-2 max-sm:flex-col max-sm:items-start">
        {!approved && (
          <Button busy={isBusy} onClick={() => void send(onApprove)}>
            Approve this quote
          </Button>
        )}
        <Button variant="secondary" onClick={() => onSuggest(words)}>
          Suggest new wording
        </Button>
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-14 text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

const describeApproval = (approved: { version: number }, version: number): string =>
  approved.version === version ? 'Approved' : `Approved in version ${approved.version}, unchanged since`
