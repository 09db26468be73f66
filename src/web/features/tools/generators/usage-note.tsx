import { Link } from 'react-router'
import { dailyLimit, dailyLimitMessage } from '#domain/usage.ts'
import { paths } from '#web/paths.ts'
import type { Usage } from './use-usage.ts'

/** What is left, before anything is pressed. It keeps its two lines while it is not known yet. */
export function UsageNote({ usage }: { usage: Usage }) {
  return <p className="min-h-[2lh] text-13 text-pretty text-ink-soft">{sayUsage(usage)}</p>
}

function sayUsage(usage: Usage) {
  if (usage.status === 'loading') return null
  if (usage.status === 'unknown') return 'Your remaining generations cannot be read right now.'
  if (usage.status === 'visitor')
    return (
      <>
        No account needed. Visitors on one network share an hourly limit, and nothing is saved.{' '}
        <Link className="link" to={paths.signup()}>
          Sign up
        </Link>{' '}
        to keep what you generate.
      </>
    )
  if (usage.remaining === Number.POSITIVE_INFINITY) return 'Pro: unlimited generations, each one saved.'
  if (usage.remaining === 0)
    return (
      <>
        {dailyLimitMessage}{' '}
        <Link className="link" to={paths.pricing}>
          See the plans
        </Link>
      </>
    )
  return `${usage.remaining} of ${dailyLimit} generations left today. The count starts anew at ${nextUtcMidnight()}.`
}

/** 00:00 UTC, and what the visitor's own clock shows then where that is another hour. */
function nextUtcMidnight(): string {
  const midnight = new Date()
  midnight.setUTCHours(24, 0, 0, 0)
  const local = midnight.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return midnight.getTimezoneOffset() === 0 ? '00:00 UTC' : `00:00 UTC (${local} your time)`
}
