// The proposed text on the page, styled like the release, with removed and added words.
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { InOrder } from '#web/ui/in-order.tsx'
import type { DiffParagraph } from '#web/ui/word-diff/diff-paragraphs.ts'
import { DiffPieces } from '#web/ui/word-diff/diff-pieces.tsx'
import type { LineKind } from '#web/ui/word-diff/read-lines.ts'
import { useScrollToChange } from '#web/ui/word-diff/use-current-change.ts'
import { type LineStyle, readAfter, readLineStyles, splitPieces } from './line-styles.ts'
import type { ProposalDecisions } from './proposal-decisions.ts'
import { RowActions } from './row-actions.tsx'
import type { ProposalView } from './use-proposal.ts'

interface ProposalSheetProps {
  view: ProposalView
  /** Undefined while nothing can be decided. */
  decisions: ProposalDecisions | undefined
}

export function ProposalSheet({ view, decisions }: ProposalSheetProps) {
  const { compared, current, proposal, rows } = view
  const sheet = useRef<HTMLDivElement>(null)
  const styles = useMemo(() => readLineStyles(proposal.after.doc), [proposal])
  useScrollToChange(sheet, compared, current)
  const showActions = useCallback(
    (change: number) => {
      const row = rows[change]
      return row && <RowActions row={row} index={change} decisions={decisions} isInline />
    },
    [rows, decisions],
  )
  const title = proposal.task.kind === 'generate' ? 'Proposed text' : 'Proposed rewrite'
  return (
    <section ref={sheet} aria-label={title} className="release">
      {compared === undefined ? (
        <p role="status" className="flex items-center gap-2 font-sans text-14 text-ink-soft">
          <Spinner /> Comparing the texts
        </p>
      ) : (
        <InOrder items={compared.paragraphs}>
          {(paragraph) => (
            <Line
              paragraph={paragraph}
              setting={styles.get(readAfter(paragraph))}
              showActions={showActions}
              current={paragraph.pieces.some(({ change }) => change === current) ? current : -1}
            />
          )}
        </InOrder>
      )}
    </section>
  )
}

const tags: Record<LineKind, 'p' | 'h1' | 'h2' | 'h3'> = {
  paragraph: 'p',
  'heading-1': 'h1',
  'heading-2': 'h2',
  'heading-3': 'h3',
  item: 'p',
  quote: 'p',
}

const looks: Partial<Record<LineKind, string>> = {
  item: "relative pl-6 before:absolute before:left-1.5 before:text-ink-soft before:content-['•']",
  quote: 'border-l-2 border-line-strong pl-5',
}

interface LineProps {
  paragraph: DiffParagraph
  setting: LineStyle | undefined
  current: number
  showActions: (change: number) => ReactNode
}

const Line = memo(function Line({ paragraph: { kind, pieces }, setting, current, showActions }: LineProps) {
  const Tag = tags[kind]
  const [bold, rest] = splitPieces(pieces, setting?.bold ?? 0)
  return (
    <Tag className={classNames(looks[kind], setting?.look, setting?.look === 'release-subhead' && 'italic')}>
      {bold.length > 0 && (
        <strong>
          <DiffPieces pieces={bold} current={current} showActions={showActions} />
        </strong>
      )}
      <DiffPieces pieces={rest} current={current} showActions={showActions} />
    </Tag>
  )
})
