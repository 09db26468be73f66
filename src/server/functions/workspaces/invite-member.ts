// invite-member: an owner invites an address to a workspace. The answer is the same whether the address has an account or not.
import type { InviteMemberAnswer, InviteMemberRequest } from '#contract/functions.ts'
import { isEmail } from '#domain/account/email-address.ts'
import { describeRole, invitationDays, workspaceMaxPeople } from '#domain/workspace/membership.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { renderMail } from '#server/mail/templates.ts'
import {
  hasVerifiedContact,
  isMemberAddress,
  lockWorkspace,
  putInvitation,
  setInvitationMail,
} from '#server/stores/invitations.ts'
import { describeSender, readSender } from '#server/stores/names.ts'
import { dropUnsent, queueMail } from '#server/stores/outbox.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { createSecrets, hashCode, hashToken, requireOwner } from './invitation-secrets.ts'

/** Invitations one person may send in an hour, and mails one address may get in a day: nobody is flooded from here. */
const limits = { sent: 30, received: 5 }
const hour = 3600

export async function inviteMember({ input, user, deps }: Call<InviteMemberRequest>): Promise<Response> {
  const { db, config } = deps
  if (config.mail.kind === 'none') throw functionErrors.invitationsOff()
  const email = input.email.trim().toLowerCase()
  if (!isEmail(email)) throw functionErrors.invalid('Enter a valid email address.')
  const secrets = createSecrets()
  const answer = await db.tx(async (tx): Promise<InviteMemberAnswer> => {
    const workspace = requireOwner(await lockWorkspace(tx, input.workspace_id, user.id))
    if (!(await hasVerifiedContact(tx, user.id))) throw functionErrors.unconfirmedAddress()
    if (workspace.is_personal) throw functionErrors.personalWorkspace()
    if (await isMemberAddress(tx, input.workspace_id, email)) throw functionErrors.alreadyMember()
    if (workspace.people >= workspaceMaxPeople) throw functionErrors.workspaceFull(workspaceMaxPeople)
    const mayWrite =
      (await takeToken(tx, `invite:${user.id}`, limits.sent, hour)) &&
      (await takeToken(tx, `invited:${hashToken(email)}`, limits.received, 24 * hour))
    if (!mayWrite) throw functionErrors.tooOften()
    const invitation = await putInvitation(tx, {
      workspaceId: input.workspace_id,
      email,
      role: input.role,
      tokenHash: hashToken(secrets.token),
      codeHash: hashCode(email, secrets.code),
      invitedBy: user.id,
      days: invitationDays,
    })
    const mail = renderMail({
      title: `You’re invited to ${workspace.name}`,
      lines: [
        `${describeSender(await readSender(tx, user.id))} invited you to the workspace “${workspace.name}” as ${describeRole(input.role)}.`,
        `Sign in or sign up with ${email} to accept. The link and the code are good for ${invitationDays} days.`,
      ],
      code: secrets.code,
      link: { label: 'Accept the invitation', url: `${config.siteUrl}/invite/${secrets.token}` },
      closing: 'If you weren’t expecting this invitation, you can ignore this email.',
    })
    await dropUnsent(tx, invitation.old_mail)
    const mailId = await queueMail(tx, { to: email, ...mail }, user.id)
    await setInvitationMail(tx, invitation.id, mailId)
    const { id, expires_at, replaced } = invitation
    return { invitation_id: id, expires_at, replaced }
  })
  return Response.json(answer)
}
