// POST /token: a session for a password, a refresh token, a PKCE code or a provider's id token.
import type { Context } from 'hono'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import type { AppEnv } from '#server/http/env.ts'
import { grantByCode } from './grant-by-code.ts'
import { grantByIdToken } from './grant-by-id-token.ts'
import { grantByPassword } from './grant-by-password.ts'
import { grantByRefreshToken } from './grant-by-refresh-token.ts'

const grants: Record<string, (c: Context<AppEnv>, auth: Auth) => Promise<Response>> = {
  password: grantByPassword,
  refresh_token: grantByRefreshToken,
  pkce: grantByCode,
  id_token: grantByIdToken,
  web3: () => Promise.reject(authErrors.web3Off()),
}

export const token: Endpoint = (c, auth) => {
  const name = c.req.query('grant_type') ?? ''
  const grant = Object.hasOwn(grants, name) ? grants[name] : undefined
  if (!grant) throw authErrors.unsupportedGrant()
  return grant(c, auth)
}
