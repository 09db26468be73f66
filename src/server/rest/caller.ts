// The caller of the data API: the bearer's role, otherwise the API key's, otherwise a visitor.
import type { Context } from 'hono'
import type { Caller } from '#server/db/db.ts'
import type { AppEnv } from '#server/http/env.ts'
import { TokenError, type Tokens } from '#server/keys/tokens.ts'
import { restErrors } from './errors.ts'

const roles = ['anon', 'authenticated', 'service_role'] as const

export async function readCaller(c: Context<AppEnv>, tokens: Tokens): Promise<Caller> {
  const token = readBearer(c.req.header('authorization')) ?? c.req.header('apikey')
  if (!token) return { role: 'anon', claims: {} }
  const claims = await tokens.verify(token).catch((error: unknown) => {
    throw error instanceof TokenError ? refusal(error) : error
  })
  const role = roles.find((known) => known === (claims.role ?? 'anon'))
  if (!role) throw restErrors.badClaims('This service doesn’t know the role in the token.')
  return { role, claims }
}

function readBearer(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1]
}

function refusal(error: TokenError): Error {
  return error.reason === 'invalid' ? restErrors.badToken(error.message) : restErrors.badClaims(error.message)
}
