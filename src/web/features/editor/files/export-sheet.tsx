// The export menu on phones: a bottom sheet.
import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { isToolShown, sendOut, tools } from '#web/features/editor/toolbar/tool-entries.ts'
import { BottomSheet } from '#web/ui/overlay/bottom-sheet.tsx'
import { type ExportFormat, exportEntries } from './export-formats.ts'

interface ExportSheetProps {
  desk: EditorDesk
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ExportSheet({ desk, open, onOpenChange }: ExportSheetProps) {
  const picked = useRef<ExportFormat | 'review'>(undefined)
  /** Runs after the bottom sheet has closed: it must not be printed or keep the focus. */
  function onClosed(): void {
    const format = picked.current
    picked.current = undefined
    if (format) sendOut(format, desk)
  }
  const pick = (format: ExportFormat | 'review') => {
    picked.current = format
    onOpenChange(false)
  }
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title="Export" onClosed={onClosed}>
      <ul className="-mx-2">
        {exportEntries.map(({ format, icon, label }) => (
          <li key={format} className={format === 'mail' ? 'mt-2 border-t border-line pt-2' : undefined}>
            <Entry {...{ icon, label }} onPick={() => pick(format)} />
          </li>
        ))}
        {isToolShown('review', desk.actions) && (
          <li>
            <Entry {...tools.review} onPick={() => pick('review')} />
          </li>
        )}
      </ul>
    </BottomSheet>
  )
}

interface EntryProps {
  icon: LucideIcon
  label: string
  onPick: () => void
}

function Entry({ icon: Icon, label, onPick }: EntryProps) {
  return (
    <button
      type="button"
      className="flex h-12 w-full cursor-pointer items-center gap-3 rounded-control px-2 text-left text-16 active:bg-fill"
      onClick={onPick}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-soft" />
      {label}
    </button>
  )
}
