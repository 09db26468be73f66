import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export const mainId = 'main'

/** The layout of every public page: skip link, header, one main landmark, footer. */
export function Page({ strip, children }: { strip?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {strip}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-50 rounded-control bg-inverse px-4 py-2 text-14 font-medium text-on-inverse focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  )
}

interface PageHeadingProps {
  title: string
  description: string
  eyebrow?: string
}

export function PageHeading({ title, description, eyebrow }: PageHeadingProps) {
  return (
    <div className="max-w-[44rem]">
      {eyebrow !== undefined && <p className="eyebrow mb-4">{eyebrow}</p>}
      <h1 className="title-1">{title}</h1>
      <p className="lede mt-4 max-w-[58ch]">{description}</p>
    </div>
  )
}

/** Pages of cards: the heading above them, and beside them where there is room. */
export function CardPage({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid gap-10 py-16 xl:grid-cols-[minmax(0,1fr)_44rem] xl:gap-16">
      <div>{heading}</div>
      <div className="max-w-[44rem] min-w-0">{children}</div>
    </div>
  )
}
