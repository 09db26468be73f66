// By the title: whose document it is, its status, embargo and labels, with a small form to change them.
import { Images, Tag } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DocumentDetails } from '#contract/tables.ts'
import { documentStatuses, readLabels, statusNames } from '#domain/document/details.ts'
import { commonZones, formatInZone, ownZone, toClockTime, toInstant } from '#domain/time/zoned-time.ts'
import type { DetailedRow } from '#web/features/documents/documents-api.ts'
import { type ClientLabel, nameClient, useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ColorDot } from '#web/ui/color-dot.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { useChangeDetails, useDetails, useTypedValue } from './use-details.ts'

interface DocumentDetailsButtonProps {
  userId: string
  /** Undefined before the first save. */
  documentId: string | undefined
  /** Opens the document's files. */
  onOpenKit?: (() => void) | undefined
}

export function DocumentDetailsButton({ userId, documentId, onOpenKit }: DocumentDetailsButtonProps) {
  const details = useDetails(documentId)
  return details && <OpenDetails key={details.id} userId={userId} details={details} onOpenKit={onOpenKit} />
}

type Change = (change: Partial<DocumentDetails>) => void

interface OpenDetailsProps {
  userId: string
  details: DetailedRow
  onOpenKit: (() => void) | undefined
}

function OpenDetails({ userId, details, onOpenKit }: OpenDetailsProps) {
  const [isOpen, setOpen] = useState(false)
  const isReadOnly = useIsReadOnly()
  const button = useRef<HTMLButtonElement>(null)
  const change = useChangeDetails(userId, details.id)
  const clients = useClientsOf(details)
  const client = clients.find(({ id }) => id === details.client_id)
  const summary = summarize(details, client)
  const words = Object.values(summary).filter(Boolean).join(' · ')
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={`Document details: ${words || 'none'}`}
        data-second-line={words === '' ? undefined : ''}
        onClick={() => setOpen(!isOpen)}
        className={classNames(
          'inline-flex h-8 min-w-8 cursor-pointer items-center gap-1.5 justify-self-start px-2 text-13 text-ink-soft max-md:row-span-2 hover:bg-fill hover:text-ink @2xl/bar:-ml-2 @2xl/bar:h-6 @2xl/bar:max-w-[calc(100%+0.5rem)] @2xl/bar:rounded-control',
          words === ''
            ? 'rounded-control max-md:h-11 max-md:min-w-11 max-md:justify-center'
            : '@max-2xl/bar:absolute @max-2xl/bar:inset-x-0 @max-2xl/bar:bottom-0 @max-2xl/bar:w-full @max-2xl/bar:border-t @max-2xl/bar:border-line @max-2xl/bar:px-4 md:@max-2xl/bar:px-6 @max-2xl/bar:focus-visible:-outline-offset-2',
        )}
      >
        {client ? (
          <ColorDot color={client.color} />
        ) : (
          <Tag size={16} strokeWidth={1.5} aria-hidden className="flex-none" />
        )}
        <Summary {...summary} />
      </button>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        label="Document details"
        anchor={() => button.current?.getBoundingClientRect() ?? new DOMRect()}
        onClosed={() => button.current?.focus()}
      >
        <fieldset disabled={isReadOnly} className="grid min-w-0 gap-3">
          {clients.length > 0 && (
            <ClientField clients={clients} value={details.client_id} onChange={change} />
          )}
          <SelectField
            label="Status"
            value={details.status}
            onValueChange={(status) => change({ status })}
            options={documentStatuses.map((status) => [status, statusNames[status]])}
          />
          <EmbargoFields details={details} onChange={change} />
          <LabelsField labels={details.labels} onChange={change} />
        </fieldset>
        {onOpenKit && (
          <Button
            variant="secondary"
            className="mt-3 w-full"
            onClick={() => {
              setOpen(false)
              onOpenKit()
            }}
          >
            <Images size={16} strokeWidth={1.5} aria-hidden />
            Media kit
          </Button>
        )}
      </Popover>
    </>
  )
}

