// Several entries behind one button, so that the toolbar fits the width of the page.
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { type ComponentProps, Fragment, useRef } from 'react'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlay/menu.tsx'
import { keepFocus, toolLook } from './tool-button.tsx'

interface ToolbarMenuEntry extends Omit<ComponentProps<typeof MenuItem>, 'onSelect'> {
  id: string
  run: () => void
}

interface ToolbarMenuProps {
  label: string
  icon: LucideIcon
  enabled: boolean
  /** With a line between them. */
  groups: readonly (readonly ToolbarMenuEntry[])[]
}

export function ToolbarMenu({ label, icon: Icon, enabled, groups }: ToolbarMenuProps) {
  const picked = useRef<ToolbarMenuEntry>(undefined)
  /** Runs after the menu has closed, which would take the focus from a form that an entry opens. */
  function onClosed(): boolean {
    const entry = picked.current
    picked.current = undefined
    entry?.run()
    return entry !== undefined
  }
  return (
    <Menu
      onClosed={onClosed}
      trigger={
        <Toolbar.Button
          {...keepFocus}
          disabled={!enabled}
          aria-label={label}
          className={`${toolLook} gap-1 text-ink-soft disabled:opacity-45 @min-[53rem]:px-2`}
        >
          <Icon size={18} strokeWidth={1.5} aria-hidden />
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden className="hidden @min-[53rem]:block" />
        </Toolbar.Button>
      }
    >
      {groups.map((entries, index) => (
        <Fragment key={entries[0]?.id}>
          {index > 0 && <MenuLine />}
          {entries.map((entry) => {
            const { id, run: _run, ...item } = entry
            return (
              <MenuItem
                key={id}
                {...item}
                onSelect={() => {
                  picked.current = entry
                }}
              />
            )
          })}
        </Fragment>
      ))}
    </Menu>
  )
}
