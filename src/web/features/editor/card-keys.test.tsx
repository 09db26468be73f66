import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { moveFocusByKey } from './card-keys.ts'

afterEach(cleanup)

function Panel() {
  const panel = useRef<HTMLElement>(null)
  return (
    <aside ref={panel} aria-label="Panel" onKeyDown={(event) => moveFocusByKey(event, panel.current)}>
      <button type="button">Chip</button>
      <button type="button" data-card>
        One
      </button>
      <button type="button" data-card>
        Two
      </button>
      <input aria-label="Company" />
    </aside>
  )
}

it('moves focus with J and K from a chip to the first card and between cards', async () => {
  render(<Panel />)
  screen.getByText('Chip').focus()
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(screen.getByText('One'))
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(screen.getByText('Two'))
  await userEvent.keyboard('jk')
  expect(document.activeElement).toBe(screen.getByText('One'))
})

it('types J and K normally in a text field', async () => {
  render(<Panel />)
  const field = screen.getByLabelText('Company')
  await userEvent.type(field, 'jk')
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', 'jk')
})
