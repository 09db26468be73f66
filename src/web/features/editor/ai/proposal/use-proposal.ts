import { useEffect, useState } from 'react'
import { type ComparedTexts, useWordDiff } from '#web/ui/word-diff/use-word-diff.ts'
import type { Proposal } from './propose-change.ts'

export interface ProposalView {
  proposal: Proposal
  /** Undefined while the texts are being compared. */
  compared: ComparedTexts | undefined
  /** The change that is looked at. */
  current: number
  goTo: (change: number) => void
}

/** The word diff of what is proposed, and which change the writer looks at. */
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
