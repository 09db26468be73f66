import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useDismissed } from '#web/lib/storage/use-dismissed.ts'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useTrial } from './use-trial.ts'

/** At the desk, once the trial is over: what still works and what does not (decision 19). Put away, it does not come back. */
export function TrialNotice() {
  const trial = useTrial()
  const [isAway, putAway] = useDismissed(`trial-notice:${trial?.userId}`)
  if (trial?.stage !== 'over' || isAway) return null
  return (
    <aside
      aria-label="Your trial"
      className="flex items-center gap-3 border-b border-line bg-paper-sunk py-1 pr-2 pl-4 text-13 md:pl-6"
    >
      <p className="min-w-0 flex-1 py-1">
        Your free trial has ended. Writing, saving and exporting go on as before; the AI actions need Pro.{' '}
        <Link className="link" to={paths.pricing}>
          Upgrade to Pro
        </Link>
      </p>
      <IconButton icon={X} label="Hide this notice" className="size-8" onClick={putAway} />
    </aside>
  )
}
