import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { DeskCommands } from './desk-commands.tsx'

const desk = withUser()

it('opens the Help Center of the installation in a new tab', async () => {
  desk.links = { helpCenter: 'https://help.larkmoor.example' }
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { router } = renderAt('/write', <DeskCommands handle={undefined} newDocument={() => undefined} />)
  const user = userEvent.setup()
  await act(() => loadAppConfig())
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.getByRole('option', { name: /Help Center/ })).toBeTruthy())
  await user.click(screen.getByRole('option', { name: /Help Center/ }))
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith('https://help.larkmoor.example', '_blank', 'noreferrer'),
  )
  expect(router.state.location.pathname).toBe('/write')
})
