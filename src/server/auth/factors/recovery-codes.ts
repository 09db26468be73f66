// Recovery codes: 80 bits each, shown once, each usable once instead of a factor's code.
import { createHash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '#domain/account/second-factor.ts'
import type { Tx } from '#server/db/db.ts'
import { putRecoveryCodes, useRecoveryCode } from '#server/stores/recovery-codes.ts'

const groups = 4
const groupLength = 4
/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Replaces the set and returns the codes, which can't be read again. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await putRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashCode(userId, code)),
  )
  return codes
}

/** Redeems the code if it is one of the account's; case, spaces and dashes don't matter. */
export const redeemRecoveryCode = (tx: Tx, userId: string, code: string): Promise<boolean> =>
  useRecoveryCode(tx, userId, hashCode(userId, code))

function newCode(): string {
  const letters = Array.from({ length: groupLength }, () => 0)
  const group = () => letters.map(() => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

function hashCode(userId: string, code: string): string {
  const plain = code.replace(/[\s-]/g, '').toUpperCase()
  return createHash('sha256').update(`${userId}:${plain}`).digest('hex')
}
