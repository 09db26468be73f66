// A reviewer's comments: made, edited and withdrawn.
import type { ReviewRequest } from '#contract/reviews.ts'
import { reviewLimits } from '#domain/review/review.ts'
import type { Tx } from '#server/db/db.ts'
import { functionErrors } from '#server/functions/errors.ts'
import {
  editComment,
  insertReviewComment,
  lockOwnComment,
  mayAnswer,
  withdrawComment,
} from '#server/stores/reviews/comments.ts'
import type { AskedReviewer } from '#server/stores/reviews/reviewers.ts'

type In<Action extends ReviewRequest['action']> = Extract<ReviewRequest, { action: Action }>

export async function addReviewComment(tx: Tx, reviewer: AskedReviewer, input: In<'comment'>): Promise<void> {
  const suggestion = readSuggestion(input, input.passage)
  const body = requireWords(input.body, suggestion)
  if (input.parent_id !== undefined && !(await mayAnswer(tx, reviewer, input.parent_id)))
    throw functionErrors.commentGone()
  const count = await insertReviewComment(tx, reviewer, {
    passage: input.passage,
    before: input.before ?? '',
    after: input.after ?? '',
    suggestion,
    body,
    parentId: input.parent_id ?? null,
    key: input.key,
  })
  if (count > reviewLimits.comments) throw functionErrors.tooManyComments()
}

export async function editReviewComment(
  tx: Tx,
  reviewer: AskedReviewer,
  input: In<'edit-comment'>,
): Promise<void> {
  const own = await lockOwnComment(tx, reviewer, input.comment_id)
  if (!own) throw functionErrors.commentAnswered()
  const suggestion = readSuggestion(input, own.passage)
  const body = requireWords(input.body, suggestion)
  await editComment(tx, input.comment_id, { body, suggestion })
}

export async function withdrawReviewComment(
  tx: Tx,
  reviewer: AskedReviewer,
  { comment_id }: In<'withdraw-comment'>,
): Promise<void> {
  if (!(await lockOwnComment(tx, reviewer, comment_id))) throw functionErrors.commentAnswered()
  await withdrawComment(tx, comment_id)
}

/** Without a passage there is nothing that other words could replace. */
const readSuggestion = (
  { suggestion }: { suggestion?: string | undefined },
  passage: string,
): string | null => (passage === '' ? null : (suggestion ?? null))

function requireWords(words: string, suggestion: string | null): string {
  const body = words.trim()
  if (body === '' && suggestion === null) throw functionErrors.invalid('Write something first.')
  return body
}
