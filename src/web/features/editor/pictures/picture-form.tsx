import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type Picture, type PictureField, pictureLimits } from '#domain/document/picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

interface PictureFormProps {
  picture: Picture
  /** Focuses the first field. */
  startsAtField: boolean
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
  { field: 'alt', label: 'Alt text', hint: 'What the picture shows, for people who can’t see it', rows: 2 },
  { field: 'caption', label: 'Caption', rows: 2 },
  { field: 'credit', label: 'Credit', placeholder: 'Photographer or source', rows: 1 },
  { field: 'rights', label: 'Rights', placeholder: 'Free for editorial use', rows: 1 },
]

export function PictureForm(props: PictureFormProps) {
  const { picture, startsAtField, onChange, onDone, onDelete } = props
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
        <Field key={field} label={label} hint={countLeft(field, fields[field]) ?? hint}>
          {(control) => (
            <Textarea
              {...control}
              {...{ rows, placeholder }}
              autoFocus={startsAtField && field === 'alt'}
              className="field-sizing-content max-h-36 resize-none"
              maxLength={pictureLimits[field]}
              value={fields[field]}
              onChange={(event) => set({ [field]: event.target.value })}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
      ))}
      <div className="flex items-center gap-2">
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
