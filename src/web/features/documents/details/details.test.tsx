// Client, status, embargo and labels: by the title, in the question and in the sidebar.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse, renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import { DocumentSidebar } from '#web/features/documents/sidebar/document-sidebar.tsx'
import { type ClientLabel, WorkspaceScopeContext } from '#web/features/documents/workspace-scope.ts'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { ClientQuestion } from './client-question.tsx'
import { DocumentDetailsButton } from './document-details.tsx'
import { EmbargoQuestion } from './embargo-question.tsx'

const network = withNetwork()
afterEach(() => localStorage.clear())

const client = (id: string, name: string, more: Partial<ClientLabel> = {}): ClientLabel => ({
  ...{ id, name, workspaceId: 'home', color: '#1f5c99', isArchived: false },
  ...more,
})
const clients = [
  client('larkmoor', 'Larkmoor'),
  client('tallow', 'Tallow'),
  client('old', 'Oldmill', { isArchived: true }),
  client('foreign', 'Foreign', { workspaceId: 'elsewhere' }),
]
const document_ = {
  id: 'doc',
  title: 'Award release',
  type: 'press_release',
  is_generated: false,
  updated_at: new Date().toISOString(),
  workspace_id: 'home',
  client_id: null as string | null,
  status: 'draft',
  embargo_until: null as string | null,
  embargo_zone: null as string | null,
  labels: [] as string[],
}

function show(element: React.ReactNode, given: readonly ClientLabel[] = clients) {
  renderAt(
    '/write/doc',
    <TooltipProvider>
      <WorkspaceScopeContext value={{ listedId: undefined, sharedId: undefined, clients: given }}>
        {element}
      </WorkspaceScopeContext>
    </TooltipProvider>,
  )
}

const answerOne = (row = document_) => {
  network.answers = {
    'GET /content': () => row,
    'PATCH /content': ({ body }) => ({ ...row, ...body }),
  }
}
const changes = () => network.of('PATCH /content').map(({ body }) => body)
const options = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the embargo of the notes', () => {
  const end = { until: '2999-11-20T14:00:00.000Z', zone: 'America/New_York' }
  const offer = (documentId: string | undefined = 'doc') =>
    show(<EmbargoQuestion userId="ana" {...{ documentId, end }} />)
  const add = () => screen.findByRole('button', { name: 'Add to details' })

  it('is offered to the details, and is theirs with one press', async () => {
    answerOne()
    offer()
    const button = await add()
    expect(
      screen.getByText('Your notes say this is embargoed until Nov. 20, 2999, 9:00 AM EST.'),
    ).toBeDefined()
    await userEvent.click(button)
    await waitFor(() =>
      expect(changes()).toEqual([{ embargo_until: end.until, embargo_zone: 'America/New_York' }]),
    )
  })

  it('is offered from the release line as well', async () => {
    answerOne()
    show(<EmbargoQuestion userId="ana" documentId="doc" end={end} source="line" />)
    await screen.findByText('The release line says this is embargoed until Nov. 20, 2999, 9:00 AM EST.')
    await userEvent.click(screen.getByRole('button', { name: 'Add to details' }))
    await waitFor(() =>
      expect(changes()).toEqual([{ embargo_until: end.until, embargo_zone: 'America/New_York' }]),
    )
  })

  it('is not offered again to who said no', async () => {
    answerOne()
    offer()
    await add()
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('button', { name: 'Add to details' })).toBeNull()
    expect(changes()).toEqual([])
  })
})

