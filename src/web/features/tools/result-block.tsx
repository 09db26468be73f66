import { type ReactNode, useId } from 'react'
import { InOrder } from '#web/ui/in-order.tsx'
import { MarkedBlanks } from './marked-blanks.tsx'
import { resultMark } from './show-result.ts'

interface ResultBlockProps {
  title: string
  /** Actions next to the title, such as Copy. */
  actions?: ReactNode
  isBusy?: boolean
  children: ReactNode
}

/** A result under a double rule, with title and actions. */
export function ResultBlock({ title, actions, isBusy = false, children }: ResultBlockProps) {
  const id = useId()
  return (
    <section {...resultMark} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <hr className="scotch mb-4" />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        {actions !== undefined && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </section>
  )
}

/** Result text in the document's type, each line as its own paragraph: five headlines are five lines. */
export function ResultSheet({ text }: { text: string }) {
  return (
    <div className="rounded-sheet bg-sheet px-6 py-7 font-serif text-18 leading-[1.5] wrap-anywhere text-doc-ink shadow-sheet md:px-10 md:py-9">
      <InOrder items={text.split('\n')}>
        {(line) => (
          <p className="min-h-2 text-pretty not-first:mt-2">
            <MarkedBlanks text={line} />
          </p>
        )}
      </InOrder>
    </div>
  )
}
