// How many generations visitors of this network have left in the hour, read again after each one.
import { useEffect, useState } from 'react'
import type { VisitorAllowanceAnswer } from '#contract/functions.ts'
import { readVisitorAllowance } from './generators-api.ts'

interface VisitorUsageProps {
  /** Another number reads again. */
  turn: number
  /** What is said until the count is known, and when it cannot be. */
  unknown: string
}

export function VisitorUsage({ turn, unknown }: VisitorUsageProps) {
  const [allowance, setAllowance] = useState<VisitorAllowanceAnswer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads again
  useEffect(() => {
    let isCurrent = true
    readVisitorAllowance().then(
      (read) => isCurrent && setAllowance(read),
      (error: unknown) => {
        console.error(error)
        if (isCurrent) setAllowance(undefined)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [turn])

  if (allowance === undefined) return unknown
  const { limit, remaining } = allowance
  if (remaining > 0)
    return `${remaining} of ${limit} generations left this hour for visitors on your network. Nothing is saved.`
  return `Visitors on your network have used all ${limit} generations of this hour. Try again later.`
}
