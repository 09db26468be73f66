// POST /factors/{id}/challenge: asks for the factor's code, and sends one if the factor is a phone.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { challengeSeconds } from '#domain/account/second-factor.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { requireFactorTexts } from '#server/auth/limits/phone-service.ts'
import { sendCodeSms } from '#server/auth/one-time/mails.ts'
import { randomDigits } from '#server/auth/one-time/one-time-token.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { findSentCode, insertChallenge, markSent, secondsSinceSent } from '#server/stores/factors.ts'
import type { FactorRow } from '#server/stores/users.ts'
import { findOwnFactor, lockOwnFactor, requireFactorUser } from './factor-user.ts'

const body = z.object({ channel: z.literal('sms', 'must be sms').nullish() })

export const challengeFactor: Endpoint = async (c, auth) => {
  const signedIn = await requireFactorUser(c, auth)
  const own = findOwnFactor(c, signedIn)
  if (await c.req.text()) await readJson(c, body, authErrors)
  if (own.factor_type === 'phone') {
    requireFactorTexts(auth)
    await requireQuota(auth, 'sms')
  }
  const address = clientAddress(c, auth.config)
  const { id, createdAt } = await auth.db.tx(async (tx) => {
    const { factor } = await lockOwnFactor(tx, own, signedIn)
    const codeHash = factor.factor_type === 'phone' ? await sendFactorCode(tx, auth, factor) : null
    return insertChallenge(tx, { factorId: factor.id, address, codeHash })
  })
  return c.json({ id, type: own.factor_type, expires_at: createdAt + challengeSeconds })
}

/**
 * Sends a code to the factor's phone, within the limits of account and number; returns its hash. Until then the
 * last code stays valid: a request from one session must not keep another session of the account from answering.
 */
async function sendFactorCode(tx: Tx, auth: Auth, factor: FactorRow): Promise<string> {
  const { id, user_id, phone } = factor
  const since = (await secondsSinceSent(tx, user_id, phone ?? '')) ?? Number.POSITIVE_INFINITY
  const wait = Math.ceil(auth.settings.sendSeconds - since)
  if (wait > 0) {
    const sent = since < challengeSeconds ? await findSentCode(tx, id) : undefined
    if (!sent) throw authErrors.sentTooOften('sms', wait)
    return sent
  }
  await markSent(tx, user_id, phone ?? '')
  const code = randomDigits(auth.settings.codeLength)
  await sendCodeSms(tx, auth, { to: phone ?? '', userId: user_id, code })
  return hashFactorCode(factor.id, code)
}

export const hashFactorCode = (factorId: string, code: string): string =>
  createHash('sha256').update(`${factorId}:${code}`).digest('hex')
