import { trialDays } from '#domain/billing/trial.ts'
import { classNames } from '#web/ui/class-names.ts'

const days = Array.from({ length: trialDays }, (_, index) => index + 1)

/** The days of the trial as a row of marks, today's the last filled one. */
export function TrialDays({ daysLeft }: { daysLeft: number }) {
  const today = trialDays - daysLeft + 1
  return (
    <div role="img" aria-label={`Day ${today} of ${trialDays}`} className="grid grid-cols-7 gap-1.5">
      {days.map((day) => (
        <span
          key={day}
          className={classNames('h-1.5 rounded-full', day <= today ? 'bg-accent' : 'bg-fill')}
        />
      ))}
    </div>
  )
}
