// The saved state of the top bar: permanent, polite, and always true.
import { Check, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type SaveState, saveStateTexts } from '#domain/document/save-state.ts'
import { formatOwnClock } from '#domain/time/calendar.ts'
import { classNames } from '#web/ui/class-names.ts'

interface SavedStateProps {
  saveState: SaveState
  onRetry: () => void
}

export function SavedState({ saveState, onRetry }: SavedStateProps) {
  return (
    // On a phone below the title, even if nothing is beside that.
    <div className="flex items-center text-13 whitespace-nowrap max-md:col-start-1 md:flex-none">
      {/* Retry is outside the live region: screen readers would announce it with every state. */}
      <div role="status" className="flex items-center">
        <StateText saveState={saveState} />
      </div>
      {saveState.kind === 'failed' && (
        <button
          type="button"
          onClick={onRetry}
          className="ml-1 inline-flex h-6 cursor-pointer items-center text-bad underline underline-offset-3 hover:decoration-2 max-md:text-12"
        >
          {saveStateTexts.retry}
        </button>
      )}
    </div>
  )
}

function StateText({ saveState }: { saveState: SaveState }) {
  switch (saveState.kind) {
    case 'none':
      return null
    case 'saving':
      return <Line icon={<Clock {...glyph} />}>{saveStateTexts.saving}</Line>
    case 'saved':
      return (
        <Line icon={<Check {...glyph} className="text-good" />}>
          {saveStateTexts.saved} <time dateTime={saveState.at}>{formatOwnClock(saveState.at)}</time>
        </Line>
      )
    case 'offline':
      return (
        <Line icon={<TriangleAlert {...glyph} />} look="text-warn" wrap={twoLines}>
          {saveStateTexts.offline}
        </Line>
      )
    case 'failed':
      return (
        <Line
          icon={<TriangleAlert {...glyph} className="max-md:hidden" />}
          look="text-bad"
          wrap="max-md:whitespace-nowrap!"
        >
          {saveStateTexts.failed}
        </Line>
      )
  }
}

/** Between the title and the plan there is no room for one long line. */
const twoLines =
  'md:@max-2xl/bar:w-26 md:@max-2xl/bar:text-12 md:@max-2xl/bar:leading-3.5 md:@max-2xl/bar:whitespace-normal'

const glyph = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const

function Line({
  icon,
  look = 'text-ink-soft',
  wrap,
  children,
}: {
  icon: ReactNode
  look?: string
  /** How long words wrap in a narrow bar. */
  wrap?: string
  children: ReactNode
}) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5', look)}>
      {icon}
      <span className={classNames('max-md:text-12 max-md:leading-3.5 max-md:whitespace-normal', wrap)}>
        {children}
      </span>
    </span>
  )
}
