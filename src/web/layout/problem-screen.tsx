import type { ReactNode } from 'react'

interface ProblemScreenProps {
  title: string
  /** What happened, in one sentence. */
  message: string
  /** What is still safe. */
  reassurance?: string
  /** What to do next. */
  children: ReactNode
  eyebrow?: string
}

/** The shared layout of everything shown in place of a screen: not found, crash, unreachable, sign-in gate. */
export function ProblemScreen({
  title,
  message,
  reassurance: comfort,
  children,
  eyebrow,
}: ProblemScreenProps) {
  return (
    <div className="wrap py-24">
      <div className="max-w-[36rem]">
        <hr className="scotch mb-6" />
        {eyebrow !== undefined && <p className="eyebrow mb-3">{eyebrow}</p>}
        <h1 className="title-1 wrap-anywhere">{title}</h1>
        <p className="lede mt-4 break-words">{message}</p>
        {comfort !== undefined && <p className="mt-3 text-ink-soft">{comfort}</p>}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>
      </div>
    </div>
  )
}
