import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Popover } from '#web/ui/overlay/popover.tsx'
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

  it('opens while a popover leaves the focus in the text, but not over a form that has it', async () => {
    const popover = (leavesFocus: boolean) => (
      <Popover
        open
        onOpenChange={vi.fn()}
        label="Newsroom check"
        anchor={() => new DOMRect()}
        onClosed={vi.fn()}
        leavesFocus={leavesFocus}
      >
        <input aria-label="Address" />
      </Popover>
    )
    const { unmount } = render(
      <>
        <Both />
        {popover(false)}
      </>,
    )
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')))
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('combobox')).toBeNull()
    unmount()
    render(
      <>
        <Both />
        {popover(true)}
      </>,
    )
    screen.getByRole('button', { name: 'Before' }).focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('combobox')).toBeTruthy()
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

  it('selects the first command that can run, the beginnings of words first, and what can’t run last', async () => {
    const rewrite = vi.fn()
    const command = (label: string, group: string, run = vi.fn(), disabled = false) => ({
      ...{ id: label, label, group, run, disabled },
    })
    const commands = [
      command('Redo', 'Text', vi.fn(), true),
      command('Underline', 'Text'),
      command('Structure builder', 'Navigation'),
      command('AI rewrite', 'AI', rewrite),
    ]
    const { rerender } = render(<CommandPalette open onOpenChange={vi.fn()} entries={commands} />)
    const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    const selected = () => screen.queryByRole('option', { selected: true })?.textContent
    expect(labels()[0]).toBe('Redo')
    expect(selected()).toBe('Underline')
    await userEvent.type(screen.getByRole('combobox'), 're')
    expect(labels()).toEqual(['AI rewrite', 'Structure builder', 'Underline', 'Redo'])
    expect(selected()).toBe('AI rewrite')
    rerender(
      <CommandPalette
        open
        onOpenChange={vi.fn()}
        entries={commands.map((entry) => ({ ...entry, disabled: false }))}
      />,
    )
    expect(labels()).toEqual(['Redo', 'AI rewrite', 'Structure builder', 'Underline'])
  })

  it('selects nothing where nothing can run', async () => {
    await open()
    await userEvent.keyboard('save')
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Save draft')
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
