// The rules of a review: who reviews, how long a link lives, and what an approval is worth after an edit.

export const reviewerRoles = ['client', 'spokesperson', 'legal', 'colleague'] as const
export type ReviewerRole = (typeof reviewerRoles)[number]

/** Somebody to be asked. */
export interface ReviewerDraft {
  name: string
  email: string
  role: ReviewerRole
}

export const reviewLimits = {
  reviewers: 20,
  name: 100,
  message: 2_000,
  comment: 10_000,
  passage: 2_000,
  /** Characters of the text kept on each side of a passage. */
  around: 200,
  note: 2_000,
  comments: 1_000,
  /** Decisions of one reviewer. */
  decisions: 200,
} as const

/** Days a link to a review lives. */
export const reviewDays = 30
/** Minutes for which a mailed code can be entered, and tries before it ends. */
export const codeMinutes = 15
export const codeTries = 5
/** What happens in a review is gathered for so long before the author gets a mail about it. */
export const gatherMinutes = 5

export interface Decision {
  reviewerId: string
  kind: 'approved' | 'changes'
  textHash: string
}

/** A reviewer's standing: what they last said about exactly this text, or what they said about another. */
export type Standing =
  | { kind: 'waiting' }
  | { kind: 'approved' }
  | { kind: 'changes' }
  | { kind: 'stale'; was: 'approved' | 'changes' }

/**
 * What one person's decisions, oldest first, mean for the text with this hash: what they last said about exactly this text. An approval
 * is of one text and of no other.
 */
export function judge<Made extends Decision>(
  decisions: readonly Made[],
  textHash: string | undefined,
): { standing: Standing; decision: Made | undefined } {
  const here = decisions.findLast((decision) => decision.textHash === textHash)
  if (here) return { standing: { kind: here.kind }, decision: here }
  const last = decisions.at(-1)
  if (!last) return { standing: { kind: 'waiting' }, decision: undefined }
  return { standing: { kind: 'stale', was: last.kind }, decision: last }
}

/** Whether everybody who was asked approved exactly this text. */
export function isSignedOff(
  decisions: readonly Decision[],
  reviewerIds: readonly string[],
  textHash: string,
): boolean {
  return (
    reviewerIds.length > 0 &&
    reviewerIds.every((id) => {
      const own = decisions.filter(({ reviewerId }) => reviewerId === id)
      return judge(own, textHash).standing.kind === 'approved'
    })
  )
}
