import {
  documentStatuses,
  type ListFilter,
  type ListGrouping,
  listGroupings,
  statusNames,
} from '#domain/document/details.ts'
import { useDocuments } from '#web/features/documents/use-documents.ts'
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

/** Narrows and groups the list. Not shown where everything is a draft for nobody in particular. */
export function ListControls({ userId, filter, grouping, onFilter, onGroup }: ListControlsProps) {
  const { clients } = useWorkspaceScope()
  const { documents } = useDocuments(userId, '')
  const isUseful =
    clients.length > 0 ||
    documents.some(({ status = 'draft', embargo_until }) => status !== 'draft' || embargo_until)
  if (!isUseful) return null
  return (
    <div className="mt-2 grid flex-none grid-cols-2 gap-1.5">
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
