import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { DeskCommands } from './desk-commands.tsx'

const desk = withUser()

const opened = vi.fn()
const commands = () => (
  <QueryClientProvider client={queryClient}>
    <Routes>
      <Route
        path="/write/:id?"
        element={
          <DeskCommands handle={undefined} userId="ana" newDocument={() => undefined} openDocument={opened} />
        }
      />
    </Routes>
  </QueryClientProvider>
)

it('opens the Help Center of the installation in a new tab', async () => {
  desk.links = { helpCenter: 'https://help.larkmoor.example' }
  const openedTab = vi.spyOn(window, 'open').mockReturnValue(null)
  const { router } = renderAt('/write', commands())
  const user = userEvent.setup()
  await act(() => loadAppConfig())
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.getByRole('option', { name: /Help Center/ })).toBeTruthy())
  await user.click(screen.getByRole('option', { name: /Help Center/ }))
  await waitFor(() =>
    expect(openedTab).toHaveBeenCalledWith('https://help.larkmoor.example', '_blank', 'noreferrer'),
  )
  expect(router.state.location.pathname).toBe('/write')
})

it('finds documents by title and text, and opens the one that is picked', async () => {
  desk.functions['/rest/v1/content'] = () => []
  desk.functions['/rest/v1/rpc/search_documents'] = () => [
    {
      id: 'a',
      title: 'Untitled Document',
      headline: 'Larkmoor cuts water loss',
      labels: ['Q3 launch', 'Duluth'],
      updated_at: '2026-11-16T10:00:00Z',
    },
  ]
  renderAt('/write', commands())
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('water')
  const option = await screen.findByRole('option', { name: /Larkmoor cuts water loss ?Q3 launch · Duluth/ })
  await user.click(option)
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('a'))
})

it('offers the other documents before anything is typed, and finds them by their titles at once', async () => {
  queryClient.clear()
  const row = (id: string, title: string) => ({ id, title, labels: [], updated_at: '2026-11-16T10:00:00Z' })
  desk.functions['/rest/v1/content'] = () => [
    row('open', 'On the sheet'),
    row('award', 'Award release'),
    ...Array.from({ length: 8 }, (_, index) => row(`more-${index}`, `Quarter ${index}`)),
  ]
  desk.functions['/rest/v1/rpc/search_documents'] = () => []
  renderAt('/write/open', commands())
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  const recent = await screen.findByRole('group', { name: 'Recent documents' })
  const titles = within(recent)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['Award release', 'Quarter 0', 'Quarter 1', 'Quarter 2', 'Quarter 3'])
  await user.keyboard('awa')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Award release')
})
