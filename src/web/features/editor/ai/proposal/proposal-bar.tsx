// Replaces the toolbar while a proposal waits for a decision.
import { Check, ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ariaKeys, isShortcut, showKeys } from '#web/ui/commands/key-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { isCovered } from '#web/ui/overlay/dialog-behavior.ts'
import type { Proposal } from './propose-change.ts'
import { describeProposal, hasLosses } from './report-facts.ts'
import type { ProposalView } from './use-proposal.ts'

interface ProposalBarProps {
  view: ProposalView
  isKeeping: boolean
  onAccept: () => void
  onDiscard: () => void
  onTryAgain: () => void
  /** Opens the list of changes where it doesn't fit next to the page. */
  onShowChanges: (() => void) | undefined
}

export function ProposalBar(props: ProposalBarProps) {
  const { view, isKeeping, onAccept } = props
  const name = view.proposal.task.kind === 'generate' ? 'Generated text' : 'AI rewrite'
  const region = useRef<HTMLElement>(null)
  // What had the focus is gone: it moves here, where the decision is made.
  useEffect(() => region.current?.focus(), [])
  useAcceptKey(onAccept)
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`${name} proposal`}
      className="release-dock relative z-2 flex justify-center focus:outline-none md:px-4 md:py-2"
    >
      <div className="flex w-full max-w-[46rem] flex-wrap items-center gap-x-2 gap-y-3 bg-sheet py-2.5 pr-3 pl-4 text-14 shadow-pop max-md:border-t max-md:border-line max-md:pb-4 md:rounded-card md:py-2 md:pr-2 md:pl-5">
        <b className="font-semibold">{name}</b>
        <Steps view={view} onShowChanges={props.onShowChanges} />
        <div className="flex flex-1 justify-end gap-1.5 max-md:basis-full">
          <Button variant="quiet" disabled={isKeeping} onClick={props.onDiscard}>
            Discard
          </Button>
          <Button variant="quiet" disabled={isKeeping} onClick={props.onTryAgain}>
            Try again
          </Button>
          <Button
            busy={isKeeping}
            onClick={onAccept}
            aria-keyshortcuts={ariaKeys('Mod+Enter')}
            title={showKeys('Mod+Enter')}
            className="max-md:flex-1"
          >
            Accept all
          </Button>
        </div>
        <FactLine proposal={view.proposal} />
      </div>
    </section>
  )
}

/** What the proposal does to the facts; announced to screen readers. */
function FactLine({ proposal }: { proposal: Proposal }) {
  const isBad = hasLosses(proposal)
  const Icon = isBad ? TriangleAlert : Check
  return (
    <p className="flex basis-full gap-2 text-13 max-md:-order-1 md:pb-1">
      <Icon
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className={classNames('mt-0.5 flex-none', isBad ? 'text-bad' : 'text-good')}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{describeProposal(proposal)}</span>
    </p>
  )
}

function Steps({
  view: { compared, current, goTo },
  onShowChanges,
}: Pick<ProposalBarProps, 'view' | 'onShowChanges'>) {
  const count = compared?.changes ?? 0
  if (compared === undefined) return null
  const text = count === 0 ? 'Only the formatting changed' : `Change ${current + 1} of ${count}`
  return (
    <span className="flex items-center gap-1 text-ink-soft">
      {onShowChanges ? (
        <button type="button" className="link cursor-pointer" onClick={onShowChanges}>
          {text}
        </button>
      ) : (
        <span role="status">{text}</span>
      )}
      {count > 0 && (
        <>
          <IconButton icon={ChevronLeft} label="Previous change" onClick={() => goTo(current - 1)} />
          <IconButton icon={ChevronRight} label="Next change" onClick={() => goTo(current + 1)} />
        </>
      )}
    </span>
  )
}

/** Works wherever the focus is, unless a dialog is open. */
function useAcceptKey(onAccept: () => void): void {
  const accept = useEffectEvent(onAccept)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'Mod+Enter') || isCovered()) return
      event.preventDefault()
      accept()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
