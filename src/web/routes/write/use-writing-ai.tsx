// Connects the editor's AI and the newsroom check with the document: saved before AI is asked, and as a version before AI text is
// accepted.

import { readEmbargoEnd } from '#domain/document/details.ts'
import { formatInZone } from '#domain/time/zoned-time.ts'
import { useDetails } from '#web/features/documents/details/use-details.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { AiContext } from '#web/features/editor/ai/ai-context.ts'
import { type AiDesk, useAiDesk } from '#web/features/editor/ai/use-ai-desk.tsx'
import type { EditorActions, EditorHandle } from '#web/features/editor/editor-handle.ts'
import { modelCallsKey } from '#web/features/editor/facts/facts-api.ts'
import type { OpenFacts } from '#web/features/editor/facts/use-document-facts.ts'
import { useReviews } from '#web/features/editor/review/use-reviews.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { signOutOrNotify } from '#web/lib/session/sign-out-here.ts'
import { type FileActions, useDeskCheck } from './use-desk-check.tsx'
import type { DocumentClient } from './use-document-client.ts'
import { useEmbargoOffer } from './use-embargo-offer.tsx'
import { useReviewDesk } from './use-review-desk.tsx'

interface WritingAiOptions {
  open: OpenDocumentView
  handle: EditorHandle | undefined
  userId: string
  files: FileActions
  openFacts: OpenFacts
  client: DocumentClient | undefined
  isReadOnly: boolean
}

export function useWritingAi({
  open,
  handle,
  userId,
  files,
  openFacts: kept,
  client,
  isReadOnly,
}: WritingAiOptions): Omit<AiDesk, 'actions'> & { actions: EditorActions } {
  const documentId = open.state.status === 'ready' ? open.state.id : undefined
  const reviews = useReviews(documentId)
  const check = useDeskCheck({
    ...{ open, handle, userId, reviews, isReadOnly },
    facts: kept.view,
    client: client?.settings,
  })
  const review = useReviewDesk({ open, handle, userId, reviews, askBefore: check.askBeforeReview })
  const embargo = useEmbargoOffer(userId, documentId, handle, check.check)
  const embargoEnd = readEmbargoEnd(useDetails(documentId), new Date())
  const context: AiContext = {
    documentId,
    flush: async () => {
      const [isSaved] = await Promise.all([open.flush(), kept.facts?.flush()])
      return isSaved
    },
    saveVersionBefore: async (change) => {
      // While a save is running the next one would be ignored.
      await open.flush()
      return await open.saveVersionBefore('before_ai', change)
    },
    // The server doesn't know this session anymore: without it the screen leads to sign-in and back.
    signIn: () => void signOutOrNotify(),
    facts: kept.facts,
    clientId: client?.id,
    client,
    kit: client?.facts,
    embargo: embargoEnd && formatInZone(embargoEnd.until, embargoEnd.zone),
    profile: client?.settings.profile ?? check.profile,
    writer: kept.writer,
    decisions: reviews?.decisions,
    onEnd: () => {
      void queryClient.invalidateQueries({ queryKey: modelCallsKey })
      embargo.read(kept.facts?.state.read().brief)
    },
    readDraftKey: open.readDraftKey,
  }
  const ai = useAiDesk(handle, context, check.tab, review.tab)
  return {
    ...ai,
    panel: (
      <>
        {ai.panel}
        {check.preflight({
          onAsk: isReadOnly ? undefined : review.ask,
          onShowReview: review.tab && ai.openReview,
        })}
        {review.dialogs(ai.openReview)}
        {check.popover({ isOff: ai.isBusy || ai.isSecondShown, onOpenPanel: ai.openSecond })}
      </>
    ),
    // One at a time: what happened to the facts first.
    notice: [check.notice(ai.openSecond), ai.notice || embargo.notice],
    status: (
      <>
        {ai.status}
        {check.status(ai.openSecond)}
        {review.status(ai.openReview)}
      </>
    ),
    actions: {
      ...check.watchExport(files),
      ...ai.actions,
      ...(review.ask && { review: () => review.ask?.([]) }),
    },
  }
}
