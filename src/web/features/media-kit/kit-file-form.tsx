import type { AssetRow } from '#contract/tables.ts'
import { kitKindNames, kitKinds, kitLimits, toFileName } from '#domain/media-kit/kit-file.ts'
import { listChanged } from '#domain/workspace/merge-fields.ts'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { useSharedFields } from '#web/lib/use-shared-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { ClashNote } from '#web/ui/form/clash-note.tsx'
import { TextAreaField, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import type { FileChange } from './media-kit-api.ts'
import { kitMessages } from './media-kit-messages.ts'

interface KitFileFormProps {
  file: AssetRow
  onSave: (change: FileChange) => Promise<unknown>
  onCancel: () => void
}

type TextKey = 'caption' | 'alt' | 'credit' | 'rights'
type Fields = Pick<AssetRow, TextKey | 'file_name' | 'kind'>

const labels: Record<keyof Fields, string> = {
  file_name: 'the file name',
  kind: 'the type',
  caption: 'the caption',
  alt: 'the alt text',
  credit: 'the credit',
  rights: 'the rights',
}

/** What a file is called, what it shows, whom to credit and who may use it. */
export function KitFileForm({ file, onSave, onCancel }: KitFileFormProps) {
  const { file_name, kind, caption, alt, credit, rights } = file
  const { base, draft, clashes, set, takeTheirs } = useSharedFields<Fields>({
    ...{ file_name, kind, caption, alt, credit, rights },
  })
  const { error, isBusy, submit } = useSubmit(async () => {
    if (draft.file_name.trim() === '') return kitMessages.nameMissing
    // Only what the user changed: a colleague may have changed the rest.
    const change = listChanged(base, { ...draft, file_name: toFileName(draft.file_name) })
    if (Object.keys(change).length > 0) await onSave(change)
    else onCancel()
    return undefined
  })
  const text = (label: string, key: TextKey, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      maxLength={kitLimits[key]}
      value={draft[key]}
      onValueChange={(typed) => set({ [key]: typed })}
    />
  )
  return (
    <form
      onSubmit={submit}
      aria-label={`Details of ${file_name}`}
      className="mt-3 grid gap-3 rounded-card bg-paper-sunk p-4"
    >
      <div className="grid gap-3 md:grid-cols-[1fr_12rem]">
        <TextField
          label="File name"
          error={error}
          autoFocus
          maxLength={kitLimits.name}
          value={draft.file_name}
          onValueChange={(file_name) => set({ file_name })}
        />
        <SelectField
          label="Type"
          value={draft.kind}
          onValueChange={(kind) => set({ kind })}
          options={kitKinds.map((each) => [each, kitKindNames[each]])}
        />
      </div>
      <TextAreaField
        label="Caption"
        hint="Who or what it shows, where and when"
        rows={2}
        maxLength={kitLimits.caption}
        value={draft.caption}
        onValueChange={(caption) => set({ caption })}
      />
      {text('Alt text', 'alt', 'What it shows, for people who can’t see it')}
      <div className="grid gap-3 md:grid-cols-2">
        {text('Credit', 'credit', 'Photographer or source')}
        {text('Rights', 'rights', 'For example, free for editorial use')}
      </div>
      <ClashNote fields={clashes.map((key) => labels[key])} onTakeTheirs={takeTheirs} />
      <div className="flex gap-3">
        <Button type="submit" variant="secondary" size="small" busy={isBusy}>
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
