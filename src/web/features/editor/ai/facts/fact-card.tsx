// One marked place with what the writer can say about it.
import type { Editor } from '@tiptap/core'
import { CircleHelp, Quote } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Input } from '#web/ui/input.tsx'
import { nameKind } from './describe-facts.ts'
import type { FactPlace } from './list-facts.ts'
import { approveQuote, keepFact, removeFact } from './resolve-fact.ts'
import { findFact } from './use-facts.ts'

interface FactCardProps {
  editor: Editor
  place: FactPlace
  index: number
  /** Shows the place on the sheet; not where the card stands beside it. */
  onShow?: () => void
  /** After the writer has decided. */
  onDone?: () => void
}

export function FactCard(props: FactCardProps) {
  const { editor, place, index, onDone } = props
  const act = (run: (place: FactPlace) => void) => {
    const now = findFact(editor, index, place)
    if (now) run(now)
    onDone?.()
  }
  return (
    <article aria-label={`${titleOf(place)}: ${place.text}`} className="grid gap-2">
      <Heading place={place} />
      <p className="line-clamp-3 font-serif text-16 [overflow-wrap:anywhere]">{place.text}</p>
      <p className="text-13 text-ink-soft">{explain(place)}</p>
      {place.kind === 'quote' && place.state !== 'approved' && (
        <ApproveForm onApprove={(by) => act((now) => approveQuote(editor, now, by, new Date()))} />
      )}
      <div className="flex flex-wrap gap-1">
        {place.kind === 'fact' && (
          <Button variant="secondary" size="small" onClick={() => act((now) => keepFact(editor, now))}>
            Mine, keep
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => act((now) => removeFact(editor, now))}>
          Remove
        </Button>
        {props.onShow && (
          <Button variant="quiet" size="small" className="ml-auto" onClick={props.onShow}>
            Show it
          </Button>
        )}
      </div>
    </article>
  )
}

function titleOf(place: FactPlace): string {
  if (place.kind === 'fact') return 'Not in your material'
  if (place.state === 'draft') return 'Draft quote'
  return place.state === 'approved' ? 'Approved quote' : 'Edited after approval'
}

function explain(place: FactPlace): string {
  if (place.kind === 'fact')
    return `This ${nameKind(place.factKind)} is in neither your prompt, your draft nor your upload.`
  const { approval, state } = place
  if (!approval) return 'AI wrote these words. Nobody has said them until somebody approves them.'
  const whose = `${approval.by} on ${describeDay(approval.at)}`
  return state === 'approved' ? `Approved by ${whose}.` : `${whose} approved other words. Ask again.`
}

function describeDay(at: string): string {
  return new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
}

function Heading({ place }: { place: FactPlace }) {
  const isSettled = place.kind === 'quote' && place.state === 'approved'
  const Icon = place.kind === 'fact' ? CircleHelp : Quote
  return (
    <h3 className="flex items-center gap-2 text-14 font-semibold">
      <span
        className={classNames(
          'grid size-6.5 flex-none place-items-center rounded-full',
          isSettled ? 'bg-good-tint text-good' : 'bg-fact text-fact-line',
        )}
      >
        <Icon size={14} strokeWidth={1.5} aria-hidden />
      </span>
      {titleOf(place)}
    </h3>
  )
}

function ApproveForm({ onApprove }: { onApprove: (by: string) => void }) {
  const [by, setBy] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (by.trim() !== '') onApprove(by.trim())
  }
  return (
    <form onSubmit={submit} className="flex gap-1.5">
      <Input
        value={by}
        onChange={(event) => setBy(event.target.value)}
        aria-label="Approved by"
        placeholder="Approved by"
        autoComplete="off"
        maxLength={120}
        className="h-8 min-w-0 flex-1 text-14"
      />
      <Button type="submit" variant="secondary" size="small" disabled={by.trim() === ''}>
        Mark approved
      </Button>
    </form>
  )
}
