// GET /authorize: redirects to a social provider. GET /user/identities/authorize: the same, to link the identity to the current
// account.
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireAssurance, requireRecentProof, requireUser, type SignedIn } from '#server/auth/guard.ts'
import { readChallenge } from '#server/auth/input.ts'
import { withError } from '#server/auth/one-time/verify-link.ts'
import { readRedirect } from '#server/auth/redirect-url.ts'
import { isLoopback } from '#server/config/config.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { AppEnv } from '#server/http/env.ts'
import { requestOrigin } from '#server/http/request-origin.ts'
import { describeError } from '#server/log.ts'
import { insertFlowState } from '#server/stores/flow-states.ts'
import { newFlowCookie, setFlowCookie } from './flow-cookie.ts'

/** Parameters the caller can't set. */
const reserved = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'scope',
  'skip_http_redirect',
  'invite_token',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'registration',
])
const maxExtraLength = 500
const maxExtras = 20

export const authorize: Endpoint = async (c, auth) => {
  const named = onSiteHost(c, auth)
  if (named) return c.redirect(named, 302)
  try {
    return c.redirect(await beginFlow(c, auth), 302)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error
    auth.log.warn('provider failed', { id: c.get('requestId'), cause: describeError(error.cause ?? error) })
    return c.redirect(withError(readRedirect(c, auth), error, true), 302)
  }
}

/** The provider redirects to the site's host, so the browser must start from there too, or its cookie would be missing. */
function onSiteHost(c: Context<AppEnv>, auth: Auth): string | undefined {
  const { hostname } = requestOrigin(c, auth.config) ?? {}
  const site = new URL(auth.config.siteUrl).hostname
  if (!hostname || hostname === site || !isLoopback(hostname) || !isLoopback(site)) return undefined
  return `${auth.externalUrl}/authorize${new URL(c.req.url).search}`
}

export const authorizeLink: Endpoint = async (c, auth) => {
  if (!auth.settings.manualLinking) throw authErrors.linkingOff()
  const signedIn = await requireUser(c, auth)
  requireAssurance(signedIn, 403)
  requireRecentProof(signedIn)
  const url = await beginFlow(c, auth, signedIn)
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
}

/** Stores the flow and returns the provider's URL. */
async function beginFlow(c: Context<AppEnv>, auth: Auth, linking?: SignedIn): Promise<string> {
  const query = c.req.query()
  const provider = auth.providers.get(query.provider ?? '')
  if (!provider) throw authErrors.unsupportedProvider((query.provider ?? '').slice(0, 40))
  const challenge = readChallenge(query)
  const codeVerifier = randomBytes(32).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const mark = newFlowCookie()
  const state = await insertFlowState(auth.db, {
    providerType: provider.name,
    method: 'oauth',
    challenge,
    providerCodeVerifier: codeVerifier,
    providerNonce: nonce,
    redirectTo: readRedirect(c, auth),
    linkingTarget: linking?.account.user.id,
    linkingSession: linking?.session.id,
    browserHash: mark.hash,
  })
  setFlowCookie(c, auth, state, mark)
  return provider
    .authorizationUrl({
      state,
      nonce,
      codeVerifier,
      scopes: readScopes(query.scopes),
      extra: readExtras(query),
    })
    .catch((error: unknown) => {
      throw authErrors.providerUnavailable(error)
    })
}

const readScopes = (text = ''): string[] =>
  text.split(/[\s,]+/).filter((scope) => /^[\x21-\x7e]{1,200}$/.test(scope))

function readExtras(query: Record<string, string>): Record<string, string> {
  const wanted = Object.entries(query).filter(
    ([name, value]) => !reserved.has(name.toLowerCase()) && value.length <= maxExtraLength,
  )
  return Object.fromEntries(wanted.slice(0, maxExtras))
}
