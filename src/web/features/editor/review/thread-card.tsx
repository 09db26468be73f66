// One comment with its answers: the passage it is about, other words for it, Apply, Reply and Resolve.
import { memo, useState } from 'react'
import type { CommentRow } from '#contract/reviews.ts'
import { SuggestionDiff } from '#web/features/editor/ai/analysis/suggestion-diff.tsx'
import { PanelCard } from '#web/features/editor/panel-card.tsx'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Folded, FoldedText } from '#web/ui/folded.tsx'
import { CommentForm } from './comment-form.tsx'
import { formatTime } from './review-labels.ts'
import { hasDraft } from './use-draft.ts'
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
      <PanelCard label={`Comment by ${comment.author}`} className="grid gap-2 p-4">
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
      </PanelCard>
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
  'w-full border-l-2 border-accent pl-3 text-left font-serif text-16 leading-normal wrap-anywhere'

/** Characters of a passage and its new wording that are shown at once. */
const longWording = 300

function Passage({ thread: { comment, isRemoved }, onShow }: { thread: Thread; onShow: () => void }) {
  const { passage, suggestion } = comment
  if (passage === '') return <p className="text-13 text-ink-soft">On the whole release</p>
  // Nobody applies words that can't be read, and words that are gone are nowhere else.
  const canUnfold = suggestion !== null || isRemoved
  const isLong = passage.length + (suggestion?.length ?? 0) > longWording
  return (
    <div className="grid">
      <Folded isLong={isLong && canUnfold}>
        {(isFolded) => (
          <PassageWords
            isShort={isFolded || !canUnfold}
            passage={passage}
            suggestion={suggestion}
            onShow={isRemoved ? undefined : onShow}
          />
        )}
      </Folded>
    </div>
  )
}

interface PassageWordsProps extends Pick<CommentRow, 'passage' | 'suggestion'> {
  /** In a few lines. */
  isShort: boolean
  /** Undefined where it is gone. */
  onShow: (() => void) | undefined
}

function PassageWords({ isShort, passage, suggestion, onShow }: PassageWordsProps) {
  const look = classNames(passageLook, isShort && 'line-clamp-4')
  const words =
    suggestion === null ? (
      passage
    ) : suggestion === '' ? (
      <del>{passage}</del>
    ) : (
      <SuggestionDiff suggestion={{ original: passage, improved: suggestion }} />
    )
  if (!onShow) return <p className={`${look} text-ink-soft`}>{words}</p>
  return (
    <button type="button" className={`${look} cursor-pointer hover:bg-fill`} onClick={onShow}>
      <span className="sr-only">Show in the text: </span>
      {words}
    </button>
  )
}

function Body({ text }: { text: string }) {
  if (text === '') return null
  return (
    <div className="grid text-14">
      <FoldedText text={text} />
    </div>
  )
}

function Actions({ thread, actions }: { thread: Thread; actions: ThreadActions }) {
  const isReadOnly = useIsReadOnly()
  const { comment, replies } = thread
  const draft = `reply-${comment.id}`
  const [isReplying, setReplying] = useState(() => hasDraft(draft))
  const canApply = thread.canApply && !isReadOnly
  const { suggestion, resolved_at, user_id } = comment
  if (isReplying)
    return (
      <CommentForm
        draft={draft}
        label={comment.reviewer_id === null ? 'Reply' : `Reply to ${comment.author} (they’ll see it)`}
        submitLabel="Reply"
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
