import { useParams } from 'react-router'
import { earlyRequestScript } from '#web/features/review/early/early-request.ts'
import { ReviewPage } from '#web/features/review/review-page.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'

export const meta = () => [
  ...describePage('Review', 'A press release for your review.'),
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function Review() {
  const { token = '' } = useParams()
  return (
    <>
      <ReviewPage token={token} />
      {/* Behind the page: a script waits for the styles, and what follows it waits for the script. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyRequestScript }} />
    </>
  )
}
