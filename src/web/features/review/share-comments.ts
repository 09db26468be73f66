// Answers of the server repeat every comment. Those that are the same keep their objects, so that only what changed is drawn again.
import type { ReviewComment, ReviewView } from '#contract/reviews.ts'

/** The new review with as much of the old one as is the same; the old one itself when nothing changed. */
export function shareComments(before: ReviewView, now: ReviewView): ReviewView {
  const known = new Map(before.comments.map((comment) => [comment.id, comment]))
  const comments = now.comments.map((comment) => {
    const old = known.get(comment.id)
    return old && isSame(old, comment) ? old : comment
  })
  const areSame =
    comments.length === before.comments.length &&
    comments.every((comment, index) => comment === before.comments[index])
  const shared = { ...now, comments: areSame ? before.comments : comments }
  const { comments: _old, ...rest } = before
  const { comments: _new, ...others } = now
  return areSame && JSON.stringify(rest) === JSON.stringify(others) ? before : shared
}

const isSame = (one: ReviewComment, other: ReviewComment): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
