import { useState } from 'react'
import { documentMessages } from '#web/features/documents/document-messages.ts'
import type { SaveOutcome } from '#web/features/documents/saving/saver-state.ts'
import { validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/** Puts a text back; `version` is the id of the version it is of, undefined when a restore is undone. */
export type RestoreVersion = (html: string, version: string | undefined) => Promise<SaveOutcome>

interface RestoreOptions {
  readHtml: () => string
  /** Replaces the text; the current one becomes a version. */
  onRestore: RestoreVersion
  /** With the toast that offers Undo. */
  onDone: (toast: string) => void
}

/** Restores a version without confirmation, because it can be undone. */
export function useRestoreVersion({ readHtml, onRestore, onDone }: RestoreOptions) {
  const [isRestoring, setRestoring] = useState(false)

  async function put(html: string, version?: string): Promise<boolean> {
    const outcome = await onRestore(html, version)
    if (outcome.kind === 'saved') return true
    const isSignedOut = outcome.kind === 'failed' && outcome.problem === 'signed_out'
    // A conflict opens its own dialog.
    if (isSignedOut) showToast(validationMessages.saveSignedOut, 'error')
    else if (outcome.kind === 'failed' && outcome.problem === 'other')
      showToast(documentMessages.restoreVersion, 'error')
    return false
  }

  async function restore(html: string, version: string): Promise<void> {
    const replaced = readHtml()
    setRestoring(true)
    const isDone = await put(html, version)
    setRestoring(false)
    if (!isDone) return
    const action = { label: 'Undo', onSelect: () => void put(replaced) }
    onDone(showToast({ ...documentMessages.versionRestored, action }, 'success'))
  }

  return { restore, isRestoring }
}
