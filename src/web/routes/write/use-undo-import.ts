// Undoing an import: by the toast's Undo, or by the editor's, which also restores the default title.
import { useLayoutEffect, useRef } from 'react'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { useOnLeave } from '#web/lib/use-on-leave.ts'
import { dismissToast, showToast } from '#web/ui/feedback/toast.tsx'

interface Imported {
  /** The text before the import. */
  before: string
  /** The title it gave to an untitled document. */
  title: { from: string; to: string } | undefined
  toast: string
}

interface Desk {
  documentKey: string | undefined
  title: string
  rename: (title: string) => void
  handle: EditorHandle | undefined
}

export function useUndoImport(desk: Desk) {
  const latest = useRef(desk)
  useLayoutEffect(() => {
    latest.current = desk
  })
  const imported = useRef<Imported>(undefined)

  function forget(): void {
    if (imported.current) dismissToast(imported.current.toast)
    imported.current = undefined
  }

  /** Reports the import, and offers Undo if it replaced a text. */
  function offer(
    message: { title: string; text?: string },
    change: Omit<Imported, 'toast'> & { hadText: boolean },
  ): void {
    const { hadText, ...rest } = change
    const action = { label: 'Undo', onSelect: () => latest.current.handle?.replaceHtml(rest.before) }
    const toast = showToast({ ...message, ...(hadText && { action }) }, 'success')
    imported.current = { ...rest, toast }
  }

  /** Call after every change of the text: it may be the old one again. */
  function checkUndone(): void {
    const { handle, title, rename } = latest.current
    if (!imported.current || handle?.readHtml() !== imported.current.before) return
    const { from, to } = imported.current.title ?? {}
    if (from !== undefined && title === to) rename(from)
    forget()
  }

  useOnLeave(desk.documentKey, forget)
  return { offer, checkUndone, forget }
}
