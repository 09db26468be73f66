import { FileInput } from 'lucide-react'
import type { RefObject } from 'react'
import { hasText } from '#web/features/editor/document/read-document.ts'
import { canEdit, type EditorDesk } from '#web/features/editor/editor-handle.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { insertPictures } from '#web/features/editor/pictures/insert-picture.ts'
import { libraryOf } from '#web/features/editor/pictures/paste-pictures.ts'
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
  const { editor } = desk
  const state = useFileDrop(area, {
    onFile: canEdit(desk) ? onFile : undefined,
    onPictures: (files, at) => {
      const place = liveView(editor)?.posAtCoords(at)
      void insertPictures(editor, libraryOf(editor), files, place?.pos)
    },
  })
  if (state === 'none') return null
  if (state === 'picture')
    return (
      <div
        data-drop={state}
        aria-hidden
        className="pointer-events-none absolute inset-1 z-10 grid animate-appear items-end justify-items-center rounded-card border-2 border-dashed border-accent pb-28"
      >
        <p className="rounded-card bg-sheet px-4 py-2.5 text-14 font-medium shadow-pop">
          Drop the picture where you want it
        </p>
      </div>
    )
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
