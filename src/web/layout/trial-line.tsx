import { classNames } from '#web/ui/class-names.ts'
import { useTrial } from './use-trial.ts'

/** The state of the trial as a line in the menus of phones. */
export function TrialLine({ className }: { className?: string }) {
  const trial = useTrial()
  return trial && <p className={classNames('text-13 text-ink-soft', className)}>{trial.label}</p>
}
