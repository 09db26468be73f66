// Imports a file that was chosen or dropped: checks it, uploads it, and inserts the server's result. One at a time.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cleanFileName } from '#domain/document/imported-file.ts'
import { acceptsUpload } from '#domain/document/upload.ts'
import { type Message, validationMessages } from '#web/messages.ts'
import { dismissToast, showToast } from '#web/ui/feedback/toast.tsx'
import { importFailed } from './file-messages.ts'
import { uploadDocument } from './files-api.ts'

export interface ImportRun {
  /** The displayed file name. */
  name: string
  /** Upload progress from 0 to 1. */
  part: number
  /** The text is being inserted: too late to cancel. */
  isPlacing: boolean
}

interface UseImportOptions {
  /** The open document: when it changes, an import for the previous one is canceled. */
  documentKey: string | undefined
  /** An import starts: messages about the previous one are dismissed. */
  onStart?: () => void
  /** Replaces the text and reports the result. */
  place: (html: string, name: string) => Promise<void>
}

export function useImport({ documentKey, onStart, place }: UseImportOptions) {
  const [run, setRun] = useState<ImportRun>()
  const running = useRef<AbortController>(undefined)
  const complaint = useRef<string>(undefined)
  const cancel = () => running.current?.abort()
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with the document it was begun for
  useEffect(() => () => running.current?.abort(), [documentKey])
  const latest = useRef(place)
  useLayoutEffect(() => {
    latest.current = place
  })

  async function bring(file: File, signal: AbortSignal): Promise<void> {
    const name = cleanFileName(file.name)
    const show = (part: number, isPlacing = false) => !signal.aborted && setRun({ name, part, isPlacing })
    show(0)
    const { html } = await uploadDocument(file, { signal, onProgress: show })
    show(1, true)
    await latest.current(html, name)
  }

  function complain(message: Message): void {
    complaint.current = showToast(message, 'error')
  }

  async function start(file: File): Promise<void> {
    if (running.current) return
    if (complaint.current !== undefined) dismissToast(complaint.current)
    if (!acceptsUpload(file.name, file.type)) {
      complain(validationMessages.fileType)
      return
    }
    onStart?.()
    const controller = new AbortController()
    running.current = controller
    try {
      await bring(file, controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) {
        console.error(error)
        complain(importFailed(error))
      }
    } finally {
      running.current = undefined
      setRun(undefined)
    }
  }

  return { run, start, cancel }
}
