// Accept and reject for one change, in the list and in the text.
import { Check, X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { ChangeRow } from './change-rows.ts'
import type { ProposalDecisions } from './proposal-decisions.ts'

interface RowActionsProps {
  row: ChangeRow
  /** From 0. */
  index: number
  /** Undefined while nothing can be decided. */
  decisions: ProposalDecisions | undefined
  /** Small enough to fit between words. */
  isInline?: boolean
}

export function RowActions({ row, index, decisions, isInline = false }: RowActionsProps) {
  const size = isInline ? 'size-6 align-middle after:hidden' : 'size-8 max-md:size-11'
  return (
    <span
      className={classNames(
        'inline-flex flex-none items-center whitespace-nowrap font-sans',
        !isInline && 'mt-1.5 mr-2 max-md:mt-0',
      )}
    >
      <IconButton
        icon={Check}
        label={`Accept change ${index + 1}`}
        title="Accept"
        disabled={!decisions}
        onClick={() => void decisions?.acceptChange(row)}
        className={`${size} hover:text-good`}
      />
      <IconButton
        icon={X}
        label={`Reject change ${index + 1}`}
        title="Reject"
        disabled={!decisions}
        onClick={() => decisions?.rejectChange(row)}
        className={`${size} hover:text-bad`}
      />
    </span>
  )
}
