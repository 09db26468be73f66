import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultWordTarget, type WordTarget } from '#domain/text/word-count.ts'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { listEditorCommands } from './editor-commands.ts'
import type { EditorActions, EditorHandle } from './editor-handle.ts'
import { ReleaseEditor } from './release-editor.tsx'

interface Shown {
  html?: string
  isBusy?: boolean
  isReadOnly?: boolean
  isSavedDocument?: boolean
  actions?: EditorActions
  wordTarget?: WordTarget
}

function show({
  html = '',
  isBusy = false,
  isReadOnly = false,
  isSavedDocument = true,
  actions = {},
  wordTarget = defaultWordTarget,
}: Shown = {}) {
  let handle: EditorHandle | undefined
  const onChange = vi.fn()
  const sheet = (text: { key: string; html: string }) => (
    <ReleaseEditor
      html={text.html}
      textKey={text.key}
      isBusy={isBusy}
      isReadOnly={isReadOnly}
      isSavedDocument={isSavedDocument}
      onChange={onChange}
      onReady={(next) => {
        handle = next
      }}
      actions={actions}
      wordTarget={wordTarget}
    />
  )
  const view = render(sheet({ key: 'one', html }))
  const navigateTo = (text: { key: string; html: string }) => view.rerender(sheet(text))
  return { ...view, onChange, navigateTo, handle: () => handle as EditorHandle }
}

const everyAction = () => ({
  save: vi.fn(),
  history: vi.fn(),
  generate: vi.fn(),
  rewrite: vi.fn(),
  analyze: vi.fn(),
  upload: vi.fn(),
  export: vi.fn(),
})

const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the sheet', () => {
  it('is a named text box that says how to leave it and what to do first', () => {
    show()
    const box = screen.getByRole('textbox', { name: 'Press release' })
    expect(box.getAttribute('aria-multiline')).toBe('true')
    expect(box.getAttribute('aria-placeholder')).toBe(
      'Start writing, generate content with AI or upload a document...',
    )
    const description = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toContain('Press Escape, then Tab, to leave the text.')
  })

  it('gives its handle while it is there', () => {
    const { handle, unmount } = show({ html: '<p>Text</p>' })
    const last = handle()
    expect(last.readHtml()).toBe('<p>Text</p>')
    unmount()
    expect(handle()).toBeUndefined()
    expect(last.readHtml()).toBe('<p>Text</p>')
  })

  it('reports changes, but not the text of another document', () => {
    const { handle, onChange } = show()
    act(() => handle().replaceHtml('<p>Other</p>', { undoable: false }))
    expect(onChange).not.toHaveBeenCalled()
    act(() => handle().replaceHtml('<p>Mine</p>'))
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})

