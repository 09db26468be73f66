// What is wrong with the reviewers of a request, before it is sent.
import { isEmail } from '#domain/account/email-address.ts'

export interface ReviewerProblem {
  /** Which of them. */
  index: number
  field: 'name' | 'email'
  text: string
}

/** The first problem, in the order of the form. */
export function findReviewerProblem(
  reviewers: readonly { name: string; email: string }[],
): ReviewerProblem | undefined {
  const known = new Set<string>()
  for (const [index, { name, email }] of reviewers.entries()) {
    if (name.trim() === '') return { index, field: 'name', text: 'Enter a name.' }
    const address = email.trim().toLowerCase()
    if (!isEmail(address)) return { index, field: 'email', text: 'Enter a valid email address.' }
    if (known.has(address))
      return { index, field: 'email', text: 'Each reviewer needs a different email address.' }
    known.add(address)
  }
  return undefined
}
