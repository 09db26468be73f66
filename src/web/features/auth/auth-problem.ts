// Turns whatever a call of the auth service threw into one sentence for the form, and says where it belongs.
import { CallError } from '#web/lib/call.ts'
import { authProblems, authTexts } from '#web/messages.ts'

/** The inputs of the forms by name. */
export type FieldName = 'identifier' | 'password' | 'code'

export interface Problem {
  text: string
  /** The input it is about: the sentence stands below it and it gets the focus. Without one: the red box. */
  field?: FieldName
  /** The address is not confirmed: the box offers to send the mail again. */
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
  if (!(error instanceof CallError)) return { text: authTexts.unreachable }
  const { name } = error.cause as Error
  if (name === 'AuthSessionMissingError') return { text: authProblems.session_not_found ?? error.message }
  // The client could not reach the server, or a proxy answered in its place.
  if (name === 'AuthRetryableFetchError') return { text: authTexts.unreachable }
  if (error.status !== undefined && error.status >= 500) return { text: authTexts.unexpected }
  const text = authProblems[error.code ?? ''] ?? asSentence(error.message)
  return error.code === 'email_not_confirmed' ? { text, canResend: true } : { text }
}

function asSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
