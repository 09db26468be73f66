import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { List, Plus } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { expect, it, vi } from 'vitest'
import { ToolbarMenu } from './toolbar-menu.tsx'

it('runs the entry that was picked, once the menu has closed', async () => {
  const runs = { one: vi.fn(() => screen.queryByRole('menu')), two: vi.fn() }
  render(
    <main>
      <Toolbar.Root>
        <ToolbarMenu
          label="Insert"
          icon={Plus}
          enabled
          groups={[
            [{ id: 'one', icon: List, label: 'One', run: runs.one }],
            [{ id: 'two', icon: List, label: 'Two', disabled: true, run: runs.two }],
          ]}
        />
      </Toolbar.Root>
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Two' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'One' }))
  await waitFor(() => expect(runs.one).toHaveReturnedWith(null))
  expect(runs.one).toHaveBeenCalledOnce()
  expect(runs.two).not.toHaveBeenCalled()
})
