import { Check, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listQuoted } from '#web/features/editor/ai/facts/describe-changes.ts'
import { PanelCard } from '#web/features/editor/panel-card.tsx'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import type { SuggestionCard as Card } from './analysis.ts'
import { SuggestionDiff } from './suggestion-diff.tsx'

interface SuggestionCardProps {
  card: Card
  /** '2 of 5'. */
  place: string
  isActive: boolean
  isBusy: boolean
  onActive: (isActive: boolean) => void
  onShow: () => void
  onApply: () => void
  onUndo: () => void
  onCopy: () => void
  onDismiss: () => void
}

export function SuggestionCard(props: SuggestionCardProps) {
  const { card, isActive, onActive } = props
  const { suggestion, status } = card
  return (
    <PanelCard
      label={`Suggestion ${props.place}`}
      isActive={isActive}
      onPointerEnter={() => onActive(true)}
      onPointerLeave={() => onActive(false)}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      className="p-4 transition-colors"
    >
      <Top {...props} />
      <p
        className={classNames(
          'font-serif text-16 leading-normal [overflow-wrap:anywhere]',
          status === 'stale' && 'text-ink-soft',
        )}
      >
        {status === 'open' ? (
          <SuggestionDiff suggestion={{ ...suggestion, original: card.current ?? suggestion.original }} />
        ) : (
          suggestion.improved
        )}
      </p>
      {status === 'open' && <Warning card={card} />}
      <Reason card={card} />
      <Actions {...props} />
    </PanelCard>
  )
}

function Top({ card: { status, suggestion }, place }: SuggestionCardProps) {
  return (
    <div className="mb-2 flex min-h-[22px] flex-wrap items-center gap-x-2 gap-y-1">
      {suggestion.category !== undefined && <Badge>{suggestion.category}</Badge>}
      {status === 'applied' && (
        <Badge tone="good">
          <Check size={14} strokeWidth={1.5} aria-hidden /> Applied
        </Badge>
      )}
      {status === 'stale' && (
        <Badge tone="warn">
          <TriangleAlert size={14} strokeWidth={1.5} aria-hidden /> Text has changed
        </Badge>
      )}
      <span className="ml-auto text-12 text-ink-soft tabular-nums">{place}</span>
    </div>
  )
}

/** Facts Apply would lose, added after the analysis. */
function Warning({ card: { current, lost } }: { card: Card }) {
  const isEdited = current !== undefined
  if (!isEdited && lost.length === 0) return null
  return (
    <p className="mt-2 flex gap-2 text-13">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 flex-none text-warn" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {isEdited && 'You edited this sentence after the analysis. '}
        {lost.length > 0 && `You’ll lose ${listQuoted(lost)} if you apply this.`}
      </span>
    </p>
  )
}

function Reason({ card: { suggestion, status } }: { card: Card }) {
  const text =
    status === 'stale'
      ? 'You edited this passage after the analysis, so we can’t replace it. You can still copy the suggestion.'
      : suggestion.why
  return text === undefined ? null : <p className="mt-2 text-13 text-ink-soft">{text}</p>
}

function Actions(props: SuggestionCardProps) {
  const { card, isActive, isBusy } = props
  const [isOriginalShown, setOriginalShown] = useState(false)
  const isReadOnly = useIsReadOnly()
  if (card.status === 'applied')
    return (
      <Row>
        {card.undo && (
          <Button variant="secondary" size="small" onClick={props.onUndo}>
            Undo
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={props.onDismiss}>
          Dismiss
        </Button>
      </Row>
    )
  const isStale = card.status === 'stale'
  return (
    <>
      <Row>
        {!isStale && (
          <Button
            variant={isActive ? 'primary' : 'secondary'}
            size="small"
            disabled={isBusy || isReadOnly}
            onClick={props.onApply}
          >
            Apply
          </Button>
        )}
        <Button variant={isStale ? 'secondary' : 'quiet'} size="small" onClick={props.onCopy}>
          Copy
        </Button>
        <Button variant="quiet" size="small" onClick={props.onDismiss}>
          Dismiss
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="ml-auto"
          aria-expanded={isOriginalShown}
          onClick={() => {
            setOriginalShown(!isOriginalShown)
            if (!isStale) props.onShow()
          }}
        >
          Original
        </Button>
      </Row>
      {isOriginalShown && (
        <p className="mt-2 border-l-2 border-line-strong pl-3 font-serif text-14 text-ink-soft">
          {card.suggestion.original}
        </p>
      )}
    </>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap items-center gap-1">{children}</div>
}
