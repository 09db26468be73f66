// Sessions: started by a sign-in, extended by refresh tokens, ended by logout, age or a replayed token.
import type { Context } from 'hono'
import { recoveryMethod } from '#domain/account/session-proof.ts'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { presentUser } from '#server/auth/user-view.ts'
import type { Tx } from '#server/db/db.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { tokenAudience } from '#server/keys/tokens.ts'
import {
  addMethod,
  deleteSession,
  findSession,
  insertSession,
  rotateSession,
  type SessionRow,
} from '#server/stores/sessions.ts'
import { type Account, reloadAccount, updateUser } from '#server/stores/users.ts'
import { newHmacKey, type PresentedToken } from './refresh-token.ts'

export type SessionAnswer = Record<string, unknown> & {
  access_token: string
  refresh_token: string
  expires_in: number
  expires_at: number
}

/** Starts a session with the given method. After a recovery it can set a new password for a while longer. */
export async function beginSession(
  tx: Tx,
  c: Context<AppEnv>,
  auth: Auth,
  account: Account,
  { method, isRecovery = false }: { method: string; isRecovery?: boolean },
): Promise<SessionAnswer> {
  const id = await insertSession(tx, {
    userId: account.user.id,
    hmacKey: newHmacKey(),
    method,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    ip: clientAddress(c, auth.config),
  })
  if (isRecovery) await addMethod(tx, id, recoveryMethod)
  await updateUser(tx, account.user.id, { last_sign_in_at: 'now' })
  const session = await findSession(tx, id)
  if (!session) throw new Error('The new session was not found.')
  return answerSession(auth, await reloadAccount(tx, account.user.id), session)
}

/** The token response for a session. */
export async function answerSession(
  auth: Auth,
  account: Account,
  session: SessionRow,
): Promise<SessionAnswer> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + auth.settings.tokenSeconds
  const { user } = account
  const access_token = auth.tokens.sign({
    iss: auth.externalUrl,
    sub: user.id,
    aud: tokenAudience,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
  return {
    access_token,
    token_type: 'bearer',
    expires_in: auth.settings.tokenSeconds,
    expires_at: expiresAt,
    refresh_token: auth.refreshTokens.write(
      session.id,
      session.refresh_token_counter,
      session.refresh_token_hmac_key,
    ),
    user: presentUser(account),
  }
}

/**
 * Rotates the refresh token. The current one increments the counter; the previous one, or any within the reuse interval, gets the
 * current token again (other tabs, lost responses); anything older is a replay and ends the session. Of several concurrent
 * refreshes only one can increment the counter; the others read it again.
 */
export async function refreshSession(auth: Auth, token: string): Promise<SessionAnswer> {
  const presented = auth.refreshTokens.read(token)
  if (!presented) throw token.length < 12 ? authErrors.badRefreshToken() : authErrors.refreshTokenNotFound()
  // A forged token must change nothing: without our signature, the session's own key must verify it first.
  let mayTurn = presented.isSealed
  for (;;) {
    const { session, account, turned_to } = await findPresented(auth, presented, mayTurn)
    await refuseOver(auth, session, presented.counter)
    if (turned_to !== null)
      return answerSession(auth, account, { ...session, refresh_token_counter: turned_to })
    if (presented.counter !== session.refresh_token_counter) return answerSession(auth, account, session)
    mayTurn = true
  }
}

async function findPresented(auth: Auth, presented: PresentedToken, mayTurn: boolean) {
  const found = await rotateSession(auth.db, presented.sessionId, mayTurn ? presented.counter : undefined)
  if (!found || !presented.isSignedWith(found.session.refresh_token_hmac_key)) {
    throw authErrors.refreshTokenNotFound()
  }
  if (isBanned(found.account)) throw authErrors.banned(400)
  return found
}

/** Ends a session that is too old, or whose token was replayed. */
async function refuseOver(auth: Auth, session: SessionRow, counter: number): Promise<void> {
  const behind = session.refresh_token_counter - counter
  const isKnown =
    behind === 0 || behind === 1 || (behind > 1 && session.since_refresh <= auth.settings.reuseSeconds)
  const refusal = isOver(session, auth)
    ? authErrors.sessionExpired()
    : isKnown
      ? undefined
      : authErrors.refreshTokenUsed()
  if (!refusal) return
  await deleteSession(auth.db, session.id)
  throw refusal
}

function isOver(session: SessionRow, { settings }: Auth): boolean {
  const hour = 3600
  const aged = settings.sessionHours > 0 && session.age > settings.sessionHours * hour
  const idle = settings.inactivityHours > 0 && session.since_refresh > settings.inactivityHours * hour
  return aged || idle || session.is_ended
}

export function isBanned({ user }: Account): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > Date.now()
}
