import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

interface CommentFormProps {
  label: string
  submitLabel: string
  maxLength: number
  /** Returns whether it was sent: what was typed stays otherwise. */
  onSend: (body: string) => Promise<boolean>
  onClose: () => void
}

/** A comment or a reply of the team. */
export function CommentForm({ label, submitLabel, maxLength, onSend, onClose }: CommentFormProps) {
  const [body, setBody] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (body.trim() === '') return
    setBusy(true)
    const isSent = await onSend(body.trim())
    setBusy(false)
    if (isSent) onClose()
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <Field label={label}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            className="text-14! max-md:text-16!"
            value={body}
            maxLength={maxLength}
            onChange={(event) => setBody(event.target.value)}
            autoFocus
          />
        )}
      </Field>
      <div className="flex gap-1">
        <Button type="submit" size="small" busy={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
