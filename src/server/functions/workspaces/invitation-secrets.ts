// What inviting and accepting share: secrets of an invitation, and the reasons why a workspace is closed to somebody.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { functionErrors } from '#server/functions/errors.ts'
import type { WorkspaceView } from '#server/stores/invitations.ts'

const codeDigits = 8

export interface InvitationSecrets {
  token: string
  code: string
}

/** A link token of 256 random bits, and a code to type that says nothing of it. */
export const createSecrets = (): InvitationSecrets => ({
  token: randomBytes(32).toString('base64url'),
  code: String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0'),
})

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Of the address and the code: the same digits mean nothing for another address. */
export const hashCode = (email: string, code: string): string =>
  createHash('sha256').update(`${email} ${code}`).digest('hex')

/** The workspace of an owner. Everybody else is told why not, and a stranger that it doesn't exist. */
export function requireOwner(workspace: WorkspaceView | undefined): WorkspaceView {
  if (workspace?.role === 'owner') return workspace
  if (workspace?.role) throw functionErrors.ownersOnly()
  if (workspace?.is_former) throw functionErrors.workspaceLeft()
  throw functionErrors.noWorkspace()
}
