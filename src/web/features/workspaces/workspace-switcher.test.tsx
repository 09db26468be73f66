import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { WorkspaceChoice } from './use-workspaces.ts'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

const personal = { id: 'mine', name: 'Personal', isPersonal: true, role: 'owner' } as const
const agency = { id: 'agency', name: 'Bell & Voss', isPersonal: false, role: 'editor' } as const
const stored = () => localStorage.getItem('workspace:ana')

function show(choice: WorkspaceChoice) {
  const onSwitched = vi.fn()
  render(
    <MemoryRouter>
      <WorkspaceSwitcher userId="ana" choice={choice} onSwitched={onSwitched} />
    </MemoryRouter>,
  )
  return onSwitched
}

afterEach(() => localStorage.clear())

it('is not there for a person alone', () => {
  show({ workspaces: [], current: undefined, sharedId: undefined })
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('remembers the workspace that was chosen, and none for the personal one', async () => {
  const onSwitched = show({ workspaces: [personal, agency], current: personal, sharedId: undefined })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Workspace' }), 'agency')
  expect(stored()).toBe('agency')
  expect(onSwitched).toHaveBeenCalledOnce()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Workspace' }), 'mine')
  expect(stored()).toBeNull()
})
