import type { FactSheet } from '#domain/brief/sheet.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import {
  announcementTypes,
  type Brief,
  type BriefField,
  briefFields,
  hintField,
  labelField,
} from './brief.ts'
import { Chip } from './dialog-parts.tsx'
import { answerFromSheet } from './sheet/describe-sheet.ts'

interface BriefFormProps {
  brief: Brief
  /** What was read in the prompt: answers that need not be given again. */
  sheet: FactSheet | undefined
  onChange: (brief: Brief) => void
}

/** Optional: choosing a release type opens its questions. */
export function BriefForm({ brief, sheet, onChange }: BriefFormProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-13 text-ink-soft">Add a brief, if you like. What is it about?</legend>
      <div className="flex flex-wrap gap-1.5">
        {announcementTypes.map(({ id, chip }) => (
          <Chip
            key={id}
            isOn={brief.type === id}
            onPress={() => onChange({ ...brief, type: brief.type === id ? undefined : id })}
          >
            {chip}
          </Chip>
        ))}
      </div>
      {brief.type !== undefined && (
        <div className="grid gap-3 pt-1 sm:grid-cols-2">
          {briefFields.map((field) => (
            <BriefQuestion key={field} field={field} brief={brief} sheet={sheet} onChange={onChange} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function BriefQuestion({ field, brief, sheet, onChange }: BriefFormProps & { field: BriefField }) {
  const { answers, type } = brief
  const isOpen = (answers[field] ?? '').trim() === ''
  const found = isOpen && sheet ? answerFromSheet(sheet, field) : undefined
  return (
    <Field label={labelField(field)} {...(found !== undefined && { hint: `From your notes: ${found}` })}>
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          placeholder={hintField(field, type)}
          value={answers[field] ?? ''}
          onChange={(event) => onChange({ ...brief, answers: { ...answers, [field]: event.target.value } })}
          className="sm:text-14 sm:leading-5"
        />
      )}
    </Field>
  )
}
