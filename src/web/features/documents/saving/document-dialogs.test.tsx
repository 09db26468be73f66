import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import type { ReadyDocument } from '#web/features/documents/open-document.ts'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { DocumentDialogs } from './document-dialogs.tsx'
import { SecondTabBar } from './save-bars.tsx'
import type { SaveOutcome } from './saver-state.ts'

const network = withNetwork()

const ready: ReadyDocument = {
  status: 'ready',
  editorKey: 'key',
  html: '<p>saved</p>',
  id: 'doc',
  title: 'Launch',
  basedOn: 'then',
  saveState: { kind: 'none' },
  isSaving: false,
  conflict: undefined,
  isGone: false,
  recovery: undefined,
  otherTabs: 0,
  isAsking: false,
}
const other = { html: '<p>It costs nine euros</p>', title: 'Launch', updatedAt: '2026-11-17T13:00:00Z' }
const stored = {
  place: { userId: 'ana', document: 'doc', tab: 'dead' },
  copy: {
    html: '<p>It costs ten euros</p>',
    title: 'Launch',
    isRenamed: false,
    basedOn: null,
    draftKey: 'key',
    changedAt: '2026-11-17T13:00:00Z',
    sent: [],
  },
}

function show(
  state: Partial<ReadyDocument>,
  outcome: SaveOutcome = { kind: 'saved', id: 'doc' },
  formerWorkspace?: string,
) {
  const open = {
    state: { ...ready, ...state },
    resolve: vi.fn(async () => outcome),
    recover: vi.fn(async () => {}),
    postpone: vi.fn(),
    discard: vi.fn(),
    onDownload: vi.fn(),
    onDiscarded: vi.fn(),
  }
  renderAt(
    '/',
    <DocumentDialogs
      open={open as unknown as OpenDocumentView}
      readHtml={() => '<p>It costs ten euros</p>'}
      formerWorkspace={formerWorkspace}
      onDownload={open.onDownload}
      onDiscarded={open.onDiscarded}
    />,
  )
  return open
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const marks = (tag: 'ins' | 'del') =>
  [...document.querySelectorAll(`section[aria-label="Changes"] ${tag}`)].map((mark) => mark.textContent)

describe('a conflict', () => {
  it('asks nothing before it is one, or when it was put off', () => {
    show({ conflict: other, isAsking: false })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('begins at Compare, so that a stray key decides nothing', () => {
    show({ conflict: other, isAsking: true })
    expect(document.activeElement?.textContent).toBe('Compare')
  })

  it('names the colleague who saved the other text', async () => {
    network.answers = { 'POST /rpc/last_saver': () => [{ name: 'Ana Ruiz', is_me: false }] }
    show({ conflict: other, isAsking: true })
    expect(
      await screen.findByText(/^Ana Ruiz saved this document at .+ Nothing was overwritten/),
    ).toBeDefined()
  })

  it('compares the other text with ours, then overwrites', async () => {
    const open = show({ conflict: other, isAsking: true })
    await press('Compare')
    expect([marks('del'), marks('ins')]).toEqual([['nine'], ['ten']])
    await press('Overwrite')
    expect(open.resolve).toHaveBeenCalledExactlyOnceWith('overwrite')
    expect(await screen.findByText('Draft saved successfully')).toBeDefined()
  })

  it('takes the other text', async () => {
    const open = show({ conflict: other, isAsking: true })
    await press('Use the other text')
    expect(open.resolve).toHaveBeenCalledExactlyOnceWith('theirs')
  })

  it('saves a copy, and says when that fails', async () => {
    const open = show({ conflict: other, isAsking: true }, { kind: 'failed', problem: 'other' })
    await press('Save as copy')
    expect(open.resolve).toHaveBeenCalledExactlyOnceWith('copy')
    expect(await screen.findByText('We couldn’t save a copy. Try again.')).toBeDefined()
  })

  it('can wait', async () => {
    const open = show({ conflict: other, isAsking: true })
    await userEvent.keyboard('{Escape}')
    expect(open.postpone).toHaveBeenCalledOnce()
  })
})

describe('a deletion elsewhere', () => {
  it('offers to save the text as a copy', async () => {
    const open = show({ isGone: true, isAsking: true })
    expect(document.activeElement?.textContent).toBe('Not now')
    await press('Save as copy')
    await waitFor(() => expect(open.resolve).toHaveBeenCalledExactlyOnceWith('copy'))
  })
})

describe('lost access', () => {
  it('ignores keys while the user types, and asks before text is dropped that was not downloaded', async () => {
    const open = show({ isGone: true, hasNoAccess: true, isAsking: true })
    await userEvent.keyboard(' {Enter}')
    expect([open.discard.mock.calls.length, open.onDownload.mock.calls.length]).toEqual([0, 0])
    await press('Remove from this browser')
    expect(open.discard).not.toHaveBeenCalled()
    expect(screen.getByText(/You haven’t downloaded your text\./)).toBeDefined()
    await press('Remove without downloading')
    expect(open.discard).toHaveBeenCalledOnce()
  })

  it('offers the text as a file, then drops it', async () => {
    const open = show({ isGone: true, hasNoAccess: true, isAsking: true })
    expect(screen.getByRole('dialog', { name: 'You can’t save in this workspace anymore' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save as copy' })).toBeNull()
    await press('Download as Word')
    expect(open.onDownload).toHaveBeenCalledOnce()
    expect(open.discard).not.toHaveBeenCalled()
    await press('Remove from this browser')
    expect(open.discard).toHaveBeenCalledOnce()
    expect(open.onDiscarded).toHaveBeenCalledOnce()
  })
})

describe('a removed member', () => {
  const removed = { isGone: true, hasNoAccess: true, isAsking: true }
  const name = 'You’re no longer a member of Bell & Voss'

  it('is offered unsaved text as a file', async () => {
    const open = show({ ...removed, saveState: { kind: 'failed', isKept: true } }, undefined, 'Bell & Voss')
    expect(screen.getByRole('dialog', { name }).textContent).toContain(
      'Your latest changes weren’t saved. Download your text',
    )
    await press('Download as Word')
    expect(open.onDownload).toHaveBeenCalledOnce()
  })

  it('leaves a document in which everything was saved', async () => {
    const open = show({ ...removed, saveState: { kind: 'saved', at: 'then' } }, undefined, 'Bell & Voss')
    expect(screen.getByRole('dialog', { name })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download as Word' })).toBeNull()
    await press('Go to your documents')
    expect([open.discard.mock.calls.length, open.onDiscarded.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a local copy', () => {
  it.each([
    ['Keep mine', 'mine'],
    ['Use the saved one', 'saved'],
    ['Close', 'later'],
  ])('%s', async (name, choice) => {
    const open = show({ recovery: { stored, saved: other } })
    expect(document.activeElement?.textContent, 'a stray key decides nothing').toBe('It costs ten euros')
    await press(name)
    expect(open.recover).toHaveBeenCalledExactlyOnceWith(choice)
  })

  it('is compared with the saved one', async () => {
    show({ recovery: { stored, saved: other } })
    await press('Compare')
    expect([marks('del'), marks('ins')]).toEqual([['nine'], ['ten']])
  })

  it('of a document that was never saved is continued or dropped', async () => {
    const open = show({ id: undefined, recovery: { stored, saved: undefined } })
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
    expect(screen.getByText('It costs ten euros')).toBe(document.activeElement)
    await press('Start fresh')
    expect(open.recover).toHaveBeenCalledExactlyOnceWith('saved')
  })
})

describe('a second tab', () => {
  it('is shown at once, and only then', () => {
    renderAt('/', <SecondTabBar otherTabs={1} />)
    expect(screen.getByText(/open in another tab/)).toBeDefined()
    renderAt('/', <SecondTabBar otherTabs={0} />)
    expect(screen.getAllByText(/open in another tab/)).toHaveLength(1)
  })
})
