// POST /factors/{id}/verify: the factor's code, or a recovery code, raises the session to aal2.
import { z } from 'zod'
import { challengeSeconds } from '#domain/account/second-factor.ts'
import { isUuid } from '#domain/text/uuid.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { takeFactorTry, takeRecoveryTry } from '#server/auth/limits/code-tries.ts'
import { isSameSecret } from '#server/auth/secrets/compare-secrets.ts'
import { isSealed } from '#server/auth/secrets/secrets.ts'
import { newHmacKey } from '#server/auth/sessions/refresh-token.ts'
import { answerSession, type SessionAnswer } from '#server/auth/sessions/session.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import {
  type ChallengeRow,
  deleteUnverifiedFactors,
  findChallenge,
  markChallengeVerified,
  markFactorVerified,
  replaceFactorSecret,
  wasCodeUsed,
} from '#server/stores/factors.ts'
import {
  deleteLowerSessions,
  findSession,
  raiseSession,
  replaceRefreshKey,
  type SessionRow,
} from '#server/stores/sessions.ts'
import { type FactorRow, reloadAccount } from '#server/stores/users.ts'
import { hashFactorCode } from './challenge.ts'
import { findOwnFactor, lockOwnFactor, requireFactorUser } from './factor-user.ts'
import { issueRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts'
import { isTotpCode } from './totp.ts'

const body = z.object({ challenge_id: z.string().max(100).nullish(), code: z.string().max(100).nullish() })

export const verifyFactor: Endpoint = async (c, auth) => {
  const signedIn = await requireFactorUser(c, auth)
  const own = findOwnFactor(c, signedIn)
  const request = await readJson(c, body, authErrors)
  const code = (request.code ?? '').replace(/\s/g, '')
  if (!code) throw authErrors.invalid('Code needs to be non-empty')
  if (!isUuid(request.challenge_id)) throw authErrors.factorNotFound(422)
  const challengeId = request.challenge_id
  const outcome = await auth.db.tx(async (tx): Promise<SessionAnswer | Error> => {
    const { factor, session } = await lockOwnFactor(tx, own, signedIn)
    const challenge = await findChallenge(tx, challengeId, factor.id)
    const client = clientAddress(c, auth.config)
    const refusal = findChallengeProblem(challenge, client)
    if (!challenge || refusal) return refusal ?? authErrors.factorNotFound(422)
    const wrong = await checkCode(tx, auth, { factor, session, challenge, code, client })
    if (wrong) return wrong
    await markChallengeVerified(tx, challenge.id, hashFactorCode(factor.id, code))
    return raise(tx, auth, factor, session)
  })
  // Thrown after the transaction, which must commit because it counts the wrong attempt.
  if (outcome instanceof Error) throw outcome
  return c.json(outcome)
}

function findChallengeProblem(challenge: ChallengeRow | undefined, address: string): Error | undefined {
  if (!challenge) return authErrors.factorNotFound(422)
  if (challenge.verified_at || challenge.ip_address !== address) return authErrors.challengeElsewhere()
  return challenge.age > challengeSeconds ? authErrors.challengeExpired() : undefined
}

interface Attempt {
  factor: FactorRow
  session: SessionRow
  challenge: ChallengeRow
  code: string
  client: string
}

/** What is wrong with the code, if anything. Only wrong codes are counted. */
async function checkCode(tx: Tx, auth: Auth, attempt: Attempt): Promise<Error | undefined> {
  const { factor, session, code, client } = attempt
  const wrong = authErrors.wrongFactorCode(nameOf(factor))
  if (!/^\d{6,10}$/.test(code)) {
    if (!(await takeRecoveryTry(tx, session.id))) return authErrors.askedTooOften()
    // A recovery code replaces a verified factor; it can't verify a new one.
    const isRight = factor.status === 'verified' && (await redeemRecoveryCode(tx, factor.user_id, code))
    return isRight ? undefined : wrong
  }
  const refundAttempt = await takeFactorTry(tx, factor.user_id, client)
  if (!refundAttempt) return authErrors.askedTooOften()
  if (!(await isRightCode(tx, auth, attempt))) return wrong
  await refundAttempt()
  return undefined
}

async function isRightCode(tx: Tx, auth: Auth, { factor, challenge, code }: Attempt): Promise<boolean> {
  const hash = hashFactorCode(factor.id, code)
  const isRight =
    factor.factor_type === 'phone'
      ? isSameSecret(hash, challenge.otp_code ?? '')
      : isTotpCode(await openSecret(tx, auth, factor), code, Date.now() / 1000)
  return isRight && !(await wasCodeUsed(tx, factor.id, hash))
}

/** Encrypts a secret that was stored before there was a key. */
async function openSecret(tx: Tx, auth: Auth, { id, user_id, secret }: FactorRow): Promise<string> {
  const plain = auth.secrets.open(secret ?? '', user_id)
  if (secret && !isSealed(secret)) await replaceFactorSecret(tx, id, auth.secrets.seal(plain, user_id))
  return plain
}

/** Raises the session and ends what existed before without the factor. */
async function raise(tx: Tx, auth: Auth, factor: FactorRow, session: SessionRow): Promise<SessionAnswer> {
  const isNew = factor.status === 'unverified'
  if (isNew) {
    await markFactorVerified(tx, factor.id)
    await deleteUnverifiedFactors(tx, factor.user_id)
  }
  await raiseSession(tx, session.id, factor.id, factor.factor_type === 'phone' ? 'mfa/phone' : 'totp')
  await replaceRefreshKey(tx, session.id, newHmacKey())
  await deleteLowerSessions(tx, factor.user_id, session.id)
  const raised = await findSession(tx, session.id)
  if (!raised) throw authErrors.sessionNotFound()
  const answer = await answerSession(auth, await reloadAccount(tx, factor.user_id), raised)
  return isNew ? { ...answer, recovery_codes: await issueRecoveryCodes(tx, factor.user_id) } : answer
}

const nameOf = ({ factor_type }: FactorRow) => (factor_type === 'totp' ? 'TOTP' : 'SMS')
