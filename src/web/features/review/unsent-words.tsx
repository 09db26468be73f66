// What a reviewer wrote and can't send anymore, because the link has ended: shown, so that it can be copied.
import { useState } from 'react'
import { copyPlainText } from '#web/lib/clipboard.ts'
import { Button } from '#web/ui/button.tsx'
import type { CommentDraft, TypedWords, UnsentComment } from './review-storage.ts'
import type { ReviewActions } from './use-review.ts'

export function UnsentWords({ typed, unsent }: Pick<ReviewActions, 'typed' | 'unsent'>) {
  // Read once: sending drops what it couldn't send.
  const [texts] = useState(() => listUnsent(typed.read(), unsent))
  const [state, setState] = useState<'copied' | 'failed'>()
  if (texts.length === 0) return null
  const copy = () =>
    copyPlainText(texts.join('\n\n')).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <section aria-label="What you wrote" className="grid w-full justify-items-start gap-3">
      <p className="font-medium">What you wrote wasn’t sent. You can copy it here.</p>
      {texts.map((text) => (
        <blockquote
          key={text}
          className="max-h-96 w-full overflow-y-auto border-l-2 border-accent pl-3 whitespace-pre-line wrap-anywhere"
        >
          {text}
        </blockquote>
      ))}
      <Button variant="secondary" onClick={() => void copy()}>
        Copy
      </Button>
      <p role="status" className="text-14 text-ink-soft">
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'We couldn’t copy it. Select the text and copy it instead.'}
      </p>
    </section>
  )
}

/** Each text once: what is being sent is still in its form. */
function listUnsent({ drafts = {}, note = '' }: TypedWords, unsent: readonly UnsentComment[]): string[] {
  const written = [
    ...Object.values(drafts).flatMap(listDraft),
    note,
    ...unsent.flatMap(({ body, suggestion = '' }) => [body, suggestion]),
  ]
  return [...new Set(written.map((text) => text.trim()).filter((text) => text !== ''))]
}

const listDraft = ({ about, body = '', suggestion = '' }: CommentDraft): string[] => [
  body,
  suggestion === about?.passage ? '' : suggestion,
]
