// The release under review: its text, the reviewer's quotes, the decision and the comments. Designed for phones first.

import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import type { Passage } from '#domain/review/passage.ts'
import { describeLongPassage } from '#domain/review/review.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { WriteComment } from './comments/comment-box.tsx'
import type { Thread, ThreadActions } from './comments/comment-thread.tsx'
import { Comments, toThreads } from './comments/comments.tsx'
import { PassageCard, RoomBelow } from './comments/passage-card.tsx'
import { useCommentBox } from './comments/use-comment-box.ts'
import { DecisionCard } from './decision/decision-card.tsx'
import { useEndOfEarlyRelease } from './early/early-release.tsx'
import { OwnQuotes } from './own-quotes.tsx'
import { readQuote, useSelectedPassage } from './passage.ts'
import { CommentHint, messageClass, ReleaseFrame, TextFrame } from './release-frame.tsx'
import { ReleaseText } from './release-text.tsx'
import type { OpenBox } from './review-storage.ts'
import { NewerNotice, RoundNotice } from './round-notice.tsx'
import { useChanges } from './use-changes.ts'
import { usePassageMarks } from './use-passage-marks.ts'
import type { ReviewActions } from './use-review.ts'
import '#web/styles/review.css'

const ChangesView = lazy(async () => ({ default: (await import('./changes-view.tsx')).ChangesView }))

interface ReviewedReleaseProps extends ReviewActions {
  review: ReviewView
  onShown: () => void
}

export function ReviewedRelease({ review, unsent, onShown, ...actions }: ReviewedReleaseProps) {
  const text = useRef<HTMLDivElement>(null)
  useEndOfEarlyRelease(true, onShown)
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
  const tapped = useThreadsOf(review.comments, current)
  return (
    <>
      <ReleaseFrame
        notice={review.newer && <NewerNotice newer={review.newer} onOpen={actions.openNewest} />}
        {...describeReview(review)}
        text={
          <TextColumn
            {...{ review, text, gone: marks.gone }}
            loadPicture={actions.loadPicture}
            loadPreviousText={actions.loadPreviousText}
            onPoint={(x, y) => setCurrent(marks.findAt(x, y))}
          />
        }
        aside={
          <ReviewColumn>
            {mine.length > 0 && (
              <OwnQuotes
                quotes={mine}
                version={review.version}
                onApprove={actions.approveQuote}
                onWithdraw={actions.withdrawQuote}
                onSuggest={(quote) => openBox({ about: readQuote(text.current, quote), quote })}
              />
            )}
            <DecisionCard {...{ review, typed, actions }} />
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
              onDiscard={actions.discard}
              gone={marks.gone}
              actions={threadActions}
            />
          </ReviewColumn>
        }
      />
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
    </>
  )
}

function useThreadsOf(comments: ReviewView['comments'], current: readonly string[]): Thread[] {
  return useMemo(
    () => toThreads(comments).filter(({ comment }) => current.includes(comment.id)),
    [comments, current],
  )
}

/** Beside the text, wherever the reader is in it. */
function ReviewColumn({ children }: { children: ReactNode }) {
  return (
    <aside
      className="grid content-start gap-5 lg:sticky lg:top-6 lg:-m-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-1"
      aria-label="Review"
    >
      {children}
    </aside>
  )
}

const describeReview = (review: ReviewView) => ({
  reviewer: review.reviewer.name,
  title: review.title,
  request: describeRequest(review),
  message: review.message !== null && <p className={messageClass}>{review.message}</p>,
})

/** The page's own script writes the same before this is loaded. */
function describeRequest({ version, sender, due, quotes, decision }: ReviewView): string {
  const sentBy = sender === '' ? `Version ${version}. ` : `Version ${version}, sent by ${sender}. `
  const respondBy = due === null ? '' : `Respond by ${formatDay(due)}. `
  const isQuoted = quotes.some(({ is_mine, approved }) => is_mine && !approved)
  if (decision) return sentBy.trim()
  return `${sentBy}${respondBy}${isQuoted ? 'Read it, approve your quote, then approve the release or ask for changes.' : 'Read it, then approve it or ask for changes.'}`
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
    <TextFrame
      above={
        review.previous && (
          <RoundNotice
            version={review.version}
            previous={review.previous}
            found={changes?.found}
            isComparing={isComparing}
            onCompare={changes && setComparing}
          />
        )
      }
      hint={
        isComparing ? (
          'To comment, go back to the release.'
        ) : (
          <CommentHint marked={(words) => hasMarks && words} />
        )
      }
    >
      {isComparing && changes && (
        <Suspense fallback={null}>
          <ChangesView before={changes.before} after={review.html} />
        </Suspense>
      )}
      {/** Kept mounted, so that marks and pictures stay. */}
      <div hidden={isComparing}>
        <ReleaseText html={review.html} {...{ text, loadPicture, onPoint }} />
      </div>
    </TextFrame>
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
  const problem = describeLongPassage(passage.passage)
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-5 z-40 grid justify-items-center px-4">
      {problem === undefined ? (
        <Button
          className="pointer-events-auto shadow-pop"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onComment(passage)}
        >
          Comment on selection
        </Button>
      ) : (
        <p
          role="status"
          className="rounded-control border border-line-strong bg-sheet px-4 py-2.5 text-14 shadow-pop"
        >
          {problem}
        </p>
      )}
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
