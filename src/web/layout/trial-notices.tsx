import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useDismissed } from '#web/lib/storage/use-dismissed.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useTrial } from './use-trial.ts'

interface TrialPillProps {
  className?: string
  /** Hidden once the trial is over, for places that show TrialNotice. */
  endsWithTrial?: boolean
}

/** The state of the trial. Once dismissed, it comes back when the trial nears its end, and again when it is over. */
export function TrialPill({ className, endsWithTrial = false }: TrialPillProps) {
  const trial = useTrial()
  const [isDismissed, dismiss] = useDismissed(`trial-pill:${trial?.userId}:${trial?.stage}`)
  if (trial === undefined || isDismissed || (endsWithTrial && trial.stage === 'over')) return null
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
        onClick={dismiss}
        className="grid size-6 cursor-pointer place-items-center rounded-full hover:bg-sheet focus-visible:rounded-full"
      >
        <X size={14} strokeWidth={1.5} aria-hidden />
      </button>
    </span>
  )
}

/** On the writing screen after the trial: what still works. Once dismissed, it doesn't come back. */
export function TrialNotice() {
  const trial = useTrial()
  const [isDismissed, dismiss] = useDismissed(`trial-notice:${trial?.userId}`)
  if (trial?.stage !== 'over' || isDismissed) return null
  return (
    <aside
      aria-label="Your trial"
      className="flex items-center gap-3 border-b border-line bg-paper-sunk py-1 pr-2 pl-4 text-13 md:pl-6"
    >
      <p className="min-w-0 flex-1 py-1">
        Your free trial has ended. You can still write, save and export. AI in the editor requires Pro.{' '}
        <Link className="link" to={paths.pricing}>
          Upgrade to Pro
        </Link>
      </p>
      <IconButton icon={X} label="Hide this notice" className="size-8" onClick={dismiss} />
    </aside>
  )
}
