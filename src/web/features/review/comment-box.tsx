import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ReviewComment } from '#contract/reviews.ts'
import type { Passage } from '#domain/review/passage.ts'
import { reviewLimits } from '#domain/review/review.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import type { OpenBox, TypedStorage, UnsentComment } from './review-storage.ts'

interface CommentBoxProps extends OpenBox {
  typed: TypedStorage
  onSend: (comment: UnsentComment) => Promise<string | undefined>
  onEdit: (id: string, words: { body: string; suggestion?: string }) => Promise<string | undefined>
  onClose: () => void
}

export function CommentBox(props: CommentBoxProps) {
  const { about, parent, edited, onSend, onEdit, onClose } = props
  const { body, suggestion, write, suggest } = useTypedComment(props)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const changes = about !== undefined && suggestion !== undefined && suggestion !== about.passage
  const form = useRef<HTMLFormElement>(null)
  // Where the list scrolls, the box may be out of sight.
  useEffect(() => {
    void form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (body.trim() === '' && !changes) return setProblem('Write something first.')
    setBusy(true)
    const words = { body: body.trim(), ...(changes && { suggestion }) }
    const sentence = await (edited
      ? onEdit(edited.id, words)
      : onSend({
          passage: about?.passage ?? '',
          before: about?.before ?? '',
          after: about?.after ?? '',
          key: crypto.randomUUID(),
          ...words,
          ...(parent && { parent_id: parent.id }),
        }))
    setBusy(false)
    setProblem(sentence)
    if (sentence === undefined) onClose()
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 rounded-card border border-line bg-sheet p-4"
    >
      {about && (
        <blockquote className="border-l-2 border-accent pl-3 text-14 wrap-anywhere">
          {about.passage}
        </blockquote>
      )}
      {parent && <p className="text-14 text-ink-soft wrap-anywhere">Your reply to {parent.author}</p>}
      <Field label={nameField(about, parent, edited)} error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={body}
            maxLength={reviewLimits.comment}
            onChange={(event) => write(event.target.value)}
            autoFocus
          />
        )}
      </Field>
      {about && suggestion === undefined && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => suggest(about.passage)}
        >
          Suggest new wording
        </Button>
      )}
      {suggestion !== undefined && (
        <Field label="New wording for this passage" hint="Leave it empty to suggest cutting the passage.">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={suggestion}
              onChange={(event) => suggest(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="flex gap-2">
        <Button type="submit" busy={isBusy}>
          {edited ? 'Save' : parent ? 'Send reply' : 'Send comment'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Survives a reload. */
function useTypedComment({ typed, edited }: Pick<CommentBoxProps, 'typed' | 'edited'>) {
  const [body, setBody] = useState(() => typed.read().body ?? edited?.body ?? '')
  const [suggestion, setSuggestion] = useState(
    () => typed.read().suggestion ?? edited?.suggestion ?? undefined,
  )
  const write = (words: string) => {
    setBody(words)
    typed.keep({ body: words })
  }
  const suggest = (words: string) => {
    setSuggestion(words)
    typed.keep({ suggestion: words })
  }
  return { body, suggestion, write, suggest }
}

function nameField(
  about: Passage | undefined,
  parent: ReviewComment | undefined,
  edited: ReviewComment | undefined,
): string {
  if (parent || edited?.parent_id) return 'Your reply'
  return about || edited ? 'Your comment' : 'Your comment on the whole release'
}
