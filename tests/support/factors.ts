// People with a second factor, set up as people do it, and sessions whose last proof was a while ago.
import { vi } from 'vitest'
import { totpCode } from '#server/auth/factors/totp.ts'
import { askAuth, password, type SignedUp, signUpConfirmed } from './accounts.ts'
import { clientOf } from './client.ts'
import type { TestApp } from './start-app.ts'

export const codeNow = (secret: string, steps = 0): string => totpCode(secret, Date.now() / 1000 + steps * 30)

/**
 * Stops the clock while a code is created and entered: on a busy machine half a minute may pass in between, and the code would be too
 * old.
 */
export async function inOneStep<T>(run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    return await run()
  } finally {
    vi.useRealTimers()
  }
}

export interface WithFactor extends SignedUp {
  factorId: string
  secret: string
  /** The token from before the factor was used. */
  token: string
  /** The token of the same session afterward. */
  raisedToken: string
}

/** A confirmed account with an authenticator app, signed in with it. The code of now is still unused. */
export async function signUpWithFactor(app: TestApp): Promise<WithFactor> {
  const person = await signUpConfirmed(app)
  const begun = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
  if (begun.error) throw begun.error
  const { id: factorId, totp } = begun.data
  const shown = await inOneStep(() =>
    person.client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(totp.secret, -1) }),
  )
  if (shown.error) throw shown.error
  return { ...person, factorId, secret: totp.secret, raisedToken: shown.data.access_token }
}

/** Uses the factor for the session of this token; returns the new token. */
export async function showFactor(
  app: TestApp,
  { factorId, secret }: Pick<WithFactor, 'factorId' | 'secret'>,
  token: string,
  steps = 0,
): Promise<string> {
  const asked = await askAuth(app, 'POST', `/factors/${factorId}/challenge`, { token, body: {} })
  const shown = await inOneStep(() => {
    const body = { challenge_id: asked.body.id, code: codeNow(secret, steps) }
    return askAuth(app, 'POST', `/factors/${factorId}/verify`, { token, body })
  })
  if (shown.status !== 200) throw new Error(`The factor was refused: ${JSON.stringify(shown.body)}`)
  return String(shown.body.access_token)
}

/** A session of the account by its password alone, as an attacker who knows it has. */
export async function signInAgain(app: TestApp, { email }: Pick<SignedUp, 'email'>) {
  const client = clientOf(app)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, token: data.session.access_token, refreshToken: data.session.refresh_token }
}

/** Makes the account's sessions look as if they had proved who they are this many seconds earlier. */
export async function ageProofs(app: TestApp, userId: string, seconds: number): Promise<void> {
  const earlier = 'make_interval(secs => $2::float8)'
  await app.db.query(
    `update auth.mfa_amr_claims a set created_at = a.created_at - ${earlier}, updated_at = a.updated_at - ${earlier}
     from auth.sessions s where s.id = a.session_id and s.user_id = $1`,
    [userId, seconds],
  )
  await app.db.query(`update auth.sessions set created_at = created_at - ${earlier} where user_id = $1`, [
    userId,
    seconds,
  ])
}
