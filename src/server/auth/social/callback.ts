// GET and POST /callback: where a social provider sends the browser back to. Always a redirect: with tokens in the fragment,
// with a code for PKCE, or with what went wrong in query and fragment.
import type { Context } from 'hono'
import { signInCookieSeconds } from '#domain/legal-terms.ts'
import { retryOnce } from '#server/auth/accounts/new-account.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { isUuid } from '#server/auth/guard.ts'
import { withError } from '#server/auth/one-time/verify-link.ts'
import { type ProviderAnswer, ProviderRefusal } from '#server/auth/providers/oidc.ts'
import { returnAddress, withFragment, withQuery } from '#server/auth/redirect-url.ts'
import { beginSession, isBanned } from '#server/auth/sessions/session.ts'
import type { AppEnv } from '#server/http/env.ts'
import { WireError } from '#server/http/wire-error.ts'
import { describeError } from '#server/log.ts'
import { type FlowState, insertIssuedFlowState, takeFlowState } from '#server/stores/flow-states.ts'
import { findAccount } from '#server/stores/users.ts'
import { isMarkedBrowser } from './flow-cookie.ts'
import { linkPerson, signInPerson } from './social-account.ts'

const longestText = 500
const longestMember = 4000
/** What a provider may say. */
const members = ['state', 'code', 'iss', 'error', 'error_description'] as const

export const callback: Endpoint = async (c, auth) => {
  const answer = new URL(c.req.url).searchParams
  const state = answer.get('state')
  let target = returnAddress(auth)
  try {
    if (!state) throw authErrors.badCallback('OAuth state parameter missing')
    const flow = isUuid(state) ? await takeFlowState(auth.db, state) : undefined
    if (!flow?.provider_nonce || flow.age > signInCookieSeconds) throw authErrors.badState()
    if (!isMarkedBrowser(c, auth, flow)) throw authErrors.badState()
    target = flow.redirect_to ?? target
    const refusal = answer.get('error')
    if (refusal) return c.redirect(passOn(target, refusal, answer.get('error_description')), 302)
    const told = await exchange(auth, flow, answer)
    return c.redirect(await retryOnce(() => finish(c, auth, flow, target, told)), 302)
  } catch (error) {
    if (!(error instanceof WireError)) throw error
    if (error.cause)
      auth.log.warn('provider failed', { id: c.get('requestId'), cause: describeError(error.cause) })
    return c.redirect(withError(target, error, true), 302)
  }
}

/** Some providers post their answer. Browsers show no cookie with another site's form, but with the navigation after it. */
export const postedCallback: Endpoint = async (c, auth) => {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  const said = members.flatMap((name): [string, string][] => {
    const value = form[name] ?? c.req.query(name)
    return typeof value === 'string' ? [[name, value.slice(0, longestMember)]] : []
  })
  return c.redirect(`${auth.externalUrl}/callback?${new URLSearchParams(said)}`, 303)
}

/** The provider's own refusal, in its own words. */
function passOn(target: string, error: string, description: string | null): string {
  const members = {
    error: error.slice(0, longestText),
    error_description: (description ?? '').slice(0, longestText),
  }
  return withQuery(withFragment(target, { ...members, sb: '' }), members)
}

async function exchange(auth: Auth, flow: FlowState, answer: URLSearchParams): Promise<ProviderAnswer> {
  if (!answer.get('code')) throw authErrors.badCallback('OAuth callback with missing authorization code')
  const provider = auth.providers.get(flow.provider_type)
  if (!provider) throw authErrors.unsupportedProvider(flow.provider_type)
  const expected = {
    state: flow.id,
    nonce: flow.provider_nonce ?? '',
    codeVerifier: flow.provider_code_verifier ?? '',
  }
  return provider.exchange(answer, expected).catch((error: unknown) => {
    throw error instanceof ProviderRefusal
      ? authErrors.badCallback('Unable to exchange external code', error)
      : authErrors.providerUnavailable(error)
  })
}

function finish(
  c: Context<AppEnv>,
  auth: Auth,
  flow: FlowState,
  target: string,
  { person, accessToken, refreshToken }: ProviderAnswer,
): Promise<string> {
  return auth.db.tx(async (tx) => {
    const linking = flow.linking_target ? await findAccount(tx, { id: flow.linking_target }) : undefined
    const account = linking
      ? await linkPerson(tx, linking, flow.provider_type, person)
      : await signInPerson(tx, auth, flow.provider_type, person)
    if (isBanned(account)) throw authErrors.banned(403)
    if (flow.code_challenge) {
      const tokens = { accessToken, refreshToken }
      return withQuery(target, { code: await insertIssuedFlowState(tx, flow, account.user.id, tokens) })
    }
    const { user: _, ...session } = await beginSession(tx, c, auth, account, 'oauth')
    const words = Object.entries(session).map(([name, value]) => [name, String(value)])
    return withFragment(target, {
      ...Object.fromEntries(words),
      provider_token: accessToken,
      ...(refreshToken && { provider_refresh_token: refreshToken }),
      sb: '',
    })
  })
}
