import { Users } from 'lucide-react'
import { useContext } from 'react'
import { chooseWorkspace } from '#web/lib/chosen-workspace.ts'
import { leaveSafely } from '#web/lib/leave-safely.ts'
import { paths } from '#web/paths.ts'
import { Select } from '#web/ui/form/select.tsx'
import { IconLink } from '#web/ui/icon-button.tsx'
import { CollapsedContext } from '#web/ui/sidebar/sidebar-entry.tsx'
import type { WorkspaceChoice } from './use-workspaces.ts'

interface WorkspaceSwitcherProps {
  userId: string
  choice: WorkspaceChoice
  /** The user went to another workspace: its documents are listed now. */
  onSwitched: () => void
}

/** At the top of the sidebar, only when there is more than one workspace. */
export function WorkspaceSwitcher({ userId, choice, onSwitched }: WorkspaceSwitcherProps) {
  const isCollapsed = useContext(CollapsedContext)
  const { workspaces, current } = choice
  if (isCollapsed || current === undefined) return null
  const goTo = (id: string) =>
    leaveSafely(() => {
      const isShared = workspaces.some((workspace) => workspace.id === id && !workspace.isPersonal)
      chooseWorkspace(userId, isShared ? id : undefined)
      onSwitched()
    })
  return (
    <div className="mb-2 flex flex-none items-center gap-1">
      <span className="min-w-0 flex-1">
        <Select
          aria-label="Workspace"
          className="h-9! truncate text-14! font-medium max-md:text-16!"
          value={current.id}
          onChange={(event) => goTo(event.target.value)}
        >
          {workspaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </span>
      <IconLink icon={Users} label="Manage workspaces" to={paths.workspaceSettings} />
    </div>
  )
}
