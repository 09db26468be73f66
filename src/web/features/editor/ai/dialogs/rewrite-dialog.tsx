// The Rewrite dialog: whole release or selection, a preset, and the user's own instruction.
import { ArrowRightLeft } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import type { RewritePreset } from '#contract/functions.ts'
import { labelFamily } from '#domain/check/families.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import type { RewriteInput } from '#web/features/editor/ai/ai-state.ts'
import { type NamedWriter, WriterLine } from '#web/features/editor/ai/writer-line.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { Chip, Reason, SetAsideNote, sendOnModEnter, useFocusBack } from './dialog-parts.tsx'

interface RewriteDialogProps {
  request: RewriteInput
  profile: StyleProfile | undefined
  onChange: (request: RewriteInput) => void
  /** Number of selected words, if there is a selection. */
  selectedWords: number | undefined
  onClose: () => void
  onRewrite: () => void
  writer: NamedWriter
  /** AI is writing; the overlay covers this dialog. */
  isBusy: boolean
  reason: string | undefined
  /** Shows the text of a stopped run, if any. */
  onShowResult: (() => void) | undefined
}

export function RewriteDialog(props: RewriteDialogProps) {
  const { request, onChange } = props
  const formId = useId()
  const form = useFocusBack(props.isBusy)
  function send(event?: FormEvent): void {
    event?.preventDefault()
    props.onRewrite()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      isCovered={props.isBusy}
      title="AI rewrite"
      description="You’ll see every change before anything is replaced."
      foot={
        <DialogFoot
          formId={formId}
          icon={ArrowRightLeft}
          action="Rewrite"
          busyAction="Rewriting..."
          isBusy={props.isBusy}
          onClose={props.onClose}
        />
      }
    >
      <form
        ref={form}
        tabIndex={-1}
        id={formId}
        onSubmit={send}
        onKeyDown={sendOnModEnter(send)}
        className="grid gap-5 focus:outline-none"
      >
        <Reason text={props.reason} />
        <SetAsideNote onShow={props.onShowResult} />
        <Scope {...props} />
        <Presets request={request} profile={props.profile} onChange={onChange} />
        <TextAreaField
          label="Your instructions (optional)"
          rows={3}
          maxLength={2000}
          placeholder="For example, keep the second quote as is"
          value={request.instruction}
          onValueChange={(typed) => onChange({ ...request, instruction: typed })}
        />
        <WriterLine writer={props.writer} />
      </form>
    </Dialog>
  )
}

function Scope({ request, onChange, selectedWords }: RewriteDialogProps) {
  if (selectedWords === undefined) return <p className="text-14">The whole release will be rewritten.</p>
  const count = selectedWords === 1 ? '1 word' : `${selectedWords} words`
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">What to rewrite</legend>
      <div className="flex flex-wrap gap-1.5">
        <Chip isOn={!request.isWhole} onPress={() => onChange({ ...request, isWhole: false })}>
          Selection ({count})
        </Chip>
        <Chip isOn={request.isWhole} onPress={() => onChange({ ...request, isWhole: true })}>
          Whole release
        </Chip>
      </div>
    </fieldset>
  )
}

function Presets({
  request,
  profile,
  onChange,
}: Pick<RewriteDialogProps, 'request' | 'profile' | 'onChange'>) {
  const { preset } = request
  const style = labelFamily('style', profile)
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">Focus on</legend>
      <div className="flex flex-wrap gap-1.5">
        {presetNames.map((name) => (
          <Chip
            key={name}
            isOn={preset === name}
            onPress={() => onChange({ ...request, preset: preset === name ? undefined : name })}
          >
            {name === 'ap_style' ? style : presets[name].label}
          </Chip>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-[18px] text-13 text-ink-soft">
        {preset === undefined ? `Default: plain, concise, ${style}` : presets[preset].text}
      </p>
    </fieldset>
  )
}

/** Presets of the Rewrite dialog, with what each does. */
const presets = {
  shorten: { label: 'Shorten', text: 'Fewer words, same facts.' },
  clarify: { label: 'Clarify', text: 'Plain words and shorter sentences.' },
  /** Or another style that the document follows. */
  ap_style: { label: 'AP style', text: 'Numbers, dates, titles and states in newsroom style.' },
  less_hype: { label: 'Less hype', text: 'Facts instead of claims and superlatives.' },
  stronger_lead: { label: 'Stronger lead', text: 'The news first, in one sentence.' },
} as const satisfies Record<RewritePreset, { label: string; text: string }>

const presetNames = Object.keys(presets) as RewritePreset[]
