// Parts of a page that never change: their prerendered HTML stays as it came, so a first visit loads no script for them.
// Only after a navigation inside the app are they fetched and drawn.
import { type ReactNode, Suspense, useState } from 'react'

const isPrerender = import.meta.env.SSR

interface KeptPartProps {
  /** Of its own on every page. */
  id: string
  /** A component that is there when the page is prerendered and lazy in the browser. */
  children: ReactNode
}

export function KeptPart({ id, children }: KeptPartProps) {
  const [html] = useState(() => (isPrerender ? undefined : document.getElementById(id)?.innerHTML))
  if (isPrerender) return <div id={id}>{children}</div>
  if (html !== undefined)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own HTML, read a moment ago
      <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    )
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
