// The values of the fact sheet as a form: each shows what was read in the notes until the user types something else.

import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import {
  type BriefField,
  briefFields,
  type DocumentBrief,
  isSheetField,
} from '#domain/brief/document-brief.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { fieldNames, hintField } from './brief-hints.ts'
import type { ReadValues } from './read-notes.ts'

interface SheetFieldsProps {
  brief: DocumentBrief
  /** What was read in the notes; nothing while there are none. */
  values: ReadValues | undefined
  /** Where they were read. */
  source?: string
  /** The type as it is read or chosen: it words the examples. */
  type: AnnouncementType | undefined
  /** One value below the other, where there is no room beside it. */
  isNarrow?: boolean
  onChange: (brief: DocumentBrief) => void
}

export function SheetFields({
  brief,
  values,
  source = 'your notes',
  type,
  isNarrow = false,
  onChange,
}: SheetFieldsProps) {
  return (
    <div
      className={classNames(
        'grid gap-3',
        // One that is left over has the whole row.
        !isNarrow && 'sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2',
      )}
    >
      {briefFields.map((field) => (
        <SheetValue
          key={field}
          field={field}
          typed={brief.answers[field]}
          read={isSheetField(field) ? (values?.[field] ?? '') : ''}
          source={source}
          hint={hintField(field, type)}
          isNarrow={isNarrow}
          onChange={(text) => onChange(changeAnswer(brief, field, text))}
        />
      ))}
    </div>
  )
}

interface SheetValueProps {
  field: BriefField
  /** What a person typed. */
  typed: string | undefined
  /** What the notes or the kit say. */
  read: string
  source: string
  hint: string
  /** Nothing is beside it. */
  isNarrow: boolean
  /** Undefined goes back to the notes. */
  onChange: (text: string | undefined) => void
}

function SheetValue({ field, typed: given, read, source, hint, isNarrow, onChange }: SheetValueProps) {
  const value = given ?? read
  const isShort = field === 'company' || field === 'product'
  return (
    <div className="grid content-start gap-1">
      <TextAreaField
        label={fieldNames[field]}
        rows={Math.min(maxLines, Math.max(isShort ? 1 : 2, countLines(value)))}
        placeholder={hint}
        value={value}
        onValueChange={(typed) => onChange(typed === read ? undefined : typed)}
        className={classNames(
          'field-sizing-content max-h-60 supports-[field-sizing:content]:resize-none sm:text-14 sm:leading-5',
          // Side by side, fields are equally high.
          isShort ? !isNarrow && 'sm:min-h-14' : 'min-h-16 sm:min-h-14',
        )}
      />
      {given !== undefined && read !== '' && (
        <button
          type="button"
          className="link w-fit max-w-full cursor-pointer truncate text-13"
          onClick={() => onChange(undefined)}
        >
          Use {source}: {read.replaceAll('\n', '; ')}
        </button>
      )}
    </div>
  )
}

const maxLines = 10
/** As many characters as a line of the narrowest field holds. */
const charactersOfLine = 28

/** For browsers that can't fit a field to its text. */
const countLines = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersOfLine)), 0)

function changeAnswer(brief: DocumentBrief, field: BriefField, text: string | undefined): DocumentBrief {
  const { [field]: _, ...others } = brief.answers
  return { ...brief, answers: text === undefined ? others : { ...others, [field]: text } }
}
