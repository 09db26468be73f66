import type { ReactNode } from 'react'
import { chooseTheme, useTheme } from '#web/lib/theme.ts'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { mainId, SkipLink } from './page.tsx'
import { Wordmark } from './wordmark.tsx'

interface AuthPageProps {
  title: string
  description: string
  /** A line about writing for the right half, the page's only decoration. */
  craft: string
  children: ReactNode
}

/** Sign-in and sign-up: a column for the form next to a line in large type. The heading stays in place in every view. */
export function AuthPage({ title, description, craft, children }: AuthPageProps) {
  const theme = useTheme()
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <SkipLink />
      <div className="flex flex-col px-5 pt-3.5 pb-8 md:px-16">
        <header className="flex items-center justify-between">
          <Wordmark />
          <ThemeToggle theme={theme} onChoose={chooseTheme} />
        </header>
        <main
          id={mainId}
          tabIndex={-1}
          className="mx-auto w-full max-w-96 pt-14 pb-10 lg:pt-[max(2.5rem,15vh)]"
        >
          <h1 className="title-1">{title}</h1>
          <p className="mt-2 text-pretty text-ink-soft">{description}</p>
          {children}
        </main>
      </div>
      <aside
        aria-hidden
        className="grid content-center border-l border-line bg-paper-sunk px-[clamp(3rem,6vw,6rem)] py-16 max-lg:hidden"
      >
        <div className="max-w-[36rem]">
          <hr className="scotch" />
          <p className="my-8 -indent-[0.42em] font-serif text-[clamp(2.5rem,3.7vw,3.5rem)] leading-[1.12] tracking-[-0.022em] text-balance">
            “{craft}”
          </p>
          <p className="eyebrow">Newsroom tip</p>
        </div>
      </aside>
    </div>
  )
}
