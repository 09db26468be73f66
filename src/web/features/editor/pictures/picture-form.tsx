import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Picture, pictureLimits } from '#domain/document/picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'

interface PictureFormProps {
  picture: Picture
  onChange: (picture: Picture) => void
  onDone: () => void
  onDelete: () => void
}

export function PictureForm({ picture, onChange, onDone, onDelete }: PictureFormProps) {
  const [fields, setFields] = useState(picture)
  const set = (part: Partial<Picture>) => {
    const next = { ...fields, ...part }
    setFields(next)
    onChange(next)
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <Field label="Alt text" hint="What the picture shows, for people who can’t see it.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={pictureLimits.alt}
            value={fields.alt}
            onChange={(event) => set({ alt: event.target.value })}
          />
        )}
      </Field>
      <Field label="Caption">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={pictureLimits.caption}
            value={fields.caption}
            onChange={(event) => set({ caption: event.target.value })}
          />
        )}
      </Field>
      <Field label="Credit">
        {(control) => (
          <Input
            {...control}
            maxLength={pictureLimits.credit}
            value={fields.credit}
            placeholder="Photographer or source"
            onChange={(event) => set({ credit: event.target.value })}
          />
        )}
      </Field>
      <Field label="Rights">
        {(control) => (
          <Input
            {...control}
            maxLength={pictureLimits.rights}
            value={fields.rights}
            placeholder="Free for editorial use"
            onChange={(event) => set({ rights: event.target.value })}
          />
        )}
      </Field>
      <div className="flex items-center gap-2">
        <Button variant="quiet" size="small" onClick={onDelete}>
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
