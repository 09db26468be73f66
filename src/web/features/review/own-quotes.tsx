import { useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { Button } from '#web/ui/button.tsx'

interface OwnQuotesProps {
  quotes: ReviewView['quotes']
  /** The version on the screen. */
  version: number
  onApprove: (quote: string) => Promise<string | undefined>
  onSuggest: (quote: string) => void
}

/** Only the person who is quoted can approve a quote. */
export function OwnQuotes({ quotes, version, onApprove, onSuggest }: OwnQuotesProps) {
  const [problem, setProblem] = useState<string>()
  return (
    <section aria-label="Your quotes" className="grid gap-4 rounded-card border border-line bg-sheet p-5">
      <h2 className="title-3">{quotes.length === 1 ? 'Your quote' : 'Your quotes'}</h2>
      {quotes.map(({ words, approved }) => (
        <div key={words} className="grid justify-items-start gap-2">
          <blockquote className="border-l-2 border-accent pl-3 wrap-anywhere">{words}</blockquote>
          {approved && (
            <p className="text-14 text-good">
              {approved.version === version
                ? 'Approved'
                : `Approved in version ${approved.version}, unchanged since`}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {!approved && (
              <Button
                size="small"
                variant="secondary"
                onClick={() => void onApprove(words).then((sentence) => setProblem(sentence))}
              >
                Approve this quote
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              className={approved ? '-ml-3' : undefined}
              onClick={() => onSuggest(words)}
            >
              Suggest new wording
            </Button>
          </div>
        </div>
      ))}
      {problem !== undefined && (
        <p role="alert" className="text-14 text-bad">
          {problem}
        </p>
      )}
    </section>
  )
}
