import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { mainId } from '#web/layout/page.tsx'
import { useAddressFollows, useTurning } from './use-turning.ts'

afterEach(cleanup)

function Desk({ isShown }: { isShown: boolean }) {
  const { id, ahead, turnTo } = useTurning()
  useAddressFollows(ahead, isShown)
  return (
    <main id={mainId} tabIndex={-1}>
      <h1>{id}</h1>
      <button type="button" onClick={() => turnTo('b')}>
        Open b
      </button>
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

describe('turning to another document', () => {
  it.each([
    ['that is shown', true],
    ['that takes long', false],
  ])('%s: the desk turns, the address follows, and the focus is on the desk', async (_name, isShown) => {
    const router = show(isShown)
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByRole('heading', { name: 'b' })).toBeDefined()
    expect(document.activeElement?.id).toBe(mainId)
    await waitFor(() => expect(router.state.location.pathname).toBe('/write/b'))
    expect(router.state.historyAction).toBe('PUSH')
  })

  it('comes back to the first one by the browser’s own way', async () => {
    const router = show(true)
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/write/b'))
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: 'a' })).toBeDefined()
  })
})
