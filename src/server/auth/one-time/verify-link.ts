// GET /verify: the target of links in mails. Always redirects: with tokens in the fragment, with a PKCE code, or with an error.
import type { Context } from 'hono'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors, toAuthError } from '#server/auth/errors.ts'
import { readRedirect, withFragment, withQuery } from '#server/auth/redirect-url.ts'
import { beginSession } from '#server/auth/sessions/session.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { AppEnv } from '#server/http/env.ts'
import { issueAuthCode } from '#server/stores/flow-states.ts'
import { redeemLink } from './one-time-token.ts'
import { acceptedTokens, applyCode, type VerifyType, verifyTypes } from './verification.ts'
import { halfDone } from './verify.ts'

export const verifyLink: Endpoint = async (c, auth) => {
  const token = c.req.query('token') || c.req.query('token_hash')
  const requestedType = c.req.query('type')
  if (!token || !requestedType) throw authErrors.invalid('Verify requires a token and a verification type')
  // Mail scanners request links before people do: HEAD redeems nothing.
  if (c.req.method === 'HEAD') return c.body(null, 200)
  const target = readRedirect(c, auth, c.req.query('redirect_to') ?? null)
  try {
    const type = verifyTypes.find((known) => known === requestedType)
    if (!type) throw authErrors.invalid('Verify requires a verification type')
    return c.redirect(await follow(c, auth, token, type, target), 303)
  } catch (failure) {
    const error = toAuthError(failure)
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return c.redirect(withError(target, error, token.startsWith('pkce_')), 303)
  }
}

async function follow(
  c: Context<AppEnv>,
  auth: Auth,
  token: string,
  type: VerifyType,
  target: string,
): Promise<string> {
  const isPkce = token.startsWith('pkce_')
  return auth.db.tx(async (tx) => {
    const row = await redeemLink(tx, auth, token, acceptedTokens[type])
    if (!row) throw authErrors.linkExpired()
    const account = await applyCode(tx, auth, row)
    if (!account) return withMessage(target, isPkce)
    if (isPkce) {
      const code = await issueAuthCode(tx, account.user.id, type)
      if (!code) throw authErrors.linkExpired()
      return withQuery(target, { code })
    }
    const { access_token, refresh_token, expires_at, expires_in } = await beginSession(tx, c, auth, account, {
      method: 'otp',
      isRecovery: type === 'recovery',
    })
    const numbers = { expires_at: String(expires_at), expires_in: String(expires_in) }
    return withFragment(target, {
      access_token,
      refresh_token,
      ...numbers,
      sb: '',
      token_type: 'bearer',
      type,
    })
  })
}

function withMessage(target: string, isPkce: boolean): string {
  const redirect = withFragment(target, { message: halfDone, sb: '' })
  return isPkce ? withQuery(redirect, { message: halfDone }) : redirect
}

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}
const denials = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])

/** The error, where the client library looks for it. */
export function withError(target: string, error: ApiError, inQueryToo: boolean): string {
  const name = denials.has(error.code) ? 'access_denied' : oauthErrors[error.status]
  const members = { ...(name && { error: name }), error_code: error.code, error_description: error.message }
  const redirect = withFragment(target, { ...members, sb: '' })
  return inQueryToo ? withQuery(redirect, members) : redirect
}
