// The forms of a kit's entries: a boilerplate, a spokesperson or a media contact.
import type { ClientTextRow } from '#contract/tables.ts'
import type { KitPerson } from '#domain/client/kit.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ClashNote } from '#web/ui/form/clash-note.tsx'
import { TextAreaField, TextField } from '#web/ui/form/fields.tsx'
import { clientMessages } from './client-messages.ts'
import { type KitEntryProps, useKitEntry } from './use-kit-entry.ts'

type KitTextFields = Omit<ClientTextRow, 'id'>

const unapproved = { approved_by: null, approved_on: null }
const emptyText: KitTextFields = { label: '', text: '', ...unapproved }
const textLabels: Record<keyof KitTextFields, string> = {
  label: 'the label',
  text: 'the text',
  approved_by: 'the approver’s name',
  approved_on: 'the approval date',
}

const cleanText = ({ label, text, approved_by, approved_on }: KitTextFields): KitTextFields => ({
  label: label.trim(),
  text: text.trim(),
  approved_by: approved_by?.trim() || null,
  approved_on: approved_on || null,
})

/** An approval is of a text: other words need another one. */
function isApprovalOutdated(row: ClientTextRow | undefined, entry: KitTextFields): boolean {
  if (row === undefined || row.text.trim() === entry.text) return false
  const isApproved = row.approved_by !== null || row.approved_on !== null
  return isApproved && row.approved_by === entry.approved_by && row.approved_on === entry.approved_on
}

export function TextForm(props: KitEntryProps<KitTextFields>) {
  const { mayEdit, row } = props
  const form = useKitEntry(props, {
    ...{ table: 'client_texts', empty: emptyText, clean: cleanText },
    findProblem: ({ label }) => (label === '' ? clientMessages.labelMissing : undefined),
    finish: (entry) => (isApprovalOutdated(row, entry) ? { ...entry, ...unapproved } : entry),
  })
  const { draft, entry, set } = form
  return (
    <form onSubmit={form.submit}>
      <fieldset disabled={!mayEdit} className="grid min-w-0 gap-3">
        <TextField
          label="Label"
          error={form.error}
          maxLength={120}
          placeholder="Short"
          value={draft.label}
          onValueChange={(label) => set({ label })}
        />
        <TextAreaField label="Text" rows={4} value={draft.text} onValueChange={(text) => set({ text })} />
        <ApprovalFields draft={draft} set={set} />
        {isApprovalOutdated(row, entry) && (
          <p role="status" className="text-13 text-ink-soft">
            The text has changed since {row?.approved_by || 'someone'} approved it. Saving clears the
            approval. If the new text is approved, enter the new date.
          </p>
        )}
        {mayEdit && <FormFoot form={form} clashes={form.clashes.map((key) => textLabels[key])} />}
      </fieldset>
    </form>
  )
}

interface ApprovalFieldsProps {
  draft: KitTextFields
  set: (change: Partial<KitTextFields>) => void
}

function ApprovalFields({ draft, set }: ApprovalFieldsProps) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextField
        label="Approved by"
        maxLength={120}
        value={draft.approved_by ?? ''}
        onValueChange={(approved_by) => set({ approved_by })}
      />
      <TextField
        label="Approved on"
        type="date"
        value={draft.approved_on ?? ''}
        onValueChange={(approved_on) => set({ approved_on })}
      />
    </div>
  )
}

const personLabels: Record<keyof KitPerson, string> = {
  kind: 'the kind',
  name: 'the name',
  title: 'the title',
  quotable: 'the “Can be quoted” setting',
  email: 'the email address',
  phone: 'the phone number',
}

const cleanPerson = ({ kind, name, title, quotable, email, phone }: KitPerson): KitPerson => ({
  ...{ kind, name: name.trim(), title, quotable },
  email: email?.trim() || null,
  phone: phone?.trim() || null,
})

export function PersonForm({ kind, ...props }: KitEntryProps<KitPerson> & { kind: KitPerson['kind'] }) {
  const form = useKitEntry(props, {
    table: 'client_people',
    empty: { kind, name: '', title: '', quotable: true, email: null, phone: null },
    clean: cleanPerson,
    findProblem: ({ name }) => (name === '' ? clientMessages.personMissing : undefined),
  })
  const { draft, set } = form
  const field = (label: string, key: 'title' | 'email' | 'phone', longest: number) => (
    <TextField
      label={label}
      maxLength={longest}
      value={draft[key] ?? ''}
      onValueChange={(typed) => set({ [key]: typed })}
    />
  )
  return (
    <form onSubmit={form.submit}>
      <fieldset disabled={!props.mayEdit} className="grid min-w-0 gap-3">
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            label="Name"
            error={form.error}
            maxLength={120}
            value={draft.name}
            onValueChange={(name) => set({ name })}
          />
          {field('Title', 'title', 200)}
          {kind === 'contact' && field('Email', 'email', 320)}
          {kind === 'contact' && field('Phone', 'phone', 60)}
        </div>
        {kind === 'spokesperson' && (
          <Checkbox checked={draft.quotable} onChange={(quotable) => set({ quotable })}>
            Can be quoted
          </Checkbox>
        )}
        {props.mayEdit && <FormFoot form={form} clashes={form.clashes.map((key) => personLabels[key])} />}
      </fieldset>
    </form>
  )
}

interface FormFootProps {
  form: Pick<
    ReturnType<typeof useKitEntry>,
    'isSaving' | 'isRemoving' | 'remove' | 'takeTheirs' | 'isNew' | 'isGone'
  >
  /** What a colleague changed as well. */
  clashes: readonly string[]
}

function FormFoot({ form, clashes }: FormFootProps) {
  const { isSaving, isRemoving, remove, takeTheirs, isNew, isGone } = form
  return (
    <>
      {isGone ? (
        <p role="status" className="text-13 text-warn">
          A colleague removed this entry. To keep it, add it again.
        </p>
      ) : (
        <ClashNote fields={clashes} onTakeTheirs={takeTheirs} />
      )}
      <div className="flex gap-3">
        <Button type="submit" variant="secondary" size="small" busy={isSaving}>
          {isGone ? 'Add again' : isNew ? 'Add' : 'Save'}
        </Button>
        {(!isNew || isGone) && (
          <Button variant="quiet" size="small" busy={isRemoving} onClick={remove}>
            {isGone ? 'Discard' : 'Remove'}
          </Button>
        )}
      </div>
    </>
  )
}
