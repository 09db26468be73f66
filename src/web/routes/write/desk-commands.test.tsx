import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { DeskCommands } from './desk-commands.tsx'

const desk = withUser()

const opened = vi.fn()
const commands = () => (
  <QueryClientProvider client={queryClient}>
    <DeskCommands handle={undefined} userId="ana" newDocument={() => undefined} openDocument={opened} />
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
