// Asks before linking an identity when the browser that comes back isn't known to be the one that asked (an app on another origin can't
// keep our cookie). Without the question, a link sent to someone else would add their identity to the sender's account. The page names
// both accounts, and only its own button links them.
import type { Context } from 'hono'
import { signInCookieSeconds } from '#domain/site/legal-terms.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { retryOnce } from '#server/auth/accounts/new-account.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import type { ProviderAnswer } from '#server/auth/providers/oidc.ts'
import { returnAddress } from '#server/auth/redirect-url.ts'
import { isSealed } from '#server/auth/secrets/secrets.ts'
import type { AppEnv } from '#server/http/env.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import { type FlowState, insertFlowState, takeFlowState } from '#server/stores/flow-states.ts'
import { findAccount } from '#server/stores/users.ts'
import { confirmLinkPage } from './confirm-link-page.ts'
import { finish, redirectWithError } from './finish-flow.ts'
import { newFlowCookie, setFlowCookie, takeFlowCookie } from './flow-cookie.ts'

const method = 'link'

/** The page that asks. It holds the provider's response, encrypted, valid once and for a few minutes. */
export async function askBeforeLinking(
  c: Context<AppEnv>,
  auth: Auth,
  flow: FlowState,
  providerAnswer: ProviderAnswer,
): Promise<Response> {
  const target = flow.redirect_to ?? returnAddress(auth)
  const account = await findAccount(auth.db, { id: flow.linking_target ?? '' })
  if (!account) throw authErrors.badState()
  const mark = newFlowCookie()
  const state = await insertFlowState(auth.db, {
    providerType: flow.provider_type,
    method,
    challenge: challengeOf(flow),
    redirectTo: target,
    linkingTarget: account.user.id,
    linkingSession: flow.linking_session ?? undefined,
    browserHash: mark.hash,
  })
  setFlowCookie(c, auth, state, mark)
  // Browsers apply form-action to every redirect that follows.
  const policy = contentSecurityPolicy([]).replace(
    "form-action 'self'",
    `form-action 'self' ${sourceOf(target)}`,
  )
  c.header('content-security-policy', policy)
  return c.html(
    confirmLinkPage({
      action: `${auth.externalUrl}/user/identities/confirm`,
      state,
      sealed: auth.secrets.seal(JSON.stringify(providerAnswer), ownerOf(state)),
      provider: auth.settings.providers.find(({ name }) => name === flow.provider_type)?.label ?? '',
      identity: providerAnswer.person.email ?? providerAnswer.person.subject,
      account: account.user.email ?? account.user.phone ?? account.user.id,
    }),
  )
}

/** POST /user/identities/confirm: the user's decision. */
export const confirmLink: Endpoint = async (c, auth) => {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  let target = returnAddress(auth)
  try {
    const flow = isUuid(form.state) ? await takeFlowState(auth.db, form.state.toLowerCase()) : undefined
    if (!flow?.linking_target || flow.authentication_method !== method || flow.age > signInCookieSeconds)
      throw authErrors.badState()
    if (!takeFlowCookie(c, auth, flow)) throw authErrors.badState()
    target = flow.redirect_to ?? target
    if (form.action !== 'connect') throw authErrors.notLinked()
    const providerAnswer = openAnswer(auth, String(form.sealed ?? ''), flow.id)
    return c.redirect(await retryOnce(() => finish(c, auth, flow, target, providerAnswer)), 303)
  } catch (error) {
    return redirectWithError(c, auth, target, error)
  }
}

/** Accepts only what we encrypted for this page; anything else would be an unverified claim. */
function openAnswer(auth: Auth, sealed: string, state: string): ProviderAnswer {
  if (!isSealed(sealed)) throw authErrors.badState()
  try {
    return JSON.parse(auth.secrets.open(sealed, ownerOf(state))) as ProviderAnswer
  } catch {
    throw authErrors.badState()
  }
}

const ownerOf = (state: string) => `link:${state}`

function challengeOf({ code_challenge: challenge, code_challenge_method: kind }: FlowState) {
  return challenge && kind ? { challenge, method: kind } : undefined
}

/** An app's own scheme has no origin. */
function sourceOf(target: string): string {
  const { origin, protocol } = new URL(target)
  return origin === 'null' ? protocol : origin
}
