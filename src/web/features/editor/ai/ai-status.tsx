// In the status line: what is open in the closed panel.
import { CircleHelp, PenLine, TextSearch } from 'lucide-react'
import { useStore } from '#web/lib/store.ts'
import type { Analysis } from './analysis/analysis.ts'
import { type FactPlace, isOpen } from './facts/list-facts.ts'

interface AiStatusProps {
  facts: readonly FactPlace[]
  analysis: Analysis | undefined
  onReview: () => void
  onOpen: () => void
}

const look =
  'inline-flex h-7 max-md:h-11 cursor-pointer items-center gap-1.5 rounded-control px-1.5 font-medium text-ink hover:bg-fill'

export function AiStatus({ facts, analysis, onReview, onOpen }: AiStatusProps) {
  const open = facts.filter(isOpen).length
  return (
    <>
      {open > 0 && (
        <button type="button" className={look} onClick={onReview}>
          <CircleHelp size={14} strokeWidth={1.5} aria-hidden className="text-fact-line" />
          {open}
          <span data-noun>{open === 1 ? 'fact' : 'facts'}</span>
          <span data-spare className="@max-[30rem]:sr-only">
            to check
          </span>
        </button>
      )}
      {analysis && <Suggestions analysis={analysis} onOpen={onOpen} />}
    </>
  )
}

function Suggestions({ analysis, onOpen }: { analysis: Analysis; onOpen: () => void }) {
  const cards = useStore(analysis.cards)
  const open = cards.filter(({ status }) => status === 'open').length
  if (open === 0) return null
  return (
    <button type="button" className={look} onClick={onOpen}>
      <TextSearch size={14} strokeWidth={1.5} aria-hidden className="text-accent" />
      {open}
      <span data-noun>{open === 1 ? 'suggestion' : 'suggestions'}</span>
    </button>
  )
}

interface WriterStatusProps {
  name: string
  /** Opens what is known about it; undefined where there is nothing yet. */
  onOpen: (() => void) | undefined
}

/** Who writes at this desk, always. */
export function WriterStatus({ name, onOpen }: WriterStatusProps) {
  const shown = (
    <>
      <PenLine size={14} strokeWidth={1.5} aria-hidden className="flex-none text-ink-soft" />
      <span className="sr-only">Writer: </span>
      <span data-spare className="max-w-48 truncate @max-[56rem]:sr-only">
        {name}
      </span>
    </>
  )
  if (onOpen === undefined) return <span className="inline-flex items-center gap-1.5 px-1.5">{shown}</span>
  return (
    <button type="button" className={look} onClick={onOpen}>
      {shown}
    </button>
  )
}
