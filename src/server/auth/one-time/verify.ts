// POST /verify: exchanges a typed code, or the hash of a link, for a session.
import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth, Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { contactFields, optionalText, readContact } from '#server/auth/input.ts'
import { beginSession } from '#server/auth/sessions/session.ts'
import type { Tx } from '#server/db/db.ts'
import { readJson } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import type { OneTimeTokenRow } from '#server/stores/one-time-tokens.ts'
import { redeemCode, redeemLink } from './one-time-token.ts'
import { acceptedTokens, applyCode, verifyTypes } from './verification.ts'

const body = z.object({
  ...contactFields,
  type: z.enum(verifyTypes, 'Verify requires a verification type'),
  token: optionalText,
  token_hash: optionalText,
})
type Request = z.infer<typeof body>

export const verify: Endpoint = async (c, auth) => {
  const request = await readJson(c, body, authErrors)
  const outcome = await auth.db.tx(async (tx) => {
    const row = await redeem(tx, auth, request, clientAddress(c, auth.config))
    // A wrong attempt is counted, so the transaction must commit: the error is thrown outside.
    return row ? answer(tx, c, auth, row, request.type === 'recovery') : undefined
  })
  if (outcome) return outcome
  throw request.token_hash ? authErrors.linkExpired() : authErrors.codeExpired()
}

async function redeem(
  tx: Tx,
  auth: Auth,
  request: Request,
  client: string,
): Promise<OneTimeTokenRow | undefined> {
  const types = acceptedTokens[request.type]
  if (request.token_hash) {
    if (request.email || request.phone)
      throw authErrors.invalid('Only the token_hash and type should be provided')
    return redeemLink(tx, auth, request.token_hash, types)
  }
  if (!request.token) throw authErrors.invalid('Verify requires a token or a token hash')
  const contact = readContact(request)
  return redeemCode(tx, auth, {
    address: contact.email ?? contact.phone,
    code: request.token.trim(),
    types,
    isSms: contact.phone !== undefined,
    client,
  })
}

async function answer(
  tx: Tx,
  c: Context<AppEnv>,
  auth: Auth,
  row: OneTimeTokenRow,
  isRecovery: boolean,
): Promise<Response> {
  const account = await applyCode(tx, auth, row)
  if (account) return c.json(await beginSession(tx, c, auth, account, { method: 'otp', isRecovery }))
  return c.json({ msg: halfDone, code: '200' })
}

export const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
