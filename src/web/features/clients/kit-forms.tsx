// The forms of a kit's entries: a boilerplate, a spokesperson or a media contact.
import { useState } from 'react'
import type { ClientPersonRow, ClientTextRow } from '#contract/tables.ts'
import type { KitPerson } from '#domain/client/kit.ts'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { clientMessages, kitSaved } from './client-messages.ts'
import { deleteKitEntry, saveKitEntry } from './clients-api.ts'
import { useUnsavedChanges } from './unsaved-changes.tsx'
import { useKitChange } from './use-clients.ts'

export interface ClientKitProps {
  clientId: string
  mayEdit: boolean
}

type KitTextEntry = Omit<ClientTextRow, 'id'>

const unapproved = { approved_by: null, approved_on: null }
const emptyText: KitTextEntry = { label: '', text: '', ...unapproved }

/** An approval is of a text: other words need another one. */
function isApprovalOutdated(row: ClientTextRow | undefined, entry: KitTextEntry): boolean {
  if (row === undefined || row.text.trim() === entry.text) return false
  const isApproved = row.approved_by !== null || row.approved_on !== null
  return isApproved && row.approved_by === entry.approved_by && row.approved_on === entry.approved_on
}

/** Whether a form holds something that isn't saved. */
const isTyped = <Entry extends object>(saved: Entry, entry: Entry): boolean =>
  (Object.keys(entry) as (keyof Entry)[]).some((key) => (saved[key] ?? '') !== (entry[key] ?? ''))

export function TextForm({ clientId, mayEdit, row }: ClientKitProps & { row?: ClientTextRow }) {
  const [label, setLabel] = useState(row?.label ?? '')
  const [text, setText] = useState(row?.text ?? '')
  const [approvedBy, setApprovedBy] = useState(row?.approved_by ?? '')
  const [approvedOn, setApprovedOn] = useState(row?.approved_on ?? '')
  const entry = {
    ...{ label: label.trim(), text: text.trim() },
    approved_by: approvedBy.trim() || null,
    approved_on: approvedOn || null,
  }
  const isOutdated = isApprovalOutdated(row, entry)
  useUnsavedChanges(isTyped(row ?? emptyText, entry))
  const save = useKitChange(clientId, () =>
    saveKitEntry('client_texts', clientId, row?.id, { ...entry, ...(isOutdated && unapproved) }),
  )
  const { error, submit } = useSubmit(async () => {
    if (label.trim() === '') return clientMessages.labelMissing
    await save.mutateAsync(undefined)
    if (isOutdated) {
      setApprovedBy('')
      setApprovedOn('')
    }
    showToast(kitSaved, 'success')
    return undefined
  })
  return (
    <form onSubmit={submit}>
      <fieldset disabled={!mayEdit} className="grid min-w-0 gap-3">
        <Field label="Label" error={error}>
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              placeholder="Short"
              value={label}
              onChange={(event) => setLabel(event.target.value)}
            />
          )}
        </Field>
        <Field label="Text">
          {(control) => (
            <Textarea {...control} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <div className="grid gap-3 md:grid-cols-2">
          <Field label="Approved by">
            {(control) => (
              <Input
                {...control}
                maxLength={120}
                value={approvedBy}
                onChange={(event) => setApprovedBy(event.target.value)}
              />
            )}
          </Field>
          <Field label="Approved on">
            {(control) => (
              <Input
                {...control}
                type="date"
                value={approvedOn}
                onChange={(event) => setApprovedOn(event.target.value)}
              />
            )}
          </Field>
        </div>
        {isOutdated && (
          <p role="status" className="text-13 text-ink-soft">
            The text has changed since {row?.approved_by || 'someone'} approved it. Saving clears the
            approval. If the new text is approved, enter the new date.
          </p>
        )}
        <FormFoot
          table="client_texts"
          clientId={clientId}
          row={row}
          isBusy={save.isPending}
          mayEdit={mayEdit}
        />
      </fieldset>
    </form>
  )
}

interface PersonFormProps extends ClientKitProps {
  kind: KitPerson['kind']
  row?: ClientPersonRow
}

export function PersonForm({ clientId, mayEdit, kind, row }: PersonFormProps) {
  const start: KitPerson = { kind, name: '', title: '', quotable: true, email: null, phone: null }
  const { id: _id, ...known } = { id: undefined, ...(row ?? start) }
  const [person, setPerson] = useState<KitPerson>(known)
  const set = (change: Partial<KitPerson>) => setPerson((old) => ({ ...old, ...change }))
  useUnsavedChanges(isTyped<KitPerson>(row ?? start, person))
  const save = useKitChange(clientId, () =>
    saveKitEntry('client_people', clientId, row?.id, {
      ...person,
      name: person.name.trim(),
      email: person.email?.trim() || null,
      phone: person.phone?.trim() || null,
    }),
  )
  const { error, submit } = useSubmit(async () => {
    if (person.name.trim() === '') return clientMessages.personMissing
    await save.mutateAsync(undefined)
    showToast(kitSaved, 'success')
    return undefined
  })
  const field = (label: string, key: 'title' | 'email' | 'phone', longest: number) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          maxLength={longest}
          value={person[key] ?? ''}
          onChange={(event) => set({ [key]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <form onSubmit={submit}>
      <fieldset disabled={!mayEdit} className="grid min-w-0 gap-3">
        <div className="grid gap-3 md:grid-cols-2">
          <Field label="Name" error={error}>
            {(control) => (
              <Input
                {...control}
                maxLength={120}
                value={person.name}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
          {field('Title', 'title', 200)}
          {kind === 'contact' && field('Email', 'email', 320)}
          {kind === 'contact' && field('Phone', 'phone', 60)}
        </div>
        {kind === 'spokesperson' && (
          <Checkbox checked={person.quotable} onChange={(quotable) => set({ quotable })}>
            Can be quoted
          </Checkbox>
        )}
        <FormFoot
          table="client_people"
          clientId={clientId}
          row={row}
          isBusy={save.isPending}
          mayEdit={mayEdit}
        />
      </fieldset>
    </form>
  )
}

interface FormFootProps extends ClientKitProps {
  table: 'client_texts' | 'client_people'
  row: { id: string } | undefined
  isBusy: boolean
}

function FormFoot({ table, clientId, row, isBusy, mayEdit }: FormFootProps) {
  const remove = useKitChange(clientId, (id: string) => deleteKitEntry(table, id))
  if (!mayEdit) return null
  return (
    <div className="flex gap-3">
      <Button type="submit" variant="secondary" size="small" busy={isBusy}>
        {row ? 'Save' : 'Add'}
      </Button>
      {row && (
        <Button variant="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate(row.id)}>
          Remove
        </Button>
      )}
    </div>
  )
}
