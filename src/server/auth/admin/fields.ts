// The fields that admin requests may set on an account.
import { z } from 'zod'
import { isUuid } from '#domain/text/uuid.ts'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { contactFields, optionalObject, optionalText } from '#server/auth/input.ts'
import { isBcryptHash, readArgon2Hash } from '#server/auth/secrets/password-hash.ts'
import { checkPassword } from '#server/auth/secrets/password-rules.ts'
import type { UserChange } from '#server/stores/users.ts'

export const adminUserBody = z.object({
  ...contactFields,
  id: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: optionalObject,
  app_metadata: optionalObject,
  role: z
    .enum(['authenticated', 'anon', 'service_role'], 'must be authenticated, anon or service_role')
    .nullish(),
  ban_duration: optionalText,
})
export type AdminUser = z.infer<typeof adminUserBody>

/** The user id in the path. */
export function readUserId(id: string | undefined): string {
  if (!isUuid(id)) throw authErrors.badId('user_id must be an UUID')
  return id.toLowerCase()
}

/** The hash to store: of a given password, or a given hash of a supported kind. */
export async function readPasswordHash(request: AdminUser, auth: Auth): Promise<string | undefined> {
  const { password, password_hash: passwordHash } = request
  if (password && passwordHash)
    throw authErrors.invalid('Only a password or a password hash should be provided')
  if (passwordHash) {
    if (!isBcryptHash(passwordHash) && !readArgon2Hash(passwordHash))
      throw authErrors.invalid(
        'password_hash must be a bcrypt hash of cost 4 to 15, or an argon2id hash (v=19) of at most 256 MiB, 10 passes and 16 lanes',
      )
    return passwordHash
  }
  if (!password) return undefined
  checkPassword(password, auth)
  return auth.passwords.hash(password)
}

const units: Record<string, number> = {
  h: 3_600_000,
  m: 60_000,
  s: 1000,
  ms: 1,
  us: 0.001,
  µs: 0.001,
  ns: 0.000_001,
}
const longest = 100 * 365 * 24 * 3_600_000

/** The end of the ban: "none" lifts it, "24h" or "1h30m" sets it. */
export function readBan(duration: string | null | undefined): UserChange {
  if (!duration) return {}
  if (duration === 'none') return { banned_until: null }
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s|us|µs|ns)/g)]
  const length = parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit] ?? 0), 0)
  const isWhole = parts.map(([text]) => text).join('') === duration
  if (!isWhole || length > longest)
    throw authErrors.invalid('ban_duration must be none or a duration such as 24h')
  return { banned_until: new Date(Date.now() + length).toISOString() }
}
