import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ClientRow } from '#contract/tables.ts'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ColorDot } from '#web/ui/color-dot.tsx'
import { LoadProblem } from '#web/ui/feedback/load-problem.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { clientColors, clientMessages, defaultColor } from './client-messages.ts'
import { createClient } from './clients-api.ts'
import { showClient, useClients } from './use-clients.ts'

interface ClientListProps {
  workspaceId: string
  /** Viewers only read. */
  mayEdit: boolean
}

/** More clients than this are searched, in a list that scrolls: the form below it stays in reach. */
const manyClients = 12

/** By any of its names. */
const isNamed = ({ name, other_names }: ClientRow, words: string): boolean =>
  [name, ...other_names].some((each) => each.toLowerCase().includes(words.trim().toLowerCase()))

/** All clients of a workspace, and a form for another. Archived ones are shown on request. */
export function ClientList({ workspaceId, mayEdit }: ClientListProps) {
  const { data: clients, isError, refetch } = useClients(workspaceId)
  const [showsArchived, setShowsArchived] = useState(false)
  const [words, setWords] = useState('')
  if (isError) return <LoadProblem message={clientMessages.loadFailed} onRetry={() => void refetch()} />
  if (clients === undefined) return <p role="status">Loading your clients</p>
  const archived = clients.filter(({ archived_at }) => archived_at !== null)
  const listed = showsArchived ? clients : clients.filter(({ archived_at }) => archived_at === null)
  const hasMany = clients.length > manyClients
  const shown = hasMany ? listed.filter((client) => isNamed(client, words)) : listed
  return (
    <div className="grid gap-5">
      {clients.length > 0 && (
        <Card title="Clients">
          {hasMany && <SearchBox label="Search clients" value={words} onChange={setWords} className="mb-3" />}
          {shown.length === 0 && words.trim() !== '' && (
            <p role="status" className="py-2.5 text-14 text-ink-soft">
              {`No clients match “${words.trim()}”`}
            </p>
          )}
          <ul
            className={classNames(
              'divide-y divide-line',
              hasMany && '-mx-2 max-h-[30rem] overflow-y-auto px-2',
            )}
          >
            {shown.map((client) => (
              <ClientEntry key={client.id} client={client} />
            ))}
          </ul>
          {archived.length > 0 && (
            <div className="mt-4">
              <Checkbox checked={showsArchived} onChange={setShowsArchived}>
                Show archived ({archived.length})
              </Checkbox>
            </div>
          )}
        </Card>
      )}
      {mayEdit && <NewClient workspaceId={workspaceId} count={clients.length} />}
    </div>
  )
}

function ClientEntry({ client }: { client: ClientRow }) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <ColorDot color={client.color} />
      <Link to={paths.client(client.id)} className="link min-w-0 flex-1 wrap-anywhere">
        {client.name}
      </Link>
      {client.archived_at !== null && <span className="text-13 text-ink-soft">Archived</span>}
    </li>
  )
}

function NewClient({ workspaceId, count }: { workspaceId: string; count: number }) {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const { error, isBusy, submit } = useSubmit(async () => {
    if (name.trim() === '') return clientMessages.nameMissing
    const color = clientColors[count % clientColors.length] ?? defaultColor
    const client = await createClient(workspaceId, { name: name.trim(), color })
    showClient(client)
    void navigate(paths.client(client.id))
    return undefined
  })
  return (
    <Card
      title="New client"
      description="Each client’s documents use that client’s style, boilerplate and contacts, never another client’s."
    >
      <form className="grid grid-cols-[1fr_auto] items-start gap-3" onSubmit={submit}>
        <div className="min-w-0">
          <TextField label="Client name" error={error} maxLength={120} value={name} onValueChange={setName} />
        </div>
        {/* Beside the field, not beside its label or its error. */}
        <Button
          type="submit"
          variant={count === 0 ? 'primary' : 'secondary'}
          busy={isBusy}
          className="mt-[1.625rem]"
        >
          Add client
        </Button>
      </form>
    </Card>
  )
}
