// The functions of reviews: what each takes and returns.
import { z } from 'zod'
import type { RecordDecision } from '#domain/review/record.ts'
import { type ReviewerRole, reviewerRoles, reviewLimits } from '#domain/review/review.ts'
import type { MailOutcome } from './tables.ts'

/** send-review: freezes the document's text as a version and mails each reviewer a personal link. For editors of its workspace. */
export const sendReviewRequest = z.object({
  content_id: z.guid(),
  reviewers: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(reviewLimits.name),
        email: z.string().max(400),
        role: z.enum(reviewerRoles),
      }),
    )
    .min(1)
    .max(reviewLimits.reviewers),
  message: z.string().max(reviewLimits.message).optional(),
  /** A day, YYYY-MM-DD. */
  due: z.iso
    .date()
    .refine((day) => day >= '2000', 'Choose a date in 2000 or later.')
    .optional(),
  /** Whether reviewers see each other's comments. */
  shows_comments: z.boolean().optional(),
})
export type SendReviewRequest = z.infer<typeof sendReviewRequest>
export type SendReviewAnswer = { review_id: string; version: number }

/** remind-reviewer: mails a reviewer a link to the text they were sent last, while it is the document's current text. For editors of the workspace. */
export const remindReviewerRequest = z.object({ reviewer_id: z.guid() })
export type RemindReviewerRequest = z.infer<typeof remindReviewerRequest>

const reviewToken = z.string().min(20).max(200)
const reviewSession = { token: reviewToken, session: z.string().min(20).max(200) }
const passage = {
  passage: z.string().max(reviewLimits.passage),
  before: z.string().max(reviewLimits.around).optional(),
  after: z.string().max(reviewLimits.around).optional(),
}

/**
 * review: what a reviewer does, without an account. `check-link` tells whether the link still works and nothing else, `send-code` mails a code to the reviewer's own address, `enter` trades it for a
 * session of this browser, everything else needs that session. `resume` needs no code: a browser that entered one for another link to the same document and the same
 * address gets a session for this link.
 */
export const reviewRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('check-link'), token: reviewToken }),
  z.object({ action: z.literal('send-code'), token: reviewToken }),
  z.object({ action: z.literal('enter'), token: reviewToken, code: z.string().min(1).max(40) }),
  z.object({
    action: z.literal('resume'),
    token: reviewToken,
    /** Sessions that this browser has from other links. */
    sessions: z.array(z.string().min(20).max(200)).min(1).max(50),
  }),
  z.object({ action: z.literal('read'), ...reviewSession }),
  z.object({
    action: z.literal('comment'),
    ...reviewSession,
    ...passage,
    body: z.string().max(reviewLimits.comment),
    /** Other words for the passage. */
    suggestion: z.string().max(reviewLimits.comment).optional(),
    parent_id: z.guid().optional(),
    /** The same key sent twice is one comment. */
    key: z.guid(),
  }),
  /** Both only for the reviewer's own comments, while nobody has answered them. */
  z.object({
    action: z.literal('edit-comment'),
    ...reviewSession,
    comment_id: z.guid(),
    body: z.string().max(reviewLimits.comment),
    suggestion: z.string().max(reviewLimits.comment).optional(),
  }),
  z.object({ action: z.literal('withdraw-comment'), ...reviewSession, comment_id: z.guid() }),
  /** Responds with the text that the reviewer read in the round before. */
  z.object({ action: z.literal('previous-text'), ...reviewSession }),
  /** Responds with a link to the newest text that this person was sent. */
  z.object({ action: z.literal('open-newest'), ...reviewSession }),
  /** Responds with the bytes of a picture in the text. */
  z.object({ action: z.literal('picture'), ...reviewSession, picture: z.guid() }),
  z.object({ action: z.literal('approve-quote'), ...reviewSession, quote: z.string().min(1).max(5_000) }),
  /** Takes back the approval, also one that was given in an earlier version. */
  z.object({ action: z.literal('withdraw-quote'), ...reviewSession, quote: z.string().min(1).max(5_000) }),
  z.object({
    action: z.literal('decide'),
    ...reviewSession,
    decision: z.enum(['approved', 'changes']),
    note: z.string().max(reviewLimits.note).optional(),
    /** Approves the reviewer's own quotes as well. */
    with_quotes: z.boolean().optional(),
  }),
])
export type ReviewRequest = z.infer<typeof reviewRequest>

export interface ReviewComment {
  id: string
  author: string
  is_mine: boolean
  /** Mine, and nobody has answered, resolved or applied it. */
  may_change: boolean
  /** The version it was made on. */
  version: number
  parent_id: string | null
  passage: string
  before: string
  after: string
  suggestion: string | null
  body: string
  created_at: string
  edited_at: string | null
  resolved_at: string | null
  /** Its wording went into the text. */
  is_applied: boolean
}

export interface ReviewView {
  title: string
  html: string
  version: number
  /** The document has another text by now: a decision counts for the text shown. */
  is_old: boolean
  sender: string
  message: string | null
  due: string | null
  reviewer: { name: string; role: ReviewerRole }
  /** Approvals of the same words in an earlier version count. */
  quotes: {
    words: string
    /** As it is printed, with the words between its parts, such as the attribution. */
    printed: string
    speaker: string
    is_mine: boolean
    approved: { by: string; at: string; version: number } | null
    /** What this reviewer approved of it before its words changed. */
    was: { words: string; version: number } | null
  }[]
  comments: ReviewComment[]
  decision: ReviewDecision | null
  /** The text that this person read before this one; null in the first round. */
  previous: { version: number; is_same: boolean; decision: ReviewDecision | null } | null
  /** The newest text that this person was sent after this one. */
  newer: { version: number } | null
}

export interface ReviewDecision {
  kind: 'approved' | 'changes'
  note: string | null
  at: string
}

export type ReviewAnswer =
  | { works: true }
  | { html: string }
  | { token: string }
  | { sent_to: string }
  | { session: string }
  | { review: ReviewView }

/** Rows of reviews as the data service gives them to members of the workspace. */
export interface ReviewRow {
  id: string
  version: number
  title: string
  content: string
  text_hash: string
  message: string | null
  due_on: string | null
  shows_comments: boolean
  created_at: string
  closed_at: string | null
}

export interface ReviewerRow {
  id: string
  review_id: string
  name: string
  email: string
  role: ReviewerRole
  expires_at: string
  revoked_at: string | null
  opened_at: string | null
  reminded_at: string | null
}

export interface DecisionRow extends RecordDecision {
  id: string
}

export interface CommentRow {
  id: string
  review_id: string | null
  reviewer_id: string | null
  user_id: string | null
  author: string
  parent_id: string | null
  passage: string
  before: string
  after: string
  suggestion: string | null
  body: string
  created_at: string
  edited_at: string | null
  /** When it was withdrawn: its text is deleted, and only the record mentions it. */
  withdrawn_at: string | null
  resolved_at: string | null
  applied_at: string | null
}

/** `review_mails`: what happened to the mail with a reviewer's newest link. */
export interface ReviewMailRow extends MailOutcome {
  reviewer_id: string
}
