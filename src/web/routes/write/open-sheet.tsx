// The main area of the desk: a spinner while the document loads, an error if it can't be opened, or the editor.
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useDetails } from '#web/features/documents/details/use-details.ts'
import { useDocumentServices } from '#web/features/documents/document-services.tsx'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { useWordTarget } from '#web/features/editor/check/use-newsroom-check.ts'
import type { EditorActions, EditorHandle } from '#web/features/editor/editor-handle.ts'
import { ReleaseEditor } from '#web/features/editor/release-editor.tsx'
import type { SheetCover } from '#web/features/editor/sheet-cover.tsx'
import { mainId } from '#web/layout/page.tsx'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { keepsFocus } from '#web/layout/use-focus-main-on-navigation.ts'
import { type PictureLibrary, pictureLibraryOf } from '#web/lib/pictures/picture-library.ts'
import { takePendingDraft } from '#web/lib/storage/pending-draft.ts'
import { useIsSmallScreen } from '#web/lib/use-media-query.ts'
import { errorMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { type DocumentClient, useInsertions } from './use-document-client.ts'

interface OpenSheetProps {
  open: OpenDocumentView
  handle: EditorHandle | undefined
  onReady: (handle: EditorHandle | undefined) => void
  actions: EditorActions
  isBusy: boolean
  isReadOnly: boolean
  onDropFile: (file: File) => void
  /** Called after every change of the text. */
  onChange: () => void
  status: ReactNode
  cover: SheetCover | undefined
  client: DocumentClient | undefined
}

export function OpenSheet({ open, handle, onReady, client, ...rest }: OpenSheetProps) {
  const { state } = open
  const insertions = useInsertions(client)
  const pictures = usePictures(state.status === 'ready' ? state.id : undefined)
  const wordTarget = useWordTarget(useDocumentServices().userId)
  useCaretInText(rest.isReadOnly ? undefined : handle)
  useStartingText(handle, state.status === 'ready' && state.id === undefined && !rest.isReadOnly)
  if (state.status === 'loading') return <LoadingScreen label="Loading your document" />
  if (state.status === 'failed') return <LoadFailed onRetry={open.reload} />
  return (
    <ReleaseEditor
      textKey={state.editorKey}
      html={state.html}
      isSavedDocument={state.id !== undefined}
      onReady={onReady}
      insertions={insertions}
      pictures={pictures}
      wordTarget={wordTarget}
      {...rest}
    />
  )
}

/** The pictures of the open document, in the folder of its workspace. */
function usePictures(documentId: string | undefined): PictureLibrary {
  const library = pictureLibraryOf(useDocumentServices().userId)
  const details = useDetails(documentId)
  const { sharedId } = useWorkspaceScope()
  const workspaceId = documentId === undefined ? sharedId : details?.workspace_id
  useEffect(() => library.start(), [library])
  useEffect(() => library.open({ documentId, workspaceId }), [library, documentId, workspaceId])
  return library
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    showToast(errorMessages.loadDocument, 'error')
  }, [])
  return (
    <div className="h-full overflow-y-auto">
      <ProblemScreen
        eyebrow="Document not found"
        title={errorMessages.loadDocument.text}
        message="It may have been deleted, or it may belong to another account. Your other documents are in the sidebar."
      >
        <LinkButton to={paths.write()}>Write a new release</LinkButton>
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      </ProblemScreen>
    </div>
  )
}

/**
 * /write?template=… and /write?structure=… start a new document with it; a reload must not fill it again.
 * Without them a new, empty document takes the pending draft of a tool.
 */
function useStartingText(handle: EditorHandle | undefined, isNew: boolean): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const template = query.get('template')
  const structure = query.get('structure')
  const fill = useEffectEvent((sheet: EditorHandle) => {
    if (template !== null) sheet.openTemplate({ template })
    else if (structure !== null) sheet.openTemplate({ structure })
    sheet.focus()
  })
  const isChosen = template !== null || structure !== null
  useEffect(() => {
    if (!handle || !isNew) return
    if (isChosen) {
      fill(handle)
      void navigate(paths.write(), { replace: true, state: keepsFocus })
      return
    }
    const pendingDraft = handle.hasText() ? undefined : takePendingDraft()
    if (pendingDraft !== undefined) handle.replaceHtml(pendingDraft)
  }, [handle, isNew, isChosen, navigate])
}

/**
 * Focuses an empty document, ready for typing. One that has text opens without the focus in it: the first Tab must not change it.
 * Not on phones either: the keyboard would cover half of it.
 */
export function useCaretInText(handle: EditorHandle | undefined): void {
  const isSmallScreen = useIsSmallScreen()
  useEffect(() => {
    const { activeElement, body } = document
    const isFree = activeElement === null || activeElement === body || activeElement.id === mainId
    if (handle && !isSmallScreen && isFree && !handle.hasText()) handle.focus()
  }, [handle, isSmallScreen])
}
