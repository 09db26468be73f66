import { memo } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { InOrder } from '#web/ui/in-order.tsx'
import type { DiffParagraph } from './diff-paragraphs.ts'
import { DiffPieces } from './diff-pieces.tsx'
import type { LineKind } from './read-lines.ts'

interface DiffTextProps {
  paragraphs: readonly DiffParagraph[]
  /** The selected change; -1 for none. */
  current?: number
}

/** Paragraphs outside the viewport are not laid out until scrolled to. */
export function DiffText({ paragraphs, current = -1 }: DiffTextProps) {
  if (paragraphs.length === 0) return <p className="py-8 text-14 text-ink-soft">This text is empty.</p>
  return (
    <div className="font-serif text-18 text-doc-ink [overflow-wrap:anywhere]">
      <InOrder items={paragraphs}>
        {(paragraph) => (
          <Paragraph
            paragraph={paragraph}
            current={paragraph.pieces.some(({ change }) => change === current) ? current : -1}
          />
        )}
      </InOrder>
    </div>
  )
}

const looks: Record<LineKind, string> = {
  paragraph: 'mb-4',
  'heading-1': 'mb-4 text-28 font-medium tracking-[-0.018em]',
  'heading-2': 'mt-6 mb-3 text-22 font-medium',
  'heading-3': 'mt-5 mb-2 font-semibold',
  item: "relative mb-2 pl-7 before:absolute before:left-1.5 before:text-ink-soft before:content-['•']",
  quote: 'mb-4 border-l-2 border-line-strong pl-5',
}

const Paragraph = memo(function Paragraph({
  paragraph,
  current,
}: {
  paragraph: DiffParagraph
  current: number
}) {
  return (
    <p
      className={classNames(
        // Room at the sides: content-visibility clips the marks.
        '-mx-1 px-1 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
        looks[paragraph.kind],
      )}
    >
      <DiffPieces pieces={paragraph.pieces} current={current} />
    </p>
  )
})
