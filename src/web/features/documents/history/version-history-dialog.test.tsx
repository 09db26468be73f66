import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse, renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import type { SaveOutcome } from '#web/features/documents/saving/saver-state.ts'
import { VersionHistoryDialog } from './version-history-dialog.tsx'

const network = withNetwork()
const texts: Record<string, string> = {
  v3: '<p>The sensor costs ten euros</p>',
  v2: '<p>The sensor costs nine euros</p>',
  v1: '<p>The sensor</p>',
}
const version = (number: number, words: number, cause = 'save', detail: string | null = null) => ({
  id: `v${number}`,
  version: number,
  cause,
  detail,
  words,
  created_at: new Date(2026, 10, 16, 10 + number, 5).toISOString(),
})

beforeEach(() => {
  network.answers = {
    'GET /content_versions': ({ query }) =>
      query.has('content_id')
        ? [version(3, 5), version(2, 5, 'before_ai', 'rewrite'), version(1, 2, 'import', 'notes.docx')]
        : { content: texts[query.get('id')?.slice(3) ?? ''] },
  }
})

function show(current = texts.v3 ?? '', outcome: SaveOutcome = { kind: 'saved', id: 'doc' }) {
  const calls = {
    onClose: vi.fn(),
    onRestore: vi.fn(async (_html: string, _version: string | undefined) => outcome),
  }
  renderAt('/', <Opened {...calls} current={current} />)
  return calls
}

interface OpenedProps {
  current: string
  onClose: () => void
  onRestore: (html: string, version: string | undefined) => Promise<SaveOutcome>
}

/** Drawn only while it is open, as the screen does. */
function Opened({ current, onClose, onRestore }: OpenedProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    isOpen && (
      <VersionHistoryDialog documentId="doc" readHtml={() => current} onClose={close} onRestore={onRestore} />
    )
  )
}

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const marks = (tag: 'ins' | 'del') =>
  [...document.querySelectorAll(`section[aria-label="Changes"] ${tag}`)].map((mark) => mark.textContent)

