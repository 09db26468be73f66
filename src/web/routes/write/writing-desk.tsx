// The writing screen: joins the editor, which knows nothing about saving, with the document, which knows nothing about editing.
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { shownTitle } from '#domain/document/document.ts'
import { PaymentReturn } from '#web/features/billing/payment-return.tsx'
import { labelClient, useClients } from '#web/features/clients/use-clients.ts'
import { ClientQuestion } from '#web/features/documents/details/client-question.tsx'
import { DocumentDetailsButton } from '#web/features/documents/details/document-details.tsx'
import { documentMessages } from '#web/features/documents/document-messages.ts'
import { DocumentServicesProvider } from '#web/features/documents/document-services.tsx'
import type { OpenState } from '#web/features/documents/open-document.ts'
import { DocumentDialogs } from '#web/features/documents/saving/document-dialogs.tsx'
import { NotSavedBar, SecondTabBar } from '#web/features/documents/saving/save-bars.tsx'
import { SavedState } from '#web/features/documents/saving/saved-state.tsx'
import { useCreateDocument } from '#web/features/documents/sidebar/use-create-document.ts'
import { TitleField } from '#web/features/documents/title-field.tsx'
import { refreshDocuments } from '#web/features/documents/use-documents.ts'
import { type OpenDocumentView, useOpenDocument } from '#web/features/documents/use-open-document.ts'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { useDocumentFacts } from '#web/features/editor/facts/use-document-facts.ts'
import { PhoneSheetButtons } from '#web/features/editor/toolbar/format-sheet-button.tsx'
import { useHeadline } from '#web/features/editor/use-desk-state.ts'
import {
  forgetWorkspace,
  useWorkspaceChoice,
  type WorkspaceChoice,
} from '#web/features/workspaces/use-workspaces.ts'
import { Desk } from '#web/layout/desk.tsx'
import { keepsFocus } from '#web/layout/use-focus-main-on-navigation.ts'
import { leaveSafely } from '#web/lib/leave-safely.ts'
import { ReadOnlyContext, useIsReadOnly } from '#web/lib/read-only.ts'
import { clearDocumentCache } from '#web/lib/storage/document-cache.ts'
import type { AuthUser } from '#web/lib/supabase.ts'
import { useIsSmallScreen } from '#web/lib/use-media-query.ts'
import { registerOfflineDesk } from '#web/offline/register-offline-desk.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { DeskCommands } from './desk-commands.tsx'
import { DeskSidebar } from './desk-sidebar.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { OpenSheet } from './open-sheet.tsx'
import { useDocumentClient, useFollowDocument, useFormerWorkspace } from './use-document-client.ts'
import { useDocumentNavigation, useUrlSync } from './use-document-navigation.ts'
import { useFiles } from './use-files.tsx'
import { useMediaKitDialog } from './use-media-kit-dialog.tsx'
import { useSaving } from './use-saving.tsx'
import { useVersionHistory } from './use-version-history.tsx'
import { useWritingAi } from './use-writing-ai.tsx'
import { keepReading, useIsViewer, ViewOnly } from './view-only.tsx'

/** Not needed to write: it comes when the desk is there. Without a network it may not come at all. */
const DeskColleagues = lazy(async () => {
  try {
    return { default: (await import('./desk-colleagues.tsx')).DeskColleagues }
  } catch {
    return { default: () => null }
  }
})

export default function WritingDesk({ user }: { user: AuthUser }) {
  useEffect(registerOfflineDesk, [])
  const choice = useWorkspaceChoice(user.id)
  const { current, sharedId } = choice
  const listedId = current?.id ?? sharedId
  const { data: clients } = useClients(listedId)
  const scope = useMemo(
    () => ({
      ...{ listedId, sharedId },
      isReadOnly: current?.role === 'viewer',
      clients: (clients ?? []).map(labelClient),
    }),
    [listedId, sharedId, current, clients],
  )
  return (
    <DocumentServicesProvider userId={user.id} scope={scope}>
      <OpenDesk userId={user.id} choice={choice} />
    </DocumentServicesProvider>
  )
}

