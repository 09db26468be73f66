// The export menu on phones: a bottom sheet.
import { useRef } from 'react'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { runExport } from '#web/features/editor/toolbar/tool-entries.ts'
import { BottomSheet } from '#web/ui/overlay/bottom-sheet.tsx'
import { type ExportFormat, exportEntries } from './export-formats.ts'

interface ExportSheetProps {
  desk: EditorDesk
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ExportSheet({ desk, open, onOpenChange }: ExportSheetProps) {
  const picked = useRef<ExportFormat>(undefined)
  /** Runs after the sheet has closed: it must not be printed or keep the focus. */
  function onClosed(): void {
    const format = picked.current
    picked.current = undefined
    if (format) runExport(format, desk)
  }
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title="Export" onClosed={onClosed}>
      <ul className="-mx-2">
        {exportEntries.map(({ format, icon: Icon, label }) => (
          <li key={format} className={format === 'mail' ? 'mt-2 border-t border-line pt-2' : undefined}>
            <button
              type="button"
              className="flex h-12 w-full cursor-pointer items-center gap-3 rounded-control px-2 text-left text-16 active:bg-fill"
              onClick={() => {
                picked.current = format
                onOpenChange(false)
              }}
            >
              <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-soft" />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}
