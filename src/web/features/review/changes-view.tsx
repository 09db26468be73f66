// The release with what was added and what was removed since another version, and buttons that lead from change to change.
import { useRef, useState } from 'react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { ChangeSteps } from '#web/ui/word-diff/change-steps.tsx'
import { DiffText } from '#web/ui/word-diff/diff-text.tsx'
import { LinkChanges } from '#web/ui/word-diff/link-changes.tsx'
import { useWordDiff } from '#web/ui/word-diff/use-word-diff.ts'

export function ChangesView({ before, after }: { before: string; after: string }) {
  const compared = useWordDiff(before, after)
  const [current, setCurrent] = useState(-1)
  const text = useRef<HTMLDivElement>(null)
  const step = (change: number) => {
    setCurrent(change)
    text.current?.querySelector(`[data-change="${change}"]`)?.scrollIntoView({ block: 'center' })
  }
  if (!compared)
    return (
      <p role="status" className="flex items-center gap-2 py-8 text-14 text-ink-soft">
        <Spinner /> Comparing
      </p>
    )
  return (
    <>
      {/* In reach wherever the reader is in the text. */}
      <div className="sticky top-0 z-10 -mx-6 -mt-6 mb-4 flex justify-end rounded-t-card border-b border-line bg-sheet px-6 py-2 md:-mx-12 md:-mt-12 md:mb-8 md:px-12">
        <ChangeSteps count={compared.changes} current={current} onStep={step} />
      </div>
      <div ref={text} className="grid gap-4">
        <LinkChanges changes={compared.links} />
        <DiffText paragraphs={compared.paragraphs} current={current} />
      </div>
    </>
  )
}
