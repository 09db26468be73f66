import { useState } from 'react'
import { type WorkspaceRole, workspaceRoles } from '#domain/workspace/membership.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useMembers, useWorkspaceChange } from './use-workspaces.ts'
import { removed } from './workspace-messages.ts'
import { changeRole, type Member, removeMember, type Workspace } from './workspaces-api.ts'

export const roleNames: Record<WorkspaceRole, string> = {
  owner: 'Owner',
  editor: 'Editor',
  viewer: 'Viewer',
}

/** The people of a workspace; owners change roles and remove members. */
export function MemberList({ userId, workspace }: { userId: string; workspace: Workspace }) {
  const { data: members = [] } = useMembers(workspace.id)
  const [asked, setAsked] = useState<Member>()
  const place = { userId, workspaceId: workspace.id }
  const role = useWorkspaceChange(place, (given: { member: Member; role: WorkspaceRole }) =>
    changeRole(workspace.id, given.member.userId, given.role),
  )
  const remove = useWorkspaceChange(place, async (member: Member) => {
    await removeMember(workspace.id, member.userId)
    showToast(removed(member.name), 'success')
  })
  const isOwner = workspace.role === 'owner'
  const hasOneOwner = members.filter((member) => member.role === 'owner').length < 2
  return (
    <Card title="Members" description="Owners manage members, editors write, and viewers read and comment.">
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <MemberName member={member} isYou={member.userId === userId} />
            {isOwner ? (
              <RoleSelect
                member={member}
                isFixed={role.isPending || (member.role === 'owner' && hasOneOwner)}
                onChange={(chosen) => role.mutate({ member, role: chosen })}
              />
            ) : (
              <span className="text-14 text-ink-soft">{roleNames[member.role]}</span>
            )}
            {isOwner && member.userId !== userId && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${member.name}`}
                busy={remove.isPending && remove.variables === member}
                onClick={() => setAsked(member)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOwner && hasOneOwner && members.length > 0 && (
        <p className="mt-3 text-13 text-ink-soft">
          A workspace needs an owner.{' '}
          {members.length === 1
            ? 'Once someone joins, you can make them an owner and change your own role.'
            : 'Make someone else an owner before you change this role or leave.'}
        </p>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={`Remove ${asked?.name ?? ''}?`}
        description={`${asked?.email ? `${asked.email} loses` : 'They lose'} access right away. What they wrote stays in the workspace.`}
        confirmLabel="Remove"
        onConfirm={() => {
          if (asked) remove.mutate(asked)
          setAsked(undefined)
        }}
      />
    </Card>
  )
}

function MemberName({ member, isYou }: { member: Member; isYou: boolean }) {
  return (
    <span className="min-w-48 flex-1 wrap-anywhere">
      {member.name}
      {isYou && <span className="text-ink-soft"> (you)</span>}
      {member.email !== undefined && <span className="block text-13 text-ink-soft">{member.email}</span>}
    </span>
  )
}

interface RoleSelectProps {
  member: Member
  isFixed: boolean
  onChange: (role: WorkspaceRole) => void
}

function RoleSelect({ member, isFixed, onChange }: RoleSelectProps) {
  return (
    <span className="w-32">
      <Select
        aria-label={`Role for ${member.name}`}
        className="h-9! text-14! max-md:text-16!"
        value={member.role}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.value as WorkspaceRole)}
      >
        {workspaceRoles.map((each) => (
          <option key={each} value={each}>
            {roleNames[each]}
          </option>
        ))}
      </Select>
    </span>
  )
}
