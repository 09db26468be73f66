import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyBrief } from '#domain/brief/document-brief.ts'
import type { OutgoingDocument } from '#web/features/editor/check/read-preflight.ts'
import { documentCopied } from '#web/features/editor/document/copy-document.ts'
import { openEditor, selectedText } from '#web/features/editor/editor.test-support.ts'
import { createEditorHandle } from '#web/features/editor/editor-handle.ts'
import { PreflightDialog } from '#web/features/editor/files/preflight-dialog.tsx'
import { Store } from '#web/lib/store.ts'
import { usePreflight } from './use-preflight.ts'

afterEach(cleanup)

const finished = '<p>FOR IMMEDIATE RELEASE</p><p>DULUTH, Minn. — Larkmoor said today.</p>'

function show(html: string, leaving: Partial<OutgoingDocument> = {}, issues = 0) {
  const editor = openEditor(html)
  const nothing = () => undefined
  const desk = { editor, actions: {}, isBusy: false, isReadOnly: false, isSavedDocument: true }
  const handle = createEditorHandle(() => ({ ...desk, editLink: nothing, openGallery: nothing }))
  const download = vi.fn()
  const known = { neverSay: [], brief: emptyBrief, ...leaving }
  function Desk() {
    const { copied, asked, askBefore, dismiss } = usePreflight(handle, known)
    return (
      <>
        <button type="button" onClick={() => void askBefore('word', download)}>
          Download
        </button>
        <p>{copied}</p>
        {asked && (
          <PreflightDialog
            editor={editor}
            items={asked.items}
            openQuotes={asked.openQuotes}
            {...(issues > 0 && { check: { state: new Store({ issues: Array(issues) }) } })}
            onClose={dismiss}
            onExport={() => {
              dismiss()
              asked.run('')
            }}
          />
        )}
      </>
    )
  }
  render(<Desk />)
  return { editor, download }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openItems = async () =>
  within(await screen.findByRole('list', { name: 'Open issues' }))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent)

describe('a release that is exported', () => {
  it('with a serious issue shows it, and Export anyway is one click', async () => {
    const { download } = show('<p>[CITY]: Larkmoor said today.</p>')
    await press('Download')
    expect(await openItems()).toEqual(['Blank[CITY] hasn’t been filled in'])
    expect(download).not.toHaveBeenCalled()
    await press('Export anyway')
    expect(download).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks again as long as a serious issue is open', async () => {
    const { download } = show('<p>[CITY]: Larkmoor said today.</p>')
    await press('Download')
    await press('Export anyway')
    await press('Download')
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(download).toHaveBeenCalledOnce()
  })

  it('shows the words it is about', async () => {
    const { editor } = show('<p>Larkmoor of [CITY] said today.</p>')
    await press('Download')
    await press('Show and fill in')
    await waitFor(() => expect(selectedText(editor)).toBe('[CITY]'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is fixed in the sheet: what is settled leaves the list, and then it goes', async () => {
    const { editor, download } = show(
      '<p>FOR IMMEDIATE RELEASE</p><p>Larkmoor opened. Off the record: the state paid. It is new.</p>',
    )
    await press('Download')
    expect(await openItems()).toHaveLength(1)
    await press('Remove the sentence')
    await screen.findByText('You’ve resolved everything.')
    expect(editor.getText({ blockSeparator: '\n' })).toBe(
      'FOR IMMEDIATE RELEASE\nLarkmoor opened. It is new.',
    )
    await press('Export')
    expect(download).toHaveBeenCalledOnce()
  })

  it('says what else is open when nothing serious is', async () => {
    const quote = '<p>“It works,” said Ann Lee, the mayor.</p>'
    show(`<p>FOR IMMEDIATE RELEASE</p><p>Larkmoor opened. Off the record: the state paid.</p>${quote}`, {}, 3)
    await press('Download')
    await press('Remove the sentence')
    await screen.findByText('No blanks left. 3 newsroom issues open, 1 quote not approved.')
  })

  it('keeps the embargo of its notes', async () => {
    const brief = { ...emptyBrief, prompt: 'Embargoed until noon ET, Nov. 20, 2026\nLarkmoor opened.' }
    const { editor } = show(finished, { brief })
    await press('Download')
    expect((await openItems())[0]).toContain('embargo until noon ET, Nov. 20, 2026')
    await press('Use the embargo line')
    await screen.findByText('You’ve resolved everything.')
    expect(editor.getText({ blockSeparator: '\n' })).toContain(
      'EMBARGOED UNTIL NOON ET, NOV. 20, 2026\nDULUTH',
    )
  })

  it('asks for the speaker’s word and the writer’s', async () => {
    const { editor } = show(
      '<p>It sold <span data-fact="number">12</span>. <span data-quote="draft">“It works,”</span> said Ann Lee.</p>',
    )
    await press('Download')
    expect(await openItems()).toHaveLength(2)
    await press('Keep (verified)')
    await waitFor(async () => expect(await openItems()).toHaveLength(1))
    expect(editor.getHTML()).not.toContain('data-fact')
  })

  it('without serious issues runs at once', async () => {
    const { download } = show(finished)
    await press('Download')
    await waitFor(() => expect(download).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('what was open in a copied text is said once, and not anymore after the text changed', async () => {
  const { editor } = show('<p>[CITY]: Larkmoor said today.</p>')
  editor.view.dom.dispatchEvent(new CustomEvent(documentCopied))
  expect(await screen.findByText('Copied with 1 blank.')).toBeDefined()
  act(() => void editor.commands.insertContent('!'))
  expect(screen.queryByText('Copied with 1 blank.')).toBeNull()
})
