// 'Generate Content with AI': a prompt, and the fact sheet that is read in it.
import { PenLine } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { checkPrompt } from '#domain/ai/ai-input.ts'
import { usesCheckedOnly } from '#domain/brief/checked-lines.ts'
import { type DocumentBrief, emptyBrief, isEmptyBrief, writePrompt } from '#domain/brief/document-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'
import type { ClientOfDocument } from '#web/features/editor/ai/ai-context.ts'
import { type NamedWriter, WriterLine } from '#web/features/editor/ai/writer-line.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { Reason, SetAsideNote, sendOnModEnter, useFocusAtEnd } from './dialog-parts.tsx'
import type { ReadNotes } from './sheet/read-notes.ts'
import { SheetStrip } from './sheet/sheet-strip.tsx'
import { useReadNotes } from './sheet/use-read-notes.ts'

interface GenerateDialogProps {
  brief: DocumentBrief
  /** Whom the release is for. */
  client?: ClientOfDocument | undefined
  onChange: (brief: DocumentBrief) => void
  onClose: () => void
  onGenerate: () => void
  writer: NamedWriter
  /** AI is writing; the overlay covers this dialog. */
  isBusy: boolean
  /** There is text already: generated text becomes a proposal. */
  replacesText: boolean
  reason: string | undefined
  /** Shows the text of a stopped run, if any. */
  onShowResult: (() => void) | undefined
}

export function GenerateDialog(props: GenerateDialogProps) {
  const { brief, client, onChange, isBusy } = props
  const formId = useId()
  const field = useFocusAtEnd(isBusy)
  const [problem, setProblem] = useState<string>()
  const [last] = useState(brief)
  const [isOpen, setOpen] = useState(() => brief.type !== undefined || Object.keys(brief.answers).length > 0)
  const read = useReadNotes(brief, client?.kit)

  function send(event?: FormEvent): void {
    event?.preventDefault()
    const found = isUnchecked(brief, read) ? nothingChecked : findProblem(brief)
    if (found === undefined) props.onGenerate()
    else {
      setProblem(found)
      field.current?.focus()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      isCovered={isBusy}
      title="Generate Content with AI"
      description="Give it the facts you have. Any name, number, date or quote it adds will be marked in the draft."
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
        {client !== undefined && <ClientLine client={client} />}
        <SetAsideNote onShow={props.onShowResult} />
        <TextAreaField
          label="Prompt"
          error={problem}
          ref={field}
          placeholder="Enter your prompt here..."
          value={brief.prompt}
          disabled={isBusy}
          onValueChange={(typed) => {
            setProblem(undefined)
            onChange({ ...brief, prompt: typed })
          }}
        />
        {!isBusy && !isEmptyBrief(last) && !isEmptyBrief(brief) && brief.prompt === last.prompt && (
          <p className="-mt-2 text-13 text-ink-soft">
            This is your last prompt.{' '}
            <button type="button" className="link cursor-pointer" onClick={() => onChange(emptyBrief)}>
              Clear it
            </button>
          </p>
        )}
        <SheetStrip
          brief={brief}
          read={read}
          hasKit={client?.kit !== undefined}
          isOpen={isOpen}
          onToggle={setOpen}
          onChange={(next) => {
            setProblem(undefined)
            onChange(next)
          }}
        />
        {props.replacesText && (
          <p className="text-13 text-ink-soft">Your draft won’t change until you accept the proposal.</p>
        )}
        <WriterLine writer={props.writer} />
      </form>
    </Dialog>
  )
}

/** Names are mixed up most easily before anything is written. */
const ClientLine = ({ client: { name, kit } }: { client: ClientOfDocument }) => (
  <p className="text-14 wrap-anywhere">
    <span className="text-ink-soft">For </span>
    <span className="font-medium">{name}</span>
    {kit !== undefined && <span className="text-ink-soft">, using the client kit</span>}
  </p>
)

function findProblem(brief: DocumentBrief): string | undefined {
  const check = checkPrompt(writePrompt(brief))
  return check.ok ? undefined : check.message
}

const nothingChecked = 'Check the lines you want to use, or turn off “Use only the lines I check.”'

/** Nothing of the notes may be used yet, and nothing was typed into the fact sheet. */
function isUnchecked({ kinds, answers }: DocumentBrief, read: ReadNotes | undefined): boolean {
  const isTyped = Object.values(answers).some((text) => text.trim() !== '')
  return usesCheckedOnly(kinds) && !isTyped && read?.units.some(({ kind }) => mayPrint(kind)) === false
}
