import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { refuse, renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import { markSaved } from '#web/features/documents/use-documents.ts'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { CollapsedContext } from '#web/ui/sidebar/sidebar-entry.tsx'
import { DocumentSidebar } from './document-sidebar.tsx'

const network = withNetwork()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const row = (id: string, title: string, hours = 0, is_generated = false) => ({
  id,
  title,
  type: 'press_release',
  is_generated,
  updated_at: hoursAgo(hours),
})

function show({ currentId, isCollapsed = false }: { currentId?: string; isCollapsed?: boolean } = {}) {
  const calls = {
    onCreated: vi.fn(),
    onOpen: vi.fn(),
    onChoose: vi.fn(),
    beforeDelete: vi.fn(async () => true),
    onDeleted: vi.fn(),
    onRestored: vi.fn(),
  }
  renderAt(
    '/write',
    <TooltipProvider>
      <CollapsedContext value={isCollapsed}>
        <DocumentSidebar userId="ana" currentId={currentId} {...calls} />
      </CollapsedContext>
    </TooltipProvider>,
  )
  return calls
}

function CollapsibleSidebar() {
  const [isCollapsed, setCollapsed] = useState(false)
  return (
    <TooltipProvider>
      <button type="button" onClick={() => setCollapsed(!isCollapsed)}>
        Toggle
      </button>
      <CollapsedContext value={isCollapsed}>
        <DocumentSidebar
          userId="ana"
          currentId={undefined}
          onCreated={() => undefined}
          beforeDelete={async () => true}
          onDeleted={() => undefined}
          onRestored={() => undefined}
        />
      </CollapsedContext>
    </TooltipProvider>
  )
}

const titles = () => screen.getAllByRole('link').map((link) => link.firstChild?.textContent)

describe('the list of documents', () => {
  it('asks for no bodies, groups by age, marks generated items and the open document', async () => {
    network.answers = {
      'GET /content': () => [
        row('a', 'Leak sensor'),
        row('b', 'Headline', 24 * 3, true),
        row('c', '', 24 * 40),
      ],
    }
    show({ currentId: 'a' })
    expect(await screen.findByText('Leak sensor')).toBeDefined()
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Today',
      'This week',
      'Earlier',
    ])
    expect(titles()).toEqual(['Leak sensor', 'Headline', 'Untitled Document'])
    const [first, second] = screen.getAllByRole('link')
    expect(first?.getAttribute('aria-current')).toBe('page')
    expect(second?.textContent).toContain('Generated')
    expect(second?.getAttribute('href')).toBe('/write/b')
    expect(network.of('GET /content')[0]?.query.get('select')).toBe(
      'id,title,headline,type,is_generated,updated_at,client_id,status,embargo_until,embargo_zone,labels',
    )
  })

  it('loads the next page until there are no more', async () => {
    const rows = Array.from({ length: 230 }, (_, index) => row(`d${index}`, `Document ${index}`))
    network.answers = {
      'GET /content': ({ query }) => {
        const from = Number(query.get('offset'))
        return rows.slice(from, from + Number(query.get('limit')))
      },
    }
    // A window as tall as the list: its end is in sight.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20_000)
    show()
    await screen.findByText('Document 229')
    expect(network.of('GET /content').map(({ query }) => query.get('offset'))).toEqual(['0', '200'])
  })

  it('shows a long list again after the sidebar was collapsed', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => row(`d${index}`, `Document ${index}`))
    network.answers = { 'GET /content': ({ query }) => (query.get('offset') === '0' ? rows : []) }
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20_000)
    renderAt('/write', <CollapsibleSidebar />)
    await screen.findByText('Document 199')
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }))
    expect(screen.queryByText('Document 199')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }))
    expect(await screen.findByText('Document 199')).toBeDefined()
  })

  it('shows the headline of a document that has no title yet', async () => {
    network.answers = {
      'GET /content': () => [
        { ...row('a', 'Untitled Document'), headline: 'Larkmoor cuts water loss' },
        { ...row('b', 'Quarter'), headline: 'Profit up' },
        { ...row('c', 'Untitled Document'), headline: null },
      ],
    }
    show()
    await screen.findByText('Larkmoor cuts water loss')
    expect(titles()).toEqual(['Larkmoor cuts water loss', 'Quarter', 'Untitled Document'])
    markSaved('ana', { id: 'c', title: 'Untitled Document', headline: 'New bridge', updated_at: hoursAgo(0) })
    await waitFor(() => expect(titles()).toEqual(['New bridge', 'Larkmoor cuts water loss', 'Quarter']))
  })

  it('moves a saved document to the top without asking again', async () => {
    network.answers = { 'GET /content': () => [row('a', 'One'), row('b', 'Two')] }
    show()
    await screen.findByText('One')
    markSaved('ana', { id: 'b', title: 'Two, renamed', updated_at: hoursAgo(0) })
    await waitFor(() => expect(titles()).toEqual(['Two, renamed', 'One']))
    markSaved('ana', { id: 'c', title: 'New', updated_at: hoursAgo(0) })
    await waitFor(() => expect(titles()).toEqual(['New', 'Two, renamed', 'One']))
    expect(network.of('GET /content')).toHaveLength(1)
  })

  it('that cannot be loaded says so, and loads when tried again', async () => {
    network.answers = { 'GET /content': () => refuse(400, '22000') }
    show()
    await waitFor(() =>
      expect(screen.getAllByText('Failed to load documents. Please try again.')).toHaveLength(2),
    )
    network.answers = { 'GET /content': () => [row('a', 'One')] }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('One')).toBeDefined()
  })

  it('opens a document at once, and leaves a click for another tab to the browser', async () => {
    network.answers = { 'GET /content': () => [row('a', 'One'), row('b', 'Two')] }
    const { onOpen } = show({ currentId: 'a' })
    const link = await screen.findByRole('link', { name: /Two/ })
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(link)
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('b')
  })

  it('reports that a document was chosen, even the open one, but not a click that opens another tab', async () => {
    network.answers = { 'GET /content': () => [row('a', 'One'), row('b', 'Two')] }
    const { onChoose } = show({ currentId: 'a' })
    fireEvent.click(await screen.findByRole('link', { name: /Two/ }), { ctrlKey: true })
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: /One/ }))
    expect(onChoose).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('link', { name: /Two/ }))
    expect(onChoose).toHaveBeenCalledTimes(2)
  })

  it('that is empty says what will appear here', async () => {
    show()
    expect(await screen.findByText(/Your drafts save here automatically/)).toBeDefined()
  })

  it('searches titles and text on the server', async () => {
    network.answers = {
      'GET /content': () => [row('a', 'One')],
      'POST /rpc/search_documents': ({ body }) =>
        body.words === 'water loss'
          ? [{ ...row('b', 'Sensor'), excerpt: '…cut metered Water by 31%, a loss of nothing' }]
          : [],
    }
    show()
    await screen.findByText('One')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), ' water loss ')
    expect(await screen.findByText('Sensor')).toBeDefined()
    expect(screen.getByRole('link', { name: /…cut metered Water by 31%/ })).toBeDefined()
    expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['Water', 'loss'])
    expect(screen.queryByText('One')).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), 'zebra')
    expect(await screen.findByText('No documents match “water loss zebra”')).toBeDefined()
    await userEvent.type(screen.getByRole('searchbox'), '{Escape}')
    expect(await screen.findByText('One')).toBeDefined()
  })
})

