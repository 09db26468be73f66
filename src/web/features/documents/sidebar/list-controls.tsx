// What narrows and groups the list. The grouping is remembered in this browser.
import { useMemo, useState } from 'react'
import {
  documentStatuses,
  type ListFilter,
  type ListGrouping,
  listGroupings,
  statusNames,
} from '#domain/document/details.ts'
import { useDocuments, useLabels } from '#web/features/documents/use-documents.ts'
import { type ClientLabel, useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { Select } from '#web/ui/form/select.tsx'

const groupingNames: Record<ListGrouping, string> = {
  age: 'By date',
  client: 'By client',
  status: 'By status',
  embargo: 'By embargo',
}

interface ListControlsProps {
  userId: string
  filter: ListFilter
  grouping: ListGrouping
  onFilter: (filter: ListFilter) => void
  onGroup: (grouping: ListGrouping) => void
}

/** False while there are no clients and every document is a draft without embargo and labels. */
function useAreControlsUseful(userId: string): boolean {
  const { clients } = useWorkspaceScope()
  const { documents } = useDocuments(userId, '')
  return (
    clients.length > 0 ||
    documents.some(
      ({ status = 'draft', embargo_until, labels = [] }) =>
        status !== 'draft' || embargo_until || labels.length > 0,
    )
  )
}

const groupingKey = (userId: string) => `list-grouping:${userId}`

function readGrouping(userId: string): ListGrouping {
  try {
    const stored = localStorage.getItem(groupingKey(userId))
    return listGroupings.find((grouping) => grouping === stored) ?? 'age'
  } catch {
    // Storage is blocked: the choice lasts until the next load.
    return 'age'
  }
}

/** The user's choice; by age where there is nothing to choose. */
export function useListGrouping(userId: string): [ListGrouping, (grouping: ListGrouping) => void] {
  const [chosen, setChosen] = useState(() => readGrouping(userId))
  const isOffered = useAreControlsUseful(userId)
  const choose = (grouping: ListGrouping) => {
    setChosen(grouping)
    try {
      localStorage.setItem(groupingKey(userId), grouping)
    } catch {
      // As above.
    }
  }
  return [isOffered ? chosen : 'age', choose]
}

/** The filter without a client of another workspace, which nobody could choose or clear here. */
export function useKnownFilter(filter: ListFilter): ListFilter {
  const { clients } = useWorkspaceScope()
  const { client } = filter
  const isKnown = client === '' || clients.some(({ id }) => client === 'none' || id === client)
  return useMemo(() => (isKnown ? filter : { ...filter, client: '' }), [filter, isKnown])
}

/** Narrow paddings: two of them share the width of the sidebar. */
const selectClass = 'h-8! truncate pr-7.5! pl-2.5! text-13! max-md:text-16!'

export function ListControls({ userId, filter, grouping, onFilter, onGroup }: ListControlsProps) {
  const { clients } = useWorkspaceScope()
  const isUseful = useAreControlsUseful(userId)
  const labels = useLabels(userId, isUseful)
  if (!isUseful) return null
  return (
    <div className="mt-2 mb-1.5 grid flex-none grid-cols-2 gap-1.5">
      {clients.length > 0 && (
        <ClientSelect
          clients={clients}
          value={filter.client}
          onChange={(client) => onFilter({ ...filter, client })}
        />
      )}
      <Select
        aria-label="Show"
        className={selectClass}
        value={filter.show}
        onChange={(event) => onFilter({ ...filter, show: event.target.value as ListFilter['show'] })}
      >
        <option value="">Any status</option>
        <optgroup label="Status">
          {documentStatuses.map((status) => (
            <option key={status} value={`status:${status}`}>
              {statusNames[status]}
            </option>
          ))}
        </optgroup>
        <option value="embargo">Under embargo</option>
        <LabelOptions labels={labels} show={filter.show} />
      </Select>
      <Select
        aria-label="Group"
        className={selectClass}
        value={grouping}
        onChange={(event) => onGroup(event.target.value as ListGrouping)}
      >
        {listGroupings.map((each) => (
          <option key={each} value={each}>
            {groupingNames[each]}
          </option>
        ))}
      </Select>
    </div>
  )
}

interface ClientSelectProps {
  clients: readonly ClientLabel[]
  value: string
  onChange: (client: string) => void
}

/** Archived clients have documents, too. */
function ClientSelect({ clients, value, onChange }: ClientSelectProps) {
  const [archived, active] = [true, false].map((isArchived) =>
    clients
      .filter((client) => client.isArchived === isArchived)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      )),
  )
  return (
    <div className="col-span-2">
      <Select
        aria-label="Show client"
        className={selectClass}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">All clients</option>
        {active}
        <option value="none">No client</option>
        {archived !== undefined && archived.length > 0 && <optgroup label="Archived">{archived}</optgroup>}
      </Select>
    </div>
  )
}

/** The chosen label stays in the menu when its last document has lost it. */
function LabelOptions({ labels, show }: { labels: readonly string[]; show: ListFilter['show'] }) {
  const chosen = show.startsWith('label:') ? show.slice('label:'.length) : undefined
  const shown = chosen === undefined || labels.includes(chosen) ? labels : [...labels, chosen]
  if (shown.length === 0) return null
  return (
    <optgroup label="Labels">
      {shown.map((label) => (
        <option key={label} value={`label:${label}`}>
          {label}
        </option>
      ))}
    </optgroup>
  )
}
