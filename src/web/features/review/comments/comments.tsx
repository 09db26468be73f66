// The comments next to the text: those on this version, and folded those on earlier ones.
import { useEffect, useMemo, useRef } from 'react'
import type { ReviewComment } from '#contract/reviews.ts'
import type { StoredComment } from '#web/features/review/review-storage.ts'
import { useGrowingList } from '#web/lib/use-growing-list.ts'
import { Button } from '#web/ui/button.tsx'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'
import { CommentText } from './comment-text.tsx'
import { CommentThread, type Thread, type ThreadActions } from './comment-thread.tsx'

/** Drawn in one task: hundreds at once would block the page. */
const portion = 4

/** Comments with their answers, in the order they were made. */
export function toThreads(comments: readonly ReviewComment[]): Thread[] {
  const replies = Map.groupBy(comments, ({ parent_id }) => parent_id)
  return (replies.get(null) ?? []).map((comment) => ({ comment, replies: replies.get(comment.id) ?? [] }))
}

interface CommentsProps {
  comments: readonly ReviewComment[]
  version: number
  unsent: readonly StoredComment[]
  onDiscard: (key: string) => void
  /** Those whose passage is selected in the text. */
  current: readonly string[]
  /** Those whose passage is no longer in the text. */
  gone: ReadonlySet<string>
  actions: ThreadActions
}

export function Comments(props: CommentsProps) {
  const { comments, version, unsent, onDiscard, current, gone, actions } = props
  const threads = useMemo(() => toThreads(comments), [comments])
  const [now, before] = useMemo(() => {
    const groups = Map.groupBy(threads, ({ comment }) => comment.version === version)
    return [groups.get(true) ?? [], groups.get(false) ?? []]
  }, [threads, version])
  if (threads.length + unsent.length === 0) return null
  return (
    <section aria-label="Comments" className="grid gap-4">
      <h2 className="title-3">Comments</h2>
      <Threads threads={now} {...{ version, current, gone, actions }} />
      {unsent.length > 0 && <UnsentComments comments={unsent} onDiscard={onDiscard} />}
      {before.length > 0 && (
        <details open={before.length <= 5} className="group grid gap-3">
          <summary className="touch-target flex cursor-pointer list-none items-center justify-between gap-2 text-14 font-medium [&::-webkit-details-marker]:hidden">
            {describeEarlier(before)}
            <DisclosureIcon />
          </summary>
          <div className="mt-3">
            <Threads threads={before} {...{ version, current, gone, actions }} />
          </div>
        </details>
      )}
    </section>
  )
}

function describeEarlier(threads: readonly Thread[]): string {
  const resolved = threads.filter(({ comment }) => comment.resolved_at !== null).length
  const counted = `${threads.length} on earlier versions`
  return resolved === 0 ? counted : `${counted}, ${resolved} resolved`
}

interface ThreadsProps extends Pick<CommentsProps, 'version' | 'current' | 'gone' | 'actions'> {
  threads: readonly Thread[]
}

function Threads({ threads, version, current, gone, actions }: ThreadsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { count, end, growTo } = useGrowingList<HTMLLIElement>(threads.length, portion)
  const index = threads.findIndex(({ comment }) => comment.id === current[0])
  useEffect(() => growTo(index + 1), [index, growTo])
  useEffect(() => {
    const card = index < count ? list.current?.children[index] : undefined
    card?.closest('details')?.setAttribute('open', '')
    if (card) showInColumn(card)
  }, [index, count])
  if (threads.length === 0) return null
  return (
    // Not a grid, which would lay out every row again for each portion, and no space between by a rule about siblings, which would
    // compute the styles of all of them again.
    <ul ref={list} className="-mb-4">
      {threads.slice(0, count).map((thread) => (
        <CommentThread
          key={thread.comment.id}
          thread={thread}
          version={version}
          isCurrent={current.includes(thread.comment.id)}
          isGone={gone.has(thread.comment.id)}
          actions={actions}
        />
      ))}
      {count < threads.length && (
        <li ref={end} className="mb-4 text-13 text-ink-soft">
          {threads.length - count} more
        </li>
      )}
    </ul>
  )
}

/** Only the column beside the text scrolls. On a phone there is none: the card opens at the bottom of the screen. */
function showInColumn(card: Element): void {
  const column = card.closest('aside')
  if (!column || column.scrollHeight <= column.clientHeight) return
  const { top, bottom } = column.getBoundingClientRect()
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  const place = card.getBoundingClientRect()
  const isShown = place.top >= from && place.bottom <= to - card.clientHeight
  if (!isShown) column.scrollBy({ top: place.top - (from + to) / 2 })
}

interface UnsentCommentsProps {
  comments: readonly StoredComment[]
  onDiscard: (key: string) => void
}

function UnsentComments({ comments, onDiscard }: UnsentCommentsProps) {
  return (
    <ul className="grid gap-4">
      {comments.map(({ key, passage, suggestion = null, body, refusal }) => (
        <li key={key}>
          <CommentText author="You" {...{ passage, suggestion, body }} />
          {refusal === undefined ? (
            <p role="status" className="text-13 text-ink-soft">
              Not sent yet. We’ll keep trying.
            </p>
          ) : (
            <div className="grid justify-items-start">
              <p role="alert" className="text-13 text-bad">
                Not sent. {refusal}
              </p>
              <Button variant="quiet" size="small" className="-ml-3" onClick={() => onDiscard(key)}>
                Discard
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
