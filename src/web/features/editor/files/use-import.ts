// Imports a file that was chosen or dropped: checks it, uploads it, asks where there is a choice, and inserts the result. One at a time.
import { useLayoutEffect, useRef, useState } from 'react'
import { cleanFileName } from '#domain/document/imported-file.ts'
import { acceptsUpload } from '#domain/document/upload.ts'
import { isWorthReporting, type UploadedPicture, type UploadReport } from '#domain/document/upload-report.ts'
import { useOnLeave } from '#web/lib/use-on-leave.ts'
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

/** What is to become of an uploaded file. */
export interface ImportChoice {
  html: string
  target: 'this document' | 'new document'
}

/** What a person is asked before the text is placed. */
export interface ImportQuestion {
  name: string
  html: string
  report: UploadReport
  /** The page has text that would be replaced. */
  hasText: boolean
  /** Undefined cancels the import. */
  answer: (choice: ImportChoice | undefined) => void
}

interface UseImportOptions {
  /** The open document: when it changes, an import for the previous one is canceled. */
  documentKey: string | undefined
  /** An import starts: messages about the previous one are dismissed. */
  onStart?: () => void
  /** Whether the page has text. */
  hasText: () => boolean
  /** Takes the files of the pictures that the text names, before it is placed. */
  addPictures?: (choice: ImportChoice, pictures: readonly UploadedPicture[]) => Promise<void>
  /** Places the text and reports the result. */
  place: (choice: ImportChoice, file: { name: string; report: UploadReport }) => Promise<void>
}

export function useImport({ documentKey, onStart, hasText, addPictures, place }: UseImportOptions) {
  const [run, setRun] = useState<ImportRun>()
  const [question, setQuestion] = useState<ImportQuestion>()
  const running = useRef<AbortController>(undefined)
  const problemToast = useRef<string>(undefined)
  const cancel = () => running.current?.abort()
  useOnLeave(documentKey, cancel)
  const latest = useRef(place)
  useLayoutEffect(() => {
    latest.current = place
  })

  async function bring(file: File, signal: AbortSignal): Promise<void> {
    const name = cleanFileName(file.name)
    const show = (part: number, isPlacing = false) => !signal.aborted && setRun({ name, part, isPlacing })
    show(0)
    const { html, report, pictures = [] } = await uploadDocument(file, { signal, onProgress: show })
    const choice =
      hasText() || isWorthReporting(report)
        ? await ask({ name, html, report, hasText: hasText() }, signal)
        : ({ html, target: 'this document' } as const)
    if (choice === undefined || signal.aborted) return
    show(1, true)
    await addPictures?.(choice, pictures)
    await latest.current(choice, { name, report })
  }

  async function ask(asked: Omit<ImportQuestion, 'answer'>, signal: AbortSignal) {
    const choice = await new Promise<ImportChoice | undefined>((answer) => {
      signal.addEventListener('abort', () => answer(undefined))
      setQuestion({ ...asked, answer })
    })
    setQuestion(undefined)
    return choice
  }

  function showProblem(message: Message): void {
    problemToast.current = showToast(message, 'error')
  }

  async function start(file: File): Promise<void> {
    if (running.current) return
    if (problemToast.current !== undefined) dismissToast(problemToast.current)
    if (!acceptsUpload(file.name, file.type)) {
      showProblem(validationMessages.fileType)
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
        showProblem(importFailed(error, navigator.onLine))
      }
    } finally {
      running.current = undefined
      setRun(undefined)
    }
  }

  return { run, question, start, cancel }
}
