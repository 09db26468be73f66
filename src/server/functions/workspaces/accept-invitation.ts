// accept-invitation: the person whose address was invited joins the workspace, by the link's token or the mailed code.
import type { AcceptInvitationAnswer, AcceptInvitationRequest } from '#contract/functions.ts'
import { maskAddress } from '#domain/account/masked-address.ts'
import type { Tx } from '#server/db/db.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import {
  acceptInvitation as acceptRow,
  findInvitation,
  findInvitationByCode,
  findVerifiedEmail,
  type InvitationRow,
  lockWorkspace,
  type WorkspaceView,
} from '#server/stores/invitations.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { hashCode, hashToken } from './invitation-secrets.ts'

/** Tries of one person in an hour. */
const tries = 30
const hour = 3600

export async function acceptInvitation({
  input,
  user,
  deps,
}: Call<AcceptInvitationRequest>): Promise<Response> {
  if (!(await takeToken(deps.db, `accept:${user.id}`, tries, hour))) throw functionErrors.tooOften()
  const answer = await deps.db.tx(async (tx) => {
    const address = await findVerifiedEmail(tx, user.id)
    if (!address) throw functionErrors.unconfirmedAddress()
    const find = () => findBy(tx, input, address)
    const found = await find()
    if (!found) throw functionErrors.noInvitation()
    // A forwarded link lets nobody in.
    if (found.email !== address) throw functionErrors.otherAddress(maskAddress(found.email))
    const workspace = await lockWorkspace(tx, found.workspace_id, user.id)
    // Read again under the lock: it may have been taken back or used in the meantime.
    const invitation = await find()
    if (!workspace || !invitation) throw functionErrors.noInvitation()
    return join(tx, invitation, workspace, user.id)
  })
  return Response.json(answer)
}

/** Who has joined by this invitation already is answered the same again. */
async function join(
  tx: Tx,
  invitation: InvitationRow,
  { name, role }: WorkspaceView,
  userId: string,
): Promise<AcceptInvitationAnswer> {
  const { workspace_id } = invitation
  if (invitation.is_accepted) {
    if (invitation.accepted_by !== userId || !role) throw functionErrors.invitationUsed()
    return { workspace_id, name, role }
  }
  if (invitation.is_expired) throw functionErrors.invitationExpired()
  await acceptRow(tx, invitation, userId)
  return { workspace_id, name, role: role ?? invitation.role }
}

function findBy(
  tx: Tx,
  { token, code }: AcceptInvitationRequest,
  address: string,
): Promise<InvitationRow | undefined> {
  if (token !== undefined) return findInvitation(tx, hashToken(token))
  return findInvitationByCode(tx, address, hashCode(address, (code ?? '').replace(/\s/g, '')))
}
