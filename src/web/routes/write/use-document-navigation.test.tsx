import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { prefetch } from '#web/features/documents/prefetch.ts'
import { mainId } from '#web/layout/page.tsx'
import { useDocumentNavigation, useUrlSync } from './use-document-navigation.ts'

afterEach(cleanup)

function Desk({ isShown }: { isShown: boolean }) {
  const { id, pendingId, navigateTo } = useDocumentNavigation()
  useUrlSync(pendingId, isShown)
  return (
    <main id={mainId} tabIndex={-1}>
      <h1>{id}</h1>
      {['b', 'c'].map((next) => (
        <button key={next} type="button" onClick={() => navigateTo(next)}>
          Open {next}
        </button>
      ))}
    </main>
  )
}

function show(isShown: boolean) {
  const router = createMemoryRouter([{ path: '/write/:id', element: <Desk isShown={isShown} /> }], {
    initialEntries: ['/write/a'],
  })
  render(<RouterProvider router={router} />)
  return router
}

describe('switching to another document', () => {
  it.each([
    ['that is shown', true],
    ['that takes long', false],
  ])('%s: the desk switches, the address follows, and the focus is on the desk', async (_name, isShown) => {
    const router = show(isShown)
    await userEvent.click(screen.getByRole('button', { name: 'Open b' }))
    expect(await screen.findByRole('heading', { name: 'b' })).toBeDefined()
    expect(document.activeElement?.id).toBe(mainId)
    await waitFor(() => expect(router.state.location.pathname).toBe('/write/b'))
    expect(router.state.historyAction).toBe('PUSH')
  })

  it('waits for a text that is loading, and opens the last one requested', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    show(true)
    prefetch('b', () => promise)
    await userEvent.click(screen.getByRole('button', { name: 'Open b' }))
    expect(screen.getByRole('heading').textContent).toBe('a')
    prefetch('c', () => Promise.resolve(undefined))
    await userEvent.click(screen.getByRole('button', { name: 'Open c' }))
    resolve(undefined)
    expect(await screen.findByRole('heading', { name: 'c' })).toBeDefined()
  })

  it('returns to the first one with the Back button', async () => {
    const router = show(true)
    await userEvent.click(screen.getByRole('button', { name: 'Open b' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/write/b'))
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: 'a' })).toBeDefined()
  })
})
