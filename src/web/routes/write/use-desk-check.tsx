// The newsroom check on the writing screen: its tab, its status, and the preflight before an export.
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { emptyBrief } from '#domain/brief/document-brief.ts'
import type { ClientSettings } from '#domain/check/preferences.ts'
import { readEmbargoEnd } from '#domain/document/details.ts'
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import { useDetails } from '#web/features/documents/details/use-details.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { SecondTab } from '#web/features/editor/ai/ai-panel.tsx'
import { CheckNotice } from '#web/features/editor/check/check-notice.tsx'
import { CheckCount, CheckRemainder, CheckStatus } from '#web/features/editor/check/check-status.tsx'
import type { NewsroomCheck } from '#web/features/editor/check/newsroom-check.ts'
import { useNewsroomCheck } from '#web/features/editor/check/use-newsroom-check.ts'
import { deskOf, type EditorActions, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import type { FactsView } from '#web/features/editor/facts/document-facts.ts'
import type { PreflightDialogProps } from '#web/features/editor/files/preflight-dialog.tsx'
import type { DocumentReviews } from '#web/features/editor/review/review-api.ts'
import { lazyPart, Nothing } from '#web/ui/lazy-part.tsx'
import { keepAndRun, record } from './exported-versions.ts'
import { type Asked, usePreflight } from './use-preflight.ts'

const CheckPanel = lazyPart(
  async () => (await import('#web/features/editor/check/check-panel.tsx')).CheckPanel,
)

const PreflightDialog = lazyPart(
  async () => (await import('#web/features/editor/files/preflight-dialog.tsx')).PreflightDialog,
)

const CheckPopover = lazyPart(
  async () => (await import('#web/features/editor/check/check-popover.tsx')).CheckPopover,
  Nothing,
)

export type FileActions = Pick<EditorActions, 'upload' | 'export'>

interface DeskCheck {
  check: NewsroomCheck | undefined
  tab: SecondTab | undefined
  /** The style the writer chose where no client decides; undefined for AP, which is what nobody has to choose. */
  profile: StyleProfile | undefined
  status: (onOpen: () => void) => ReactNode
  notice: (onOpen: () => void) => ReactNode
  /** Asks before a release with serious issues is exported. */
  preflight: (review: Pick<PreflightDialogProps, 'onAsk' | 'onShowReview'>) => ReactNode
  /** The card next to a mark while the panel is closed. */
  popover: (props: { isOff: boolean; onOpenPanel: () => void }) => ReactNode
  /** The same actions; an export asks first if there are serious issues. */
  watchExport: (actions: FileActions) => FileActions
  /** Opens the review dialog, or asks first; the dialog gets a summary of open issues. */
  askBeforeReview: (openDialog: (summary: string) => void) => void
}

export interface DeskCheckOptions {
  open: Pick<OpenDocumentView, 'state' | 'flush' | 'saveVersionBefore'>
  handle: EditorHandle | undefined
  userId: string
  facts: FactsView | undefined
  /** Settings of the document's client; undefined without one. */
  client?: ClientSettings | undefined
  /** Reviews of the document: an export without the requested approvals is a serious issue. */
  reviews?: DocumentReviews | undefined
  /** A viewer exports without a version. */
  isReadOnly?: boolean | undefined
}

const tabLabel = (
  <span>
    Newsroom<span className="sr-only"> check</span>
  </span>
)
const noForbiddenWords: readonly string[] = []
const noClient: ClientSettings = {}

export function useDeskCheck({
  open,
  handle,
  userId,
  facts,
  client = noClient,
  reviews,
  isReadOnly = false,
}: DeskCheckOptions): DeskCheck {
  const documentId = open.state.status === 'ready' ? open.state.id : undefined
  const check = useNewsroomCheck(handle, { userId, documentId })
  const neverSay = facts?.neverSay ?? noForbiddenWords
  const embargoEnd = useEmbargoEnd(documentId)
  const document = useMemo(
    () => ({ ...client, ...(embargoEnd && { embargo: embargoEnd }) }),
    [client, embargoEnd],
  )
  useEffect(() => check?.take({ neverSay, document }), [check, neverSay, document])
  const outgoing = {
    ...{ neverSay, reviews, embargoEnd },
    profile: client.profile ?? readChosenStyle(check),
    clientWords: client.clientWords,
    brief: facts?.brief ?? emptyBrief,
  }
  const kept = { open, isReadOnly }
  const { copied, asked, askBefore, dismiss } = usePreflight(handle, outgoing)

  return {
    check,
    profile: readChosenStyle(check),
    tab: check && createTab(check),
    status: (onOpen) => check && <CheckStatus key="check" check={check} onOpen={onOpen} />,
    popover: (props) =>
      check && (
        <Suspense fallback={null}>
          <CheckPopover check={check} {...props} />
        </Suspense>
      ),
    notice: (onOpen) =>
      copied !== undefined && (
        <CheckNotice
          key="check"
          text={copied}
          onReview={() => {
            dismiss()
            onOpen()
          }}
          onClose={dismiss}
        />
      ),
    preflight: (review) =>
      asked &&
      handle && (
        <Suspense fallback={null}>
          <PreflightDialog
            editor={deskOf(handle).editor}
            {...{ check, items: asked.items, openQuotes: asked.openQuotes }}
            isReview={asked.format === 'review'}
            onExport={() => {
              dismiss()
              void leave(asked, open)
            }}
            onClose={dismiss}
            {...review}
          />
        </Suspense>
      ),
    watchExport: ({ export: run, ...rest }) => ({
      ...rest,
      ...(run && {
        export: (format) =>
          void askBefore(format, (summary) => void keepAndRun({ ...kept, summary, format, run })),
      }),
    }),
    askBeforeReview: (openDialog) => void askBefore('review', openDialog),
  }
}

const createTab = (check: NewsroomCheck): NonNullable<DeskCheck['tab']> => ({
  title: 'Newsroom check',
  label: tabLabel,
  count: <CheckCount check={check} />,
  content: ({ facts, makeWay }) => (
    <Suspense fallback={null}>
      <CheckPanel check={check} facts={facts} beforeShow={makeWay} />
    </Suspense>
  ),
  remainder: (props) => <CheckRemainder check={check} {...props} />,
})

/** The document's embargo; the same object while it is the same. */
function useEmbargoEnd(documentId: string | undefined): EmbargoEnd | undefined {
  const { until, zone } = readEmbargoEnd(useDetails(documentId), new Date()) ?? {}
  return useMemo(() => (until && zone ? { until, zone } : undefined), [until, zone])
}

/** Runs what was asked about, and keeps what was open with the text. */
async function leave({ summary, format, run }: Asked, open: DeskCheckOptions['open']): Promise<void> {
  // Recorded when it is sent.
  if (format === 'review') return run(summary)
  // The clipboard is available only during the click.
  const isFirst = summary === '' || format === 'mail'
  if (isFirst) run(summary)
  if (summary !== '') await record(open, summary)
  if (!isFirst) run(summary)
}

function readChosenStyle(check: NewsroomCheck | undefined): StyleProfile | undefined {
  const { profile } = check?.state.read().preferences ?? {}
  return profile === 'british' ? profile : undefined
}
