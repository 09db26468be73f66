// Block formats and lists behind one button, so that the toolbar fits the width of the sheet.
import { ChevronDown, Type } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { Fragment, useRef } from 'react'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { useFormat } from '#web/features/editor/use-desk-state.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlay/menu.tsx'
import { type FormatEntry, formatEntries } from './format-entries.ts'
import { keepFocus, toolLook } from './tool-button.tsx'

const groups: readonly FormatEntry['group'][] = ['block', 'list', 'insert']

export function StyleMenu({ desk, enabled }: { desk: EditorDesk; enabled: boolean }) {
  const format = useFormat(desk)
  const picked = useRef<FormatEntry>(undefined)
  /** Runs after the menu has closed, which would take the focus from a form that an entry opens. */
  function onClosed(): boolean {
    const entry = picked.current
    picked.current = undefined
    if (!entry) return false
    liveView(desk.editor)?.focus()
    entry.run(desk)
    return true
  }
  return (
    <Menu
      onClosed={onClosed}
      trigger={
        <Toolbar.Button
          {...keepFocus}
          disabled={!enabled}
          aria-label="Text style"
          className={`${toolLook} gap-1 text-ink-soft disabled:opacity-45 @min-[53rem]:px-2`}
        >
          <Type size={18} strokeWidth={1.5} aria-hidden />
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden className="hidden @min-[53rem]:block" />
        </Toolbar.Button>
      }
    >
      {groups.map((group, index) => (
        <Fragment key={group}>
          {index > 0 && <MenuLine />}
          {formatEntries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <MenuItem
                key={entry.id}
                icon={entry.icon}
                label={entry.label}
                keys={entry.keys}
                disabled={entry.isOff?.(format) ?? false}
                {...(entry.isOn && { checked: entry.isOn(format) })}
                onSelect={() => {
                  picked.current = entry
                }}
              />
            ))}
        </Fragment>
      ))}
    </Menu>
  )
}
