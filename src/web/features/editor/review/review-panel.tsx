// The tab 'Review': whether the approvals still apply, who was asked, and the comments in the order of the text.
import type { Editor } from '@tiptap/core'
import { MessageSquarePlus, Send } from 'lucide-react'
import { Link } from 'react-router'
import type { ReviewRow } from '#contract/reviews.ts'
import type { Passage } from '#domain/review/passage.ts'
import { describeLongPassage, type ReviewerDraft } from '#domain/review/review.ts'
import { formatList } from '#domain/text/format-list.ts'
import { PanelSection } from '#web/features/editor/panel-section.tsx'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { readSelectedPassage } from './anchors.ts'
import { CommentForm } from './comment-form.tsx'
import { PeopleList } from './people-list.tsx'
import { addComment, type DocumentReviews } from './review-api.ts'
import { formatDueDay } from './review-labels.ts'
import { SignOffCard } from './sign-off-card.tsx'
import { ThreadList } from './thread-list.tsx'
import { useDraft } from './use-draft.ts'
import { type ReviewChange, useReviewChange } from './use-reviews.ts'
import { useSheetDoc, useSignOff, useThreads } from './use-sign-off.ts'

export interface ReviewPanelProps {
  editor: Editor
  documentId: string
  userId: string
  data: DocumentReviews
  /** Opens the dialog, with these people in it. */
  onSend: (people: readonly ReviewerDraft[]) => void
  /** Shows what changed since a text that was sent. */
  onShowChanges: (sent: { html: string; version: number }) => void
  /** The page of the sign-off record. */
  recordPath: string
  /** Closes the panel where it covers the page. */
  beforeShow: () => Promise<void>
}

export function ReviewPanel(props: ReviewPanelProps) {
  const { editor, documentId, userId, data, onSend, onShowChanges, recordPath, beforeShow } = props
  const doc = useSheetDoc(editor)
  const signOff = useSignOff(editor, doc, data)
  const threads = useThreads(doc, data.comments)
  const change = useReviewChange(documentId)
  const isReadOnly = useIsReadOnly()
  const hasReviews = data.reviews.length > 0
  const showChanges = (version: number) => {
    const sent = data.reviews.findLast((review) => review.version === version)
    if (sent) onShowChanges({ html: sent.content, version })
  }
  return (
    <>
      {hasReviews ? (
        <SignOffCard signOff={signOff} onShowChanges={showChanges} onAsk={onSend} />
      ) : (
        !isReadOnly && <NotSent onSend={() => onSend([])} />
      )}
      {hasReviews && (
        <PanelSection title="Reviewers" count={signOff.people.length} isOpen>
          <Terms data={data} />
          <PeopleList data={data} people={signOff.people} change={change} onAsk={onSend} />
          <Link to={recordPath} target="_blank" rel="noopener" className="link mt-4 inline-flex text-13">
            Sign-off record
          </Link>
        </PanelSection>
      )}
      <NewComment editor={editor} documentId={documentId} change={change} />
      <ThreadList {...{ editor, documentId, userId, threads, change, beforeShow }} />
    </>
  )
}

/** On what terms people were asked last. Rounds may differ, and each stays open for those who weren't asked again. */
function Terms({ data: { reviews, reviewers } }: Pick<ReviewPanelProps, 'data'>) {
  const newest = new Map(reviewers.map((reviewer) => [reviewer.email.toLowerCase(), reviewer]))
  const asked = [...newest.values()].flatMap(({ name, review_id, revoked_at }) => {
    const review = reviews.find(({ id }) => id === review_id)
    return review && revoked_at === null ? [{ name, review }] : []
  })
  const terms = [...describeDays(asked), ...describeSharing(asked)]
  if (terms.length === 0) return null
  return <p className="mb-4 text-13 text-ink-soft">{terms.join(' · ')}</p>
}

interface Terms {
  name: string
  review: ReviewRow
}

/** Names only where days differ. */
function describeDays(asked: readonly Terms[]): string[] {
  const days = [...Map.groupBy(asked, ({ review }) => review.due_on)]
  return days.flatMap(([due, people]) => {
    if (due === null) return []
    const whom = days.length > 1 ? `${formatList(people.map(({ name }) => name))}: ` : ''
    return [`${whom}Respond by ${formatDueDay(due)}`]
  })
}

function describeSharing(asked: readonly Terms[]): string[] {
  if (asked.length < 2) return []
  const sharing = asked.filter(({ review }) => review.shows_comments)
  if (sharing.length === asked.length) return ['Reviewers see each other’s comments']
  return [
    sharing.length === 0
      ? 'Reviewers don’t see each other’s comments'
      : 'Some reviewers see each other’s comments',
  ]
}

function NotSent({ onSend }: { onSend: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 border-b border-line px-4 py-5 text-14">
      <p className="text-ink-soft">
        Send this release to the people who need to approve it. They read it on any device, comment and sign
        off. No account needed.
      </p>
      <Button size="small" onClick={onSend}>
        <Send size={16} strokeWidth={1.5} aria-hidden />
        Send for review
      </Button>
    </div>
  )
}

interface NewCommentProps {
  editor: Editor
  documentId: string
  change: ReviewChange
}

/** What the comment is about; null is the whole release. */
interface About {
  passage: Passage | null
  /** Why it isn't about the selection. */
  problem?: string | undefined
}

function readAbout(editor: Editor): About {
  const selected = readSelectedPassage(editor)
  const problem = selected && describeLongPassage(selected.passage)
  return problem === undefined ? { passage: selected ?? null } : { passage: null, problem }
}

/** For colleagues: reviewers never see it. */
function NewComment({ editor, documentId, change }: NewCommentProps) {
  const draft = `comment-${documentId}`
  const {
    value: about,
    change: setAbout,
    drop,
  } = useDraft<About | undefined>(`${draft}-about`, () => undefined)
  const close = () => {
    setAbout(undefined)
    drop()
  }
  return (
    <div className="grid gap-2 border-b border-line px-4 py-3">
      {about ? (
        <>
          {about.passage && (
            <blockquote className="line-clamp-3 border-l-2 border-accent pl-3 font-serif text-16 wrap-anywhere">
              {about.passage.passage}
            </blockquote>
          )}
          {about.problem !== undefined && (
            <p role="status" className="text-13 text-ink-soft">
              {about.problem}
            </p>
          )}
          <CommentForm
            draft={draft}
            label={about.passage ? 'Comment for your team' : 'Comment for your team on the whole release'}
            submitLabel="Comment"
            onSend={(body) => change(() => addComment(documentId, { ...about.passage, body }))}
            onClose={close}
          />
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-14 font-medium">Comments</h3>
          <Button
            variant="secondary"
            size="small"
            // The selection is what the comment is about.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setAbout(readAbout(editor))}
          >
            <MessageSquarePlus size={16} strokeWidth={1.5} aria-hidden />
            Comment
          </Button>
        </div>
      )}
    </div>
  )
}
