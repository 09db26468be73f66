import { expect, it } from 'vitest'
import type { ReviewComment, ReviewView } from '#contract/reviews.ts'
import { shareComments } from './use-review.ts'

const comment = (id: string, body = 'x') => ({ id, body }) as ReviewComment
const review = (comments: ReviewComment[], version = 1) => ({ version, comments }) as ReviewView
const before = review([comment('a'), comment('b')])

it('is the old review when nothing changed', () =>
  expect(shareComments(before, structuredClone(before))).toBe(before))

it('keeps the comments that are the same, and takes what changed, came or left', () => {
  const now = shareComments(before, review([comment('a'), comment('b', 'edited'), comment('c')]))
  expect(now.comments.map(({ body }) => body)).toEqual(['x', 'edited', 'x'])
  expect(now.comments[0]).toBe(before.comments[0])
  expect(shareComments(before, review([comment('b')])).comments).toEqual([before.comments[1]])
  const decided = shareComments(before, review([comment('a'), comment('b')], 2))
  expect([decided.version, decided.comments === before.comments]).toEqual([2, true])
})
