// Import and export: connects the editor, which reads and writes files, with the document, which saves versions.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { defaultTitle, hasDefaultTitle } from '#domain/document/document.ts'
import { titleFromFile } from '#domain/document/imported-file.ts'
import type { UploadedPicture, UploadReport } from '#domain/document/upload-report.ts'
import { useDocumentServices } from '#web/features/documents/document-services.tsx'
import { importDocument } from '#web/features/documents/documents-api.ts'
import { keepImportComments, readNewestVersion } from '#web/features/documents/history/versions-api.ts'
import type { SaveOutcome } from '#web/features/documents/saving/saver-state.ts'
import { markSaved } from '#web/features/documents/use-documents.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import type { EditorActions, EditorHandle } from '#web/features/editor/editor-handle.ts'
import type { DocumentFacts } from '#web/features/editor/facts/document-facts.ts'
import { keepFile } from '#web/features/editor/facts/facts-api.ts'
import type { ExportFormat } from '#web/features/editor/files/export-formats.ts'
import { exportRelease } from '#web/features/editor/files/export-release.ts'
import { commentsNotKept, imported } from '#web/features/editor/files/file-messages.ts'
import { ImportProgress } from '#web/features/editor/files/import-progress.tsx'
import { ImportQuestionDialog } from '#web/features/editor/files/import-question-dialog.tsx'
import { pickFile } from '#web/features/editor/files/pick-file.ts'
import { type ImportChoice, useImport } from '#web/features/editor/files/use-import.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'
import { leaveSafely } from '#web/lib/leave-safely.ts'
import { pictureLibraryOf } from '#web/lib/pictures/picture-library.ts'
import { errorMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { readLines } from '#web/ui/word-diff/read-lines.ts'
import { useUndoImport } from './use-undo-import.ts'

/** How long an export waits for the number of the version in its name. */
const namingTimeoutMs = 2_000

interface Files {
  actions: Pick<EditorActions, 'upload' | 'export'>
  /** A file was dropped, or the text changed: it is saved, and may undo an import. */
  sheetEvents: { onDropFile: (file: File) => void; onChange: () => void }
  /** An import is running: editing is disabled. An export doesn't block editing. */
  isBusy: boolean
  dialog: ReactNode
}

interface UseFilesOptions {
  open: OpenDocumentView
  handle: EditorHandle | undefined
  /** Name of the document's client. */
  client: string | undefined
  /** What is kept with the document: an uploaded text is material too. */
  facts: DocumentFacts | undefined
  /** Opens the document that a file became. */
  onImported: (id: string) => void
}

export function useFiles({ open, handle, client, facts, onImported }: UseFilesOptions): Files {
  const { userId } = useDocumentServices()
  const { sharedId } = useWorkspaceScope()
  const isExporting = useRef(false)
  const { state } = open
  const title = state.status === 'ready' ? state.title : defaultTitle
  const documentKey = state.status === 'ready' ? state.editorKey : undefined
  const undo = useUndoImport({ documentKey, title, rename: open.rename, handle })

  async function placeInNew({ html }: ImportChoice, { name, report }: ImportedFile): Promise<void> {
    const row = await importDocument({ html, name, title: nameAfter(name), workspaceId: sharedId })
    await keepComments(row.id, report)
    await keepFile(row.id, name, readLines(html).text).catch((error: unknown) => console.error(error))
    showToast(imported(name, false), 'success')
    markSaved(userId, row)
    leaveSafely(() => onImported(row.id))
  }

  async function placeHere({ html }: ImportChoice, { name, report }: ImportedFile): Promise<void> {
    const hadText = handle?.hasText() ?? false
    const before = handle?.readHtml() ?? ''
    // While an explicit save is running a second one would be ignored.
    await open.flush()
    const outcome = await open.replaceWith(html, 'import', name)
    if (outcome.kind !== 'saved') return reportNotPlaced(outcome)
    const newTitle = hasDefaultTitle(title) ? titleFromFile(name) : undefined
    if (newTitle !== undefined) open.rename(newTitle)
    const change = newTitle === undefined ? undefined : { from: title, to: newTitle }
    undo.offer(imported(name, hadText), { before, title: change, hadText })
    facts?.addFile(name, readLines(html).text)
    await keepComments(outcome.id, report)
  }

  const { run, question, start, cancel } = useImport({
    documentKey,
    onStart: undo.forget,
    hasText: () => handle?.hasText() ?? false,
    addPictures: (choice, pictures) => addPictures(userId, sharedId, choice, pictures),
    place: (choice, file) =>
      choice.target === 'new document' ? placeInNew(choice, file) : placeHere(choice, file),
  })

  useFocusAfter(run !== undefined, handle)

  async function upload(): Promise<void> {
    const file = await pickFile()
    if (file) await start(file)
  }

  /** A file name can do without it, a download can't wait for a server that doesn't answer. */
  async function readVersion(): Promise<number | undefined> {
    // The export itself may have been the first save.
    const id = open.readId()
    if (id === undefined) return undefined
    return await withTimeout(namingTimeoutMs, () => readNewestVersion(id)).catch(() => undefined)
  }

  async function exportAs(format: ExportFormat): Promise<void> {
    if (!handle || isExporting.current) return
    isExporting.current = true
    await exportRelease(handle, format, { client, title, readVersion })
    isExporting.current = false
  }

  return {
    actions: { upload: () => void upload(), export: (format) => void exportAs(format) },
    sheetEvents: {
      onDropFile: (file) => void start(file),
      onChange() {
        open.changed()
        undo.checkUndone()
      },
    },
    isBusy: run !== undefined,
    dialog: question ? (
      <ImportQuestionDialog key={question.name} question={question} />
    ) : (
      <ImportProgress run={run} onCancel={cancel} />
    ),
  }
}

const nameAfter = (file: string) => titleFromFile(file) ?? defaultTitle

interface ImportedFile {
  name: string
  report: UploadReport
}

/** The pictures of a new document go to its workspace, the others to that of the open one. */
async function addPictures(
  userId: string,
  workspaceId: string | undefined,
  { html, target }: ImportChoice,
  pictures: readonly UploadedPicture[],
): Promise<void> {
  const library = pictureLibraryOf(userId)
  const document = target === 'new document' ? { documentId: undefined, workspaceId } : undefined
  for (const { id, type, data } of pictures) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    if (html.includes(id)) await library.add(id, new Blob([bytes], { type }), document)
  }
}

/** The text is in by then: without its comments it is still an import. */
async function keepComments(id: string, { comments }: UploadReport): Promise<void> {
  if (comments.length === 0) return
  try {
    await keepImportComments(id, comments)
  } catch (error) {
    console.error(error)
    showToast(commentsNotKept, 'error')
  }
}

/** Focuses the text: what had the focus may be gone, such as a button of the empty state. */
function useFocusAfter(isRunning: boolean, handle: EditorHandle | undefined): void {
  const wasRunning = useRef(false)
  const focus = useEffectEvent(() => handle?.focus())
  useEffect(() => {
    if (wasRunning.current && !isRunning) focus()
    wasRunning.current = isRunning
  }, [isRunning])
}

/** The text is unchanged then. A conflict opens its own dialog. */
function reportNotPlaced(outcome: Exclude<SaveOutcome, { kind: 'saved' }>): void {
  const problem = outcome.kind === 'failed' ? outcome.problem : 'other'
  if (problem === 'signed_out') showToast(validationMessages.saveSignedOut, 'error')
  if (problem === 'other') showToast(errorMessages.processDocument, 'error')
}