describe('the details of a document', () => {
  const open = async () => {
    show(<DocumentDetailsButton userId="ana" documentId="doc" />)
    await userEvent.click(await screen.findByRole('button', { name: /^Document details/ }))
  }

  it('are not there before the first save', () => {
    show(<DocumentDetailsButton userId="ana" documentId={undefined} />)
    expect(screen.queryByRole('button', { name: /^Document details/ })).toBeNull()
    expect(network.asked).toEqual([])
  })

  it('are summed up: client, status, embargo and labels', async () => {
    answerOne({
      ...{ ...document_, client_id: 'tallow', status: 'in_review', labels: ['launch', 'Q4'] },
      ...{ embargo_until: '2999-11-20T14:00:00Z', embargo_zone: 'America/New_York' },
    })
    show(<DocumentDetailsButton userId="ana" documentId="doc" />)
    const summary = 'Tallow · In review · Embargo Nov. 20, 2999, 9:00 AM EST · launch, Q4'
    const button = await screen.findByRole('button', { name: `Document details: ${summary}` })
    expect(button.textContent.replaceAll('\u00a0', ' ')).toBe(summary)
  })

  it('say when the client is archived', async () => {
    answerOne({ ...document_, client_id: 'old' })
    show(<DocumentDetailsButton userId="ana" documentId="doc" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Document details: Oldmill (archived)' }))
    expect(options('Client')).toContain('Oldmill (archived)')
  })

  it('offer active clients of the document’s own workspace, and save what is chosen', async () => {
    answerOne()
    await open()
    expect(options('Client')).toEqual(['No client', 'Larkmoor', 'Tallow'])
    await userEvent.selectOptions(screen.getByLabelText('Client'), 'larkmoor')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'in_review')
    await waitFor(() => expect(changes()).toEqual([{ client_id: 'larkmoor' }, { status: 'in_review' }]))
  })

  it('have no client where there are none', async () => {
    answerOne()
    show(<DocumentDetailsButton userId="ana" documentId="doc" />, [])
    await userEvent.click(await screen.findByRole('button', { name: /^Document details/ }))
    expect(screen.queryByLabelText('Client')).toBeNull()
    expect(screen.getByLabelText('Status')).toBeDefined()
  })

  it('take the zone of a new embargo before or after its time', async () => {
    answerOne()
    show(<DocumentDetailsButton userId="ana" documentId="doc" />)
    await userEvent.click(await screen.findByRole('button', { name: /Document details/ }))
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/Chicago')
    expect(changes()).toEqual([])
    const time = screen.getByLabelText('Embargoed until')
    fireEvent.change(time, { target: { value: '2999-11-20T09:00' } })
    fireEvent.blur(time)
    await waitFor(() =>
      expect(changes()).toEqual([
        { embargo_until: '2999-11-20T15:00:00.000Z', embargo_zone: 'America/Chicago' },
      ]),
    )
  })

  it('take an embargo as the moment it means in its zone, and drop it', async () => {
    answerOne({ ...document_, embargo_until: '2999-11-20T14:00:00Z', embargo_zone: 'America/New_York' })
    await open()
    const time = screen.getByLabelText('Embargoed until') as HTMLInputElement
    expect(time.value).toBe('2999-11-20T09:00')
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/Los_Angeles')
    await waitFor(() =>
      expect(changes().at(-1)).toEqual({
        embargo_until: '2999-11-20T17:00:00.000Z',
        embargo_zone: 'America/Los_Angeles',
      }),
    )
    const again = screen.getByLabelText('Embargoed until')
    fireEvent.change(again, { target: { value: '' } })
    fireEvent.blur(again)
    await waitFor(() => expect(changes().at(-1)).toEqual({ embargo_until: null, embargo_zone: null }))
  })

  it.each(['{Tab}', '{Enter}', '{Escape}'])('take labels between commas, left with %s', async (key) => {
    answerOne()
    await open()
    await userEvent.type(screen.getByLabelText('Labels'), 'launch, Q4')
    await userEvent.keyboard(key)
    await waitFor(() => expect(changes()).toEqual([{ labels: ['launch', 'Q4'] }]))
  })

  it('go back to what they were when the change is refused', async () => {
    answerOne()
    network.answers['PATCH /content'] = () => refuse(406, 'PGRST116')
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'sent')
    expect(await screen.findByText('That didn’t work. Try again.')).toBeDefined()
    expect((screen.getByLabelText('Status') as HTMLSelectElement).value).toBe('draft')
  })
})

