// The comments in the order of the text, and those that are resolved.
import type { Editor } from '@tiptap/core'
import { useEffect, useMemo, useRef } from 'react'
import type { CommentRow } from '#contract/reviews.ts'
import { PanelSection } from '#web/features/editor/panel-section.tsx'
import { copyPlainText } from '#web/lib/clipboard.ts'
import { useGrowingList } from '#web/lib/use-growing-list.ts'
import { showToast, toastOutcome } from '#web/ui/feedback/toast.tsx'
import { applySuggestion, showPassage } from './anchors.ts'
import { followUndo } from './follow-undo.ts'
import { addComment, deleteComment, settleComment } from './review-api.ts'
import { copied, copyFailed, notApplied } from './review-messages.ts'
import { type ThreadActions, ThreadCard } from './thread-card.tsx'
import { type ReviewChange, showSettled } from './use-reviews.ts'
import type { Thread } from './use-sign-off.ts'

interface ThreadListProps {
  editor: Editor
  documentId: string
  userId: string
  threads: readonly Thread[]
  change: ReviewChange
  beforeShow: () => Promise<void>
}

export function ThreadList(props: ThreadListProps) {
  const { threads } = props
  const actions = useThreadActions(props)
  const open = threads.filter(({ comment }) => comment.resolved_at === null)
  const resolved = threads.filter(({ comment }) => comment.resolved_at !== null)
  if (threads.length === 0)
    return (
      <p className="px-4 py-4 text-13 text-ink-soft">
        No comments yet. Select text or a captioned picture to comment on it. Comments you write here stay
        with your team.
      </p>
    )
  return (
    <>
      <Threads label="Comments" threads={open} actions={actions} />
      <PanelSection title="Resolved" count={resolved.length}>
        <div className="-mx-4">
          <Threads label="Resolved comments" threads={resolved} actions={actions} />
        </div>
      </PanelSection>
    </>
  )
}

/** Cards drawn in one task: hundreds would hold the page up. */
const portion = 4

interface ThreadsProps {
  label: string
  threads: readonly Thread[]
  actions: ThreadActions
}

/** More are drawn as the end of the list comes into view. */
function Threads({ label, threads, actions }: ThreadsProps) {
  const { count, end } = useGrowingList<HTMLLIElement>(threads.length, portion)
  return (
    <ul aria-label={label}>
      {threads.slice(0, count).map((thread) => (
        <ThreadCard key={thread.comment.id} thread={thread} actions={actions} />
      ))}
      {count < threads.length && (
        <li ref={end} className="p-4 text-13 text-ink-soft">
          {threads.length - count} more
        </li>
      )}
    </ul>
  )
}

/** The same functions for as long as the list is shown, so that a card draws again only when its comment changes. */
function useThreadActions(props: ThreadListProps): ThreadActions {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  return useMemo(() => {
    const change: ReviewChange = (run) => latest.current.change(run)
    const settle = (comment: CommentRow, isApplied: boolean, isResolved: boolean) => {
      const now = new Date().toISOString()
      const settled = {
        resolved_at: isResolved ? now : null,
        applied_at: isApplied ? now : isResolved ? comment.applied_at : null,
      }
      // Shown at once: until the server answers, its passage would only seem to be gone.
      showSettled(latest.current.documentId, comment.id, settled)
      void change(() => settleComment(comment.id, settled))
    }
    return {
      userId: props.userId,
      show: (comment) =>
        void latest.current.beforeShow().then(() => showPassage(latest.current.editor, comment)),
      apply(comment) {
        const { editor } = latest.current
        const replacement = applySuggestion(editor, comment, comment.suggestion ?? '')
        if (replacement) {
          settle(comment, true, true)
          followUndo(editor, replacement, (isApplied) => settle(comment, isApplied, isApplied))
        } else showToast(notApplied, 'error')
      },
      copy: (words) => void toastOutcome(copyPlainText(words), copied, copyFailed),
      reply: (comment, body) =>
        change(() => addComment(latest.current.documentId, { body, parent_id: comment.id })),
      resolve: (comment, isResolved) => settle(comment, false, isResolved),
      remove: (comment) => void change(() => deleteComment(comment.id)),
    }
  }, [props.userId])
}
