// Codes and links: made, sent as both, kept as a hash, used once within their time.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Tx } from '#server/db/db.ts'
import {
  countFailure,
  deleteOneTimeToken,
  findOneTimeTokenByHash,
  findOneTimeTokens,
  type OneTimeTokenRow,
  type OneTimeTokenType,
  putOneTimeToken,
} from '#server/stores/one-time-tokens.ts'
import type { Auth } from './auth.ts'

/** Wrong tries after which a code is dead: far too few to guess one of a million. */
const maximumFailures = 10

export interface IssuedCode {
  /** Digits to type. */
  code: string
  /** What the link carries: worthless without the row, and the row keeps nothing else. */
  hash: string
}

/** Makes a code for an address and replaces what the user had of this kind. */
export async function issueCode(
  tx: Tx,
  auth: Auth,
  userId: string,
  type: OneTimeTokenType,
  address: string,
  pkce = false,
): Promise<IssuedCode> {
  const code = randomInt(10 ** auth.settings.codeLength)
    .toString()
    .padStart(auth.settings.codeLength, '0')
  const hash = `${pkce ? 'pkce_' : ''}${hashCode(address, code)}`
  await putOneTimeToken(tx, userId, type, hash, address)
  return { code, hash }
}

const hashCode = (address: string, code: string) =>
  createHash('sha224')
    .update(address + code)
    .digest('hex')

/** Uses up the user's code, if the digits are right; a wrong try is counted. Answers which kind it was. */
export async function redeemCode(
  tx: Tx,
  auth: Auth,
  wanted: {
    userId: string
    address: string
    code: string
    types: readonly OneTimeTokenType[]
    isSms?: boolean
  },
): Promise<OneTimeTokenRow | undefined> {
  const rows = await findOneTimeTokens(tx, wanted.userId, wanted.types)
  const hash = hashCode(wanted.address, wanted.code)
  const row = rows.find(
    (known) => known.relates_to === wanted.address && isSame(known.token_hash.replace(/^pkce_/, ''), hash),
  )
  if (!row) {
    for (const known of rows) await countFailure(tx, known.id)
    return undefined
  }
  if (row.failures >= maximumFailures || isTooOld(row, auth, wanted.isSms)) return undefined
  await deleteOneTimeToken(tx, row.id)
  return row
}

/** Uses up the code that a link carries. */
export async function redeemLink(
  tx: Tx,
  auth: Auth,
  hash: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeTokenRow | undefined> {
  const row = await findOneTimeTokenByHash(tx, hash, types)
  // Tries at the code count for the link, too: both are the same few digits.
  if (!row || row.failures >= maximumFailures || isTooOld(row, auth)) return undefined
  await deleteOneTimeToken(tx, row.id)
  return row
}

function isTooOld(row: OneTimeTokenRow, { settings }: Auth, isSms = false): boolean {
  return row.age > (isSms ? settings.smsCodeSeconds : settings.codeSeconds)
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
