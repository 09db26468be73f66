import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'

/** bcrypt's limit, so that accounts can be exported to a service that uses it. */
const maximumBytes = 72

export function checkPassword(password: string, { settings }: Auth): void {
  if (Buffer.byteLength(password) > maximumBytes) throw authErrors.passwordTooLong()
  if ([...password].length < settings.passwordMinimum) throw authErrors.weakPassword(settings.passwordMinimum)
}
