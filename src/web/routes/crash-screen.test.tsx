import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from '#web/lib/session/session.tsx'
import { ErrorBoundary as RootBoundary } from '#web/root.tsx'
import { ErrorBoundary as ScreenBoundary } from './crash-screen.tsx'

function renderCrash(Boundary: () => React.ReactNode, thrown: unknown, path = '/') {
  const Screens = createRoutesStub([
    {
      path,
      Component: () => {
        throw thrown
      },
      ErrorBoundary: Boundary,
    },
  ])
  render(
    <SessionProvider>
      <Screens initialEntries={[path]} />
    </SessionProvider>,
  )
}

describe('crash boundaries', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('of a screen shows the error’s message and a button to try again', () => {
    renderCrash(ScreenBoundary, new Error('The ink ran out'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
    expect(screen.queryByText('The ink ran out')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull()
    expect(screen.queryByText(/Your work/)).toBeNull()
  })

  it('of the writing screen say what became of the text', () => {
    renderCrash(ScreenBoundary, new Error('The ink ran out'), '/write')
    expect(screen.getByText('Your work saves as you write. Try again to continue.')).toBeDefined()
  })

  it.each([[new Error('')], ['a bare string']])('of a screen has a sentence of its own for %s', (thrown) => {
    renderCrash(ScreenBoundary, thrown)
    expect(screen.queryByText('An unexpected error occurred')).not.toBeNull()
  })

  it('of the root shows its own text', () => {
    renderCrash(RootBoundary, new Error('The press stopped'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
    expect(screen.queryByText('The press stopped')).not.toBeNull()
  })
})
