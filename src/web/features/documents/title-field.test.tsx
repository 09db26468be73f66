import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TitleField } from './title-field.tsx'

afterEach(cleanup)

const onRename = vi.fn()
const begin = () => screen.getByRole('button', { name: 'Launch, rename' })
const field = () => screen.getByRole('textbox', { name: 'Document title' })
beforeEach(() => {
  onRename.mockClear()
  render(<TitleField title="Launch" onRename={onRename} />)
})

describe('the title', () => {
  it('becomes a field by click, and Enter renames it trimmed', async () => {
    await userEvent.click(begin())
    await userEvent.clear(field())
    await userEvent.type(field(), '  Leak sensor {Enter}')
    expect(onRename).toHaveBeenCalledExactlyOnceWith('Leak sensor')
  })

  it('becomes a field by F2 and by Enter', async () => {
    begin().focus()
    await userEvent.keyboard('{F2}')
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.activeElement).toBe(begin()))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field())
  })

  it('stays as it was by Esc', async () => {
    await userEvent.click(begin())
    await userEvent.type(field(), ' changed{Escape}')
    expect(onRename).not.toHaveBeenCalled()
    expect(begin()).toBeDefined()
  })

  it('is taken when the field is left', async () => {
    await userEvent.click(begin())
    await userEvent.type(field(), '{End} two')
    await userEvent.tab()
    expect(onRename).toHaveBeenCalledExactlyOnceWith('Launch two')
  })

  it('is refused when blank, with a message when it is too long', async () => {
    await userEvent.click(begin())
    await userEvent.clear(field())
    await userEvent.keyboard('   {Enter}')
    expect(field()).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Enter a title.')
    await userEvent.clear(field())
    await userEvent.click(field())
    await userEvent.paste('x'.repeat(301))
    expect(screen.getByRole('alert').textContent).toBe('Keep the title to 300 characters or fewer.')
    await userEvent.tab()
    expect(onRename).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent, 'after the field was left').toBe(
      'Keep the title to 300 characters or fewer.',
    )
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}')
    expect(begin()).toBeDefined()
  })

  it('is saved by the save shortcut, before the screen handles it', async () => {
    const seen: unknown[] = []
    const listener = (event: KeyboardEvent) => event.ctrlKey && seen.push(onRename.mock.calls[0])
    window.addEventListener('keydown', listener)
    await userEvent.click(begin())
    await userEvent.type(field(), '{End} two{Control>}s{/Control}')
    window.removeEventListener('keydown', listener)
    expect(seen.at(-1)).toEqual(['Launch two'])
    expect(begin()).toBeDefined()
  })

  it('that is too long blocks the save shortcut', async () => {
    const listener = vi.fn()
    await userEvent.click(begin())
    await userEvent.paste('x'.repeat(301))
    window.addEventListener('keydown', listener)
    await userEvent.keyboard('{Control>}s{/Control}')
    window.removeEventListener('keydown', listener)
    expect(listener.mock.calls.map(([event]) => event.key)).toEqual(['Control'])
    expect(field()).toBeDefined()
  })
})
