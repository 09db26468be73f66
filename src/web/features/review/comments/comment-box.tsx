// Where a comment is written: in the column beside the text, or at the bottom of a phone's screen with the text above.
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Passage } from '#domain/review/passage.ts'
import { describeTooLong, reviewLimits } from '#domain/review/review.ts'
import { readQuotable } from '#web/features/review/passage.ts'
import type { CommentDraft, OpenBox, UnsentComment } from '#web/features/review/review-storage.ts'
import { useProblem } from '#web/features/review/use-problem.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { CommentSubject } from './comment-subject.tsx'
import type { CommentBoxState } from './use-comment-box.ts'
import { useWordsAbove } from './use-words-above.ts'

interface Sending {
  onSend: (comment: UnsentComment) => Promise<string | undefined>
  onEdit: (id: string, words: { body: string; suggestion?: string }) => Promise<string | undefined>
}

interface WriteCommentProps extends Sending {
  text: RefObject<HTMLElement | null>
  comment: CommentBoxState
  findWords: (passage: Passage) => Range | undefined
  /** Opens the box for the selected passage, or for the whole release. */
  onAdd: (about: Passage | undefined) => void
}

/** The open box, or the button that opens it. */
export function WriteComment({ text, comment, findWords, onAdd, onSend, onEdit }: WriteCommentProps) {
  const { box } = comment
  if (!box)
    return (
      <Button
        ref={comment.adder}
        variant="secondary"
        // Pressing a button must not clear the selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onAdd(readQuotable(text.current))}
      >
        {comment.isBegun ? 'Continue your comment' : 'Add a comment'}
      </Button>
    )
  return (
    <CommentBox
      // A new form for each comment.
      key={box.edited?.id ?? box.parent?.id ?? JSON.stringify([box.quote, box.about])}
      {...{ ...box, onSend, onEdit }}
      draft={comment.draft}
      findWords={() => box.about && findWords(box.about)}
      {...(isNew(box) && { selectable: text })}
      onMove={onAdd}
      onType={comment.write}
      onLeave={comment.leave}
      onClose={comment.close}
    />
  )
}

const isNew = ({ parent, edited, quote }: OpenBox): boolean => !(parent || edited || quote)

interface CommentBoxProps extends OpenBox, Sending {
  /** What was written before, for the first drawing. */
  draft: CommentDraft
  /** Where the passage is in the text. */
  findWords: () => Range | undefined
  /** The text of which another passage can be chosen. */
  selectable?: RefObject<HTMLElement | null>
  onMove: (about: Passage) => void
  onType: (words: CommentDraft) => void
  /** Closes it, with its words for the next time. */
  onLeave: () => void
  onClose: () => void
}

function CommentBox(props: CommentBoxProps) {
  const { about, parent, edited, onClose } = props
  const { body, suggestion, write, suggest } = useTypedComment(props)
  const { submit, problem, isBusy } = useSubmit(props, body, suggestion)
  const form = useRef<HTMLFormElement>(null)
  const style = useWordsAbove(form, props.findWords)
  useEscape(form, props.onLeave)
  // Where the list scrolls, the box may be out of sight.
  useEffect(() => {
    void form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [opensSuggestion] = useState(suggestion !== undefined)

  return (
    <form
      ref={form}
      style={style}
      aria-label={edited ? 'Edit comment' : parent ? 'Reply' : 'New comment'}
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 rounded-card border border-line bg-sheet p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--covered) max-lg:z-40 max-lg:max-h-[calc(0.6*(100dvh-var(--covered)))] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:rounded-b-none max-lg:border-line-strong max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] max-lg:shadow-pop"
    >
      <CommentSubject {...props} onChoose={props.onMove} />
      <TextAreaField
        label={nameField(props, suggestion !== undefined)}
        error={describeTooLong(body, reviewLimits.comment) ?? problem}
        rows={suggestion === undefined ? 3 : 2}
        value={body}
        onValueChange={write}
        autoFocus={!opensSuggestion}
      />
      {about && suggestion === undefined && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => suggest(about.passage)}
        >
          Suggest new wording
        </Button>
      )}
      {suggestion !== undefined && <Suggestion words={suggestion} onType={suggest} />}
      <Buttons
        label={edited ? 'Save' : parent ? 'Send reply' : 'Send comment'}
        isBusy={isBusy}
        isWritten={isWritten(props, body, suggestion)}
        onDiscard={onClose}
      />
    </form>
  )
}

