// Block formats and lists.
import { Type } from 'lucide-react'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { useFormat } from '#web/features/editor/use-desk-state.ts'
import { type FormatEntry, formatEntries } from './format-entries.ts'
import { ToolbarMenu } from './toolbar-menu.tsx'

const groups: readonly FormatEntry['group'][] = ['block', 'list', 'other']

export function StyleMenu({ desk, enabled }: { desk: EditorDesk; enabled: boolean }) {
  const format = useFormat(desk)
  const toEntry = ({ id, icon, label, keys, isOff, isOn, run }: FormatEntry) => ({
    id,
    icon,
    label,
    keys,
    disabled: isOff?.(format) ?? false,
    ...(isOn && { checked: isOn(format) }),
    run: () => {
      liveView(desk.editor)?.focus()
      run(desk)
    },
  })
  return (
    <ToolbarMenu
      label="Text style"
      icon={Type}
      enabled={enabled}
      groups={groups.map((group) => formatEntries.filter((entry) => entry.group === group).map(toEntry))}
    />
  )
}
