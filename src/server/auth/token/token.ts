// POST /token: a session for a password, a refresh token, a PKCE code or a provider's id token.
import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { optionalText } from '#server/auth/input.ts'
import { requireSessionTurn, requireTurn } from '#server/auth/limits/address-limits.ts'
import { refreshSession } from '#server/auth/sessions/session.ts'
import { readJson } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { grantByCode } from './grant-by-code.ts'
import { grantByIdToken } from './grant-by-id-token.ts'
import { grantByPassword } from './grant-by-password.ts'

const grants: Record<string, (c: Context<AppEnv>, auth: Auth) => Promise<Response>> = {
  password: grantByPassword,
  refresh_token: grantByRefreshToken,
  pkce: grantByCode,
  id_token: grantByIdToken,
  web3: () => Promise.reject(authErrors.web3Off()),
}

/** Applies its own rate limit: a refresh counts by its session, if known. */
export const token: Endpoint = async (c, auth) => {
  const name = c.req.query('grant_type') ?? ''
  const grant = Object.hasOwn(grants, name) ? grants[name] : undefined
  if (!grant) throw authErrors.unsupportedGrant()
  if (grant !== grantByRefreshToken) await requireTurn(auth, 'token', clientAddress(c, auth.config))
  return grant(c, auth)
}

const refreshBody = z.object({ refresh_token: optionalText })

async function grantByRefreshToken(c: Context<AppEnv>, auth: Auth): Promise<Response> {
  const { refresh_token } = await readJson(c, refreshBody, authErrors)
  const presented = auth.refreshTokens.read(refresh_token ?? '')
  if (presented?.isSealed) await requireSessionTurn(auth, presented.sessionId)
  else await requireTurn(auth, 'token', clientAddress(c, auth.config))
  return c.json(await refreshSession(auth, refresh_token ?? ''))
}
