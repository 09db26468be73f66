// Static parts of a page stay prerendered HTML, so a first visit loads no script for them. React renders them only after a
// navigation inside the app.
import { type ReactNode, Suspense, useState } from 'react'
import { TrustedHtml } from './trusted-html.tsx'

const isPrerender = import.meta.env.SSR

interface StaticHtmlProps {
  /** Unique on the page. */
  id: string
  /** A component that is lazy in the browser, but not in the prerender. */
  children: ReactNode
}

export function StaticHtml({ id, children }: StaticHtmlProps) {
  const [html] = useState(() => (isPrerender ? undefined : document.getElementById(id)?.innerHTML))
  if (isPrerender) return <div id={id}>{children}</div>
  if (html !== undefined) return <TrustedHtml id={id} html={html} />
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
