import { useEffect, useState } from 'react'
import { type ComparedTexts, useWordDiff } from '#web/ui/word-diff/use-word-diff.ts'
import type { Proposal } from './propose-change.ts'

export interface ProposalView {
  proposal: Proposal
  /** Undefined while comparing. */
  compared: ComparedTexts | undefined
  /** The selected change. */
  current: number
  goTo: (change: number) => void
}

/** The word diff of the proposal, and the selected change. */
export function useProposal(proposal: Proposal | undefined): ProposalView | undefined {
  const compared = useWordDiff(proposal?.before.html ?? '', proposal?.after.html ?? '')
  const [current, setCurrent] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another proposal begins at its first change
  useEffect(() => setCurrent(0), [proposal])
  if (!proposal) return undefined
  const count = compared?.changes ?? 0
  return {
    proposal,
    compared,
    current,
    goTo: (change) => setCurrent(count === 0 ? 0 : (change + count) % count),
  }
}
