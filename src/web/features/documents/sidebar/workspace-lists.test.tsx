// What the lists ask for when there is more than one workspace.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import { markDetails, markSaved } from '#web/features/documents/use-documents.ts'
import { type WorkspaceScope, WorkspaceScopeContext } from '#web/features/documents/workspace-scope.ts'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { DocumentSidebar } from './document-sidebar.tsx'

const network = withNetwork()
const updated_at = new Date().toISOString()
const row = (id: string, title: string) => ({
  id,
  title,
  type: 'press_release',
  is_generated: false,
  updated_at,
})

const show = (scope: WorkspaceScope) =>
  renderAt(
    '/write',
    <TooltipProvider>
      <WorkspaceScopeContext value={scope}>
        <DocumentSidebar
          userId="ana"
          currentId={undefined}
          onCreated={() => undefined}
          beforeDelete={async () => true}
          onDeleted={() => undefined}
          onRestored={() => undefined}
        />
      </WorkspaceScopeContext>
    </TooltipProvider>,
  )

it('list, search, create and trash follow a shared workspace', async () => {
  network.answers = {
    'GET /content': () => [row('a', 'One')],
    'POST /content': () => row('new', 'Untitled Document'),
    'POST /rpc/search_documents': () => [row('b', 'Sensor')],
  }
  show({ listedId: 'agency', sharedId: 'agency', clients: [] })
  await screen.findByText('One')
  const { query } = network.of('GET /content')[0] ?? {}
  expect([query?.get('workspace_id'), query?.get('user_id')]).toEqual(['eq.agency', null])
  await userEvent.click(screen.getByRole('button', { name: 'New Document' }))
  await waitFor(() => expect(network.of('POST /content')[0]?.body).toMatchObject({ workspace_id: 'agency' }))
  await userEvent.type(screen.getByRole('searchbox'), 'sensor')
  await screen.findByText('Sensor')
  expect(network.of('POST /rpc/search_documents').at(-1)?.body).toEqual({
    words: 'sensor',
    workspace_id: 'agency',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }))
  await waitFor(() => expect(network.of('GET /trash')[0]?.query.get('workspace_id')).toBe('eq.agency'))
})

it('promises a viewer no drafts of their own', async () => {
  network.answers = { 'GET /content': () => [] }
  show({ listedId: 'agency', sharedId: 'agency', isReadOnly: true, clients: [] })
  expect(await screen.findByText('No documents yet.')).toBeTruthy()
})

it('searches among what the filter lists', async () => {
  const tallow = { id: 'tallow', workspaceId: 'agency', name: 'Tallow', color: '#3b6', isArchived: false }
  network.answers = {
    'GET /content': () => [row('a', 'One')],
    'POST /rpc/search_documents': () => [row('b', 'Sensor')],
  }
  show({ listedId: 'agency', sharedId: 'agency', clients: [tallow] })
  await screen.findByText('One')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show client' }), 'Tallow')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Draft')
  await userEvent.type(screen.getByRole('searchbox'), 'sensor')
  await screen.findByText('Sensor')
  const { query } = network.of('POST /rpc/search_documents').at(-1) ?? {}
  expect([query?.get('client_id'), query?.get('status')]).toEqual(['eq.tallow', 'eq.draft'])
})

it.each([
  ['that client', 'Tallow', { workspace_id: 'agency', client_id: 'tallow' }],
  ['none, if it is archived', 'Kestrel Health', { workspace_id: 'agency' }],
  ['none, if the list shows those without one', 'No client', { workspace_id: 'agency' }],
])('a new document in the list of a client takes %s', async (_name, option, place) => {
  const label = { workspaceId: 'agency', color: '#3b6' }
  const tallow = { ...label, id: 'tallow', name: 'Tallow', isArchived: false }
  const kestrel = { ...label, id: 'kestrel', name: 'Kestrel Health', isArchived: true }
  network.answers = {
    'GET /content': () => [{ ...row('a', 'One'), client_id: 'kestrel' }],
    'POST /content': () => row('new', 'Untitled Document'),
    'POST /rpc/document_labels': () => [],
  }
  show({ listedId: 'agency', sharedId: 'agency', clients: [tallow, kestrel] })
  await screen.findByText('One')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show client' }), option)
  await userEvent.click(screen.getByRole('button', { name: 'New Document' }))
  await waitFor(() => expect(network.of('POST /content')).toHaveLength(1))
  const { workspace_id, client_id } = (network.of('POST /content')[0]?.body ?? {}) as Record<string, string>
  expect({ workspace_id, ...(client_id && { client_id }) }).toEqual(place)
})

it('combines a client with a status, and lists what has no client or an archived one', async () => {
  const label = { workspaceId: 'agency', color: '#3b6' }
  const tallow = { ...label, id: 'tallow', name: 'Tallow', isArchived: false }
  const kestrel = { ...label, id: 'kestrel', name: 'Kestrel Health', isArchived: true }
  network.answers = {
    'GET /content': () => [{ ...row('a', 'One'), client_id: 'kestrel' }],
    'POST /rpc/document_labels': () => [],
  }
  show({ listedId: 'agency', sharedId: 'agency', clients: [tallow, kestrel] })
  expect((await screen.findByRole('link', { name: /One/ })).textContent).toContain(
    'Kestrel Health (archived)',
  )
  const asked = () => network.of('GET /content').at(-1)?.query
  const clients = screen.getByRole('combobox', { name: 'Show client' })
  await userEvent.selectOptions(clients, 'Kestrel Health')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Approved')
  await waitFor(() =>
    expect([asked()?.get('client_id'), asked()?.get('status')]).toEqual(['eq.kestrel', 'eq.approved']),
  )
  await userEvent.selectOptions(clients, 'No client')
  await waitFor(() =>
    expect([asked()?.get('client_id'), asked()?.get('status')]).toEqual(['is.null', 'eq.approved']),
  )
})

