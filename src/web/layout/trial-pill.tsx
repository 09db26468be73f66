import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useDismissed } from '#web/lib/storage/use-dismissed.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useTrial } from './use-trial.ts'

interface TrialPillProps {
  className?: string
  /** Where something else says that the trial is over. */
  endsWithTrial?: boolean
}

/** The state of the trial in one quiet word. Put away, it stays so until the trial nears its end, and again until it is over. */
export function TrialPill({ className, endsWithTrial = false }: TrialPillProps) {
  const trial = useTrial()
  const [isAway, putAway] = useDismissed(`trial-pill:${trial?.userId}:${trial?.stage}`)
  if (trial === undefined || isAway || (endsWithTrial && trial.stage === 'over')) return null
  return (
    <span
      className={classNames(
        'inline-flex h-8 flex-none items-center rounded-full pr-1 text-13 font-medium whitespace-nowrap',
        trial.stage === 'running' ? 'bg-fill text-ink-soft' : 'bg-warn-tint text-warn',
        className,
      )}
    >
      <Link to={paths.settings} className="rounded-full py-1 pr-1 pl-3 hover:underline">
        {trial.label}
      </Link>
      <button
        type="button"
        aria-label="Hide the trial notice"
        onClick={putAway}
        className="grid size-6 cursor-pointer place-items-center rounded-full hover:bg-sheet focus-visible:rounded-full"
      >
        <X size={14} strokeWidth={1.5} aria-hidden />
      </button>
    </span>
  )
}
