import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { defaultTitle } from '#domain/document/document.ts'
import { renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { useSaving } from './use-saving.tsx'

withNetwork()

const documents = ['one', 'two', 'named'].map((id) => ({
  save: vi.fn(async () => ({ kind: 'saved' as const, id })),
  state: {
    ...{ status: 'ready', id, editorKey: id, isSaving: false },
    title: id === 'named' ? 'Leak sensor' : defaultTitle,
  },
}))

const sheet = { current: { hasText: () => true, readHeadline: () => headline } }
let headline = ''

function Desk({ first = 0 }: { first?: number }) {
  const [shown, setShown] = useState(first)
  const open = documents[shown] as unknown as OpenDocumentView
  const { save, dialog } = useSaving({ open, userId: 'ana', sheet })
  return (
    <>
      <button type="button" onClick={save}>
        Save document
      </button>
      {/* As the browser's own Back does, which no dialog holds up. */}
      <button type="button" data-testid="turn" onClick={() => setShown(1 - shown)}>
        Turn
      </button>
      {dialog}
    </>
  )
}

const title = () => screen.queryByPlaceholderText('Enter document title')

describe('the title asked for a document', () => {
  it.each([
    ['Larkmoor cuts water loss', 'Larkmoor cuts water loss'],
    ['[COMPANY] to sell sensors', ''],
  ])('for the headline %s starts as: %s', async (text, start) => {
    headline = text
    renderAt('/', <Desk />)
    await userEvent.click(screen.getByRole('button', { name: 'Save document' }))
    expect((title() as HTMLInputElement).value).toBe(start)
    headline = ''
  })

  it('is not given to another one that is turned to in the meantime', async () => {
    renderAt('/', <Desk />)
    await userEvent.click(screen.getByRole('button', { name: 'Save document' }))
    await userEvent.type(screen.getByPlaceholderText('Enter document title'), 'Harbour news')
    screen.getByTestId('turn').click()
    await waitFor(() => expect(title()).toBeNull())
    expect(documents[1]?.save).not.toHaveBeenCalled()
  })
})

it('a document with a title is saved without a question, which is said', async () => {
  renderAt('/', <Desk first={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save document' }))
  expect(title()).toBeNull()
  expect(documents[2]?.save).toHaveBeenCalledExactlyOnceWith(undefined)
  await screen.findByText('Draft saved successfully')
})
