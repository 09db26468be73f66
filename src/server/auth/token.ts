// POST /token: a session for a password, a refresh token, a PKCE code or a provider's id token.
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import type { Auth, Endpoint } from './auth.ts'
import { authErrors } from './errors.ts'
import { grantByIdToken } from './token-id-token.ts'
import { grantByPassword } from './token-password.ts'
import { grantByCode } from './token-pkce.ts'
import { grantByRefreshToken } from './token-refresh.ts'

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