describe('New Document', () => {
  it('inserts an empty draft and reports its id', async () => {
    network.answers = { 'POST /content': () => row('new', 'Untitled Document') }
    const { onCreated } = show()
    await userEvent.click(screen.getByRole('button', { name: 'New Document' }))
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith('new'))
    expect(network.of('POST /content')[0]?.body).toEqual({
      title: 'Untitled Document',
      content: '',
      type: 'press_release',
      is_draft: true,
      user_id: 'ana',
    })
  })

  it.each([
    [401, 'Authentication required', 'Please sign in to create documents'],
    [500, 'Error', 'Failed to create new document'],
  ])('refused with %i says: %s, %s', async (status, title, words) => {
    network.answers = { 'POST /content': () => refuse(status) }
    show()
    await userEvent.click(screen.getByRole('button', { name: 'New Document' }))
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText(title)).toBeDefined()
  })

  it('is all that a collapsed sidebar keeps', () => {
    show({ isCollapsed: true })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['New Document'])
    expect(network.asked).toEqual([])
  })
})

describe('deleting', () => {
  async function askToDelete() {
    network.answers = {
      // A deleted document is looked for by its id afterward.
      'GET /content': ({ query }) => (query.has('id') ? [] : [row('a', 'One'), row('b', 'Two')]),
      ...network.answers,
    }
    const calls = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete One' }))
    return { ...calls, dialog: screen.getByRole('alertdialog', { name: 'Delete “One”?' }) }
  }

  it('asks first, and Cancel leaves all as it was', async () => {
    const { dialog } = await askToDelete()
    expect(dialog.textContent).toContain('restore them for 30 days')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(network.of('DELETE /content')).toEqual([])
  })

  it('removes the row after unsaved text is saved, and offers Undo', async () => {
    network.answers = { 'POST /rpc/restore_document': () => row('a', 'One') }
    const { dialog, beforeDelete, onDeleted, onRestored } = await askToDelete()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Document deleted successfully')).toBeDefined()
    expect(beforeDelete).toHaveBeenCalledWith('a')
    expect(network.of('DELETE /content')[0]?.query.get('id')).toBe('eq.a')
    expect(onDeleted).toHaveBeenCalledWith('a')
    expect(screen.queryByRole('button', { name: 'Delete One' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(onRestored).toHaveBeenCalledWith('a'))
    expect(network.of('POST /rpc/restore_document')[0]?.body).toEqual({ id: 'a' })
  })

  it('is no longer said once the document is restored from the trash', async () => {
    const trashed = { id: 'a', title: 'One', headline: null, is_generated: false, deleted_at: hoursAgo(1) }
    network.answers = {
      'GET /trash': () => [trashed],
      'POST /rpc/restore_document': () => row('a', 'One'),
    }
    const { dialog } = await askToDelete()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Document deleted successfully')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Trash' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Restore One' }))
    await waitFor(() => expect(screen.queryByText('Document deleted successfully')).toBeNull())
  })

  it('waits while the newest words are not saved, and says so', async () => {
    const { dialog, beforeDelete, onDeleted } = await askToDelete()
    beforeDelete.mockResolvedValue(false)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Not deleted')).toBeDefined()
    expect(network.of('DELETE /content')).toEqual([])
    expect(onDeleted).not.toHaveBeenCalled()
  })

  it('that row-level security let pass without deleting says so and keeps the row', async () => {
    network.answers = { 'GET /content': () => [row('a', 'One')] }
    const { dialog, onDeleted } = await askToDelete()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/^Nothing was deleted\. You can view this workspace/)).toBeDefined()
    expect(onDeleted).not.toHaveBeenCalled()
    expect(screen.getByText('One')).toBeDefined()
  })

  it('that fails says so and keeps the row', async () => {
    network.answers = { 'DELETE /content': () => refuse(500) }
    const { dialog, onDeleted } = await askToDelete()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete document. Please try again.')).toBeDefined()
    expect(onDeleted).not.toHaveBeenCalled()
    expect(screen.getByText('One')).toBeDefined()
  })
})

