import { useState } from 'react'
import type { InvitationRow, MailOutcome } from '#contract/tables.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { invitationDays, type WorkspaceRole, workspaceRoles } from '#domain/workspace/membership.ts'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MailProblem } from '#web/ui/feedback/mail-problem.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { roleNames } from './member-list.tsx'
import {
  asOwner,
  refreshPeople,
  useInvitationMails,
  useInvitations,
  useWorkspaceChange,
} from './use-workspaces.ts'
import { invited, workspaceMessages } from './workspace-messages.ts'
import { cancelInvitation, inviteMember, type Workspace } from './workspaces-api.ts'

/** Owners invite by email and see which invitations are still open. */
export function InvitePeople({ userId, workspace }: { userId: string; workspace: Workspace }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<WorkspaceRole>('editor')
  const { error, isBusy, submit } = useSubmit(() =>
    asOwner(userId, async () => {
      const address = email.trim()
      if (address === '') return workspaceMessages.emailMissing
      const { replaced } = await inviteMember({ workspace_id: workspace.id, email: address, role })
      setEmail('')
      showToast(invited(address, replaced), 'success')
      refreshPeople(workspace.id)
      return undefined
    }),
  )
  return (
    <Card
      title="Invite someone"
      description={`They get an email with a link and a code, good for ${invitationDays} days.`}
    >
      <form className="grid items-start gap-3 md:grid-cols-[1fr_9rem_auto]" noValidate onSubmit={submit}>
        <TextField
          label="Email"
          error={error}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          value={email}
          onValueChange={setEmail}
        />
        <SelectField
          label="Role"
          value={role}
          onValueChange={setRole}
          options={workspaceRoles.map((each) => [each, roleNames[each]])}
        />
        <Button type="submit" className="md:mt-[26px]" busy={isBusy}>
          Send invitation
        </Button>
      </form>
      <Pending userId={userId} workspaceId={workspace.id} />
    </Card>
  )
}

function Pending({ userId, workspaceId }: { userId: string; workspaceId: string }) {
  const { data: invitations = [] } = useInvitations(workspaceId, true)
  const { data: mails = [] } = useInvitationMails(workspaceId, invitations.length)
  const cancel = useWorkspaceChange({ userId, workspaceId }, (id: string) =>
    cancelInvitation(workspaceId, id),
  )
  const resend = useWorkspaceChange({ userId, workspaceId }, async ({ email, role }: InvitationRow) => {
    const { replaced } = await inviteMember({ workspace_id: workspaceId, email, role })
    showToast(invited(email, replaced), 'success')
  })
  if (invitations.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-14 font-medium">Pending invitations</h3>
      <ul className="mt-1 divide-y divide-line">
        {invitations.map((invitation) => (
          <PendingRow
            key={invitation.id}
            invitation={invitation}
            mail={mails.find(({ invitation_id }) => invitation_id === invitation.id)}
            isCanceling={cancel.isPending && cancel.variables === invitation.id}
            onCancel={() => cancel.mutate(invitation.id)}
            isResending={resend.isPending && resend.variables.id === invitation.id}
            onResend={() => resend.mutate(invitation)}
          />
        ))}
      </ul>
    </>
  )
}

interface PendingRowProps {
  invitation: InvitationRow
  mail: MailOutcome | undefined
  isCanceling: boolean
  onCancel: () => void
  isResending: boolean
  onResend: () => void
}

function PendingRow(props: PendingRowProps) {
  const { invitation, mail, isCanceling, onCancel, isResending, onResend } = props
  const { email, role, expires_at } = invitation
  const isExpired = new Date(expires_at) < new Date()
  const isStuck = mail?.state === 'waiting' || mail?.state === 'failed'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-14">
      <span className="min-w-40 flex-1 wrap-anywhere">{email}</span>
      <span className={isExpired ? 'text-warn' : 'text-ink-soft'}>
        {roleNames[role]} · {isExpired ? 'expired' : `expires ${formatDay(expires_at) ?? 'soon'}`}
      </span>
      {(isExpired || isStuck) && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Send again to ${email}`}
          busy={isResending}
          onClick={onResend}
        >
          Send again
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        className="max-md:-ml-3"
        aria-label={`${isExpired ? 'Remove' : 'Cancel'} the invitation to ${email}`}
        busy={isCanceling}
        onClick={onCancel}
      >
        {isExpired ? 'Remove' : 'Cancel'}
      </Button>
      {isStuck && !isExpired && (
        <div className="basis-full">
          <MailProblem mail={mail} email={email} advice="Check the address and invite them again." />
        </div>
      )}
    </li>
  )
}
