import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ClientRow } from '#contract/tables.ts'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { ClientList } from './client-list.tsx'
import { ClientPage } from './client-page.tsx'
import { refreshClients, refreshKits, useClient } from './use-clients.ts'

const desk = withUser()
const table = (name: string) => `/rest/v1/${name}`
const sent = (name: string) =>
  desk.called.filter((each) => each.name === table(name) && each.body !== undefined).map(({ body }) => body)

const larkmoor: ClientRow = {
  id: 'larkmoor',
  workspace_id: 'agency',
  name: 'Larkmoor',
  other_names: ['Larkmoor Inc.'],
  color: '#1f5c99',
  style: 'ap',
  wire: null,
  city: null,
  product_names: [],
  never_say: ['cheap'],
  never_say_reasons: { cheap: 'They say affordable' },
  keep_on_server: false,
  archived_at: null,
}

beforeEach(() => queryClient.clear())

describe('the list of clients', () => {
  it('hides archived ones until they are asked for', async () => {
    desk.functions[table('clients')] = () => [
      larkmoor,
      { ...larkmoor, id: 'old', name: 'Oldmill', archived_at: '2026-01-01T00:00:00Z' },
    ]
    renderAt('/clients', <ClientList workspaceId="agency" mayEdit />)
    const link = await screen.findByRole('link', { name: 'Larkmoor' })
    expect(link.getAttribute('href')).toBe('/clients/larkmoor')
    expect(screen.queryByText('Oldmill')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show archived (1)' }))
    expect(screen.getByText('Oldmill')).toBeTruthy()
  })

  it('adds a client to the workspace and opens its page', async () => {
    desk.functions[table('clients')] = (body) => (body === undefined ? [] : { ...larkmoor, id: 'new' })
    const { router } = renderAt('/clients', <ClientList workspaceId="agency" mayEdit />)
    await userEvent.click(await screen.findByRole('button', { name: 'Add client' }))
    expect(await screen.findByText('Enter the client’s name.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Client name'), ' Larkmoor {Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/new'))
    expect(sent('clients')).toEqual([
      { workspace_id: 'agency', name: 'Larkmoor', color: expect.stringMatching(/^#/) },
    ])
  })

  it('of many is searched by any of their names', async () => {
    const others = Array.from({ length: 12 }, (_, number) => ({
      ...{ ...larkmoor, id: String(number), name: `Tallow ${number}`, other_names: [] },
    }))
    desk.functions[table('clients')] = () => [larkmoor, ...others]
    renderAt('/clients', <ClientList workspaceId="agency" mayEdit />)
    const search = await screen.findByLabelText('Search clients')
    const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
    await userEvent.type(search, ' larkmoor INC')
    expect(links()).toEqual(['Larkmoor'])
    await userEvent.type(search, 'x')
    expect(links()).toEqual([])
    expect(screen.getByText('No clients match “larkmoor INCx”')).toBeTruthy()
    await userEvent.type(search, '{Escape}')
    expect(links()).toHaveLength(13)
  })

  it('offers nothing to change to a viewer', async () => {
    desk.functions[table('clients')] = () => [larkmoor]
    renderAt('/clients', <ClientList workspaceId="agency" mayEdit={false} />)
    await screen.findByRole('link', { name: 'Larkmoor' })
    expect(screen.queryByRole('button', { name: 'Add client' })).toBeNull()
  })
})

describe('a client', () => {
  const show = (mayEdit = true) =>
    renderAt('/clients/larkmoor', <ClientPage client={larkmoor} mayEdit={mayEdit} />)
  beforeEach(() => {
    desk.functions[table('client_texts')] = (body) =>
      body === undefined
        ? [
            {
              id: 't1',
              label: 'Short',
              text: 'Larkmoor measures water.',
              approved_by: 'Mara',
              approved_on: null,
            },
          ]
        : { id: 't2' }
    desk.functions[table('client_people')] = (body) => (body === undefined ? [] : { id: 'p1' })
    desk.functions[table('clients')] = (body) => ({ ...larkmoor, ...(body as object) })
  })

  it('is saved with its spellings, style, wire and words that must not be said', async () => {
    show()
    await userEvent.type(screen.getByLabelText('Other spellings'), '{Enter}Larkmoor Water{Enter} ')
    await userEvent.selectOptions(screen.getByLabelText('Style'), 'british')
    await userEvent.selectOptions(screen.getByLabelText('Wire to check against'), 'prweb')
    await userEvent.click(screen.getByRole('button', { name: 'Add a word or phrase' }))
    await userEvent.type(screen.getByLabelText('Word or phrase 2'), 'leak')
    await userEvent.click(screen.getByRole('checkbox', { name: /Keep on this server/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save client' }))
    expect(await screen.findByText('Client saved')).toBeTruthy()
    expect(sent('clients')).toEqual([
      // Nothing else: a colleague may have changed it.
      {
        other_names: ['Larkmoor Inc.', 'Larkmoor Water'],
        style: 'british',
        wire: 'prweb',
        never_say: ['cheap', 'leak'],
        never_say_reasons: { cheap: 'They say affordable' },
        keep_on_server: true,
      },
    ])
  })

  it('leaves the other words to avoid where they are when one is removed, and the caret in its row at a save', async () => {
    show()
    const add = screen.getByRole('button', { name: 'Add a word or phrase' })
    await userEvent.click(add)
    await userEvent.click(add)
    await userEvent.type(screen.getByLabelText('Word or phrase 2'), 'leak')
    const last = screen.getByLabelText('Word or phrase 3')
    await userEvent.type(last, 'spill')
    await userEvent.click(screen.getByRole('button', { name: 'Remove leak' }))
    expect(screen.getByLabelText('Word or phrase 2')).toBe(last)
    await userEvent.type(last, 's{Enter}')
    expect(await screen.findByText('Client saved')).toBeTruthy()
    expect(document.activeElement).toBe(last)
    expect(sent('clients')).toMatchObject([{ never_say: ['cheap', 'spills'] }])
  })

  it('shows its kit and takes another spokesperson', async () => {
    show()
    expect(await screen.findByText('Short')).toBeTruthy()
    expect(screen.getByText(/approved by Mara/)).toBeTruthy()
    await userEvent.click(screen.getByText('Add a spokesperson'))
    const card = screen.getByRole('region', { name: 'Spokespeople' })
    await userEvent.click(within(card).getByRole('button', { name: 'Add' }))
    expect(await within(card).findByText('Enter a name.')).toBeTruthy()
    await userEvent.type(within(card).getByLabelText('Name'), 'Mara Voss')
    await userEvent.type(within(card).getByLabelText('Title'), 'chief executive')
    await userEvent.click(within(card).getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Person saved')).toBeTruthy()
    expect(sent('client_people')).toEqual([
      {
        client_id: 'larkmoor',
        kind: 'spokesperson',
        name: 'Mara Voss',
        title: 'chief executive',
        quotable: true,
        email: null,
        phone: null,
      },
    ])
  })

  it('asks before changes that aren’t saved are left behind', async () => {
    const { router } = show()
    await userEvent.selectOptions(screen.getByLabelText('Style'), 'british')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await act(() => router.navigate('/clients'))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe('/clients/larkmoor')
    expect(screen.getByLabelText('Style')).toHaveProperty('value', 'british')
    await userEvent.click(screen.getByRole('button', { name: 'Save client' }))
    await screen.findByText('Client saved')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await act(() => router.navigate('/clients'))
    expect(router.state.location.pathname).toBe('/clients')
  })

  it('asks also about a boilerplate that wasn’t added, and leaves without it if told so', async () => {
    const { router } = show()
    await userEvent.click(await screen.findByText('Add a boilerplate'))
    await userEvent.type(screen.getAllByLabelText('Text').at(-1) as HTMLElement, 'About us')
    await act(() => router.navigate('/clients'))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'))
  })

  it('drops the approval of a boilerplate whose text is changed', async () => {
    show()
    await userEvent.type(await screen.findByDisplayValue('Larkmoor measures water.'), ' And heat.')
    expect(screen.getByText(/The text has changed since Mara approved it/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Boilerplate saved')
    expect(sent('client_texts')).toEqual([
      expect.objectContaining({ text: 'Larkmoor measures water. And heat.', approved_by: null }),
    ])
  })

  it('keeps an approval that is given with the new text', async () => {
    show()
    await userEvent.type(await screen.findByDisplayValue('Larkmoor measures water.'), ' And heat.')
    fireEvent.change(screen.getAllByLabelText('Approved on')[0] as HTMLElement, {
      target: { value: '2026-10-01' },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Boilerplate saved')
    expect(sent('client_texts')).toEqual([
      expect.objectContaining({ approved_by: 'Mara', approved_on: '2026-10-01' }),
    ])
  })

  it('is archived, and nothing is deleted', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Archive client' }))
    expect(await screen.findByText('Larkmoor archived')).toBeTruthy()
    expect(sent('clients')).toEqual([{ archived_at: expect.any(String) }])
  })

  it('can be read and exported by a viewer, not changed', async () => {
    show(false)
    expect(await screen.findByText('Short')).toBeTruthy()
    for (const name of ['Save client', 'Archive client', 'Add'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByRole('button', { name: 'Export everything' })).toBeTruthy()
  })
})

describe('a client that a colleague changes meanwhile', () => {
  const short = { id: 't1', label: 'Short', text: 'Water.', approved_by: null, approved_on: null }
  let [client, texts] = [larkmoor, [short]]
  function Live() {
    const { data } = useClient('larkmoor')
    return data && <ClientPage client={data} mayEdit />
  }
  const show = async () => {
    renderAt('/clients/larkmoor', <Live />)
    await screen.findByText('Add a boilerplate')
  }
  const shownIn = (label: string) => (screen.getAllByLabelText(label)[0] as HTMLInputElement).value
  beforeEach(() => {
    client = larkmoor
    texts = [short]
    desk.functions[table('client_people')] = () => []
    desk.functions[table('client_texts')] = (body) => (body === undefined ? texts : { id: 't9' })
    desk.functions[table('clients')] = (body) => ({ ...client, ...(body as object) })
  })

  it('shows the change, and keeps what is typed', async () => {
    await show()
    await userEvent.type(screen.getByLabelText('Dateline city'), 'DULUTH')
    client = { ...larkmoor, product_names: ['Tide'] }
    act(refreshClients)
    await waitFor(() => expect(shownIn('Product names')).toBe('Tide'))
    expect(shownIn('Dateline city')).toBe('DULUTH')
    expect(screen.queryByText(/A colleague also changed/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save client' }))
    await screen.findByText('Client saved')
    expect(sent('clients')).toEqual([{ city: 'DULUTH' }])
  })

  it('says what both changed, and takes theirs on request', async () => {
    await show()
    await userEvent.type(screen.getByLabelText('Dateline city'), 'DULUTH')
    client = { ...larkmoor, city: 'ST. PAUL, Minn.' }
    act(refreshClients)
    expect(
      await screen.findByText(
        'A colleague also changed the dateline city. If you save, your changes replace theirs.',
      ),
    ).toBeTruthy()
    expect(shownIn('Dateline city')).toBe('DULUTH')
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }))
    expect(shownIn('Dateline city')).toBe('ST. PAUL, Minn.')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  it('keeps a new boilerplate that is being typed when a colleague adds one', async () => {
    await show()
    await userEvent.click(screen.getByText('Add a boilerplate'))
    await userEvent.type(screen.getAllByLabelText('Text').at(-1) as HTMLElement, 'About us')
    texts = [short, { ...short, id: 't2', label: 'Long' }]
    act(refreshKits)
    expect(await screen.findByText('Long')).toBeTruthy()
    expect(screen.getByDisplayValue('About us')).toBeTruthy()
  })

  it('keeps a boilerplate that is being edited when a colleague removes it, to be added again', async () => {
    await show()
    await userEvent.type(screen.getByDisplayValue('Water.'), ' And heat.')
    texts = []
    act(refreshKits)
    expect(await screen.findByText(/A colleague removed this entry/)).toBeTruthy()
    texts = [{ ...short, id: 't9', text: 'Water. And heat.' }]
    await userEvent.click(screen.getByRole('button', { name: 'Add again' }))
    await screen.findByText('Boilerplate saved')
    expect(sent('client_texts')).toEqual([
      expect.objectContaining({ client_id: 'larkmoor', label: 'Short', text: 'Water. And heat.' }),
    ])
    await waitFor(() => expect(screen.queryByText(/A colleague removed/)).toBeNull())
    expect(screen.getAllByDisplayValue('Water. And heat.')).toHaveLength(1)
  })

  it('drops one that nobody is editing, and one that the user removes themselves', async () => {
    texts = [short, { ...short, id: 't2', label: 'Long' }]
    await show()
    await userEvent.type(screen.getAllByDisplayValue('Water.')[0] as HTMLElement, ' And heat.')
    desk.functions[table('client_texts')] = (_body, query) => (query.get('id') === null ? texts : [])
    texts = []
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText('Short')).toBeNull())
    expect(screen.queryByText('Long')).toBeNull()
    expect(screen.queryByText(/A colleague removed/)).toBeNull()
  })
})
