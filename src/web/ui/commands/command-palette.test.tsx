import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CommandEntry, CommandPalette } from './command-palette.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

const bold = vi.fn()
const save = vi.fn()
const entries: CommandEntry[] = [
  { id: 'bold', label: 'Bold', keys: 'Mod+B', group: 'Text', run: bold },
  { id: 'save', label: 'Save draft', keys: 'Mod+S', group: 'Document', disabled: true, run: save },
  { id: 'rule', label: 'Horizontal rule', group: 'Paragraph', run: vi.fn() },
]

function Both() {
  const [isPalette, setPalette] = useState(false)
  const [isSheet, setSheet] = useState(false)
  return (
    <>
      <button type="button">Before</button>
      <CommandPalette open={isPalette} onOpenChange={setPalette} entries={entries} />
      <ShortcutSheet open={isSheet} onOpenChange={setSheet} entries={entries} />
    </>
  )
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('command palette', () => {
  async function open() {
    render(<Both />)
    screen.getByRole('button', { name: 'Before' }).focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    return screen.getByRole('combobox', { name: 'Find a command' })
  }

  it('opens by its shortcut with the first command active', async () => {
    const box = await open()
    expect(document.activeElement).toBe(box)
    const [first] = screen.getAllByRole('option')
    expect(first?.textContent).toContain('Bold')
    expect(box.getAttribute('aria-activedescendant')).toBe(first?.id)
    expect(screen.getByRole('listbox', { name: 'Results' }).id).toBe(box.getAttribute('aria-controls'))
  })

  it('wraps around with the arrow keys and runs on Enter, after it has closed', async () => {
    await open()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Horizontal rule')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(bold).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
  })

  it('does not run disabled commands', async () => {
    await open()
    await userEvent.keyboard('save{Enter}')
    await userEvent.click(screen.getByRole('option'))
    expect(screen.getByRole('combobox')).toBeTruthy()
    expect(save).not.toHaveBeenCalled()
  })

  it('says when nothing matches', async () => {
    await open()
    await userEvent.keyboard('zzz')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('No matches')
  })
})

describe('shortcut sheet', () => {
  it('opens by its shortcut and lists only commands with shortcuts', async () => {
    render(<Both />)
    await userEvent.keyboard('{Control>}/{/Control}')
    const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(sheet.textContent).toContain('BoldCtrl+B')
    expect(sheet.textContent).toContain('Save draftCtrl+S')
    expect(sheet.textContent).not.toContain('Horizontal rule')
  })
})
