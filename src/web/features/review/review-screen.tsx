// The page a reviewer sees: the release as it will look, their quotes, the comments and the decision. Made for a phone first.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ReviewComment, ReviewView } from '#contract/reviews.ts'
import type { Passage } from '#domain/review/passage.ts'
import { Button } from '#web/ui/button.tsx'
import { CommentBox } from './comment-box.tsx'
import { DecisionCard } from './decision-card.tsx'
import { readSelection } from './passage.ts'
import { ReleaseText } from './release-text.tsx'
import type { WaitingComment } from './review-storage.ts'
import type { ReviewActions } from './use-review.ts'
import '#web/styles/document.css'
import '#web/styles/review.css'

interface ReviewScreenProps
  extends Pick<ReviewActions, 'waiting' | 'comment' | 'approveQuote' | 'decide' | 'loadPicture'> {
  review: ReviewView
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function ReviewScreen({ review, waiting, ...actions }: ReviewScreenProps) {
  const { comment, approveQuote, decide } = actions
  const text = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box>()
  const selected = useSelectedPassage(text)
  const mine = review.quotes.filter(({ is_mine }) => is_mine)
  return (
    <div className="wrap py-8 md:py-12">
      <header className="max-w-[46rem]">
        <p className="eyebrow mb-2">For review by {review.reviewer.name}</p>
        <h1 className="title-1 wrap-anywhere">{review.title}</h1>
        <p className="mt-2 text-ink-soft">
          {review.sender !== '' && <>Sent by {review.sender}. </>}
          {review.due !== null && (
            <>Please respond by {dayFormat.format(new Date(`${review.due}T00:00:00Z`))}.</>
          )}
        </p>
        {review.message !== null && (
          <p className="mt-4 whitespace-pre-line wrap-anywhere">{review.message}</p>
        )}
      </header>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,1fr)]">
        <div>
          <div className="rounded-card border border-line bg-sheet p-6 md:p-12">
            <ReleaseText
              html={review.html}
              comments={review.comments}
              text={text}
              loadPicture={actions.loadPicture}
            />
          </div>
          <p className="mt-3 text-13 text-ink-soft">Select any text to comment on it.</p>
        </div>
        <aside className="grid content-start gap-5" aria-label="Review">
          {mine.length > 0 && <OwnQuotes quotes={mine} onApprove={approveQuote} />}
          {box ? (
            <CommentBox {...box} onSend={comment} onClose={() => setBox(undefined)} />
          ) : (
            <Button
              variant="secondary"
              // Pressing a button must not end the selection it is about.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setBox({ about: text.current ? readSelection(text.current) : undefined })}
            >
              Add a comment
            </Button>
          )}
          <Comments
            comments={review.comments}
            waiting={waiting}
            onReply={(parent) => setBox({ about: undefined, parent })}
          />
          <DecisionCard review={review} onDecide={decide} />
        </aside>
      </div>
      {selected && !box && (
        <div className="pointer-events-none fixed inset-x-0 bottom-5 z-30 grid justify-items-center">
          <Button
            className="pointer-events-auto shadow-pop"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setBox({ about: selected })}
          >
            Comment on selection
          </Button>
        </div>
      )}
    </div>
  )
}

interface Box {
  about: Passage | undefined
  parent?: ReviewComment
}

/** The words of the release that are selected: the button for them follows wherever the reader is in the text. */
function useSelectedPassage(text: RefObject<HTMLDivElement | null>): Passage | undefined {
  const [passage, setPassage] = useState<Passage>()
  useEffect(() => {
    const read = () => setPassage(text.current ? readSelection(text.current) : undefined)
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [text])
  return passage
}

interface OwnQuotesProps {
  quotes: ReviewView['quotes']
  onApprove: (quote: string) => Promise<string | undefined>
}

/** Only the person who is quoted can approve a quote. */
function OwnQuotes({ quotes, onApprove }: OwnQuotesProps) {
  const [problem, setProblem] = useState<string>()
  return (
    <section aria-label="Your quotes" className="grid gap-4 rounded-card border border-line bg-sheet p-5">
      <h2 className="title-3">{quotes.length === 1 ? 'Your quote' : 'Your quotes'}</h2>
      {quotes.map(({ words, approved }) => (
        <div key={words} className="grid justify-items-start gap-2">
          <blockquote className="border-l-2 border-accent pl-3 wrap-anywhere">{words}</blockquote>
          {approved ? (
            <p className="text-14 text-good">Approved</p>
          ) : (
            <Button
              size="small"
              variant="secondary"
              onClick={() => void onApprove(words).then((sentence) => setProblem(sentence))}
            >
              Approve this quote
            </Button>
          )}
        </div>
      ))}
      {problem !== undefined && (
        <p role="alert" className="text-14 text-bad">
          {problem}
        </p>
      )}
      <p className="text-13 text-ink-soft">
        To change your quote, select it in the text and suggest new wording.
      </p>
    </section>
  )
}

interface CommentsProps {
  comments: readonly ReviewComment[]
  waiting: readonly WaitingComment[]
  onReply: (comment: ReviewComment) => void
}

function Comments({ comments, waiting, onReply }: CommentsProps) {
  if (comments.length + waiting.length === 0) return null
  return (
    <section aria-label="Comments" className="grid gap-3">
      <h2 className="title-3">Comments</h2>
      <ul className="grid gap-4">
        {comments
          .filter(({ parent_id }) => parent_id === null)
          .map((comment) => (
            <Thread
              key={comment.id}
              comment={comment}
              replies={comments.filter(({ parent_id }) => parent_id === comment.id)}
              onReply={onReply}
            />
          ))}
        {waiting.map((comment) => (
          <li key={comment.key}>
            <CommentText
              passage={comment.passage}
              suggestion={comment.suggestion ?? null}
              body={comment.body}
              author="You"
            />
            <p role="status" className="text-13 text-ink-soft">
              Not sent yet. We’ll send it when you’re back online.
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ThreadProps {
  comment: ReviewComment
  replies: readonly ReviewComment[]
  onReply: (comment: ReviewComment) => void
}

function Thread({ comment, replies, onReply }: ThreadProps) {
  return (
    <li className="grid gap-2 border-l-2 border-line pl-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <CommentText {...comment} author={comment.is_mine ? 'You' : comment.author} />
      {replies.map((reply) => (
        <div key={reply.id} className="ml-3">
          <CommentText {...reply} author={reply.is_mine ? 'You' : reply.author} />
        </div>
      ))}
      {comment.resolved_at === null ? (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => onReply(comment)}
        >
          Reply
        </Button>
      ) : (
        <p className="text-13 text-good">Resolved</p>
      )}
    </li>
  )
}

interface CommentTextProps {
  author: string
  passage: string
  suggestion: string | null
  body: string
}

function CommentText({ author, passage, suggestion, body }: CommentTextProps) {
  return (
    <div className="grid gap-1 text-14">
      <p className="font-medium">{author}</p>
      {passage !== '' && <p className="wrap-anywhere text-ink-soft">“{passage}”</p>}
      {suggestion !== null && (
        <p className="wrap-anywhere">
          {suggestion === '' ? 'Suggests cutting this.' : <>Suggests: “{suggestion}”</>}
        </p>
      )}
      {body !== '' && <p className="wrap-anywhere whitespace-pre-line">{body}</p>}
    </div>
  )
}
