// One comment with its answers: the passage it is about, other words for it, Apply, Reply and Resolve.
import { memo, useState } from 'react'
import type { CommentRow } from '#contract/reviews.ts'
import { reviewLimits } from '#domain/review/review.ts'
import { SuggestionDiff } from '#web/features/editor/ai/analysis/suggestion-diff.tsx'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { CommentForm } from './comment-form.tsx'
import { formatTime } from './review-labels.ts'
import type { Thread } from './use-sign-off.ts'

export interface ThreadActions {
  userId: string
  show: (comment: CommentRow) => void
  apply: (comment: CommentRow) => void
  copy: (words: string) => void
  reply: (comment: CommentRow, body: string) => Promise<boolean>
  resolve: (comment: CommentRow, isResolved: boolean) => void
  remove: (comment: CommentRow) => void
}

/** Long comments begin folded. */
const longBody = 500

export const ThreadCard = memo(function ThreadCard({
  thread,
  actions,
}: {
  thread: Thread
  actions: ThreadActions
}) {
  const { comment, replies, isRemoved } = thread
  return (
    <li className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <article
        // biome-ignore lint/a11y/noNoninteractiveTabindex: J and K move between the cards
        tabIndex={0}
        data-card
        aria-label={`Comment by ${comment.author}`}
        className="grid gap-2 border-b border-line p-4 focus-visible:-outline-offset-2"
      >
        <Top comment={comment} isRemoved={isRemoved} />
        <Passage thread={thread} onShow={() => actions.show(comment)} />
        <Body text={comment.body} />
        {replies.length > 0 && (
          <ul aria-label="Replies" className="grid gap-3 border-l border-line pl-3">
            {replies.map((reply) => (
              <li key={reply.id} className="grid gap-1">
                <Who comment={reply} {...(comment.reviewer_id !== null && { reader: comment.author })} />
                <Body text={reply.body} />
              </li>
            ))}
          </ul>
        )}
        <Actions thread={thread} actions={actions} />
      </article>
    </li>
  )
})

function Top({ comment, isRemoved }: { comment: CommentRow; isRemoved: boolean }) {
  const state = comment.applied_at ? 'Applied' : comment.resolved_at ? 'Resolved' : undefined
  return (
    <div className="flex items-start justify-between gap-2">
      <Who comment={comment} />
      {state && <Badge tone="good">{state}</Badge>}
      {!state && isRemoved && <Badge tone="warn">Passage removed</Badge>}
    </div>
  )
}

interface WhoProps {
  comment: CommentRow
  /** The reviewer who reads it; without one a colleague's comment is only for the team. */
  reader?: string
}

function Who({ comment: { author, created_at, edited_at, reviewer_id }, reader }: WhoProps) {
  return (
    <p className="min-w-0 text-13 text-ink-soft wrap-anywhere">
      <span className="font-medium text-ink">{author || 'Unknown author'}</span>
      {reviewer_id === null && (reader === undefined ? ' · Only your team' : ` · ${reader} can see this`)}
      <span className="block text-12">
        {formatTime(created_at)}
        {edited_at !== null && ' · edited'}
      </span>
    </p>
  )
}

const passageLook =
  'line-clamp-4 w-full border-l-2 border-accent pl-3 text-left font-serif text-16 leading-normal wrap-anywhere'

function Passage({ thread: { comment, anchor }, onShow }: { thread: Thread; onShow: () => void }) {
  const { passage, suggestion } = comment
  if (passage === '') return <p className="text-13 text-ink-soft">On the whole release</p>
  const words =
    suggestion === null ? (
      passage
    ) : suggestion === '' ? (
      <del>{passage}</del>
    ) : (
      <SuggestionDiff suggestion={{ original: passage, improved: suggestion }} />
    )
  if (!anchor) return <p className={`${passageLook} text-ink-soft`}>{words}</p>
  return (
    <button type="button" className={`${passageLook} cursor-pointer hover:bg-fill`} onClick={onShow}>
      <span className="sr-only">Show in the text: </span>
      {words}
    </button>
  )
}

function Body({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  if (text === '') return null
  const isLong = text.length > longBody && !isWhole
  return (
    <div className="text-14">
      <p className="whitespace-pre-line wrap-anywhere">{isLong ? `${text.slice(0, longBody)}…` : text}</p>
      {isLong && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setWhole(true)}>
          Show all
        </Button>
      )}
    </div>
  )
}

function Actions({ thread, actions }: { thread: Thread; actions: ThreadActions }) {
  const [isReplying, setReplying] = useState(false)
  const isReadOnly = useIsReadOnly()
  const { comment, replies } = thread
  const canApply = thread.canApply && !isReadOnly
  const { suggestion, resolved_at, user_id } = comment
  if (isReplying)
    return (
      <CommentForm
        label={comment.reviewer_id === null ? 'Reply' : `Reply to ${comment.author} (they’ll see it)`}
        submitLabel="Reply"
        maxLength={reviewLimits.comment}
        onSend={(body) => actions.reply(comment, body)}
        onClose={() => setReplying(false)}
      />
    )
  const isOpen = resolved_at === null
  return (
    <div
      className={classNames('flex flex-wrap items-center gap-1', (!isOpen || suggestion === null) && '-ml-3')}
    >
      {isOpen && suggestion !== null && canApply && (
        <Button size="small" variant="secondary" onClick={() => actions.apply(comment)}>
          Apply
        </Button>
      )}
      {isOpen && suggestion !== null && suggestion !== '' && !canApply && (
        <Button size="small" variant="secondary" onClick={() => actions.copy(suggestion)}>
          Copy
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => setReplying(true)}>
        Reply
      </Button>
      {!isReadOnly && (
        <Button size="small" variant="quiet" onClick={() => actions.resolve(comment, isOpen)}>
          {isOpen ? 'Resolve' : 'Reopen'}
        </Button>
      )}
      {user_id === actions.userId && replies.length === 0 && (
        <Button size="small" variant="quiet" onClick={() => actions.remove(comment)}>
          Delete
        </Button>
      )}
    </div>
  )
}