describe('switching to another text', () => {
  it('shows it in the same editor, with its own handle', () => {
    const { handle, onChange, navigateTo } = show({ html: '<p>First</p>' })
    const first = handle()
    const bold = screen.getByRole('button', { name: 'Bold' })
    act(() => first.replaceHtml('<p>First, changed</p>'))
    navigateTo({ key: 'two', html: '<p>Second</p>' })
    expect(screen.getByRole('textbox').textContent).toBe('Second')
    expect(screen.getByRole('button', { name: 'Bold' })).toBe(bold)
    expect(handle()).not.toBe(first)
    expect(handle().readHtml()).toBe('<p>Second</p>')
    expect(first.readHtml()).toBe('<p>First, changed</p>')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('offers what the other text allows, before anything is typed', () => {
    const { navigateTo } = show({ html: '', actions: everyAction() })
    expect(isOff('Copy')).toBe(true)
    navigateTo({ key: 'two', html: '<p>Second</p>' })
    expect(isOff('Copy')).toBe(false)
    expect(screen.queryByText('Use a template')).toBeNull()
    navigateTo({ key: 'three', html: '' })
    expect(isOff('Copy')).toBe(true)
    expect(screen.getByText('Use a template')).toBeTruthy()
  })

  it('starts over even if both texts are the same', async () => {
    const { handle, navigateTo } = show({ html: '<p>Same</p>' })
    act(() => handle().replaceHtml('<p>Changed</p>'))
    navigateTo({ key: 'two', html: '<p>Same</p>' })
    expect(handle().readHtml()).toBe('<p>Same</p>')
  })

  it('closes what was open for the old one', async () => {
    const { navigateTo } = show()
    await userEvent.click(screen.getByRole('button', { name: /template/i }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    navigateTo({ key: 'two', html: '<p>Second</p>' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('find and replace', () => {
  it('opens with Ctrl+F, and Esc gives the focus back to the text', async () => {
    show({ html: '<p>Larkmoor</p>' })
    screen.getByRole('textbox', { name: 'Press release' }).focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    expect(document.activeElement).toBe(screen.getByLabelText('Find'))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('search')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Press release' }))
  })
})

describe('the toolbar', () => {
  it('has Undo, Redo and Link as buttons, Undo disabled while there is nothing to undo', () => {
    show({ html: '<p>Larkmoor</p>' })
    const toolbar = within(screen.getByRole('toolbar', { name: 'Editor tools' }))
    for (const name of ['Undo', 'Redo', 'Link']) expect(toolbar.getByRole('button', { name })).toBeDefined()
    expect(isOff('Undo')).toBe(true)
  })

  it('shows an action only when the screen gives it', () => {
    show({ actions: { save: vi.fn() } })
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Generate with AI' })).toBeNull()
  })

  it('switches off what needs content on an empty page', () => {
    const { handle } = show({ actions: everyAction() })
    const needing = ['Copy', 'AI rewrite', 'AI analyze', 'Save draft', 'Export']
    expect(needing.filter(isOff)).toEqual(needing)
    expect(['Bold', 'Version history', 'Generate with AI', 'Upload document'].filter(isOff)).toEqual([])
    act(() => handle().replaceHtml('<p>Text</p>'))
    expect(needing.filter(isOff)).toEqual([])
  })

  it('switches history off without a saved document', () => {
    show({ html: '<p>Text</p>', isSavedDocument: false, actions: everyAction() })
    expect(isOff('Version history')).toBe(true)
    expect(isOff('Save draft')).toBe(false)
  })

  it('switches everything off while busy, and nothing runs', async () => {
    const actions = everyAction()
    show({ html: '<p>Text</p>', isBusy: true, actions })
    const toolbar = screen.getByRole('toolbar', { name: 'Editor tools' })
    for (const button of within(toolbar).getAllByRole('button')) await userEvent.click(button)
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled()
  })

  it('runs what it is asked to', async () => {
    const actions = everyAction()
    show({ html: '<p>Text</p>', actions })
    await userEvent.click(screen.getByRole('button', { name: 'Upload document' }))
    expect(actions.upload).toHaveBeenCalledTimes(1)
  })
})

describe('the export menu', () => {
  it('offers Word first and asks the screen for the format picked', async () => {
    const actions = everyAction()
    show({ html: '<p>Text</p>', actions })
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const labels = screen.getAllByRole('menuitem').map((item) => item.textContent)
    expect(labels[0]).toBe('Word (.docx)')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Markdown (.md)' }))
    await waitFor(() => expect(actions.export.mock.calls).toEqual([['markdown']]))
  })

  it.each(['a click', '{Enter}', '{ArrowDown}', ' '])('stays closed on an empty page, by %j', async (way) => {
    show({ actions: everyAction() })
    const button = screen.getByRole('button', { name: 'Export' })
    button.focus()
    if (way === 'a click') await userEvent.click(button)
    else await userEvent.keyboard(way)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('is in the palette, one command for each format', () => {
    const actions = everyAction()
    const { handle } = show({ html: '<p>Text</p>', actions })
    const commands = listEditorCommands(handle()).filter(({ id }) => id.startsWith('export'))
    expect(commands.map(({ label }) => label)[0]).toBe('Export to Word')
    for (const { run } of commands) run()
    expect(actions.export.mock.calls.flat()).toEqual(['word', 'pdf', 'markdown', 'html', 'text', 'mail'])
  })
})

describe('keys of the screen', () => {
  it('save and open the history instead of the browser’s own', () => {
    const actions = everyAction()
    show({ html: '<p>Text</p>', actions })
    // fireEvent answers false when the default was prevented.
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
    expect(fireEvent.keyDown(document.body, { key: 'h', ctrlKey: true })).toBe(false)
    expect(actions.save).toHaveBeenCalledTimes(1)
    expect(actions.history).toHaveBeenCalledTimes(1)
  })

  it('prevent the browser’s own action even where nothing can be saved', () => {
    const actions = everyAction()
    show({ actions })
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
    expect(actions.save).not.toHaveBeenCalled()
  })

  it('leave a dialog in front alone', () => {
    const actions = everyAction()
    show({ html: '<p>Text</p>', actions })
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    expect(fireEvent.keyDown(dialog, { key: 's', ctrlKey: true })).toBe(false)
    dialog.remove()
    expect(actions.save).not.toHaveBeenCalled()
  })

  it('work while a popover beside the text leaves it the focus', () => {
    const actions = everyAction()
    show({ html: '<p>Text</p>', actions })
    render(
      <Popover
        open
        onOpenChange={vi.fn()}
        label="Newsroom check"
        anchor={() => new DOMRect()}
        onClosed={vi.fn()}
        leavesFocus
      >
        A finding
      </Popover>,
    )
    expect(screen.getByRole('dialog', { name: 'Newsroom check' })).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 's', ctrlKey: true })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'h', ctrlKey: true })
    expect(actions.save).toHaveBeenCalledTimes(1)
    expect(actions.history).toHaveBeenCalledTimes(1)
  })
})

describe('an untouched page', () => {
  it('has a button for each way to start', async () => {
    const actions = everyAction()
    const { handle } = show({ actions })
    await userEvent.click(screen.getByRole('button', { name: /^Describe your news/ }))
    expect(actions.generate).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: /^Upload a file/ }))
    expect(actions.upload).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: /^Use a template/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Funding/ }))
    expect(handle().readHtml()).toContain('[COMPANY] Raises [AMOUNT]')
    expect(screen.queryByRole('button', { name: /^Use a template/ })).toBeNull()
  })

  it('has no button without an action', () => {
    show()
    expect(screen.getByRole('button', { name: /^Use a template/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Describe your news/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Upload a file/ })).toBeNull()
  })
})

describe('the status line', () => {
  it.each([
    ['<p></p>', '0 words', 'aim for 300–500', undefined],
    ['<p>One</p>', '1 word', 'aim for 300–500', '1 min read'],
    [`<p>${'word '.repeat(400)}</p>`, '400 words', 'in the 300–500 range', '2 min read'],
    [`<p>${'word '.repeat(1200)}</p>`, '1,200 words', 'over the 300–500 range', '5 min read'],
  ])('counts %#', (html, words, band, minutes) => {
    const { container } = show({ html })
    expect(container.textContent).toContain(`${words}· ${band}`)
    if (minutes === undefined) expect(container.textContent).not.toContain('min read')
    else expect(container.textContent).toContain(minutes)
  })

  it('compares with the writer’s own target', () => {
    const { container } = show({ html: `<p>${'word '.repeat(400)}</p>`, wordTarget: { from: 600, to: 900 } })
    expect(container.textContent).toContain('aim for 600–900')
  })
})

describe('commands for the palette', () => {
  it('know at this moment what can be done', () => {
    const { handle } = show({ actions: { save: vi.fn() } })
    const off = () =>
      listEditorCommands(handle())
        .filter(({ disabled }) => disabled)
        .map(({ label }) => label)
    expect(off()).toContain('Save draft')
    expect(off()).toContain('Undo')
    act(() => handle().replaceHtml('<p>Text</p>'))
    expect(off()).not.toContain('Save draft')
    expect(off()).not.toContain('Undo')
    expect(listEditorCommands(undefined)).toEqual([])
  })

  it('have ids of their own', () => {
    const { handle } = show({ actions: everyAction() })
    const ids = listEditorCommands(handle()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a text that can only be read', () => {
  const reading = () => ({ history: vi.fn(), export: vi.fn() })

  it('isn’t asked to write on an empty page', () => {
    show({ html: '', isReadOnly: true, actions: reading() })
    const box = screen.getByRole('textbox', { name: 'Press release' })
    expect(box.getAttribute('aria-placeholder')).toBeNull()
    expect(box.querySelector('[data-hint]')?.getAttribute('data-hint')).toBe('')
    expect(screen.getByText('This document is empty.')).toBeTruthy()
  })

  it('accepts no change except what others saved', () => {
    const { handle, onChange } = show({ html: '<p>As sent.</p>', isReadOnly: true, actions: reading() })
    handle().replaceHtml('<p>Mine.</p>')
    expect(handle().openTemplate({ structure: 'inverted-pyramid' })).toBeDefined()
    expect(handle().readHtml()).toBe('<p>As sent.</p>')
    expect(onChange).not.toHaveBeenCalled()
    act(() => handle().followHtml('<p>As saved by Mara.</p>'))
    expect(handle().readHtml()).toBe('<p>As saved by Mara.</p>')
  })

  it('offers copy, history and export, and nothing that edits', () => {
    const { handle } = show({ html: '<p>As sent.</p>', isReadOnly: true, actions: reading() })
    expect(screen.getByRole('textbox').getAttribute('contenteditable')).toBe('false')
    for (const name of ['Version history', 'Copy', 'Export']) expect(isOff(name)).toBe(false)
    for (const name of ['Bold', 'Undo', 'Insert', 'Save draft'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    const offered = listEditorCommands(handle()).filter(({ disabled }) => !disabled)
    expect(offered.map(({ group }) => group)).not.toContain('Text')
    expect(offered.map(({ id }) => id)).not.toContain('template')
  })
})
