import { useEffect, useRef } from 'react'
import type { Finding } from '#domain/check/finding.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type FindingActions, FindingDetails } from './finding-details.tsx'
import { severityLooks } from './severity-glyph.tsx'

interface CheckCardProps extends FindingActions {
  finding: Finding
  words: string
  isActive: boolean
  /** Its mark was clicked: the card scrolls into view. */
  isPicked: boolean
  onActive: () => void
}

export function CheckCard({ isPicked, onActive, ...details }: CheckCardProps) {
  const { finding, isActive } = details
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isPicked) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isPicked])
  return (
    <article
      ref={card}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: J and K move between the cards
      tabIndex={0}
      data-card
      aria-label={`${severityLooks[finding.severity].word}: ${finding.message}`}
      onFocus={onActive}
      onPointerEnter={onActive}
      className={classNames(
        'scroll-mt-16 border-b border-line px-4 py-3.5 transition-colors focus-visible:-outline-offset-2',
        isActive && 'bg-sheet shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      <FindingDetails {...details} />
    </article>
  )
}
