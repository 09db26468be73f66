// How many generations visitors of this network have left in the hour, read again after each one.
import { useEffect, useState } from 'react'
import type { VisitorAllowanceAnswer } from '#contract/functions.ts'
import { readVisitorAllowance } from './generators-api.ts'

interface VisitorUsageProps {
  /** A new number triggers another read. */
  turn: number
  /** Shown until the count is known, or if it can't be read. */
  unknown: string
}

export function VisitorUsage({ turn, unknown }: VisitorUsageProps) {
  const [allowance, setAllowance] = useState<VisitorAllowanceAnswer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn triggers another read
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
  return `Visitors on your network have used all ${limit} generations for this hour. Try again later.`
}
