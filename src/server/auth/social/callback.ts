import { signInCookieSeconds } from '#domain/site/legal-terms.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { retryOnce } from '#server/auth/accounts/new-account.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { type ProviderAnswer, ProviderRefusal } from '#server/auth/providers/oidc.ts'
import { returnAddress, withFragment, withQuery } from '#server/auth/redirect-url.ts'
import { type FlowState, takeFlowState } from '#server/stores/flow-states.ts'
import { askBeforeLinking } from './confirm-link.ts'
import { finish, redirectWithError } from './finish-flow.ts'
import { takeFlowCookie } from './flow-cookie.ts'

const maxErrorLength = 500
const maxParameterLength = 4000
/** The provider's parameters. */
const members = ['state', 'code', 'iss', 'error', 'error_description'] as const

export const callback: Endpoint = async (c, auth) => {
  const answer = new URL(c.req.url).searchParams
  const state = answer.get('state')
  let target = returnAddress(auth)
  try {
    if (!state) throw authErrors.badCallback('OAuth state parameter missing')
    const flow = isUuid(state) ? await takeFlowState(auth.db, state) : undefined
    if (!flow?.provider_nonce || flow.age > signInCookieSeconds) throw authErrors.badState()
    const isSameBrowser = takeFlowCookie(c, auth, flow)
    if (!isSameBrowser && !flow.linking_target) throw authErrors.badState()
    target = flow.redirect_to ?? target
    const refusal = answer.get('error')
    if (refusal) return c.redirect(passOn(target, refusal, answer.get('error_description')), 302)
    const providerAnswer = await exchange(auth, flow, answer)
    if (!isSameBrowser) return await askBeforeLinking(c, auth, flow, providerAnswer)
    return c.redirect(await retryOnce(() => finish(c, auth, flow, target, providerAnswer)), 302)
  } catch (error) {
    return redirectWithError(c, auth, target, error)
  }
}

/** Some providers POST their response. Browsers send no cookie with a cross-site POST, but they do with the redirect after it. */
export const postedCallback: Endpoint = async (c, auth) => {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  const parameters = members.flatMap((name): [string, string][] => {
    const value = form[name] ?? c.req.query(name)
    return typeof value === 'string' ? [[name, value.slice(0, maxParameterLength)]] : []
  })
  return c.redirect(`${auth.externalUrl}/callback?${new URLSearchParams(parameters)}`, 303)
}

/** The provider's own error. */
function passOn(target: string, error: string, description: string | null): string {
  const members = {
    error: error.slice(0, maxErrorLength),
    error_description: (description ?? '').slice(0, maxErrorLength),
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