describe('the version history', () => {
  it('names whose a version is where colleagues have written', async () => {
    network.answers['POST /rpc/version_savers'] = () => [
      { version: 2, name: 'Ana Ruiz', is_me: false },
      { version: 3, name: 'Ines', is_me: true },
    ]
    show()
    expect(await screen.findByRole('button', { name: /· Ana Ruiz ?Version 2/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /· You ?Current/ })).toBeTruthy()
  })

  it('begins with the focus at its title, also before the versions are there', async () => {
    show()
    expect(document.activeElement?.textContent).toBe('Version history')
    await screen.findByText('Current')
    expect(document.activeElement?.textContent).toBe('Version history')
  })

  it('offers no comparison while there is one version', async () => {
    network.answers['GET /content_versions'] = ({ query }) =>
      query.has('content_id') ? [version(3, 5)] : { content: texts.v3 }
    show()
    expect(await screen.findByText('The only version so far')).toBeTruthy()
    expect(screen.queryByLabelText('Compare with')).toBeNull()
    expect(screen.queryByText('Removed')).toBeNull()
  })

  it('says that it is offline where trying again doesn’t help', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    network.answers['GET /content_versions'] = () => refuse(500)
    show()
    expect(await screen.findByText(/^You’re offline/)).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('lists versions by day with cause and words, and fetches bodies only when looked at', async () => {
    show()
    await screen.findByText('Current')
    const rows = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(rows).toEqual([
      expect.stringMatching(/Nov\. 16|Today|Yesterday/),
      '1:05 PMCurrentSaved · same length',
      '12:05 PMVersion 2Before AI rewrite · +3 words',
      '11:05 AMVersion 1Imported notes.docx · 2 words',
    ])
    const bodies = network
      .of('GET /content_versions')
      .filter(({ query }) => query.get('select') === 'content')
    expect(bodies.map(({ query }) => query.get('id')).sort()).toEqual(['eq.v2', 'eq.v3'])
    const list = network.of('GET /content_versions')[0]?.query
    expect(list?.get('select')).toBe('id,version,cause,detail,words,comment_count,created_at')
  })

  it('compares with the version before, or with the current text', async () => {
    show('<p>The sensor costs $89 now</p>')
    await choose(/Version 2/)
    await waitFor(() => expect(marks('ins')).toEqual(['costs nine euros']))
    await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Current text')
    await waitFor(() => expect(marks('del')).toEqual(['nine euros']))
    expect(marks('ins')).toEqual(['$89 now'])
  })

  it('shows the first version plain: there is nothing it changed', async () => {
    show()
    await choose(/Version 1/)
    await waitFor(() => expect(screen.getByLabelText('Changes').textContent).toBe('The sensor'))
    expect(marks('ins')).toEqual([])
    expect(screen.queryByText(/changes?$/)).toBeNull()
  })

  it('compares any two versions, the older one first', async () => {
    show()
    await choose(/Version 1/)
    await userEvent.selectOptions(await screen.findByLabelText('Compare with'), 'v3')
    await waitFor(() => expect(marks('ins')).toEqual(['costs ten euros']))
    await choose(/Current/)
    await userEvent.selectOptions(await screen.findByLabelText('Compare with'), 'v1')
    await waitFor(() => expect(marks('ins')).toEqual(['costs ten euros']))
  })

  it('has a row for the current text until it is a version, with nothing to restore', async () => {
    show('<p>The sensor costs eleven euros</p>')
    const row = (await screen.findByText('Current')).closest('button')
    expect(row?.textContent).toBe('NowCurrentNot a version yet · same length')
    await waitFor(() => expect([marks('del'), marks('ins')]).toEqual([['ten'], ['eleven']]))
    expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull()
    expect(screen.getAllByText('Current')).toHaveLength(1)
    expect(screen.getByText('Version 3')).toBeDefined()
  })

  it('restores an older version, and Undo brings the replaced text back', async () => {
    const { onClose, onRestore } = show()
    await choose(/Version 1/)
    await choose(/Restore this version/)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onRestore).toHaveBeenLastCalledWith(texts.v1, 'v1')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(onRestore).toHaveBeenLastCalledWith(texts.v3, undefined)
  })

  it('has no Restore for the newest version while that is the current text', async () => {
    show()
    await screen.findByText('Current')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Copy this version' })).toBeDefined()
  })

  it.each<[SaveOutcome, string]>([
    [{ kind: 'failed', problem: 'other' }, 'We couldn’t restore this version. Try again.'],
    [{ kind: 'failed', problem: 'signed_out' }, 'Please sign in to save drafts'],
  ])('that cannot restore (%j) says: %s', async (outcome, words) => {
    const { onClose } = show(texts.v3, outcome)
    await choose(/Version 1/)
    await choose(/Restore this version/)
    expect(await screen.findByText(words)).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('goes from version to version by arrow keys', async () => {
    show()
    const first = (await screen.findByText('Current')).closest('button')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Version 1'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Version 2'))
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
  })

  it('that cannot be loaded says so, and loads when tried again', async () => {
    const answers = network.answers
    network.answers = { 'GET /content_versions': () => refuse(400) }
    show()
    await waitFor(() =>
      expect(screen.getAllByText('Failed to load version history. Please try again.')).toHaveLength(2),
    )
    network.answers = answers
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Version 1')).toBeDefined()
  })

  it('of a document without versions says how they are made', async () => {
    network.answers = {}
    show()
    expect(await screen.findByText(/No versions yet/)).toBeDefined()
  })

  it.each([
    [false, 'Saving (Ctrl+S) creates one.'],
    [true, 'Saving creates one.'],
  ])('names the shortcut where there are keys, touch: %s', async (isTouch, words) => {
    network.answers['GET /content_versions'] = () => []
    const media = (query: string) =>
      Object.assign(new EventTarget(), { matches: isTouch && query.includes('coarse') })
    vi.stubGlobal('matchMedia', media)
    show()
    expect((await screen.findByText(/No versions yet/)).textContent).toContain(words)
    vi.unstubAllGlobals()
  })
})
