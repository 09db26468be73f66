// Under 768 px four buttons replace the toolbar; formatting moves to the top bar's bottom sheet.
import { memo, useState } from 'react'
import { isActionEnabled } from '#domain/editor/toolbar.ts'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { ExportSheet } from '#web/features/editor/files/export-sheet.tsx'
import { useContentState } from '#web/features/editor/use-desk-state.ts'
import { isToolShown, runTool, type ToolName, tools } from './tool-entries.ts'

const names: readonly ToolName[] = ['save', 'export', 'copy', 'history']

export const MobileBar = memo(function MobileBar({ desk }: { desk: EditorDesk }) {
  const { hasContent } = useContentState(desk)
  const [isExporting, setExporting] = useState(false)
  const { isBusy, isSavedDocument } = desk
  return (
    <section
      aria-label="Document"
      className="flex border-t border-line bg-paper pb-[max(8px,env(safe-area-inset-bottom))]"
    >
      {names
        .filter((name) => isToolShown(name, desk.actions))
        .map((name) => {
          const { icon: Icon, word } = tools[name]
          const enabled = isActionEnabled(name, { isBusy, isSavedDocument, hasContent })
          return (
            <button
              key={name}
              type="button"
              aria-disabled={!enabled}
              {...(name === 'export' && { 'aria-haspopup': 'dialog', 'aria-expanded': isExporting })}
              className="grid flex-1 cursor-pointer justify-items-center gap-1 pt-2.5 pb-2 text-12 font-medium transition-colors active:bg-fill aria-disabled:opacity-45"
              onClick={() => (name === 'export' ? enabled && setExporting(true) : runTool(name, desk))}
            >
              <Icon size={20} strokeWidth={1.5} aria-hidden className="text-ink-soft" />
              {word}
            </button>
          )
        })}
      <ExportSheet desk={desk} open={isExporting} onOpenChange={setExporting} />
    </section>
  )
})
