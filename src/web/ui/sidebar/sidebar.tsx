import { PanelLeft } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { sidebarLimits } from '#domain/editor/interface-limits.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { CollapsedContext } from './sidebar-entry.tsx'

interface SidebarProps {
  /** The region's name, for screen readers. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Under 768 px it is a drawer over the page. */
  isSmallScreen: boolean
  /** Next to the toggle while expanded. */
  head: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** 16rem wide, 3rem as icons, 18rem as a drawer on small screens. */
export function Sidebar({ label, open, onOpenChange, isSmallScreen, head, foot, children }: SidebarProps) {
  useSidebarShortcut(() => onOpenChange(!open))
  if (isSmallScreen)
    return (
      <Drawer open={open} onOpenChange={onOpenChange} side="left" title={label}>
        <div className="group/sidebar flex min-h-0 flex-1 flex-col" data-state="expanded">
          <div className="flex min-h-0 flex-1 flex-col px-3">{children}</div>
          {foot && <div className="flex-none border-t border-line p-3">{foot}</div>}
        </div>
      </Drawer>
    )
  return (
    <aside
      aria-label={label}
      data-state={open ? 'expanded' : 'collapsed'}
      className="group/sidebar flex w-64 flex-none flex-col border-r border-line bg-paper-sunk transition-[width] data-[state=collapsed]:w-12"
    >
      <TooltipProvider>
        <CollapsedContext value={!open}>
          <div className="flex h-14 flex-none items-center justify-between pr-[5px] pl-5 group-data-[state=collapsed]/sidebar:justify-center group-data-[state=collapsed]/sidebar:p-0">
            {open && head}
            <SidebarToggle open={open} onOpenChange={onOpenChange} />
          </div>
          <div className="flex min-h-0 flex-1 flex-col px-3 pt-1 group-data-[state=collapsed]/sidebar:px-[5px]">
            {children}
          </div>
          {foot && (
            <div className="flex-none border-t border-line px-3 py-2 group-data-[state=collapsed]/sidebar:px-[5px]">
              {foot}
            </div>
          )}
        </CollapsedContext>
      </TooltipProvider>
    </aside>
  )
}

export function SidebarToggle({ open, onOpenChange }: Pick<SidebarProps, 'open' | 'onOpenChange'>) {
  return (
    <IconButton
      icon={PanelLeft}
      label={open ? 'Collapse sidebar' : 'Expand sidebar'}
      aria-keyshortcuts="Control+B Meta+B"
      aria-expanded={open}
      onClick={() => onOpenChange(!open)}
    />
  )
}

function isSidebarShortcut(event: KeyboardEvent): boolean {
  const isPlain = !event.shiftKey && !event.altKey && !event.defaultPrevented
  return isPlain && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === sidebarLimits.shortcut
}

/** In the editor the same shortcut means Bold. */
function isInEditor(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[contenteditable]:not([contenteditable="false"])') !== null
  )
}

/** Ctrl or Cmd plus b toggles the sidebar. */
function useSidebarShortcut(toggle: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSidebarShortcut(event) || isInEditor(event.target)) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
