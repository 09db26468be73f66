import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { forgetWorkspace, useMembers, useWorkspaceChange } from './use-workspaces.ts'
import { deleted, left } from './workspace-messages.ts'
import { deleteWorkspace, leaveWorkspace, type Workspace } from './workspaces-api.ts'

type Question = 'leave' | 'delete'

interface WorkspaceEndProps {
  userId: string
  workspace: Workspace
  /** Called before the user leaves or deletes it. */
  onEnd: () => void
}

/** Leaving a workspace, and for owners deleting an empty one. The last owner can only delete it. */
export function WorkspaceEnd({ userId, workspace, onEnd }: WorkspaceEndProps) {
  const { data: members } = useMembers(workspace.id)
  const [asked, setAsked] = useState<Question>()
  const isOwner = workspace.role === 'owner'
  const isLastOwner = isOwner && (members ?? []).filter(({ role }) => role === 'owner').length < 2
  const end = useWorkspaceChange({ userId, workspaceId: workspace.id }, async (question: Question) => {
    onEnd()
    if (question === 'leave') await leaveWorkspace(workspace.id, userId)
    else await deleteWorkspace(workspace.id)
    await forgetWorkspace(userId)
    showToast(question === 'leave' ? left(workspace.name) : deleted(workspace.name), 'success')
  })
  if (members === undefined) return null
  const isAlone = members.length === 1
  const isRunning = (question: Question) => end.isPending && end.variables === question
  return (
    <Card title={isOwner ? 'Leave or delete' : 'Leave'}>
      <p className="max-w-[58ch] text-14 text-ink-soft">
        {describeLeaving(isLastOwner, isAlone)}
        {isOwner && ' A workspace can be deleted once it has no documents and its trash is empty.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isLastOwner && (
          <Button variant="secondary" busy={isRunning('leave')} onClick={() => setAsked('leave')}>
            Leave workspace
          </Button>
        )}
        {isOwner && (
          <Button
            variant="secondary"
            className="border-bad text-bad hover:border-bad"
            busy={isRunning('delete')}
            onClick={() => setAsked('delete')}
          >
            Delete workspace
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        {...(asked === 'delete' ? askToDelete(workspace.name, isAlone) : askToLeave(workspace.name))}
        onConfirm={() => {
          if (asked) end.mutate(asked)
          setAsked(undefined)
        }}
      />
    </Card>
  )
}

const askToLeave = (name: string) => ({
  title: `Leave ${name}?`,
  description: 'You’ll need a new invitation to come back.',
  confirmLabel: 'Leave',
})

const askToDelete = (name: string, isAlone: boolean) => ({
  title: `Delete ${name}?`,
  description: `${isAlone ? 'Its clients' : 'Everyone will lose access, and its clients'} will be deleted too. This can’t be undone.`,
  confirmLabel: 'Delete',
})

function describeLeaving(isLastOwner: boolean, isAlone: boolean): string {
  if (!isLastOwner)
    return 'If you leave, you’ll lose access right away. What you wrote stays in the workspace.'
  return isAlone
    ? 'You’re the only member, so you can’t leave. You can delete the workspace instead.'
    : 'You’re the only owner, so you can’t leave yet. Make someone else an owner first.'
}
