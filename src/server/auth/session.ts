// Sessions: begun by a proof of who one is, kept alive by refresh tokens, ended by logout, age or a replayed token.
import type { Context } from 'hono'
import type { Tx } from '#server/db/db.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import {
  advanceSession,
  deleteSession,
  findSession,
  insertSession,
  type SessionRow,
} from '#server/stores/sessions.ts'
import { type Account, findAccount, reloadAccount, updateUser } from '#server/stores/users.ts'
import type { Auth } from './auth.ts'
import { authErrors } from './errors.ts'
import { newHmacKey, readRefreshToken, writeRefreshToken } from './refresh-token.ts'
import { presentUser } from './user-view.ts'

export type SessionAnswer = Record<string, unknown> & {
  access_token: string
  refresh_token: string
  expires_in: number
  expires_at: number
}

/** Begins a session for the account, proven by the given method. */
export async function beginSession(
  tx: Tx,
  c: Context<AppEnv>,
  auth: Auth,
  account: Account,
  method: string,
): Promise<SessionAnswer> {
  const id = await insertSession(tx, {
    userId: account.user.id,
    hmacKey: newHmacKey(),
    method,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    ip: clientAddress(c, auth.config),
  })
  await updateUser(tx, account.user.id, { last_sign_in_at: 'now' })
  const session = await findSession(tx, id)
  if (!session) throw new Error('The new session vanished.')
  return answerSession(auth, await reloadAccount(tx, account.user.id), session)
}

/** The token response for a session as it stands. */
export async function answerSession(
  auth: Auth,
  account: Account,
  session: SessionRow,
): Promise<SessionAnswer> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + auth.settings.tokenSeconds
  const { user } = account
  const access_token = await auth.tokens.sign({
    iss: auth.externalUrl,
    sub: user.id,
    aud: user.aud,
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
    refresh_token: writeRefreshToken(
      session.id,
      session.refresh_token_counter,
      session.refresh_token_hmac_key,
    ),
    user: presentUser(account),
  }
}

type Refreshed = { answer: SessionAnswer } | { refused: Error }

/**
 * Rotates the refresh token. The current one moves the counter on; the one before it, or any within the reuse interval, gets
 * the current token again (tabs, lost answers); anything older is a replay and ends the session. The row lock makes tabs and
 * processes take turns.
 */
export async function refreshSession(auth: Auth, token: string): Promise<SessionAnswer> {
  const presented = readRefreshToken(token)
  if (!presented) throw token.length < 12 ? authErrors.badRefreshToken() : authErrors.refreshTokenNotFound()
  const outcome = await auth.db.tx(async (tx): Promise<Refreshed> => {
    const session = await findSession(tx, presented.sessionId, true)
    if (!session || !presented.isSignedWith(session.refresh_token_hmac_key))
      return { refused: authErrors.refreshTokenNotFound() }
    const account = await findAccount(tx, { id: session.user_id })
    if (!account || isBanned(account))
      return { refused: account ? authErrors.banned(400) : authErrors.refreshTokenNotFound() }
    if (isOver(session, auth)) {
      await deleteSession(tx, session.id)
      return { refused: authErrors.sessionExpired() }
    }
    return rotate(tx, auth, account, session, presented.counter)
  })
  // Thrown only now: a refusal that ends the session must not be rolled back.
  if ('refused' in outcome) throw outcome.refused
  return outcome.answer
}

async function rotate(
  tx: Tx,
  auth: Auth,
  account: Account,
  session: SessionRow,
  counter: number,
): Promise<Refreshed> {
  const behind = session.refresh_token_counter - counter
  if (behind === 0) {
    const refresh_token_counter = await advanceSession(tx, session.id)
    return { answer: await answerSession(auth, account, { ...session, refresh_token_counter }) }
  }
  if (behind === 1 || (behind > 1 && session.since_refresh <= auth.settings.reuseSeconds)) {
    return { answer: await answerSession(auth, account, session) }
  }
  await deleteSession(tx, session.id)
  return { refused: authErrors.refreshTokenUsed() }
}

function isOver(session: SessionRow, { settings }: Auth): boolean {
  const hour = 3600
  const aged = settings.sessionHours > 0 && session.age > settings.sessionHours * hour
  const idle = settings.inactivityHours > 0 && session.since_refresh > settings.inactivityHours * hour
  const ended = session.not_after !== null && Date.parse(session.not_after) <= Date.now()
  return aged || idle || ended
}

export function isBanned({ user }: Account): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > Date.now()
}
