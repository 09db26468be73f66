import type { LucideIcon } from 'lucide-react'
import { createContext, type ReactElement, useContext } from 'react'
import { type LinkProps, NavLink } from 'react-router'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'

/** Whether the sidebar around an entry shows icons only. */
export const CollapsedContext = createContext(false)

const look =
  'flex h-9 max-md:h-11 w-full cursor-pointer items-center gap-2.5 rounded-control px-2 text-14 font-medium whitespace-nowrap text-ink-soft transition-colors group-data-[state=collapsed]/sidebar:justify-center group-data-[state=collapsed]/sidebar:px-0 hover:bg-fill hover:text-ink focus-visible:rounded-control focus-visible:-outline-offset-2 aria-[current=page]:bg-sheet aria-[current=page]:text-ink aria-[current=page]:shadow-[0_0_0_1px_var(--line)]'

interface EntryProps {
  icon: LucideIcon
  children: string
}

type SidebarLinkProps = EntryProps & Pick<LinkProps, 'to' | 'target' | 'rel'>

export function SidebarLink({ icon, children, ...link }: SidebarLinkProps) {
  return (
    <NamedAsIcon name={children}>
      <NavLink {...link} className={look}>
        <EntryContent icon={icon}>{children}</EntryContent>
      </NavLink>
    </NamedAsIcon>
  )
}

export function SidebarButton({ onClick, icon, children }: EntryProps & { onClick: () => void }) {
  return (
    <NamedAsIcon name={children}>
      <button type="button" className={look} onClick={onClick}>
        <EntryContent icon={icon}>{children}</EntryContent>
      </button>
    </NamedAsIcon>
  )
}

/** Collapsed to an icon, an entry keeps its accessible name and shows it as a tooltip. */
function NamedAsIcon({ name, children }: { name: string; children: ReactElement }) {
  const isCollapsed = useContext(CollapsedContext)
  return isCollapsed ? (
    <Tooltip text={name} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  )
}

function EntryContent({ icon: Icon, children }: EntryProps) {
  const isCollapsed = useContext(CollapsedContext)
  return (
    <>
      <Icon size={18} strokeWidth={1.5} aria-hidden className="flex-none" />
      <span className={isCollapsed ? 'sr-only' : undefined}>{children}</span>
    </>
  )
}
