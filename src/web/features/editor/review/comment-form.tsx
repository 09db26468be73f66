import { type FormEvent, useState } from 'react'
import { describeTooLong, reviewLimits } from '#domain/review/review.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { useDraft } from './use-draft.ts'

interface CommentFormProps {
  /** Of what is typed, see use-draft.ts. */
  draft: string
  label: string
  submitLabel: string
  /** Returns whether it was sent: what was typed stays otherwise. */
  onSend: (body: string) => Promise<boolean>
  onClose: () => void
}

/** A comment or a reply of the team. */
export function CommentForm({ draft, label, submitLabel, onSend, onClose }: CommentFormProps) {
  const { value: body, change: setBody, drop } = useDraft(draft, () => '')
  const problem = describeTooLong(body, reviewLimits.comment)
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (body.trim() === '' || problem !== undefined) return
    setBusy(true)
    const isSent = await onSend(body.trim())
    setBusy(false)
    if (isSent) leave()
  }
  function leave(): void {
    drop()
    onClose()
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={label}
        error={problem}
        rows={3}
        className="text-14! max-md:text-16!"
        value={body}
        onValueChange={setBody}
        autoFocus
      />
      <div className="flex gap-1">
        <Button type="submit" size="small" busy={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" size="small" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
