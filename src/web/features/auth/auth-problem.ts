// Turns an error of the auth API into a message for the form, with the field it belongs to.
import { CallError } from '#web/lib/api/call.ts'
import { describeAuthError } from '#web/lib/session/describe-auth-error.ts'

/** The inputs of the forms by name. */
export type FieldName = 'identifier' | 'password' | 'code'

export interface Problem {
  text: string
  /** The input it is about, which gets the focus; otherwise the message is in the red box. */
  field?: FieldName
  /** The address isn't confirmed: offers to resend the email. */
  canResend?: boolean
}

/** Thrown by a form's action before anything is sent. */
export class FieldProblem extends Error {
  readonly problem: Problem

  constructor(field: FieldName, text: string) {
    super(text)
    this.name = 'FieldProblem'
    this.problem = { field, text }
  }
}

export function describeProblem(error: unknown): Problem {
  if (error instanceof FieldProblem) return error.problem
  const text = describeAuthError(error)
  const canResend = error instanceof CallError && error.code === 'email_not_confirmed'
  return canResend ? { text, canResend } : { text }
}
