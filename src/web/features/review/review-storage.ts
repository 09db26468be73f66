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

const keyOf = (token: string) => `review:${token}`

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