/** Active clients of the document's workspace, and its own even when archived. */
function useClientsOf(details: DetailedRow): readonly ClientLabel[] {
  const { clients } = useWorkspaceScope()
  return clients.filter(
    ({ id, workspaceId, isArchived }) =>
      workspaceId === details.workspace_id && (!isArchived || id === details.client_id),
  )
}

interface DetailsSummary {
  client: string | undefined
  /** Status and embargo. */
  state: string
  labels: string
}

function summarize(details: DetailedRow, client: ClientLabel | undefined): DetailsSummary {
  const until =
    details.embargo_until && new Date(details.embargo_until) > new Date()
      ? `Embargo ${formatInZone(details.embargo_until, details.embargo_zone ?? 'UTC', new Date())}`
      : undefined
  const status = details.status === 'draft' ? undefined : statusNames[details.status]
  return {
    client: client && nameClient(client),
    state: [status, until].filter(Boolean).join(' · '),
    labels: details.labels.join(', '),
  }
}

/** A plain space at the start of a box would be dropped. */
const separator = '\u00a0· '

/** Where there isn't room for everything, labels are cut first, then the client's name, the status and embargo last. */
function Summary({ client, state, labels }: DetailsSummary) {
  const isEmpty = !client && state === '' && labels === ''
  return (
    <span className={classNames('flex min-w-0', isEmpty && '@max-2xl/bar:hidden')}>
      {isEmpty && 'Details'}
      <span className="flex max-w-full flex-none">
        {client && <span className="truncate">{client}</span>}
        {state !== '' && (
          <span className="max-w-full flex-none truncate">
            {client && separator}
            {state}
          </span>
        )}
      </span>
      {labels !== '' && (
        <span className="truncate">
          {(client || state !== '') && separator}
          {labels}
        </span>
      )}
    </span>
  )
}

interface ClientFieldProps {
  clients: readonly ClientLabel[]
  value: string | null
  onChange: Change
}

function ClientField({ clients, value, onChange }: ClientFieldProps) {
  return (
    <SelectField
      label="Client"
      value={value ?? ''}
      onValueChange={(chosen) => onChange({ client_id: chosen || null })}
      options={[['', 'No client'], ...clients.map((client) => [client.id, nameClient(client)] as const)]}
    />
  )
}

function EmbargoFields({ details, onChange }: { details: DetailedRow; onChange: Change }) {
  const [chosenZone, setChosenZone] = useState(ownZone)
  const zone = details.embargo_zone ?? chosenZone
  const clockTime = details.embargo_until ? (toClockTime(details.embargo_until, zone) ?? '') : ''
  const zones = commonZones.some(([id]) => id === zone)
    ? commonZones
    : [[zone, zone] as const, ...commonZones]
  const set = (time: string, inZone: string) => {
    if (time === '') return onChange({ embargo_until: null, embargo_zone: null })
    const instant = toInstant(time, inZone)
    if (instant !== undefined) onChange({ embargo_until: instant, embargo_zone: inZone })
  }
  const typedTime = useTypedValue(clockTime, (time) => set(time, zone))
  return (
    <>
      <Field label="Embargoed until">
        {(control) => <Input {...control} type="datetime-local" key={clockTime} {...typedTime} />}
      </Field>
      <SelectField
        label="Time zone"
        value={zone}
        onValueChange={(chosen) => {
          setChosenZone(chosen)
          if (clockTime !== '') set(clockTime, chosen)
        }}
        options={zones}
      />
    </>
  )
}

function LabelsField({ labels, onChange }: { labels: string[]; onChange: Change }) {
  const shown = labels.join(', ')
  const typed = useTypedValue(shown, (value) => onChange({ labels: readLabels(value) }))
  return (
    <Field label="Labels" hint="Separate labels with commas">
      {(control) => <Input {...control} key={shown} {...typed} />}
    </Field>
  )
}
