import type { AssetRow } from '#contract/tables.ts'
import { kitKindNames, kitKinds, kitLimits, toFileName } from '#domain/media-kit/kit-file.ts'
import { listChanged } from '#domain/workspace/merge-fields.ts'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { useSharedFields } from '#web/lib/use-shared-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { ClashNote } from '#web/ui/form/clash-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Select } from '#web/ui/form/select.tsx'
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
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          maxLength={kitLimits[key]}
          value={draft[key]}
          onChange={({ target }) => set({ [key]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <form
      onSubmit={submit}
      aria-label={`Details of ${file_name}`}
      className="mt-3 grid gap-3 rounded-card bg-paper-sunk p-4"
    >
      <div className="grid gap-3 md:grid-cols-[1fr_12rem]">
        <Field label="File name" error={error}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              maxLength={kitLimits.name}
              value={draft.file_name}
              onChange={({ target }) => set({ file_name: target.value })}
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              value={draft.kind}
              onChange={({ target }) => set({ kind: target.value as AssetRow['kind'] })}
            >
              {kitKinds.map((each) => (
                <option key={each} value={each}>
                  {kitKindNames[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Caption" hint="Who or what it shows, where and when">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={kitLimits.caption}
            value={draft.caption}
            onChange={({ target }) => set({ caption: target.value })}
          />
        )}
      </Field>
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