describe('the question for the client', () => {
  const ask = (given?: readonly ClientLabel[]) =>
    show(<ClientQuestion userId="ana" documentId="doc" />, given)

  it('is asked once', async () => {
    answerOne()
    ask()
    expect(await screen.findByText('Which client is this for?')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'No client' }))
    expect(screen.queryByText('Which client is this for?')).toBeNull()
    expect(changes()).toEqual([])
  })

  it('is answered by a choice', async () => {
    answerOne()
    ask()
    await userEvent.selectOptions(await screen.findByLabelText('Client for this document'), 'tallow')
    await waitFor(() => expect(changes()).toEqual([{ client_id: 'tallow' }]))
    await waitFor(() => expect(screen.queryByText('Which client is this for?')).toBeNull())
  })

  it('is not asked without clients', async () => {
    answerOne()
    ask([])
    await waitFor(() => expect(network.of('GET /content')).toHaveLength(1))
    expect(screen.queryByText('Which client is this for?')).toBeNull()
  })
})

describe('the sidebar', () => {
  const rows = [
    { ...document_, id: 'a', client_id: 'larkmoor', status: 'in_review' },
    {
      ...document_,
      id: 'b',
      client_id: 'tallow',
      embargo_until: '2999-11-20T14:00:00Z',
      embargo_zone: 'America/New_York',
    },
    { ...document_, id: 'c' },
  ]
  const list = (onCreated = vi.fn(), given?: readonly ClientLabel[]) => {
    show(
      <DocumentSidebar
        userId="ana"
        currentId={undefined}
        onCreated={onCreated}
        beforeDelete={async () => true}
        onDeleted={() => undefined}
        onRestored={() => undefined}
      />,
      given,
    )
    return onCreated
  }
  const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

  it('distinguishes three documents with the same title, and groups them', async () => {
    network.answers = { 'GET /content': () => rows }
    list()
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/In review · just now · Larkmoor$/),
      expect.stringMatching(/just now · TallowEmbargo Nov. 20, 2999, 9:00\sAM EST$/),
      expect.not.stringContaining('·'),
    ])
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'client')
    expect(headings()).toEqual(['Larkmoor', 'Tallow', 'No client'])
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'status')
    expect(headings()).toEqual(['Draft', 'In review'])
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'embargo')
    expect(headings()).toEqual(['Under embargo', 'No embargo'])
  })

  it('asks the server for one client, one status, or what is under embargo', async () => {
    network.answers = { 'GET /content': () => rows }
    list()
    await screen.findAllByRole('link')
    const asked = () => network.of('GET /content').at(-1)?.query
    await userEvent.selectOptions(screen.getByLabelText('Show client'), 'tallow')
    await waitFor(() => expect(asked()?.get('client_id')).toBe('eq.tallow'))
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'status:in_review')
    await waitFor(() => expect(asked()?.get('status')).toBe('eq.in_review'))
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'embargo')
    await waitFor(() => expect(asked()?.get('embargo_until')).toMatch(/^gt\./))
  })

  it('shows a person alone with plain drafts none of this', async () => {
    network.answers = { 'GET /content': () => [rows[2]] }
    list(vi.fn(), [])
    await screen.findByRole('link')
    expect(screen.queryByLabelText('Show')).toBeNull()
    expect(screen.queryByLabelText('Group')).toBeNull()
  })

  it('duplicates a document and opens the copy', async () => {
    network.answers = {
      'GET /content': () => rows,
      'POST /rpc/duplicate_document': () => ({ ...rows[0], id: 'copy' }),
    }
    const onCreated = list()
    const [first] = await screen.findAllByRole('button', { name: 'Duplicate Award release' })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith('copy'))
    expect(network.of('POST /rpc/duplicate_document')[0]?.body).toMatchObject({ id: 'a' })
  })
})
