// The user's decision about a marked place: keep, remove, or who approved a quotation.
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import type { FactPlace, QuotePlace } from './list-facts.ts'
import { approveQuote, keepFact, removeFact, withdrawApproval } from './resolve-fact.ts'

interface FactActionsProps {
  editor: Editor
  place: FactPlace
  /** The place as it is now; undefined when it is gone. */
  find: () => FactPlace | undefined
  /** Called after the decision. */
  onDone?: () => void
}

export function FactActions({ editor, place, find, onDone }: FactActionsProps) {
  const [isApproving, setApproving] = useState(false)
  const isReadOnly = useIsReadOnly()
  const act = (run: (place: FactPlace) => void) => {
    const now = find()
    if (now) run(now)
    onDone?.()
  }
  const actOnQuote = (run: (quote: QuotePlace) => void) => act((now) => now.kind === 'quote' && run(now))
  const mayApprove = place.kind === 'quote' && place.state !== 'approved'
  if (isReadOnly) return null
  if (mayApprove && isApproving)
    return (
      <ApproveForm
        onApprove={(by) => actOnQuote((now) => approveQuote(editor, now, by, new Date()))}
        onCancel={() => setApproving(false)}
      />
    )
  return (
    <div className="mt-1 flex flex-wrap gap-1">
      {place.kind === 'fact' && (
        <Button variant="secondary" size="small" onClick={() => act((now) => keepFact(editor, now))}>
          Keep (verified)
        </Button>
      )}
      {mayApprove && (
        <Button variant="secondary" size="small" onClick={() => setApproving(true)}>
          Mark approved
        </Button>
      )}
      {place.kind === 'quote' && place.approval && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => actOnQuote((now) => withdrawApproval(editor, now))}
        >
          Withdraw approval
        </Button>
      )}
      {(place.kind === 'fact' || !place.isTyped) && (
        <Button variant="quiet" size="small" onClick={() => act((now) => removeFact(editor, now))}>
          Remove
        </Button>
      )}
    </div>
  )
}

function ApproveForm({ onApprove, onCancel }: { onApprove: (by: string) => void; onCancel: () => void }) {
  const [by, setBy] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (by.trim() !== '') onApprove(by.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Input
        autoFocus
        value={by}
        onChange={(event) => setBy(event.target.value)}
        aria-label="Approved by"
        placeholder="Approved by"
        autoComplete="off"
        maxLength={120}
        className="md:text-14"
      />
      <div className="flex gap-1">
        <Button type="submit" variant="secondary" size="small" disabled={by.trim() === ''}>
          Mark approved
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
