// How many generations visitors of this network have left in the hour, read again after each one.
import { readVisitorAllowance } from './generators-api.ts'
import { useEachTurn } from './use-each-turn.ts'

interface VisitorUsageProps {
  /** A new number triggers another read. */
  turn: number
  /** Shown until the count is known, or if it can't be read. */
  unknown: string
}

export function VisitorUsage({ turn, unknown }: VisitorUsageProps) {
  const read = useEachTurn(turn, readVisitorAllowance)
  if (read?.status !== 'read') return unknown
  const { limit, remaining } = read.value
  if (remaining > 0)
    return `${remaining} of ${limit} generations left this hour for visitors on your network. Nothing is saved.`
  return `Visitors on your network have used all ${limit} generations for this hour. Try again later.`
}
