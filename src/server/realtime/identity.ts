// Who a channel or a request acts as: the bearer of a token, or of the API key alone.
import type { Caller } from '#server/db/db.ts'
import { readRole } from '#server/http/caller.ts'
import { TokenError, type Tokens } from '#server/keys/tokens.ts'

export interface Identity extends Caller {
  /** The claims as text: equal for everybody with the same rights in policies. */
  key: string
  userId: string | undefined
  sessionId: string | undefined
  /** In milliseconds since 1970; undefined for a token that doesn't expire. */
  expiresAt: number | undefined
}

export const isLowerCaseUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The token's identity, or what is wrong with it. */
export async function readIdentity(tokens: Tokens, token: string): Promise<Identity | string> {
  try {
    const claims = await tokens.verify(token)
    const role = readRole(claims)
    if (!role) return 'The role in the token isn’t recognized'
    const { iat: _, exp, jti: __, ...lasting } = claims
    return {
      role,
      claims: { ...lasting, role },
      key: JSON.stringify({ ...lasting, role }),
      userId: readId(claims.sub),
      sessionId: readId(claims.session_id),
      expiresAt: exp === undefined ? undefined : exp * 1000,
    }
  } catch (error) {
    if (error instanceof TokenError) return error.message
    throw error
  }
}

const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && isLowerCaseUuid(value) ? value : undefined

export const hasExpired = ({ expiresAt }: Identity, now: number): boolean =>
  expiresAt !== undefined && expiresAt <= now