describe('the trash', () => {
  it('lists what was deleted with the days left, and restores it', async () => {
    const trashed = {
      ...{ id: 'a', title: 'Untitled Document', headline: 'Old notice', is_generated: false },
      deleted_at: hoursAgo(24 * 28 + 1),
    }
    network.answers = {
      'GET /trash': () => [trashed],
      'POST /rpc/restore_document': () => row('a', 'Old notice'),
    }
    const { onRestored } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Trash' }))
    expect(await screen.findByText('2 days left')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Restore Old notice' }))
    await waitFor(() => expect(onRestored).toHaveBeenCalledWith('a'))
    await userEvent.click(screen.getByRole('button', { name: 'Back to documents' }))
    expect(screen.getByRole('searchbox')).toBeDefined()
  })

  it('that is empty says how long things stay', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Trash' }))
    expect(await screen.findByText(/Deleted documents stay here for 30 days/)).toBeDefined()
  })

  it('says when something cannot be restored', async () => {
    const trashed = { id: 'a', title: 'Old notice', is_generated: false, deleted_at: hoursAgo(1) }
    network.answers = {
      'GET /trash': () => [trashed],
      'POST /rpc/restore_document': () => refuse(404, 'PT404'),
    }
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Trash' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Old notice' }))
    expect(await screen.findByText('We couldn’t restore this document. Try again.')).toBeDefined()
  })
})
