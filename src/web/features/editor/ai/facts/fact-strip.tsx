// After each run: facts it added beyond the user's material, and facts it left out.
import { Check, CircleHelp, X } from 'lucide-react'
import type { FactReport } from '#web/features/editor/ai/ai-state.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { describeAccount, describeUnsupported } from './describe-facts.ts'

interface FactStripProps {
  report: FactReport
  onReview: () => void
  /** Opens the list of what was given. */
  onFacts: (() => void) | undefined
  onClose: () => void
}

export function FactStrip({
  report: { kinds, losses, account },
  onReview,
  onFacts,
  onClose,
}: FactStripProps) {
  // Lines that are kept out need nobody; those left over do.
  const isAccounted =
    account === undefined || account.usedInPart + account.notUsed + account.notUnderstood === 0
  const isClean = kinds.length === 0 && losses === '' && isAccounted
  const Icon = isClean ? Check : CircleHelp
  return (
    <div
      className={classNames(
        'flex flex-none items-center gap-3 border-b border-line py-1.5 pr-3 pl-4 text-14 md:pl-6',
        isClean ? 'bg-good-tint' : 'bg-fact-tint',
      )}
    >
      <Icon
        size={18}
        strokeWidth={1.5}
        aria-hidden
        className={classNames('flex-none', isClean ? 'text-good' : 'text-fact-line')}
      />
      <p role="status" className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">
        {account !== undefined && <b className="font-medium">{describeAccount(account)}. </b>}
        {(kinds.length > 0 || losses === '') && describeUnsupported(kinds)} {losses}
      </p>
      {kinds.length > 0 && (
        <Button variant="secondary" size="small" onClick={onReview}>
          Review
        </Button>
      )}
      {account !== undefined && onFacts && (
        <Button variant="secondary" size="small" onClick={onFacts}>
          Facts
        </Button>
      )}
      <IconButton icon={X} label="Dismiss" className="size-8" onClick={onClose} />
    </div>
  )
}
