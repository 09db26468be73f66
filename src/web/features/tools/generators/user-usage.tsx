// How many generations the user has left today, read again after each one.
import { Link } from 'react-router'
import { dailyLimit, dailyLimitMessage, remainingUses, utcDate } from '#domain/billing/usage.ts'
import { formatClock } from '#domain/time/calendar.ts'
import { paths } from '#web/paths.ts'
import { readUsage } from './generators-api.ts'
import { useEachTurn } from './use-each-turn.ts'

interface UserUsageProps {
  userId: string
  /** A new number triggers another read. */
  turn: number
}

export function UserUsage({ userId, turn }: UserUsageProps) {
  const read = useEachTurn(turn, () => readUsage(userId))
  if (read === undefined) return null
  if (read.status === 'failed') return 'We can’t check how many generations you have left right now.'
  const remaining = remainingUses(read.value, utcDate(new Date()))
  if (remaining === Number.POSITIVE_INFINITY) return 'Pro: unlimited generations, each one saved.'
  if (remaining > 0)
    return `${remaining} of ${dailyLimit} generations left today. Resets at ${nextUtcMidnight()}.`
  return (
    <>
      {dailyLimitMessage}{' '}
      <Link className="link" to={paths.pricing}>
        See plans
      </Link>
    </>
  )
}

/** Midnight UTC, and the local time if it differs. */
function nextUtcMidnight(): string {
  const midnight = new Date()
  midnight.setUTCHours(24, 0, 0, 0)
  const local = formatClock(midnight.getHours(), midnight.getMinutes())
  return midnight.getTimezoneOffset() === 0 ? 'midnight UTC' : `midnight UTC (${local} your time)`
}
