// The page of a release under review without what can be done there. The early page, drawn before any script is loaded, and the real one
// share it: the text must not move when one takes the place of the other.
import type { ReactNode } from 'react'

interface ReleaseFrameProps {
  /** Above everything. */
  notice?: ReactNode
  reviewer: ReactNode
  title: ReactNode
  /** Who sent it and until when they want an answer. */
  request: ReactNode
  /** A paragraph of its own. */
  message: ReactNode
  /** The text with what is above it. */
  text: ReactNode
  aside: ReactNode
}

export function ReleaseFrame({ notice, reviewer, title, request, message, text, aside }: ReleaseFrameProps) {
  return (
    <div className="wrap py-8 md:py-12">
      {notice}
      <header className="max-w-[46rem]">
        <p className="eyebrow mb-2">For review by {reviewer}</p>
        <h1 className="title-1 wrap-anywhere">{title}</h1>
        <p className="mt-2 text-ink-soft">{request}</p>
        {message}
      </header>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,1fr)] lg:items-start">
        {text}
        {aside}
      </div>
    </div>
  )
}

export const messageClass = 'mt-4 whitespace-pre-line wrap-anywhere'

/** What a reader can do, and the page with the text. */
export function TextFrame({
  above,
  hint,
  children,
}: {
  above?: ReactNode
  hint: ReactNode
  children: ReactNode
}) {
  return (
    <div>
      {above}
      <p className="mb-3 text-13 text-ink-soft">{hint}</p>
      <div className="rounded-card border border-line bg-sheet p-6 md:p-12">{children}</div>
    </div>
  )
}

/** Before the text, because nobody looks for it after. In the words of a mouse, or of a finger. */
export function CommentHint({ marked }: { marked: (words: string) => ReactNode }) {
  return (
    <>
      <span className="pointer-coarse:hidden">
        Select any text to comment on it.{marked(' Click highlighted words to see the comments on them.')}
      </span>
      <span className="hidden pointer-coarse:inline">
        Press and hold a word to comment on it.{marked(' Tap highlighted words to see the comments on them.')}
      </span>
    </>
  )
}
