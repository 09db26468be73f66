// The release under review: its text, the reviewer's quotes, the decision and the comments. Designed for phones first.
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import type { Passage } from '#domain/review/passage.ts'
import { Button } from '#web/ui/button.tsx'
import { WriteComment } from './comment-box.tsx'
import type { ThreadActions } from './comment-thread.tsx'
import { Comments, toThreads } from './comments.tsx'
import { DecisionCard } from './decision-card.tsx'
import { OwnQuotes } from './own-quotes.tsx'
import { readQuote, useSelectedPassage } from './passage.ts'
import { PassageCard, RoomBelow } from './passage-card.tsx'
import { ReleaseText } from './release-text.tsx'
import type { OpenBox } from './review-storage.ts'
import { NewerNotice, RoundNotice } from './round-notice.tsx'
import { useChanges } from './use-changes.ts'
import { useCommentBox } from './use-comment-box.ts'
import { usePassageMarks } from './use-passage-marks.ts'
import type { ReviewActions } from './use-review.ts'
import '#web/styles/document.css'
import '#web/styles/review.css'

const ChangesView = lazy(async () => ({ default: (await import('./changes-view.tsx')).ChangesView }))

interface ReviewedReleaseProps extends ReviewActions {
  review: ReviewView
}

export function ReviewedRelease({ review, unsent, ...actions }: ReviewedReleaseProps) {
  const text = useRef<HTMLDivElement>(null)
  const { typed } = actions
  const comment = useCommentBox(typed)
  const { box } = comment
  const [current, setCurrent] = useState<readonly string[]>([])
  const marks = usePassageMarks(text, review.comments, current, box?.about)
  const openBox = (next: OpenBox) => {
    setCurrent([])
    comment.open(next)
  }
  const threadActions = useThreadActions({
    open: openBox,
    withdraw: actions.withdrawComment,
    show: (id) => {
      setCurrent([id])
      marks.rangeOf(id)?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    },
  })
  const mine = review.quotes.filter(({ is_mine }) => is_mine)
  const tapped = useMemo(
    () => toThreads(review.comments).filter(({ comment }) => current.includes(comment.id)),
    [review.comments, current],
  )
  return (
    <div className="wrap py-8 md:py-12">
      {review.newer && <NewerNotice newer={review.newer} onOpen={actions.openNewest} />}
      <ReviewHeader review={review} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,1fr)] lg:items-start">
        <TextColumn
          {...{ review, text, gone: marks.gone }}
          loadPicture={actions.loadPicture}
          loadPreviousText={actions.loadPreviousText}
          onPoint={(x, y) => setCurrent(marks.findAt(x, y))}
        />
        <aside
          // Beside the text, wherever the reader is in it.
          className="grid content-start gap-5 lg:sticky lg:top-6 lg:-m-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-1"
          aria-label="Review"
        >
          {mine.length > 0 && (
            <OwnQuotes
              quotes={mine}
              version={review.version}
              onApprove={actions.approveQuote}
              onWithdraw={actions.withdrawQuote}
              onSuggest={(quote) => openBox({ about: readQuote(text.current, quote), quote })}
            />
          )}
          <DecisionCard review={review} typed={typed} onDecide={actions.decide} />
          <WriteComment
            {...{ text, comment }}
            findWords={marks.find}
            onAdd={(about) => openBox({ about })}
            onSend={actions.comment}
            onEdit={actions.editComment}
          />
          <Comments
            comments={review.comments}
            version={review.version}
            {...{ unsent, current }}
            gone={marks.gone}
            actions={threadActions}
          />
        </aside>
      </div>
      {!box && tapped.length > 0 && (
        <PassageCard
          key={current.join(' ')}
          threads={tapped}
          version={review.version}
          range={marks.rangeOf(current[0] ?? '')}
          actions={threadActions}
          onClose={() => setCurrent([])}
        />
      )}
      {box ? <RoomBelow /> : <SelectionButton text={text} onComment={(about) => openBox({ about })} />}
    </div>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function ReviewHeader({ review }: { review: ReviewView }) {
  return (
    <header className="max-w-[46rem]">
      <p className="eyebrow mb-2">For review by {review.reviewer.name}</p>
      <h1 className="title-1 wrap-anywhere">{review.title}</h1>
      <p className="mt-2 text-ink-soft">
        {review.sender !== '' && <>Sent by {review.sender}. </>}
        {review.due !== null && (
          <>Please respond by {dayFormat.format(new Date(`${review.due}T00:00:00Z`))}.</>
        )}
      </p>
      {review.message !== null && <p className="mt-4 whitespace-pre-line wrap-anywhere">{review.message}</p>}
    </header>
  )
}

