// A word diff of two documents, with buttons to step through the changes.
import { type ReactNode, useRef } from 'react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { ChangeSteps } from '#web/ui/word-diff/change-steps.tsx'
import { DiffText } from '#web/ui/word-diff/diff-text.tsx'
import { LinkChanges } from '#web/ui/word-diff/link-changes.tsx'
import { useCurrentChange, useScrollToChange } from '#web/ui/word-diff/use-current-change.ts'
import { type ComparedTexts, useWordDiff } from '#web/ui/word-diff/use-word-diff.ts'

interface WordCompareProps {
  before: string
  after: string
  /** There is nothing to compare with: the text without marks and steps. */
  isPlain?: boolean
  /** Next to the step buttons: what is compared with what. */
  tools?: ReactNode
}

export function WordCompare({ before, after, isPlain = false, tools }: WordCompareProps) {
  const compared = useWordDiff(before, after)
  const [current, setCurrent] = useCurrentChange(compared)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-3">
        {tools ?? <Legend />}
        {!isPlain && <ChangeSteps count={compared?.changes} current={current} onStep={setCurrent} />}
      </div>
      <ScrollingDiff {...{ compared, current, isPlain }} />
    </div>
  )
}

interface ScrollingDiffProps {
  compared: ComparedTexts | undefined
  current: number
  isPlain: boolean
}

function ScrollingDiff({ compared, current, isPlain }: ScrollingDiffProps) {
  const scroller = useRef<HTMLDivElement>(null)
  useScrollToChange(scroller, compared, current)
  return (
    <ScrollRegion ref={scroller} label="Changes" className="min-h-0 flex-1 overflow-y-auto px-6 pb-8">
      {compared === undefined ? (
        <p role="status" className="flex items-center gap-2 py-8 text-14 text-ink-soft">
          <Spinner /> Comparing
        </p>
      ) : (
        <>
          {!compared.isComplete && (
            <p className="mb-4 rounded-control bg-warn-tint px-3 py-2 text-13 text-warn">
              These texts are too long and too different to compare word by word. Parts we couldn’t compare
              are shown as replaced.
            </p>
          )}
          {!isPlain && compared.links.length > 0 && (
            <div className="mb-4 rounded-control bg-fill px-3 py-2">
              <LinkChanges changes={compared.links} />
            </div>
          )}
          <DiffText paragraphs={compared.paragraphs} current={current} />
        </>
      )}
    </ScrollRegion>
  )
}

/** What the marks mean. Each differs by its line, not only by color. */
export function Legend() {
  return (
    <p className="flex gap-4 text-13 text-ink-soft">
      <ins>Added</ins>
      <del>Removed</del>
    </p>
  )
}
