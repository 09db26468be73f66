import { useMemo } from 'react'
import { useCurrentChange } from '#web/ui/word-diff/use-current-change.ts'
import { type ComparedTexts, useWordDiff } from '#web/ui/word-diff/use-word-diff.ts'
import { type ChangeRow, listRows } from './change-rows.ts'
import type { Proposal } from './propose-change.ts'
import { classifyRows, type RowClass } from './row-classes.ts'

export interface ProposalView {
  proposal: Proposal
  /** Undefined while comparing. */
  compared: ComparedTexts | undefined
  /** The selected change. */
  current: number
  goTo: (change: number) => void
  /** The changes with their places, each with its class; none while comparing. */
  rows: readonly ChangeRow[]
  classes: readonly RowClass[]
}

const noRows: readonly ChangeRow[] = []

/** The word diff of the proposal, and the selected change. */
export function useProposal(proposal: Proposal | undefined): ProposalView | undefined {
  const compared = useWordDiff(proposal?.before.html ?? '', proposal?.after.html ?? '')
  // Not the proposal itself: what is decided about one change makes another object of the same task.
  const [current, setCurrent] = useCurrentChange(proposal?.task)
  const parts = compared?.parts
  const rows = useMemo(
    () => (proposal && parts ? listRows(parts, proposal.before.doc, proposal.after.doc) : noRows),
    [proposal, parts],
  )
  const classes = useMemo(() => (proposal ? classifyRows(proposal, rows) : []), [proposal, rows])
  if (!proposal) return undefined
  const count = compared?.changes ?? 0
  return {
    proposal,
    compared,
    rows,
    classes,
    current: Math.min(current, Math.max(0, count - 1)),
    goTo: (change) => setCurrent(count === 0 ? 0 : (change + count) % count),
  }
}
