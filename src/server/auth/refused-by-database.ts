import { DbError } from '#server/db/db.ts'
import { authErrors } from './errors.ts'

/** What the database refuses is the request's fault, not the server's: such an error in this wire's words. */
export function explainRefusal(error: unknown): unknown {
  if (!(error instanceof DbError)) return error
  // Class 22: NUL, lone surrogates, numbers out of range. 23505 and class 40: someone else was faster.
  if (error.code.startsWith('22')) return authErrors.unstorable()
  return error.code === '23505' || error.code.startsWith('40') ? authErrors.conflict() : error
}
