// The caller of the data and the file API: the bearer's role, otherwise the API key's, otherwise a visitor.
import type { Context } from 'hono'
import type { Caller } from '#server/db/db.ts'
import { TokenError, type Tokens } from '#server/keys/tokens.ts'
import type { ApiError } from './api-error.ts'
import type { AppEnv } from './env.ts'

const callerRoles = ['anon', 'authenticated', 'service_role'] as const

/** How an API refuses a token. */
export interface TokenErrors {
  badToken(problem: string): ApiError
  badClaims(problem: string): ApiError
}

export async function readCaller(c: Context<AppEnv>, tokens: Tokens, errors: TokenErrors): Promise<Caller> {
  const token = readBearer(c.req.header('authorization')) ?? c.req.header('apikey')
  if (!token) return { role: 'anon', claims: {} }
  const claims = await tokens.verify(token).catch((error: unknown) => {
    throw error instanceof TokenError ? refusal(error, errors) : error
  })
  const role = readRole(claims)
  if (!role) throw errors.badClaims('The role in the token isn’t recognized.')
  return { role, claims }
}

/** The role that a token claims; undefined for one that isn't known here. */
export const readRole = (claims: Caller['claims']): Caller['role'] | undefined =>
  callerRoles.find((known) => known === (claims.role ?? 'anon'))

function readBearer(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1]
}

function refusal(error: TokenError, errors: TokenErrors): ApiError {
  return error.reason === 'invalid' ? errors.badToken(error.message) : errors.badClaims(error.message)
}
