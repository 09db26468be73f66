// POST /factors: starts enrolling a second factor. It takes effect once a code has been verified.
import type { Context } from 'hono'
import { z } from 'zod'
import { enrollmentSeconds, maximumFactors } from '#domain/account/second-factor.ts'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireRecentProof, type SignedIn } from '#server/auth/guard.ts'
import { normalizePhone } from '#server/auth/input.ts'
import { noteMissingTexts } from '#server/auth/limits/phone-service.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import type { AppEnv } from '#server/http/env.ts'
import {
  deleteFactor,
  deleteStaleFactors,
  insertFactor,
  listFactors,
  lockFactorsOf,
} from '#server/stores/factors.ts'
import type { FactorRow } from '#server/stores/users.ts'
import { requireFactorUser } from './factor-user.ts'
import { drawQrCode, newTotpSecret, totpUri } from './totp.ts'

/** The capacity of a QR code is limited. */
const labelLength = 60

const label = z
  .string()
  .max(labelLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not contain control characters')
  .nullish()
const body = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], 'must be totp, phone or webauthn'),
  friendly_name: label,
  issuer: label,
  phone: z.string().max(50).nullish(),
})
type Request = z.infer<typeof body>

export const enrollFactor: Endpoint = async (c, auth) => {
  const signedIn = await requireFactorUser(c, auth)
  const request = await readJson(c, body, authErrors)
  if (request.factor_type === 'totp') return enrollTotp(c, auth, signedIn, request)
  if (request.factor_type === 'phone') {
    noteMissingTexts(auth)
    if (auth.config.sms.kind !== 'none') return enrollPhone(c, auth, signedIn, request)
  }
  throw authErrors.factorTypeOff(request.factor_type)
}

async function enrollTotp(
  c: Context<AppEnv>,
  auth: Auth,
  signedIn: SignedIn,
  request: Request,
): Promise<Response> {
  const { id: userId, email, phone } = signedIn.account.user
  const friendlyName = request.friendly_name ?? ''
  const secret = newTotpSecret()
  const issuer = request.issuer || new URL(auth.config.siteUrl).host
  const sealed = auth.secrets.seal(secret, userId)
  const uri = totpUri(secret, issuer, (email ?? phone ?? userId).slice(0, labelLength))
  const id = await auth.db.tx(async (tx) => {
    await requireRoom(tx, signedIn, friendlyName)
    return insertFactor(tx, { userId, type: 'totp', friendlyName, secret: sealed })
  })
  return c.json({
    id,
    type: 'totp',
    friendly_name: friendlyName,
    totp: { qr_code: drawQrCode(uri), secret, uri },
  })
}

async function enrollPhone(
  c: Context<AppEnv>,
  auth: Auth,
  signedIn: SignedIn,
  request: Request,
): Promise<Response> {
  const phone = normalizePhone(request.phone ?? '')
  const friendlyName = request.friendly_name ?? ''
  const id = await auth.db.tx(async (tx) => {
    const others = await requireRoom(tx, signedIn, friendlyName)
    const same = others.filter((factor) => factor.phone === phone)
    if (same.some((factor) => factor.status === 'verified')) throw authErrors.verifiedFactorExists()
    for (const begun of same) await deleteFactor(tx, begun.id)
    return insertFactor(tx, { userId: signedIn.account.user.id, type: 'phone', friendlyName, phone })
  })
  return c.json({ id, type: 'phone', friendly_name: friendlyName, phone })
}

/** Checks that another factor is allowed: its name is free, there aren't too many, and an existing one has been used. */
async function requireRoom(tx: Tx, signedIn: SignedIn, friendlyName: string): Promise<FactorRow[]> {
  const { account, level } = signedIn
  await lockFactorsOf(tx, account.user.id)
  await deleteStaleFactors(tx, enrollmentSeconds, account.user.id)
  const factors = await listFactors(tx, account.user.id)
  // As in the protocol, two factors without a name have the same name.
  if (factors.some((factor) => (factor.friendly_name ?? '') === friendlyName))
    throw authErrors.factorNameTaken()
  if (factors.length >= maximumFactors) throw authErrors.tooManyFactors()
  if (level !== 'aal2' && factors.some((factor) => factor.status === 'verified'))
    throw authErrors.insufficientAal(403)
  requireRecentProof(signedIn)
  return factors
}
