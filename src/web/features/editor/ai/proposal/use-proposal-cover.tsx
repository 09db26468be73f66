// What covers the page while a proposal waits for a decision.
import { useState } from 'react'
import type { AiState } from '#web/features/editor/ai/ai-state.ts'
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import type { WritingAi } from '#web/features/editor/ai/writing-ai.ts'
import type { SheetCover } from '#web/features/editor/sheet-cover.tsx'
import { SidePanel } from '#web/ui/overlay/side-panel.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { ProposalBar } from './proposal-bar.tsx'
import type { ProposalDecisions } from './proposal-decisions.ts'
import { ProposalSheet } from './proposal-sheet.tsx'
import { type ProposalView, useProposal } from './use-proposal.ts'

interface CoverView {
  cover: SheetCover | undefined
  view: ProposalView | undefined
  /** The list of changes is a bottom sheet and open. */
  isListOpen: boolean
  closeList: () => void
}

export function useProposalCover(
  ai: WritingAi | undefined,
  { proposal, isKeeping }: AiState,
  { isBuiltin, isSheet }: { isBuiltin: boolean; isSheet: boolean },
): CoverView {
  const view = useProposal(proposal)
  const [listed, setListed] = useState<AiTask>()
  const closeList = () => setListed(undefined)
  const isListOpen = listed !== undefined && listed === proposal?.task
  if (!ai || !view || !proposal) return { cover: undefined, view: undefined, isListOpen, closeList }
  const { before, after } = proposal
  const cover = {
    sheet: <ProposalSheet view={view} decisions={isKeeping ? undefined : ai.decisions} />,
    dock: (
      <ProposalBar
        view={view}
        isKeeping={isKeeping}
        onAccept={() => void ai.decisions.accept()}
        onDiscard={ai.decisions.discard}
        onTryAgain={() => ai.tryAgain(isBuiltin)}
        onShowChanges={isSheet ? () => setListed(proposal.task) : undefined}
      />
    ),
    status: (
      <>
        <span>
          <b className="font-medium text-ink tabular-nums">{before.wordCount}</b> to{' '}
          <b className="font-medium text-ink tabular-nums">{after.wordCount}</b> words
        </span>
        <span className="max-md:text-right max-md:leading-4 max-md:whitespace-normal md:truncate">
          The previous text is saved as a version
        </span>
      </>
    ),
  }
  return { cover, view, isListOpen, closeList }
}

interface ProposalPanelProps {
  view: ProposalView
  /** Undefined while nothing can be decided. */
  decisions: ProposalDecisions | undefined
  isSheet: boolean
  isOpen: boolean
  onClose: () => void
}

export function ProposalPanel({ view, decisions, isSheet, isOpen, onClose }: ProposalPanelProps) {
  if (!isOpen) return null
  return (
    <SidePanel
      title="What changed"
      isSheet={isSheet}
      isBeside
      onClose={isSheet ? onClose : undefined}
      extra={<Count count={view.compared?.changes ?? 0} />}
    >
      <ChangesPanel view={view} decisions={decisions} />
    </SidePanel>
  )
}

function Count({ count }: { count: number }) {
  return <span className="rounded-full bg-fill px-1.5 text-12 text-ink-soft tabular-nums">{count}</span>
}
