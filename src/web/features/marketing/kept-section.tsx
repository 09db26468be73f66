// Sections of the front page that never change. Their prerendered HTML stays as it came, so a first visit loads no script
// for them; only after a navigation inside the app are they fetched and drawn.
import { lazy, Suspense, useState } from 'react'

const isPrerender = import.meta.env.SSR

const sections = {
  Miniature: isPrerender
    ? (await import('./miniature.tsx')).Miniature
    : lazy(async () => ({ default: (await import('./miniature.tsx')).Miniature })),
  Showcase: isPrerender
    ? (await import('./showcase.tsx')).Showcase
    : lazy(async () => ({ default: (await import('./showcase.tsx')).Showcase })),
  Faq: isPrerender
    ? (await import('./faq.tsx')).Faq
    : lazy(async () => ({ default: (await import('./faq.tsx')).Faq })),
}

export function KeptSection({ name }: { name: keyof typeof sections }) {
  const id = `kept-${name.toLowerCase()}`
  const [html] = useState(() => (isPrerender ? undefined : document.getElementById(id)?.innerHTML))
  const Section = sections[name]
  if (isPrerender)
    return (
      <div id={id}>
        <Section />
      </div>
    )
  if (html !== undefined)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own HTML, read a moment ago
      <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    )
  return (
    <div id={id}>
      <Suspense>
        <Section />
      </Suspense>
    </div>
  )
}
