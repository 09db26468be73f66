// 'Generate Content with AI' (spec 2): a prompt and an optional brief.
import { PenLine } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { checkPrompt } from '#domain/ai/ai-input.ts'
import { WriterNote } from '#web/layout/writer-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { type Brief, emptyBrief, isEmptyBrief, writePrompt } from './brief.ts'
import { BriefForm } from './brief-form.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { Aside, Reason, sendOnModEnter, useFocusAtEnd } from './dialog-parts.tsx'
import { SheetStrip } from './sheet/sheet-strip.tsx'
import { useReadNotes } from './sheet/use-read-notes.ts'

interface GenerateDialogProps {
  brief: Brief
  onChange: (brief: Brief) => void
  onClose: () => void
  onGenerate: () => void
  isBuiltin: boolean
  /** AI is writing; the overlay covers this dialog. */
  isBusy: boolean
  /** There is text already: generated text becomes a proposal. */
  replacesText: boolean
  reason: string | undefined
  /** Shows the text of a stopped run, if any. */
  onShowAside: (() => void) | undefined
}

const noKinds = {}

export function GenerateDialog(props: GenerateDialogProps) {
  const { brief, onChange, isBusy } = props
  const formId = useId()
  const field = useFocusAtEnd(isBusy)
  const [problem, setProblem] = useState<string>()
  const [wasKept] = useState(() => !isEmptyBrief(brief))
  const changed = brief.kinds ?? noKinds
  const read = useReadNotes(writePrompt(brief), changed)

  function send(event?: FormEvent): void {
    event?.preventDefault()
    const check = checkPrompt(writePrompt(brief))
    if (check.ok) props.onGenerate()
    else {
      setProblem(check.message)
      field.current?.focus()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title="Generate Content with AI"
      description="Give it the facts you have. Anything it adds will be marked in the draft."
      foot={
        <DialogFoot
          formId={formId}
          icon={PenLine}
          action="Generate"
          busyAction="Generating..."
          isBusy={isBusy}
          onClose={props.onClose}
        />
      }
    >
      <form id={formId} onSubmit={send} onKeyDown={sendOnModEnter(send)} className="grid gap-4">
        <Reason text={props.reason} />
        <Aside onShow={props.onShowAside} />
        <Field label="Prompt" error={problem}>
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              placeholder="Enter your prompt here..."
              value={brief.prompt}
              disabled={isBusy}
              onChange={(event) => {
                setProblem(undefined)
                onChange({ ...brief, prompt: event.target.value })
              }}
            />
          )}
        </Field>
        {read && (
          <SheetStrip read={read} changed={changed} onChange={(kinds) => onChange({ ...brief, kinds })} />
        )}
        {wasKept && !isBusy && !isEmptyBrief(brief) && (
          <p className="-mt-2 text-13 text-ink-soft">
            This is your last prompt.{' '}
            <button type="button" className="link cursor-pointer" onClick={() => onChange(emptyBrief)}>
              Clear it
            </button>
          </p>
        )}
        <BriefForm
          brief={brief}
          sheet={read?.sheet}
          onChange={(next) => {
            setProblem(undefined)
            onChange(next)
          }}
        />
        {props.replacesText && (
          <p className="text-13 text-ink-soft">
            Your draft stays as it is until you accept what is proposed.
          </p>
        )}
        {props.isBuiltin && <WriterNote />}
      </form>
    </Dialog>
  )
}