/** Whether there is anything that would be lost. */
const isWritten = ({ about, edited }: OpenBox, body: string, suggestion: string | undefined): boolean =>
  body.trim() !== (edited?.body ?? '').trim() ||
  (suggestion !== undefined && suggestion !== (edited?.suggestion ?? about?.passage))

interface ButtonsProps {
  label: string
  isBusy: boolean
  isWritten: boolean
  onDiscard: () => void
}

/** Cancel is beside Send: it asks before it drops what was written. */
function Buttons({ label, isBusy, isWritten: hasWords, onDiscard }: ButtonsProps) {
  const [isAsking, setAsking] = useState(false)
  if (isAsking)
    return (
      <div className="grid gap-2">
        <p role="alert" className="text-14">
          Discard what you wrote?
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAsking(false)} autoFocus>
            Keep writing
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={isBusy}>
        {label}
      </Button>
      <Button variant="quiet" onClick={() => (hasWords ? setAsking(true) : onDiscard())}>
        Cancel
      </Button>
    </div>
  )
}

function Suggestion({ words, onType }: { words: string; onType: (words: string) => void }) {
  return (
    <TextAreaField
      label="New wording for this passage"
      hint="Leave it empty to suggest cutting the passage."
      error={describeTooLong(words, reviewLimits.comment)}
      rows={3}
      value={words}
      onValueChange={onType}
      autoFocus
    />
  )
}

/** In the box, or where the focus is nowhere. */
function useEscape(form: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHere = event.target === document.body || form.current?.contains(event.target as Node)
    if (event.key === 'Escape' && !event.isComposing && isHere) onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isTooLong = (words = '') => describeTooLong(words, reviewLimits.comment) !== undefined

const begin = ({ about, parent }: OpenBox) => ({
  ...{ passage: about?.passage ?? '', before: about?.before ?? '', after: about?.after ?? '' },
  ...{ key: crypto.randomUUID(), ...(parent && { parent_id: parent.id }) },
})

function useSubmit(props: CommentBoxProps, body: string, suggestion: string | undefined) {
  const { about, edited, onSend, onEdit, onClose } = props
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  const changes = about !== undefined && suggestion !== undefined && suggestion !== about.passage
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isTooLong(body) || isTooLong(suggestion)) return
    if (body.trim() === '' && !changes) return setProblem('Write something first.')
    setBusy(true)
    const words = { body: body.trim(), ...(changes && { suggestion }) }
    const sentence = await (edited ? onEdit(edited.id, words) : onSend({ ...begin(props), ...words }))
    setBusy(false)
    setProblem(sentence)
    if (sentence === undefined) onClose()
  }
  return { submit, problem, isBusy }
}

function useTypedComment({ draft, edited, onType }: CommentBoxProps) {
  const [body, setBody] = useState(() => draft.body ?? edited?.body ?? '')
  const [suggestion, setSuggestion] = useState(() => draft.suggestion ?? edited?.suggestion ?? undefined)
  const write = (words: string) => {
    setBody(words)
    onType({ body: words })
  }
  const suggest = (words: string) => {
    setSuggestion(words)
    onType({ suggestion: words })
  }
  return { body, suggestion, write, suggest }
}

/** New wording needs no comment. */
function nameField({ about, parent, edited }: OpenBox, hasWording: boolean): string {
  if (parent || edited?.parent_id) return 'Your reply'
  if (hasWording) return 'Your comment (optional)'
  return about || edited ? 'Your comment' : 'Your comment on the whole release'
}
