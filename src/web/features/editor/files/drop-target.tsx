import { FileInput } from 'lucide-react'
import type { RefObject } from 'react'
import { hasText } from '#web/features/editor/document/read-document.ts'
import { canEdit, type EditorDesk } from '#web/features/editor/editor-handle.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useFileDrop } from './use-file-drop.ts'

interface DropTargetProps {
  desk: EditorDesk
  /** The element that accepts dropped files. */
  area: RefObject<HTMLElement | null>
  onFile: ((file: File) => void) | undefined
}

/** Shows where to drop a file while one is dragged over the window. With the keyboard, use the Upload button. */
export function DropTarget({ desk, area, onFile }: DropTargetProps) {
  const state = useFileDrop(area, !canEdit(desk) ? undefined : onFile)
  if (state === 'none') return null
  return (
    <div
      data-drop={state}
      aria-hidden
      className="pointer-events-none absolute inset-0 z-10 animate-appear bg-paper/85 p-3 md:px-6 md:py-8"
    >
      <div
        className={classNames(
          'mx-auto grid h-full max-w-[46rem] place-content-center justify-items-center gap-2 rounded-card border-2 border-dashed px-6 text-center',
          state === 'over' ? 'border-accent bg-accent-tint' : 'border-line-strong bg-sheet',
        )}
      >
        <FileInput size={32} strokeWidth={1.25} className="mb-1 text-accent" />
        <p className="title-2">{state === 'over' ? 'Drop to import' : 'Drop your file here'}</p>
        <p className="text-14 text-ink-soft">
          Word or plain text.
          {hasText(desk.editor.state.doc) && ' It replaces your text. You can undo.'}
        </p>
      </div>
    </div>
  )
}
