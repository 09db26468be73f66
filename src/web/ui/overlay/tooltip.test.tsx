import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function enter(name: string): void {
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' })
}

function leave(name: string): void {
  fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' })
  // Away from the tooltip too: it stays while the pointer moves toward its text.
  fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 })
}

describe('tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(
      <TooltipProvider>
        <Tooltip text="Version history">
          <button type="button">H</button>
        </Tooltip>
        <Tooltip text="Copy">
          <button type="button">C</button>
        </Tooltip>
      </TooltipProvider>,
    )
  })

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('opens after 700 ms under the pointer', () => {
    enter('H')
    pass(699)
    expect(screen.queryByRole('tooltip')).toBeNull()
    pass(1)
    expect(screen.getByRole('tooltip').textContent).toBe('Version history')
  })

  it('opens the next one at once within 300 ms of the last', () => {
    enter('H')
    pass(700)
    leave('H')
    pass(299)
    enter('C')
    expect(screen.getByRole('tooltip').textContent).toBe('Copy')
  })

  it('waits again when more than 300 ms have passed', () => {
    enter('H')
    pass(700)
    leave('H')
    pass(301)
    enter('C')
    expect(screen.queryByText('Copy')).toBeNull()
    pass(700)
    expect(screen.getByRole('tooltip').textContent).toBe('Copy')
  })

  it('opens at once on keyboard focus', () => {
    act(() => screen.getByRole('button', { name: 'H' }).focus())
    expect(screen.getByRole('tooltip').textContent).toBe('Version history')
  })
})