interface TextColumnProps extends Pick<ReviewActions, 'loadPicture' | 'loadPreviousText'> {
  review: ReviewView
  text: RefObject<HTMLDivElement | null>
  /** Comments whose passage is no longer in the text. */
  gone: ReadonlySet<string>
  onPoint: (x: number, y: number) => void
}

function TextColumn({ review, text, gone, loadPicture, loadPreviousText, onPoint }: TextColumnProps) {
  const [isComparing, setComparing] = useState(false)
  const changes = useChanges(text, review, loadPreviousText)
  // What is new is highlighted, too, and has nothing to click.
  const hasMarks = review.comments.some(
    ({ id, passage, resolved_at }) => passage !== '' && resolved_at === null && !gone.has(id),
  )
  return (
    <div>
      {review.previous && (
        <RoundNotice
          version={review.version}
          previous={review.previous}
          count={changes?.count}
          isComparing={isComparing}
          onCompare={changes && setComparing}
        />
      )}
      <p className="mb-3 text-13 text-ink-soft">
        {isComparing ? 'To comment, go back to the release.' : <CommentHint hasComments={hasMarks} />}
      </p>
      <div className="rounded-card border border-line bg-sheet p-6 md:p-12">
        {isComparing && changes && (
          <Suspense fallback={null}>
            <ChangesView before={changes.before} after={review.html} />
          </Suspense>
        )}
        {/** Kept mounted, so that marks and pictures stay. */}
        <div hidden={isComparing}>
          <ReleaseText html={review.html} {...{ text, loadPicture, onPoint }} />
        </div>
      </div>
    </div>
  )
}

/** Before the text, because nobody looks for it after. In the words of a mouse, or of a finger. */
function CommentHint({ hasComments }: { hasComments: boolean }) {
  return (
    <>
      <span className="pointer-coarse:hidden">
        Select any text to comment on it.
        {hasComments && ' Click highlighted words to see the comments on them.'}
      </span>
      <span className="hidden pointer-coarse:inline">
        Press and hold a word to comment on it.
        {hasComments && ' Tap highlighted words to see the comments on them.'}
      </span>
    </>
  )
}

interface SelectionButtonProps {
  text: RefObject<HTMLDivElement | null>
  onComment: (passage: Passage) => void
}

/** The button for the selected text, visible wherever the reader is. */
function SelectionButton({ text, onComment }: SelectionButtonProps) {
  const passage = useSelectedPassage(text)
  if (!passage) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-5 z-40 grid justify-items-center">
      <Button
        className="pointer-events-auto shadow-pop"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onComment(passage)}
      >
        Comment on selection
      </Button>
    </div>
  )
}

interface ThreadTasks {
  open: (box: OpenBox) => void
  withdraw: (id: string) => Promise<string | undefined>
  show: (id: string) => void
}

/** Stable functions, so that a comment renders again only when it changes. */
function useThreadActions(tasks: ThreadTasks): ThreadActions {
  const latest = useRef(tasks)
  useEffect(() => {
    latest.current = tasks
  })
  return useMemo(
    () => ({
      onReply: (parent) => latest.current.open({ about: undefined, parent }),
      onEdit: (edited) => latest.current.open({ about: edited.passage === '' ? undefined : edited, edited }),
      onWithdraw: (id) => latest.current.withdraw(id),
      onShow: (id) => latest.current.show(id),
    }),
    [],
  )
}
