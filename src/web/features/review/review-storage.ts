// What this browser stores for a review: its session, unsent comments and what is being typed. Nothing where storage is blocked.
import type { ReviewComment, ReviewRequest } from '#contract/reviews.ts'
import type { Passage } from '#domain/review/passage.ts'
import { codeMinutes } from '#domain/review/review.ts'

export type UnsentComment = Omit<
  Extract<ReviewRequest, { action: 'comment' }>,
  'action' | 'token' | 'session'
>

/** With the server's reason, if it refused the comment. */
export type StoredComment = UnsentComment & { refusal?: string }

/** Where a code was sent, and when. */
export interface SentCode {
  sentTo: string
  at: number
}

interface StoredReview {
  session?: string
  code?: SentCode | undefined
  /** Who sent the release, to name them once the link has ended. */
  sender?: string
  waiting?: StoredComment[]
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

/** The code that still works: people leave the page to read their mail. */
export function findSentCode(token: string): SentCode | undefined {
  const { code } = readStoredReview(token)
  return code && Date.now() - code.at < codeMinutes * 60_000 ? code : undefined
}

/** The form of a comment that is open. */
export interface OpenBox {
  /** The whole release without one. */
  about: Passage | undefined
  /** The comment that it answers. */
  parent?: ReviewComment
  /** The comment that is edited. */
  edited?: ReviewComment
  /** The reviewer's own quote, for which other words are suggested. */
  quote?: string
}

/** What was written in a comment that isn't sent. */
export interface CommentDraft {
  about?: Passage | undefined
  body?: string
  suggestion?: string
}

export interface TypedWords {
  box?: OpenBox | undefined
  /** By what they are: a new comment, the comment that is answered or edited, or the quote. */
  drafts?: Readonly<Record<string, CommentDraft>>
  /** What should change. */
  note?: string | undefined
}

/** What is being typed survives a reload. A second tab has its own. */
export interface TypedStorage {
  read: () => TypedWords
  keep: (change: TypedWords) => void
}

export function openTypedStorage(token: string): TypedStorage {
  let words = readTyped(token)
  return {
    read: () => words,
    keep(change) {
      words = { ...words, ...change }
      try {
        sessionStorage.setItem(keyOf(token), JSON.stringify(words))
      } catch {
        // It then lasts as long as the page.
      }
    },
  }
}

function readTyped(token: string): TypedWords {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(token)) ?? '{}') as TypedWords
  } catch {
    return {}
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
