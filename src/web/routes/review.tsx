import { useParams } from 'react-router'
import { earlyRequestScript } from '#web/features/review/early/early-request.ts'
import { ReviewPage } from '#web/features/review/review-page.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { TrustedHtml } from '#web/ui/trusted-html.tsx'

export const meta = () => [
  ...describePage('Review', 'A press release for your review.'),
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function Review() {
  const { token = '' } = useParams()
  return (
    <>
      <ReviewPage token={token} />
      {/* After the page: a script waits for the styles, and what follows it waits for the script. */}
      <TrustedHtml as="script" html={earlyRequestScript} />
    </>
  )
}
