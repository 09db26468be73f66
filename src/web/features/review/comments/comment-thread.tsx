// One comment with its answers. Its author can edit or withdraw it until somebody answers.
import { memo, useState } from 'react'
import type { ReviewComment } from '#contract/reviews.ts'
import { formatShort } from '#domain/time/short-date.ts'
import { useProblem } from '#web/features/review/use-problem.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CommentText } from './comment-text.tsx'

export interface ThreadActions {
  onReply: (comment: ReviewComment) => void
  onEdit: (comment: ReviewComment) => void
  onWithdraw: (id: string) => Promise<string | undefined>
  /** Shows the passage in the text. */
  onShow: (id: string) => void
}

export interface Thread {
  comment: ReviewComment
  replies: readonly ReviewComment[]
}

interface CommentThreadProps {
  thread: Thread
  /** The version on the screen. */
  version: number
  isCurrent: boolean
  /** Its passage is no longer in the text. */
  isGone?: boolean
  actions: ThreadActions
}

export const CommentThread = memo(function CommentThread(props: CommentThreadProps) {
  const { thread, version, isCurrent, isGone = false, actions } = props
  const { comment, replies } = thread
  return (
    <li
      className={classNames(
        'mb-4 grid gap-2 border-l-2 pl-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]',
        isCurrent ? 'border-accent bg-accent-tint py-2' : 'border-line',
      )}
    >
      <Said
        {...{ comment, version }}
        isGone={isGone && !comment.is_applied}
        {...(!isGone && { onShow: () => actions.onShow(comment.id) })}
      />
      {replies.map((reply) => (
        <div key={reply.id} className="ml-3 grid gap-1">
          <Said comment={reply} version={version} />
          {reply.may_change && <Change comment={reply} actions={actions} />}
        </div>
      ))}
      {comment.resolved_at === null ? (
        <Change comment={comment} actions={actions} mayReply />
      ) : (
        <p className="text-13 text-good">{describeEnd(comment)}</p>
      )}
    </li>
  )
}, areSame)

function describeEnd({ is_applied, is_mine }: ReviewComment): string {
  if (!is_applied) return 'Resolved'
  return is_mine ? 'Your suggestion was applied' : 'Suggestion applied'
}

/** Threads are rebuilt for every answer of the server; their comments are the same objects while nothing changed. */
function areSame(before: CommentThreadProps, now: CommentThreadProps): boolean {
  const { comment, replies } = before.thread
  return (
    comment === now.thread.comment &&
    replies.length === now.thread.replies.length &&
    replies.every((reply, index) => reply === now.thread.replies[index]) &&
    before.version === now.version &&
    before.isCurrent === now.isCurrent &&
    before.isGone === now.isGone &&
    before.actions === now.actions
  )
}

interface SaidProps extends Pick<CommentThreadProps, 'version' | 'isGone'> {
  comment: ReviewComment
  onShow?: () => void
}

function Said({ comment, version, isGone = false, onShow }: SaidProps) {
  const isOld = comment.version !== version
  const when = [
    formatShort(comment.created_at, 'time', new Date()),
    isOld && comment.parent_id === null && `version ${comment.version}`,
    comment.edited_at !== null && 'edited',
  ]
  return (
    <CommentText
      {...comment}
      author={comment.is_mine ? 'You' : comment.author}
      when={when.filter(Boolean).join(' · ')}
      {...{ isGone, onShow }}
    />
  )
}

interface ChangeProps {
  comment: ReviewComment
  actions: ThreadActions
  mayReply?: boolean
}

function Change({ comment, actions, mayReply = false }: ChangeProps) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useProblem()
  async function withdraw(): Promise<void> {
    setAsking(false)
    setProblem(await actions.onWithdraw(comment.id))
  }
  if (isAsking)
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-13">Delete this comment? It will be deleted for everyone.</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => void withdraw()} autoFocus>
            Delete
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </div>
    )
  return (
    <div className="-ml-3 flex flex-wrap">
      {mayReply && (
        <Button variant="quiet" size="small" onClick={() => actions.onReply(comment)}>
          Reply
        </Button>
      )}
      {comment.may_change && (
        <>
          <Button variant="quiet" size="small" onClick={() => actions.onEdit(comment)}>
            Edit
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            Delete
          </Button>
        </>
      )}
      {problem !== undefined && (
        <p role="alert" className="ml-3 text-13 text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
