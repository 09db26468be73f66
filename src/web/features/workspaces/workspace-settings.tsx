// Everything about workspaces on one page: the shared ones with their people, a form for another, and a code that was mailed.
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { chooseWorkspace } from '#web/lib/chosen-workspace.ts'
import { useSharedFields } from '#web/lib/use-shared-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadProblem } from '#web/ui/feedback/load-problem.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { ClashNote } from '#web/ui/form/clash-note.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { InvitePeople } from './invite-people.tsx'
import { MemberList } from './member-list.tsx'
import { StorageCard } from './storage-card.tsx'
import { asOwner, refreshWorkspaces, useShownWorkspace, useWorkspaces } from './use-workspaces.ts'
import { WorkspaceEnd } from './workspace-end.tsx'
import { created, joined, lost, renamed, workspaceMessages } from './workspace-messages.ts'
import { acceptInvitation, createWorkspace, renameWorkspace, type Workspace } from './workspaces-api.ts'

export function WorkspaceSettings({ userId }: { userId: string }) {
  const { data, isError, refetch } = useWorkspaces(userId)
  const shown = useShownWorkspace(userId)
  const onEnd = useLossNotice(data)
  if (isError) return <LoadProblem message={workspaceMessages.loadFailed} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <p role="status" className="flex items-center gap-2 text-14 text-ink-soft">
        <Spinner /> Loading your workspaces
      </p>
    )
  const shared = data.filter(({ isPersonal }) => !isPersonal)
  return (
    <div className="grid gap-5">
      {shared.length > 1 && shown && (
        <SelectField
          label="Workspace"
          value={shown.id}
          onValueChange={(chosen) => chooseWorkspace(userId, chosen)}
          options={shared.map(({ id, name }) => [id, name])}
        />
      )}
      {shown && <SharedWorkspace key={shown.id} userId={userId} workspace={shown} onEnd={onEnd} />}
      <CreateWorkspace userId={userId} isFirst={shared.length === 0} />
      <JoinByCode userId={userId} />
    </div>
  )
}

/** Says which workspaces the user has lost while the page was open. Returns what to call before the user ends one themselves. */
function useLossNotice(workspaces: readonly Workspace[] | undefined): (id: string) => void {
  const before = useRef<readonly Workspace[]>([])
  const ended = useRef(new Set<string>())
  useEffect(() => {
    if (workspaces === undefined) return
    const isThere = new Set(workspaces.map(({ id }) => id))
    for (const { id, name } of before.current)
      if (!isThere.has(id) && !ended.current.has(id)) showToast(lost(name))
    before.current = workspaces
  }, [workspaces])
  return (id) => void ended.current.add(id)
}

interface SharedWorkspaceProps {
  userId: string
  workspace: Workspace
  onEnd: (id: string) => void
}

function SharedWorkspace({ userId, workspace, onEnd }: SharedWorkspaceProps) {
  return (
    <>
      <NameCard userId={userId} workspace={workspace} />
      <MemberList userId={userId} workspace={workspace} />
      {workspace.role === 'owner' && <InvitePeople userId={userId} workspace={workspace} />}
      <StorageCard workspaceId={workspace.id} />
      <WorkspaceEnd userId={userId} workspace={workspace} onEnd={() => onEnd(workspace.id)} />
    </>
  )
}

function NameCard({ userId, workspace }: { userId: string; workspace: Workspace }) {
  const { draft, clashes, set, reset, takeTheirs } = useSharedFields({ name: workspace.name })
  const { error, isBusy, submit } = useSubmit(() =>
    asOwner(userId, async () => {
      const name = draft.name.trim()
      if (name === '') return workspaceMessages.nameMissing
      await renameWorkspace(workspace.id, name)
      reset({ name })
      await refreshWorkspaces(userId)
      showToast(renamed, 'success')
      return undefined
    }),
  )
  if (workspace.role !== 'owner')
    return (
      <Card title={workspace.name} description="Owners can rename the workspace and manage its members.">
        {null}
      </Card>
    )
  return (
    <Card title={workspace.name}>
      <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <div className="min-w-48 flex-1">
          <TextField
            label="Workspace name"
            error={error}
            maxLength={80}
            value={draft.name}
            onValueChange={(name) => set({ name })}
          />
        </div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Rename
        </Button>
      </form>
      <ClashNote fields={clashes.map(() => 'the name')} onTakeTheirs={takeTheirs} />
    </Card>
  )
}

function CreateWorkspace({ userId, isFirst }: { userId: string; isFirst: boolean }) {
  const [name, setName] = useState('')
  const { error, isBusy, submit } = useSubmit(async () => {
    const trimmed = name.trim()
    if (trimmed === '') return workspaceMessages.nameMissing
    const id = await createWorkspace(trimmed)
    setName('')
    chooseWorkspace(userId, id)
    await refreshWorkspaces(userId)
    showToast(created(trimmed), 'success')
    return undefined
  })
  return (
    <Card
      title={isFirst ? 'Create a workspace' : 'Create another workspace'}
      description="Members share documents, clients and the trash. Your personal documents stay private."
    >
      <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <div className="min-w-48 flex-1">
          <TextField
            label="Name"
            error={error}
            maxLength={80}
            placeholder="Your agency or team"
            value={name}
            onValueChange={setName}
          />
        </div>
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} busy={isBusy}>
          Create workspace
        </Button>
      </form>
    </Card>
  )
}

function JoinByCode({ userId }: { userId: string }) {
  const [code, setCode] = useState('')
  const { error, isBusy, submit, forget } = useSubmit(async () => {
    if (code.trim() === '') return workspaceMessages.codeMissing
    const { workspace_id, name } = await acceptInvitation({ code: code.trim() })
    setCode('')
    chooseWorkspace(userId, workspace_id)
    await refreshWorkspaces(userId)
    showToast(joined(name), 'success')
    return undefined
  })
  return (
    <Card title="Join with a code" description="It’s in the invitation email.">
      <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <div className="w-48">
          <TextField
            label="Invitation code"
            error={error}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onValueChange={(typed) => {
              setCode(typed)
              forget()
            }}
          />
        </div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Join
        </Button>
      </form>
    </Card>
  )
}
