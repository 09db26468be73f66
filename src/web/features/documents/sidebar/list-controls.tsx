// What narrows and groups the list. The grouping is remembered in this browser.
import { useState } from 'react'
import {
  documentStatuses,
  type ListFilter,
  type ListGrouping,
  listGroupings,
  statusNames,
} from '#domain/document/details.ts'
import { useDocuments, useLabels } from '#web/features/documents/use-documents.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
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

/** Not where everything is a draft without a label, for nobody in particular. */
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

export function ListControls({ userId, filter, grouping, onFilter, onGroup }: ListControlsProps) {
  const { clients } = useWorkspaceScope()
  const isUseful = useAreControlsUseful(userId)
  const labels = useLabels(userId, isUseful)
  if (!isUseful) return null
  return (
    <div className="mt-2 mb-1.5 grid flex-none grid-cols-2 gap-1.5">
      <Select
        aria-label="Show"
        className="h-8! truncate text-13! max-md:text-16!"
        value={filter}
        onChange={(event) => onFilter(event.target.value as ListFilter)}
      >
        <option value="">All</option>
        {clients.length > 0 && (
          <optgroup label="Clients">
            {clients
              .filter(({ isArchived }) => !isArchived)
              .map(({ id, name }) => (
                <option key={id} value={`client:${id}`}>
                  {name}
                </option>
              ))}
          </optgroup>
        )}
        <optgroup label="Status">
          {documentStatuses.map((status) => (
            <option key={status} value={`status:${status}`}>
              {statusNames[status]}
            </option>
          ))}
        </optgroup>
        <option value="embargo">Under embargo</option>
        <LabelOptions labels={labels} filter={filter} />
      </Select>
      <Select
        aria-label="Group"
        className="h-8! truncate text-13! max-md:text-16!"
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

/** The chosen label stays in the menu when its last document has lost it. */
function LabelOptions({ labels, filter }: { labels: readonly string[]; filter: ListFilter }) {
  const chosen = filter.startsWith('label:') ? filter.slice('label:'.length) : undefined
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
