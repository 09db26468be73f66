import { useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { Button } from '#web/ui/button.tsx'

interface OwnQuotesProps {
  quotes: ReviewView['quotes']
  /** The version on the screen. */
  version: number
  onApprove: (quote: string) => Promise<string | undefined>
}

/** Only the person who is quoted can approve a quote. */
export function OwnQuotes({ quotes, version, onApprove }: OwnQuotesProps) {
  const [problem, setProblem] = useState<string>()
  const isAllApproved = quotes.every(({ approved }) => approved)
  return (
    <section aria-label="Your quotes" className="grid gap-4 rounded-card border border-line bg-sheet p-5">
      <h2 className="title-3">{quotes.length === 1 ? 'Your quote' : 'Your quotes'}</h2>
      {quotes.map(({ words, approved }) => (
        <div key={words} className="grid justify-items-start gap-2">
          <blockquote className="border-l-2 border-accent pl-3 wrap-anywhere">{words}</blockquote>
          {approved ? (
            <p className="text-14 text-good">
              {approved.version === version
                ? 'Approved'
                : `Approved in version ${approved.version}, unchanged since`}
            </p>
          ) : (
            <Button
              size="small"
              variant="secondary"
              onClick={() => void onApprove(words).then((sentence) => setProblem(sentence))}
            >
              Approve this quote
            </Button>
          )}
        </div>
      ))}
      {problem !== undefined && (
        <p role="alert" className="text-14 text-bad">
          {problem}
        </p>
      )}
      {!isAllApproved && (
        <p className="text-13 text-ink-soft">
          To change your quote, select it in the text and suggest new wording.
        </p>
      )}
    </section>
  )
}
