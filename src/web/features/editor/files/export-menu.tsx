// The toolbar's export button: a menu with Word first.
import { ChevronDown } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { type ComponentProps, Fragment, useRef } from 'react'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { keepFocus, toolLook } from '#web/features/editor/toolbar/tool-button.tsx'
import { isToolShown, sendOut, tools } from '#web/features/editor/toolbar/tool-entries.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlay/menu.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { type ExportFormat, exportEntries } from './export-formats.ts'

export function ExportMenu({ desk, enabled }: { desk: EditorDesk; enabled: boolean }) {
  const picked = useRef<ExportFormat | 'review'>(undefined)
  /** Runs after the menu has closed and the focus is back: the menu must not be printed or take the clipboard. */
  function onClosed(): boolean {
    const format = picked.current
    picked.current = undefined
    if (format) setTimeout(() => sendOut(format, desk))
    return false
  }
  return (
    <Menu onClosed={onClosed} trigger={<ExportButton enabled={enabled} />}>
      {exportEntries.map(({ format, icon, label }) => (
        <Fragment key={format}>
          {format === 'mail' && <MenuLine />}
          <MenuItem
            icon={icon}
            label={label}
            onSelect={() => {
              picked.current = format
            }}
          />
        </Fragment>
      ))}
      {isToolShown('review', desk.actions) && (
        <MenuItem
          icon={tools.review.icon}
          label={tools.review.label}
          onSelect={() => {
            picked.current = 'review'
          }}
        />
      )}
    </Menu>
  )
}

const openingKeys = ['Enter', ' ', 'ArrowDown']

/** Disabled, it stays focusable like every other tool but doesn't open. */
function ExportButton({ enabled, ...rest }: ComponentProps<'button'> & { enabled: boolean }) {
  const { icon: Icon, label } = tools.export
  const { onPointerDown, onKeyDown } = rest
  return (
    <Tooltip text={label}>
      <Toolbar.Button
        {...rest}
        {...keepFocus}
        aria-label={label}
        aria-disabled={!enabled}
        onPointerDown={(event) => enabled && onPointerDown?.(event)}
        onKeyDown={(event) => {
          if (enabled || !openingKeys.includes(event.key)) onKeyDown?.(event)
        }}
        className={`${toolLook} gap-1 text-ink-soft @min-[53rem]:px-2`}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden />
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden className="hidden @min-[53rem]:block" />
      </Toolbar.Button>
    </Tooltip>
  )
}
