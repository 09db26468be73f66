// What a comment is about: the words, the comment it answers, or other words that were selected since.
import type { RefObject } from 'react'
import type { Passage } from '#domain/review/passage.ts'
import { describeLongPassage } from '#domain/review/review.ts'
import { useSelectedPassage } from '#web/features/review/passage.ts'
import type { OpenBox } from '#web/features/review/review-storage.ts'
import { Button } from '#web/ui/button.tsx'

interface CommentSubjectProps extends OpenBox {
  /** The text of which another passage can be chosen. */
  selectable?: RefObject<HTMLElement | null>
  onChoose: (passage: Passage) => void
}

export function CommentSubject({ about, quote, parent, selectable, onChoose }: CommentSubjectProps) {
  return (
    <>
      {about && (
        <blockquote className="border-l-2 border-accent pl-3 text-14 wrap-anywhere max-lg:line-clamp-2">
          {about.passage}
        </blockquote>
      )}
      {selectable && <OtherPassage text={selectable} about={about} onChoose={onChoose} />}
      {!about && describeLongPassage(quote ?? '') !== undefined && (
        <p className="text-14 text-ink-soft">
          This quote is too long to edit here. Say in a comment what should change.
        </p>
      )}
      {parent && <p className="text-14 text-ink-soft wrap-anywhere">Your reply to {parent.author}</p>}
    </>
  )
}

interface OtherPassageProps {
  text: RefObject<HTMLElement | null>
  about: Passage | undefined
  onChoose: (passage: Passage) => void
}

/** Other words were selected while the box was open: they become what the comment is about. */
function OtherPassage({ text, about, onChoose }: OtherPassageProps) {
  const selected = useSelectedPassage(text)
  if (!selected || isSamePassage(selected, about)) return null
  const problem = describeLongPassage(selected.passage)
  if (problem !== undefined)
    return (
      <p role="status" className="text-14 text-ink-soft">
        {problem}
      </p>
    )
  return (
    <Button
      variant="secondary"
      size="small"
      className="justify-self-start"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(selected)}
    >
      {about ? 'Comment on your selection instead' : 'Comment on selection'}
    </Button>
  )
}

const isSamePassage = (one: Passage, other: Passage | undefined): boolean =>
  one.passage === other?.passage && one.before === other.before && one.after === other.after