function OpenDesk({ userId, choice }: { userId: string; choice: WorkspaceChoice }) {
  const { id, pendingId, navigateTo } = useDocumentNavigation()
  const navigate = useNavigate()
  const isSmallScreen = useIsSmallScreen()
  const { handle, latest, onReady } = useEditorHandle()
  const readHtml = () => latest.current?.readHtml() ?? ''
  const open = useOpenDocument({
    id,
    readHtml: () => latest.current?.readHtml(),
    showHtml: (html, kind) =>
      kind === 'followed' ? latest.current?.followHtml(html) : latest.current?.replaceHtml(html),
    onInserted: (next) => {
      // Another document replaced it: the untitled one is in the trash now.
      if (id !== undefined) refreshDocuments(userId)
      void navigate(paths.write(next), { replace: true, state: keepsFocus })
    },
  })
  const saving = useSaving({ open, userId, sheet: latest })
  const { state } = open
  const openFacts = useDocumentFacts(handle, state.status === 'ready' ? state.id : undefined)
  useFollowDocument(userId, state.status === 'ready' ? state.id : undefined, choice)
  const client = useDocumentClient(state.status === 'ready' ? state.id : undefined)
  const { facts } = openFacts
  const files = useFiles({ open, handle, client: client?.name, facts, onImported: navigateTo })
  const history = useVersionHistory(open, readHtml, facts)
  const mediaKit = useMediaKitDialog({ open: state, handle, userId, client: client?.name })
  const isReadOnly = useIsViewer(userId, open, choice)
  const formerWorkspace = useFormerWorkspace(userId, open)
  const ai = useWritingAi({ open, handle, userId, files: files.actions, openFacts, client, isReadOnly })
  const actions = { ...ai.actions, save: saving.save, history: history.show }
  useUrlSync(pendingId, state.status !== 'loading')
  const openSafely = useCallback((next: string) => leaveSafely(() => navigateTo(next)), [navigateTo])
  const goTo = (next?: string) => void navigate(paths.write(next))
  const openNew = (next: string | undefined) => {
    // A new document that only this browser has must be saved before the next one.
    if (next === undefined && id === undefined && handle?.hasText())
      showToast(documentMessages.secondNewOffline, 'error')
    else goTo(next)
  }
  const { create } = useCreateDocument(userId, openNew)

  return (
    <ReadOnlyContext value={isReadOnly}>
      <Desk
        sidebar={(close) => (
          <DeskSidebar
            {...{ userId, choice, open, id, goTo, openNew, close }}
            onOpen={isSmallScreen ? undefined : openSafely}
          />
        )}
        bar={<DocumentBar {...{ userId, handle, open, mediaKit }} />}
        barEnd={<BarEnd userId={userId} open={open} handle={handle} />}
        notice={<Notices userId={userId} open={state} handle={handle} ai={ai.notice} />}
        panel={ai.panel}
      >
        <OpenSheet
          {...{ open, handle, onReady, client }}
          actions={isReadOnly ? keepReading(actions) : actions}
          isBusy={files.isBusy || ai.isBusy}
          isReadOnly={isReadOnly}
          status={ai.status}
          cover={ai.cover}
          {...files.sheetEvents}
        />
        {saving.dialog}
        {files.dialog}
        <DocumentDialogs
          {...{ open, readHtml, formerWorkspace }}
          onDownload={() => files.actions.export?.('word')}
          onDiscarded={() => {
            goTo()
            void clearDocumentCache()
            void forgetWorkspace(userId)
          }}
        />
        <LeaveQuestion open={open} />
        {history.dialog}
        <DeskCommands {...{ handle, userId, mediaKit }} newDocument={create} openDocument={openSafely} />
      </Desk>
    </ReadOnlyContext>
  )
}

interface DocumentBarProps {
  userId: string
  handle: EditorHandle | undefined
  open: OpenDocumentView
  mediaKit: ReturnType<typeof useMediaKitDialog>
}

/** What the open document is called, whose it is, and whether it is saved. */
function DocumentBar({ userId, handle, open, mediaKit }: DocumentBarProps) {
  const { state } = open
  const isReadOnly = useIsReadOnly()
  if (state.status !== 'ready') return null
  return (
    // On a phone the saved state is under the title, which gets its room.
    <div className="min-w-0 flex-1 items-center gap-x-1 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:has-[[data-second-line]]:grid-cols-1 md:contents">
      {/* Two lines where there is room for words. */}
      <div className="@max-2xl/bar:contents @2xl/bar:grid @2xl/bar:min-w-24 @2xl/bar:flex-1">
        <DeskTitle key={state.editorKey} title={state.title} handle={handle} onRename={open.rename} />
        <DocumentDetailsButton userId={userId} documentId={state.id} onOpenKit={mediaKit.open} />
      </div>
      {mediaKit.button}
      {mediaKit.dialog}
      {isReadOnly ? <ViewOnly /> : <SavedState saveState={state.saveState} onRetry={open.retry} />}
    </div>
  )
}

interface BarEndProps {
  userId: string
  open: OpenDocumentView
  handle: EditorHandle | undefined
}

function BarEnd({ userId, open, handle }: BarEndProps) {
  const isSmallScreen = useIsSmallScreen()
  const { state, savedElsewhere } = open
  return (
    <>
      <Suspense fallback={null}>
        <DeskColleagues
          {...{ userId, handle }}
          documentId={state.status === 'ready' ? state.id : undefined}
          onSaved={savedElsewhere}
        />
      </Suspense>
      {isSmallScreen && <PhoneSheetButtons handle={handle} />}
    </>
  )
}

interface NoticesProps {
  userId: string
  open: OpenState
  handle: EditorHandle | undefined
  ai: ReactNode
}

/** Between the top bar and the page, the most important first: the desk shows one. */
function Notices({ userId, open, handle, ai }: NoticesProps) {
  const ready = open.status === 'ready' ? open : undefined
  return (
    <>
      <NotSavedBar saveState={ready?.saveState} onCopy={() => handle?.copy()} />
      <PaymentReturn userId={userId} />
      {ai}
      <ClientQuestion userId={userId} documentId={ready?.id} />
      <SecondTabBar otherTabs={ready?.otherTabs ?? 0} />
    </>
  )
}

/** The handle for rendering, and the latest one for callbacks. */
function useEditorHandle() {
  const [handle, setHandle] = useState<EditorHandle>()
  const latest = useRef<EditorHandle>(undefined)
  const onReady = useCallback((next: EditorHandle | undefined) => {
    latest.current = next
    setHandle(next)
  }, [])
  return { handle, latest, onReady }
}

interface DeskTitleProps {
  title: string
  handle: EditorHandle | undefined
  onRename: (title: string) => void
}

/** The title, here and in the browser tab. While it is the default one, the headline takes its place. */
function DeskTitle({ title, handle, onRename }: DeskTitleProps) {
  const shown = shownTitle(title, useHeadline(handle))
  useEffect(() => {
    document.title = `${shown} | Presswright`
  }, [shown])
  const isReadOnly = useIsReadOnly()
  return <TitleField title={title} shown={shown} onRename={onRename} disabled={isReadOnly} />
}
