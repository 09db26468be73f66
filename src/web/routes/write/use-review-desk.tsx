// Reviews on the writing screen: joins the tab, which knows the page, with the document, which is saved before it is sent.
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { reviewPrefix } from '#domain/document/version-cause.ts'
import type { ReviewedStatus, ReviewerDraft } from '#domain/review/review.ts'
import { ComparePane } from '#web/features/documents/compare/compare-pane.tsx'
import { refreshDetails, refreshStatus } from '#web/features/documents/details/use-details.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { ReviewTab } from '#web/features/editor/ai/ai-panel.tsx'
import { deskOf, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import { finishUploads } from '#web/features/editor/pictures/picture-addresses.ts'
import type { DocumentReviews } from '#web/features/editor/review/review-api.ts'
import { ReviewButton } from '#web/features/editor/review/review-button.tsx'
import { useOnLeave } from '#web/lib/use-on-leave.ts'
import { paths } from '#web/paths.ts'
import { lazyPart, Nothing } from '#web/ui/lazy-part.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { record } from './exported-versions.ts'

const ReviewPanel = lazyPart(
  async () => (await import('#web/features/editor/review/review-panel.tsx')).ReviewPanel,
)
const ReviewStatus = lazyPart(
  async () => (await import('#web/features/editor/review/review-status.tsx')).ReviewStatus,
  Nothing,
)
const SendReviewDialog = lazyPart(
  async () => (await import('#web/features/editor/review/send-review-dialog.tsx')).SendReviewDialog,
)

interface ReviewDeskOptions {
  open: OpenDocumentView
  handle: EditorHandle | undefined
  userId: string
  reviews: DocumentReviews | undefined
  /** Opens the dialog, or asks first when something grave is open. */
  askBefore: (openDialog: (summary: string) => void) => void
}

interface ReviewDesk {
  tab: ReviewTab | undefined
  status: (onOpen: () => void) => ReactNode
  /** `onSent` is called when a review is sent. */
  dialogs: (onSent: () => void) => ReactNode
  /** Asks these people about the text as it is now, or whoever is typed in; undefined until the document is saved. */
  ask: ((people: readonly ReviewerDraft[]) => void) | undefined
}

interface SentText {
  html: string
  version: number
}

interface Sending {
  people: readonly ReviewerDraft[]
  /** What was open when it was sent anyway. */
  summary: string
}

export function useReviewDesk({ open, handle, userId, reviews, askBefore }: ReviewDeskOptions): ReviewDesk {
  const id = open.state.status === 'ready' ? open.state.id : undefined
  const [sending, setSending] = useState<Sending>()
  const [changes, setChanges] = useState<SentText>()
  const setStatus = useStatusSync(open, userId)
  useOnLeave(id, () => {
    setSending(undefined)
    setChanges(undefined)
  })
  const shown =
    handle && reviews && id !== undefined
      ? { editor: deskOf(handle).editor, data: reviews, documentId: id }
      : undefined
  const save = async () => {
    if (!(await open.flush())) return undefined
    // The server refuses a text whose pictures it doesn't have.
    if (handle) await finishUploads(deskOf(handle).editor)
    if (sending && sending.summary !== '') await record(open, `${reviewPrefix}${sending.summary}`)
    return id
  }
  const ask = (people: readonly ReviewerDraft[]) => askBefore((summary) => setSending({ people, summary }))
  return {
    ask: shown && ask,
    tab: shown && {
      count: countOpen(shown.data),
      content: ({ makeWay }) => (
        <Suspense fallback={null}>
          <ReviewPanel
            {...shown}
            userId={userId}
            onSend={ask}
            onShowChanges={setChanges}
            recordPath={paths.signOff(shown.documentId)}
            beforeShow={makeWay}
          />
        </Suspense>
      ),
    },
    status: (onOpen) =>
      shown && (
        <Suspense fallback={null}>
          {shown.data.reviews.length + shown.data.comments.length === 0 ? (
            <ReviewButton onOpen={onOpen} />
          ) : (
            <ReviewStatus editor={shown.editor} data={shown.data} onOpen={onOpen} onSignOff={setStatus} />
          )}
        </Suspense>
      ),
    dialogs: (onSent) => (
      <>
        {sending && shown && (
          <Suspense fallback={null}>
            <SendReviewDialog
              documentId={shown.documentId}
              people={sending.people}
              editor={shown.editor}
              data={shown.data}
              save={save}
              onSent={(sentId) => {
                setSending(undefined)
                onSent()
                void refreshDetails(userId, sentId)
              }}
              onClose={() => setSending(undefined)}
            />
          </Suspense>
        )}
        {changes && handle && (
          <ChangesDialog sent={changes} handle={handle} onClose={() => setChanges(undefined)} />
        )}
      </>
    ),
  }
}

const countOpen = ({ comments }: DocumentReviews): number =>
  comments.filter(({ parent_id, resolved_at }) => parent_id === null && resolved_at === null).length

interface ChangesDialogProps {
  sent: SentText
  handle: EditorHandle
  onClose: () => void
}

/** What changed since a text was sent. */
function ChangesDialog({ sent: { html, version }, handle, onClose }: ChangesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Changes since version ${version}`}
      width="wide"
      startsAtTitle
    >
      <ComparePane
        before={html}
        after={handle.readHtml()}
        caption={`Version ${version} as sent, compared with the current text`}
      />
    </Dialog>
  )
}

/** The document's status follows the approvals once the server has the text they are compared with. */
function useStatusSync({ state }: OpenDocumentView, userId: string): (status: ReviewedStatus) => void {
  const [status, setStatus] = useState<ReviewedStatus>()
  const ready = state.status === 'ready' ? state : undefined
  const id = ready?.id
  const savedAt = ready?.saveState.kind === 'saved' ? ready.saveState.at : undefined
  useOnLeave(id, () => setStatus(undefined))
  useEffect(() => {
    if (status === undefined || id === undefined || savedAt === undefined) return
    refreshStatus(userId, id, status).catch((error: unknown) => console.error(error))
  }, [userId, id, savedAt, status])
  return setStatus
}
