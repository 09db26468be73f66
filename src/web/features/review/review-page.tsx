import { lazy, Suspense, useState } from 'react'
import { SkipLink } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { Wordmark } from '#web/layout/wordmark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { CodeForm, ReviewIntro } from './code-form.tsx'
import { EarlyRelease, useEndOfEarlyRelease } from './early/early-release.tsx'
import { loadReviewedRelease } from './load-reviewed-release.ts'
import { UnsentWords } from './unsent-words.tsx'
import { useReview } from './use-review.ts'

const ReviewedRelease = lazy(loadReviewedRelease)

/** Fingers need 44 pixels, also where a mouse gets a small button. */
const touchTargets = 'pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_summary]:min-h-11'

/** The page of a review link: header, then loading, the code form, the release or why it can't be shown. Reviewers have no account. */
export function ReviewPage({ token }: { token: string }) {
  const [isEarly, setEarly] = useState(true)
  return (
    <div className={`flex min-h-dvh flex-col bg-paper ${touchTargets}`}>
      <SkipLink />
      <header className="border-b border-line">
        <div className="wrap flex h-14 items-center">
          <Wordmark />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {isEarly && <EarlyRelease />}
        <div className="in-data-early-release:hidden">
          <ReviewContent key={token} token={token} onShown={() => setEarly(false)} />
        </div>
      </main>
    </div>
  )
}

const loading = (
  <ReviewIntro>
    <p role="status" className="mt-4 flex items-center gap-2 text-ink-soft">
      <Spinner /> Loading the release
    </p>
  </ReviewIntro>
)

function ReviewContent({ token, onShown }: { token: string; onShown: () => void }) {
  const actions = useReview(token)
  const { state } = actions
  // The release itself ends it when it is drawn.
  useEndOfEarlyRelease(state.status !== 'loading' && state.status !== 'open', onShown)
  switch (state.status) {
    case 'loading':
      return loading
    case 'locked':
      return <CodeForm {...actions} />
    case 'gone':
      return (
        <ProblemScreen
          title="This link no longer works"
          message={
            state.sender
              ? `The link expired or was revoked, or the review has ended. Ask ${state.sender} whether you’re still needed.`
              : state.message
          }
        >
          <UnsentWords {...actions} />
        </ProblemScreen>
      )
    case 'cut':
      return (
        <ProblemScreen title="This link is incomplete" message="Open the link in the email again.">
          {null}
        </ProblemScreen>
      )
    case 'failed':
      return (
        <ProblemScreen title="We can’t load the release" message={state.message}>
          <Button onClick={actions.reload}>Try again</Button>
        </ProblemScreen>
      )
    case 'open':
      return (
        <Suspense fallback={loading}>
          <ReviewedRelease {...actions} review={state.review} onShown={onShown} />
        </Suspense>
      )
  }
}
