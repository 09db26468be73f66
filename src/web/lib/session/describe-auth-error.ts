import { authProblems, authTexts } from '#web/auth-messages.ts'
import { CallError } from '#web/lib/api/call.ts'

/** A message for whatever a call of the auth API threw. */
export function describeAuthError(error: unknown): string {
  // Not a response: the configuration or the client could not be loaded.
  if (!(error instanceof CallError)) return authTexts.unreachable
  const { name } = error.cause as Error
  if (name === 'AuthSessionMissingError') return authProblems.session_not_found
  if (error.status === 500) return authTexts.unexpected
  // No response, or a proxy's.
  if (name === 'AuthRetryableFetchError') return authTexts.unreachable
  return isKnown(error.code) ? authProblems[error.code] : asSentence(error.message)
}

function isKnown(code: string | undefined): code is keyof typeof authProblems {
  return code !== undefined && Object.hasOwn(authProblems, code)
}

function asSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
