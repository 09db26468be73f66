import type { ClientRow } from '#contract/tables.ts'
import { wireProfiles } from '#domain/check/wires.ts'
import { listChanged } from '#domain/workspace/merge-fields.ts'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { useSharedFields } from '#web/lib/use-shared-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ClashNote } from '#web/ui/form/clash-note.tsx'
import { TextAreaField, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { clientMessages, clientSaved } from './client-messages.ts'
import { type ClientChange, changeClient } from './clients-api.ts'
import { type NeverSay, NeverSayFields, toNeverSay } from './never-say-fields.tsx'
import { useUnsavedChanges } from './unsaved-changes.tsx'
import { showClient } from './use-clients.ts'

interface Draft {
  name: string
  other_names: string
  color: string
  style: 'ap' | 'british'
  wire: string
  city: string
  product_names: string
  neverSay: NeverSay[]
  keep_on_server: boolean
}

/** What the page calls them. */
const labels: Record<keyof Draft, string> = {
  name: 'the name',
  color: 'the color',
  other_names: 'the other spellings',
  city: 'the dateline city',
  product_names: 'the product names',
  style: 'the style',
  wire: 'the wire',
  neverSay: 'the “Never say” list',
  keep_on_server: 'the “Keep on this server” setting',
}

/** In view while the kit below is edited, too. */
const unsavedBar =
  'fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line bg-paper px-4 py-3'

type Set = (change: Partial<Draft>) => void

export function ClientForm({ client, mayEdit }: { client: ClientRow; mayEdit: boolean }) {
  const { base, draft, clashes, set, reset, takeTheirs } = useSharedFields(toDraft(client))
  const change = findChange(base, draft)
  const isChanged = Object.keys(change).length > 0
  useUnsavedChanges(isChanged)
  const { error, isBusy, submit } = useSubmit(async () => {
    if (draft.name.trim() === '') return clientMessages.nameMissing
    if (isChanged) {
      const row = await changeClient(client.id, change)
      reset(toDraft(row))
      showClient(row)
    }
    showToast(clientSaved, 'success')
    return undefined
  })
  return (
    <form onSubmit={submit}>
      <fieldset disabled={!mayEdit} className="grid min-w-0 gap-5">
        <Card title="About">
          <AboutFields draft={draft} set={set} error={error} />
        </Card>
        <Card
          title="House rules"
          description="The newsroom check applies these rules to every document for this client."
        >
          <RuleFields draft={draft} set={set} />
          {mayEdit && (
            <div className={isChanged ? unsavedBar : 'mt-5 border-t border-line pt-5'}>
              <Button type="submit" busy={isBusy}>
                Save client
              </Button>
              {isChanged && <span className="text-14 text-ink-soft">Unsaved changes</span>}
              <ClashNote fields={clashes.map((key) => labels[key])} onTakeTheirs={takeTheirs} />
            </div>
          )}
        </Card>
      </fieldset>
    </form>
  )
}

function AboutFields({ draft, set, error }: { draft: Draft; set: Set; error: string | undefined }) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[1fr_6rem]">
        <TextField
          label="Name"
          error={error}
          maxLength={120}
          value={draft.name}
          onValueChange={(name) => set({ name })}
        />
        <TextField
          label="Color"
          type="color"
          className="p-1"
          value={draft.color}
          onValueChange={(color) => set({ color })}
        />
      </div>
      <TextAreaField
        label="Other spellings"
        hint="One per line"
        rows={2}
        value={draft.other_names}
        onValueChange={(other_names) => set({ other_names })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Dateline city"
          hint="Used in new datelines"
          maxLength={120}
          placeholder="DULUTH, Minn."
          value={draft.city}
          onValueChange={(city) => set({ city })}
        />
        <TextAreaField
          label="Product names"
          hint="One per line"
          rows={2}
          value={draft.product_names}
          onValueChange={(product_names) => set({ product_names })}
        />
      </div>
    </div>
  )
}

function RuleFields({ draft, set }: { draft: Draft; set: Set }) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label="Style"
          value={draft.style}
          onValueChange={(style) => set({ style })}
          options={[
            ['ap', 'American (AP)'],
            ['british', 'British'],
          ]}
        />
        <SelectField
          label="Wire to check against"
          value={draft.wire}
          onValueChange={(wire) => set({ wire })}
          options={[
            ['', 'Each writer’s own setting'],
            ...wireProfiles.map(({ id, name }) => [id, name] as const),
          ]}
        />
      </div>
      <NeverSayFields words={draft.neverSay} onChange={(neverSay) => set({ neverSay })} />
      <Checkbox checked={draft.keep_on_server} onChange={(keep_on_server) => set({ keep_on_server })}>
        Keep on this server
        <span className="block text-13 text-ink-soft">
          Only the built-in writer works on this client’s documents. Their text is never sent to an AI model.
        </span>
      </Checkbox>
    </div>
  )
}

function toDraft(client: ClientRow): Draft {
  return {
    name: client.name,
    other_names: client.other_names.join('\n'),
    color: client.color,
    style: client.style,
    wire: client.wire ?? '',
    city: client.city ?? '',
    product_names: client.product_names.join('\n'),
    neverSay: toNeverSay(client),
    keep_on_server: client.keep_on_server,
  }
}

/** Only what the user changed: a colleague may have changed the rest. The words to avoid and their reasons go together. */
function findChange(base: Draft, draft: Draft): ClientChange {
  const whole = toChange(draft)
  const change = listChanged(toChange(base), whole)
  const { never_say, never_say_reasons } = whole
  const hasWords = 'never_say' in change || 'never_say_reasons' in change
  return { ...change, ...(hasWords && { never_say, never_say_reasons }) }
}

function toChange(draft: Draft): ClientChange {
  const said = draft.neverSay
    .map(({ word, reason }) => ({ word: word.trim(), reason: reason.trim() }))
    .filter(({ word }) => word !== '')
  const reasons = said.filter(({ reason }) => reason !== '').map(({ word, reason }) => [word, reason])
  return {
    name: draft.name.trim(),
    other_names: readLines(draft.other_names),
    color: draft.color,
    style: draft.style,
    wire: draft.wire === '' ? null : draft.wire,
    city: draft.city.trim() === '' ? null : draft.city.trim(),
    product_names: readLines(draft.product_names),
    never_say: [...new Set(said.map(({ word }) => word))],
    never_say_reasons: Object.fromEntries(reasons),
    keep_on_server: draft.keep_on_server,
  }
}

const readLines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]
