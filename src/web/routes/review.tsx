import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { describePage } from '#web/lib/page/describe-page.ts'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'

// Loaded later: the page has no part in what public pages share.
const ReviewPage = lazy(() =>
  import('#web/features/review/review-page.tsx').then((file) => ({ default: file.ReviewPage })),
)

export const meta = () => [
  ...describePage('Review', 'A press release for your review.'),
  { name: 'robots', content: 'noindex, nofollow' },
]

const loading = (
  <main>
    <LoadingScreen label="Loading the release" />
  </main>
)

export default function Review() {
  const { token = '' } = useParams()
  return (
    <Suspense fallback={loading}>
      <ReviewPage token={token} />
    </Suspense>
  )
}
