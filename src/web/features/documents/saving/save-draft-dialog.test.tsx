import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { refuse, renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import { SaveDraftDialog } from './save-draft-dialog.tsx'

// Noon: two hours ago is still today.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 12) })

const network = withNetwork()
/** In the afternoon: shortly after midnight two hours ago is yesterday. */
const now = new Date(2026, 10, 22, 14, 30)
const twin = {
  id: 'twin',
  title: 'Launch',
  type: 'press_release',
  is_generated: false,
  updated_at: new Date(now.getTime() - 2 * 3_600_000).toISOString(),
}

function show(isSaving = false, suggestedTitle = '') {
  const calls = { onSave: vi.fn(), onOpenChange: vi.fn() }
  renderAt(
    '/',
    <SaveDraftDialog
      open
      userId="ana"
      documentId="doc"
      isSaving={isSaving}
      suggestedTitle={suggestedTitle}
      {...calls}
    />,
  )
  return calls
}

const field = () => screen.getByPlaceholderText('Enter document title')
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

describe('the dialog Save Draft', () => {
  it('opens with the headline as title, selected, so that typing replaces it', async () => {
    const { onSave } = show(false, 'Larkmoor cuts water loss')
    expect((field() as HTMLInputElement).value).toBe('Larkmoor cuts water loss')
    await userEvent.click(save())
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith('Larkmoor cuts water loss', false))
  })

  it('saves under the trimmed title, by Enter too', async () => {
    const { onSave } = show()
    await userEvent.type(field(), '  Leak sensor {Enter}')
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith('Leak sensor', false))
  })

  it('has Save off while the title is blank or too long', async () => {
    show()
    expect(save().disabled).toBe(true)
    await userEvent.type(field(), '   ')
    expect(save().disabled).toBe(true)
    await userEvent.paste('x'.repeat(301))
    expect(save().disabled).toBe(true)
    expect(screen.getByText('Keep the title to 300 characters or fewer.')).toBeDefined()
  })

  it('says when another document has the title, before saving updates it', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    network.answers = { 'GET /content': ({ query }) => (query.get('title') === 'eq.Launch' ? [twin] : []) }
    const { onSave } = show()
    await userEvent.type(field(), 'Launch')
    expect(await screen.findByText(/You already have/)).toBeDefined()
    expect(screen.getByText(/You already have/).textContent).toBe(
      'You already have “Launch”, edited 2 hours ago. Saving updates it; its current text stays in its version history.',
    )
    const asked = network.of('GET /content').at(-1)?.query
    expect([asked?.get('id'), asked?.get('is_generated'), asked?.get('user_id')]).toEqual([
      'neq.doc',
      'eq.false',
      'eq.ana',
    ])
    await userEvent.click(save())
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith('Launch', true))
  })

  it('shows the notice first if the user is faster than the check of titles', async () => {
    let answer: (rows: unknown[]) => void = () => {}
    network.answers = {
      'GET /content': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    }
    const { onSave } = show()
    await userEvent.click(field())
    await userEvent.paste('Launch')
    await userEvent.keyboard('{Enter}')
    answer([twin])
    expect(await screen.findByText(/You already have/)).toBeDefined()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('saves all the same when the titles cannot be looked at', async () => {
    network.answers = { 'GET /content': () => refuse(400) }
    const { onSave } = show()
    await userEvent.type(field(), 'Launch{Enter}')
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith('Launch', false))
  })

  it('while saving reads Saving... and can be closed, but not canceled', async () => {
    const { onOpenChange } = show(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
