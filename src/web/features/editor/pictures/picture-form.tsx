import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type Picture, type PictureField, pictureLimits } from '#domain/document/picture.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextAreaField } from '#web/ui/form/fields.tsx'

interface PictureFormProps {
  picture: Picture
  /** On phones it is in a sheet from the bottom, where the keyboard would cover half of it: nothing has the focus. */
  isInPopover: boolean
  onChange: (picture: Picture) => void
  onDone: () => void
  onDelete: () => void
}

interface Entry {
  field: PictureField
  label: string
  hint?: string
  placeholder?: string
  rows: number
}

const entries: readonly Entry[] = [
  { field: 'alt', label: 'Alt text', hint: 'What it shows, for people who can’t see it', rows: 2 },
  { field: 'caption', label: 'Caption', rows: 2 },
  { field: 'credit', label: 'Credit', placeholder: 'Photographer or source', rows: 1 },
  { field: 'rights', label: 'Rights', placeholder: 'Free for editorial use', rows: 1 },
]

export function PictureForm(props: PictureFormProps) {
  const { picture, isInPopover, onChange, onDone, onDelete } = props
  const [fields, setFields] = useState(picture)
  const set = (part: Partial<Picture>) => {
    const next = { ...fields, ...part }
    setFields(next)
    onChange(next)
  }
  // All are stored on one line.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDone()
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      {entries.map(({ field, label, hint, placeholder, rows }) => (
        <TextAreaField
          key={field}
          label={label}
          hint={countLeft(field, fields[field]) ?? hint}
          {...{ rows, placeholder }}
          autoFocus={isInPopover && field === 'alt'}
          className="field-sizing-content max-h-36 resize-none!"
          maxLength={pictureLimits[field]}
          value={fields[field]}
          onValueChange={(typed) => set({ [field]: typed })}
          onKeyDown={onKeyDown}
        />
      ))}
      <div
        className={classNames(
          // In sight however long the texts are.
          'sticky flex items-center gap-2 border-t border-line py-3',
          isInPopover ? '-bottom-4 -mx-4 -mb-4 bg-sheet px-4' : '-bottom-6 -mx-5 -mb-6 bg-paper px-5',
        )}
      >
        <Button variant="quiet" size="small" className="-ml-3" onClick={onDelete}>
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
          Delete picture
        </Button>
        <Button type="submit" size="small" className="ml-auto">
          Done
        </Button>
      </div>
    </form>
  )
}

/** Near the limit, where the rest of a pasted text would be cut off. */
function countLeft(field: PictureField, { length }: string): string | undefined {
  const limit = pictureLimits[field]
  if (length < limit * 0.9) return undefined
  const left = limit - length
  return left === 1 ? '1 character left' : `${left} characters left`
}
