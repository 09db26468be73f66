// What this browser stores for a review: its session and unsent comments. Nothing where storage is blocked.
import type { ReviewRequest } from '#contract/reviews.ts'

export type UnsentComment = Omit<
  Extract<ReviewRequest, { action: 'comment' }>,
  'action' | 'token' | 'session'
>

interface StoredReview {
  session?: string
  waiting?: UnsentComment[]
}

const prefix = 'review:'
const keyOf = (token: string) => `${prefix}${token}`

export function readStoredReview(token: string): StoredReview {
  try {
    return JSON.parse(localStorage.getItem(keyOf(token)) ?? '{}') as StoredReview
  } catch {
    return {}
  }
}

export function updateStoredReview(token: string, change: StoredReview): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify({ ...readStoredReview(token), ...change }))
  } catch (error) {
    console.warn('This browser can’t store anything for the review.', error)
  }
}

/** The newest sessions that this browser has for other links, whichever reviews they are for. */
export function listOtherSessions(token: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix) && key !== keyOf(token))
      .flatMap((key) => readStoredReview(key.slice(prefix.length)).session ?? [])
      .slice(-50)
  } catch {
    return []
  }
}
