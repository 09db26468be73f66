// The end of a social sign-in: find or create the account, start a session or issue a code, redirect back.
import type { Context } from 'hono'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { withError } from '#server/auth/one-time/verify-link.ts'
import type { ProviderAnswer } from '#server/auth/providers/oidc.ts'
import { withFragment, withQuery } from '#server/auth/redirect-url.ts'
import { beginSession, isBanned } from '#server/auth/sessions/session.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { AppEnv } from '#server/http/env.ts'
import { describeError } from '#server/log.ts'
import { type FlowState, insertIssuedFlowState } from '#server/stores/flow-states.ts'
import { findAccount } from '#server/stores/users.ts'
import { linkPerson, signInPerson } from './social-account.ts'

/** Errors redirect back to where the browser came from, except our own failures. */
export function redirectWithError(c: Context<AppEnv>, auth: Auth, target: string, error: unknown): Response {
  if (!(error instanceof ApiError)) throw error
  if (error.cause)
    auth.log.warn('provider failed', { id: c.get('requestId'), cause: describeError(error.cause) })
  return c.redirect(withError(target, error, true), 302)
}

export function finish(
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
    const { user: _, ...session } = await beginSession(tx, c, auth, account, { method: 'oauth' })
    const parameters = Object.entries(session).map(([name, value]) => [name, String(value)])
    return withFragment(target, {
      ...Object.fromEntries(parameters),
      provider_token: accessToken,
      ...(refreshToken && { provider_refresh_token: refreshToken }),
      sb: '',
    })
  })
}
