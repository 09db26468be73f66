// What this browser keeps for a review: its session, and comments that were not sent yet. Nothing where storage is closed.
import type { ReviewRequest } from '#contract/reviews.ts'

export type WaitingComment = Omit<
  Extract<ReviewRequest, { action: 'comment' }>,
  'action' | 'token' | 'session'
>

interface Kept {
  session?: string
  waiting?: WaitingComment[]
}

const prefix = 'review:'
const keyOf = (token: string) => `${prefix}${token}`

export function readKept(token: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(keyOf(token)) ?? '{}') as Kept
  } catch {
    return {}
  }
}

export function keep(token: string, change: Kept): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify({ ...readKept(token), ...change }))
  } catch (error) {
    console.warn('This browser keeps nothing for the review.', error)
  }
}

/** The newest sessions that this browser has for other links, whichever reviews they are for. */
export function listOtherSessions(token: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix) && key !== keyOf(token))
      .flatMap((key) => readKept(key.slice(prefix.length)).session ?? [])
      .slice(-50)
  } catch {
    return []
  }
}