it('shows labels, and lists the documents of one', async () => {
  const labeled = { ...row('a', 'One'), labels: ['Q3 launch', 'He said "go"'] }
  network.answers = {
    'GET /content': () => [labeled, row('b', 'Two')],
    'POST /rpc/document_labels': () => [
      { label: 'Q3 launch' },
      { label: 'Older' },
      { label: 'He said "go"' },
    ],
  }
  show({ listedId: 'agency', sharedId: 'agency', clients: [] })
  expect((await screen.findByRole('link', { name: /One/ })).textContent).toMatch(
    /Labels: Q3 launchHe said "go"$/,
  )
  const filter = screen.getByRole('combobox', { name: 'Show' })
  await screen.findByRole('option', { name: 'Older' })
  expect(network.of('POST /rpc/document_labels')[0]?.body).toEqual({ workspace_id: 'agency' })
  await userEvent.selectOptions(filter, 'He said "go"')
  await waitFor(() =>
    expect(network.of('GET /content').at(-1)?.query.get('labels')).toBe('cs.{"He said \\"go\\""}'),
  )
})

it('shows two labels and how many more there are, those searched for first', async () => {
  const labeled = { ...row('a', 'One'), labels: ['Awards', 'Duluth', 'Q3 launch', 'Older'] }
  network.answers = {
    'GET /content': () => [labeled],
    'POST /rpc/document_labels': () => [],
    'POST /rpc/search_documents': () => [labeled],
  }
  show({ listedId: 'agency', sharedId: 'agency', clients: [] })
  expect((await screen.findByRole('link', { name: /One/ })).textContent).toMatch(/AwardsDuluth\+2$/)
  await userEvent.type(screen.getByRole('searchbox'), 'q3')
  await screen.findByRole('list', { name: 'Documents matching q3' })
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /One/ }).textContent).toMatch(/Q3 launchAwards\+2$/),
  )
})

it('a label that no document has anymore stays chosen until another is', async () => {
  const answers = { 'GET /content': () => [{ ...row('a', 'One'), labels: ['Gone'] }] }
  network.answers = { ...answers, 'POST /rpc/document_labels': () => [{ label: 'Gone' }] }
  show({ listedId: 'agency', sharedId: 'agency', clients: [] })
  await screen.findByRole('option', { name: 'Gone' })
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' })
  await userEvent.selectOptions(filter, 'Gone')
  network.answers = { ...answers, 'POST /rpc/document_labels': () => [] }
  markDetails('ana', { ...row('a', 'One'), labels: [] })
  await waitFor(() => expect(network.of('POST /rpc/document_labels')).toHaveLength(2))
  expect(filter.value).toBe('label:Gone')
})

it('remembers how the list is grouped, and groups by date where nothing else is offered', async () => {
  network.answers = {
    'GET /content': () => [{ ...row('a', 'One'), status: 'approved' }],
    'POST /rpc/document_labels': () => [],
  }
  const scope = { listedId: 'agency', sharedId: 'agency', clients: [] }
  const { unmount } = show(scope)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Group' }), 'By status')
  await screen.findByRole('heading', { name: 'Approved' })
  unmount()
  const again = show(scope)
  await screen.findByRole('heading', { name: 'Approved' })
  again.unmount()
  network.answers['GET /content'] = () => [row('a', 'One')]
  show({ ...scope, listedId: 'elsewhere' })
  await screen.findByRole('heading', { name: 'Today' })
})

it('the personal workspace among others is listed by its id, and new documents name none', async () => {
  network.answers = {
    'GET /content': () => [row('a', 'One')],
    'POST /content': () => row('new', 'Untitled Document'),
  }
  show({ listedId: 'mine', sharedId: undefined, clients: [] })
  await screen.findByText('One')
  expect(network.of('GET /content')[0]?.query.get('workspace_id')).toBe('eq.mine')
  await userEvent.click(screen.getByRole('button', { name: 'New Document' }))
  await waitFor(() => expect(network.of('POST /content')[0]?.body).toBeDefined())
  expect(network.of('POST /content')[0]?.body).not.toHaveProperty('workspace_id')
})

it('a saved document that is not in the list makes it ask again, since it may be of another workspace', async () => {
  network.answers = { 'GET /content': () => [row('a', 'One')] }
  show({ listedId: 'agency', sharedId: 'agency', clients: [] })
  await screen.findByText('One')
  markSaved('ana', { id: 'elsewhere', title: 'Elsewhere', updated_at })
  await waitFor(() => expect(network.of('GET /content')).toHaveLength(2))
  expect(screen.queryByText('Elsewhere')).toBeNull()
})
