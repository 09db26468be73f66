// grant_type=pkce: exchanges the code of a finished flow for a session, for whoever has the verifier. Codes work once, for 5 minutes.
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { optionalText } from '#server/auth/input.ts'
import { isSameSecret } from '#server/auth/secrets/compare-secrets.ts'
import { beginSession, isBanned } from '#server/auth/sessions/session.ts'
import { readJson } from '#server/http/body.ts'
import type { AppEnv } from '#server/http/env.ts'
import { deleteFlowState, type FlowState, findFlowStateByCode } from '#server/stores/flow-states.ts'
import { findAccount } from '#server/stores/users.ts'

const body = z.object({ auth_code: optionalText, code_verifier: optionalText })
const secondsToLive = 300

export async function grantByCode(c: Context<AppEnv>, auth: Auth): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readJson(c, body, authErrors)
  if (!code || !verifier)
    throw authErrors.invalid('invalid request: both auth code and code verifier should be non-empty')
  return auth.db.tx(async (tx) => {
    const flow = await findFlowStateByCode(tx, code)
    if (!flow?.user_id) throw authErrors.flowStateNotFound()
    if (flow.age > secondsToLive) throw authErrors.flowStateExpired()
    if (!provesChallenge(verifier, flow)) throw authErrors.badCodeVerifier()
    await deleteFlowState(tx, flow.id)
    const account = await findAccount(tx, { id: flow.user_id })
    if (!account) throw authErrors.flowStateNotFound()
    if (isBanned(account)) throw authErrors.banned(400)
    const isRecovery = flow.authentication_method === 'recovery'
    const answer = await beginSession(tx, c, auth, account, { method: amrOf(flow), isRecovery })
    return c.json({ ...answer, ...providerTokens(flow) })
  })
}

/** Mailed links of every kind count as one-time codes. */
const amrOf = ({ authentication_method }: FlowState) => (authentication_method === 'oauth' ? 'oauth' : 'otp')

function providerTokens({
  provider_access_token,
  provider_refresh_token,
}: FlowState): Record<string, string> {
  return {
    ...(provider_access_token && { provider_token: provider_access_token }),
    ...(provider_refresh_token && { provider_refresh_token }),
  }
}

function provesChallenge(verifier: string, { code_challenge, code_challenge_method }: FlowState): boolean {
  const shown =
    code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return isSameSecret(shown, code_challenge ?? '')
}
