import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyBrief } from '#domain/brief/document-brief.ts'
import type { OutgoingDocument } from '#web/features/editor/check/read-preflight.ts'
import { documentCopied } from '#web/features/editor/document/copy-document.ts'
import { openEditor, selectedText } from '#web/features/editor/editor.test-support.ts'
import { createEditorHandle } from '#web/features/editor/editor-handle.ts'
import { PreflightDialog } from '#web/features/editor/files/preflight-dialog.tsx'
import type { DocumentReviews } from '#web/features/editor/review/review-api.ts'
import { Store } from '#web/lib/store.ts'
import { usePreflight } from './use-preflight.ts'

afterEach(cleanup)

const finished = '<p>FOR IMMEDIATE RELEASE</p><p>DULUTH, Minn. — Larkmoor said today.</p>'

function show(html: string, leaving: Partial<OutgoingDocument> = {}, issues = 0) {
  const editor = openEditor(html)
  const nothing = () => undefined
  const desk = { editor, actions: {}, isBusy: false, isReadOnly: false, isSavedDocument: true }
  const handle = createEditorHandle(() => ({ ...desk, editLink: nothing, openGallery: nothing }))
  const [download, onAsk, onShowReview] = [vi.fn(), vi.fn(), vi.fn()]
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
            {...{ onAsk, onShowReview }}
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
  return { editor, download, onAsk, onShowReview }
}

/** Ann Lee approved the release and not her quote in it, Ida Ray asked for changes. */
function reviewsOf(content: string): DocumentReviews {
  const at = '2026-11-16T10:00:00Z'
  const person = (id: string, name: string, role: 'client' | 'legal') => ({
    ...{ id, name, role, review_id: 'r', email: `${id}@x.test`, expires_at: '2999-01-01T00:00:00Z' },
    ...{ revoked_at: null, opened_at: null, reminded_at: null },
  })
  const decision = (reviewer_id: string, name: string, kind: 'approved' | 'changes') => ({
    ...{ id: `d-${reviewer_id}`, review_id: 'r', reviewer_id, kind, quote: null, version: 4, text_hash: 'h' },
    ...{ name, role: 'client' as const, note: null, is_old: false, created_at: at },
  })
  return {
    reviews: [
      {
        ...{ id: 'r', version: 4, title: '', content, text_hash: 'h', message: null, due_on: null },
        ...{ shows_comments: false, created_at: at, closed_at: null },
      },
    ],
    reviewers: [person('ann', 'Ann Lee', 'client'), person('ida', 'Ida Ray', 'legal')],
    decisions: [decision('ann', 'Ann Lee', 'approved'), decision('ida', 'Ida Ray', 'changes')],
    ...{ comments: [], withdrawn: [], mails: [] },
  }
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
    await press('Fill in')
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
    await screen.findByText('No serious issues left. 3 open newsroom issues, 1 quote not approved.')
  })

  it('keeps the embargo of its details', async () => {
    const embargoEnd = { until: '2050-11-20T17:00:00Z', zone: 'America/New_York' }
    const { editor } = show(finished, { embargoEnd })
    await press('Download')
    expect((await openItems())[0]).toContain('embargo until noon EST, Nov. 20, 2050')
    await press('Use the embargo line')
    await screen.findByText('You’ve resolved everything.')
    expect(editor.getText({ blockSeparator: '\n' })).toMatch(/^EMBARGOED UNTIL NOON EST, NOV. 20, 2050\n/)
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

  it('without an approval says whose, shows the quote, and offers to ask for it', async () => {
    const text = '<p>FOR IMMEDIATE RELEASE</p><p>Doors open. “It works,” said Ann Lee, the mayor.</p>'
    const { editor, onAsk, onShowReview } = show(text, { reviews: reviewsOf(text) })
    const asked = async (index: number) => {
      await press('Download')
      const list = await screen.findByRole('list', { name: 'Open issues' })
      return within(within(list).getAllByRole('listitem')[index] as HTMLElement)
    }
    const changes = await asked(0)
    expect(await openItems()).toEqual([
      'ApprovalIda Ray asked for changes',
      'ApprovalAnn Lee hasn’t approved this quote',
    ])
    // Who was asked about this very text isn't asked again: the tab says what she wants.
    expect(changes.queryByRole('button', { name: /Ask/ })).toBeNull()
    await userEvent.click(changes.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(onShowReview).toHaveBeenCalled())
    await userEvent.click((await asked(1)).getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(selectedText(editor)).toBe('“It works,”'))
    await userEvent.click((await asked(1)).getByRole('button', { name: 'Ask Ann Lee' }))
    await waitFor(() =>
      expect(onAsk).toHaveBeenCalledWith([expect.objectContaining({ email: 'ann@x.test' })]),
    )
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
