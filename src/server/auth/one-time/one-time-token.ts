// Codes and links: created together, stored as hashes, valid once and for a limited time. Using one invalidates both.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Auth } from '#server/auth/auth.ts'
import { takeSentCodeTry } from '#server/auth/limits/code-tries.ts'
import { isSameSecret } from '#server/auth/secrets/compare-secrets.ts'
import type { Tx } from '#server/db/db.ts'
import {
  deleteOneTimeToken,
  findOneTimeTokenByLink,
  findOneTimeTokens,
  type OneTimeTokenRow,
  type OneTimeTokenType,
  putOneTimeToken,
  type SignUp,
} from '#server/stores/one-time-tokens.ts'

export interface IssuedCode {
  /** Digits to type. */
  code: string
  /** The link's token: 256 random bits, unrelated to the code. */
  linkToken: string
}

export interface NewCode {
  userId: string
  type: OneTimeTokenType
  address: string
  isPkce?: boolean
  signUp?: SignUp | null
  keepsSignUp?: boolean
}

/** Creates a code and a link for an address and replaces the user's previous ones of this kind. */
export async function issueCode(tx: Tx, auth: Auth, request: NewCode): Promise<IssuedCode> {
  const code = randomDigits(auth.settings.codeLength)
  const linkToken = `${request.isPkce ? 'pkce_' : ''}${randomBytes(32).toString('base64url')}`
  await putOneTimeToken(tx, {
    userId: request.userId,
    type: request.type,
    codeHash: hashCode(request.address, code),
    linkHash: hashLink(linkToken),
    relatesTo: request.address,
    signUp: request.signUp ?? null,
    keepsSignUp: request.keepsSignUp ?? false,
  })
  return { code, linkToken }
}

export const randomDigits = (length: number): string =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0')

const hashCode = (address: string, code: string) =>
  createHash('sha224')
    .update(address + code)
    .digest('hex')

const hashLink = (token: string) => createHash('sha256').update(token).digest('hex')

export interface TypedCode {
  address: string
  code: string
  types: readonly OneTimeTokenType[]
  /** The account it must belong to, if known. */
  userId?: string
  isSms?: boolean
  /** The client's address. */
  client: string
}

/** Redeems the code sent to the address if the digits match; a wrong attempt is counted. */
export async function redeemCode(
  tx: Tx,
  auth: Auth,
  { address, code, types, userId, isSms, client }: TypedCode,
): Promise<OneTimeTokenRow | undefined> {
  const sent = await findOneTimeTokens(tx, address, types)
  const rows = userId === undefined ? sent : sent.filter((row) => row.user_id === userId)
  if (rows.length === 0) return undefined
  const owners = rows.map((row) => row.user_id)
  const refundAttempt = await takeSentCodeTry(tx, address, owners, client)
  const hash = hashCode(address, code)
  const [row, ...more] = rows.filter((known) => isSameSecret(known.token_hash, hash))
  // The same digits for two accounts: it is unknown which one is meant.
  if (!row || more.length > 0) return undefined
  if (!refundAttempt || isTooOld(row, auth, isSms)) return undefined
  await refundAttempt()
  await deleteOneTimeToken(tx, row.id)
  return row
}

/** Redeems a link's token. Wrong attempts at its code don't count here, so guessing digits can't block a link. */
export async function redeemLink(
  tx: Tx,
  auth: Auth,
  token: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeTokenRow | undefined> {
  const row = await findOneTimeTokenByLink(tx, hashLink(token), types)
  if (!row || isTooOld(row, auth)) return undefined
  await deleteOneTimeToken(tx, row.id)
  return row
}

function isTooOld(row: OneTimeTokenRow, { settings }: Auth, isSms = false): boolean {
  return row.age > (isSms ? settings.smsCodeSeconds : settings.codeSeconds)
}
