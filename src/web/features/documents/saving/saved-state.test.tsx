import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notKeptWarning, type SaveState } from '#domain/document/save-state.ts'
import { NotSavedBar } from './save-bars.tsx'
import { SavedState } from './saved-state.tsx'

afterEach(cleanup)

const at = new Date(2026, 10, 17, 14, 2).toISOString()
const show = (saveState: SaveState, onRetry = () => {}) =>
  render(<SavedState saveState={saveState} onRetry={onRetry} />)

describe('the saved state', () => {
  it.each<[SaveState, string]>([
    [{ kind: 'none' }, ''],
    [{ kind: 'saving' }, 'Saving…'],
    [{ kind: 'saved', at }, 'Saved 2:02 PM'],
    [{ kind: 'offline' }, 'Offline – kept on this device'],
    [{ kind: 'failed', isKept: true }, "Couldn't save –"],
  ])('of %j is announced as %j', (saveState, words) => {
    show(saveState)
    expect(screen.getByRole('status').textContent).toBe(words)
  })

  it('that failed offers Retry as a button, and no other does', async () => {
    const onRetry = vi.fn()
    show({ kind: 'failed', isKept: true }, onRetry)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
    cleanup()
    show({ kind: 'offline' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks to keep the tab open when the text is stored nowhere, and only then', () => {
    const { rerender } = render(
      <NotSavedBar saveState={{ kind: 'failed', isKept: false }} onCopy={() => {}} />,
    )
    const words = screen.getByText(notKeptWarning)
    expect(screen.getByRole('alert').contains(words)).toBe(true)
    expect(words.closest('.sr-only')).toBeNull()
    rerender(<NotSavedBar saveState={{ kind: 'failed', isKept: true }} onCopy={() => {}} />)
    expect(screen.queryByText(notKeptWarning)).toBeNull()
  })
})
