import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { keepsFocus } from '#web/layout/use-focus-main-on-navigation.ts'
import { leaveSafely } from '#web/lib/leave-safely.ts'
import { LeaveQuestion } from './leave-question.tsx'

afterEach(cleanup)

const title = 'Your latest changes aren’t saved'

function show(isOnlyInTab: boolean, flush: () => Promise<boolean> = async () => false) {
  const document = { isOnlyInTab }
  const open = { isOnlyInTab: () => document.isOnlyInTab, flush } as unknown as OpenDocumentView
  const desk = (
    <>
      <Link to="/settings">Settings</Link>
      <LeaveQuestion open={open} />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Front page' },
      { path: '/write/:id', element: desk },
      { path: '/settings', element: 'Settings page' },
    ],
    { initialEntries: ['/', '/write/a'], initialIndex: 1 },
  )
  render(<RouterProvider router={router} />)
  return { router, document, path: () => router.state.location.pathname }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('leaving a text that exists only in this tab', () => {
  it('by a link asks first, with Stay and Leave without saving', async () => {
    const desk = show(true)
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByText(title)).toBeDefined()
    await press('Stay')
    expect(desk.path()).toBe('/write/a')
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
    await screen.findByText(title)
    await press('Leave without saving')
    expect(await screen.findByText('Settings page')).toBeDefined()
  })

  it('with the Back button asks, too', async () => {
    const desk = show(true)
    await desk.router.navigate(-1)
    await screen.findByText(title)
    await press('Stay')
    expect(desk.path()).toBe('/write/a')
  })

  it('in any other way asks once, and then lets the navigation continue', async () => {
    const desk = show(true)
    const leave = vi.fn(async () => desk.router.navigate('/'))
    leaveSafely(leave)
    await screen.findByText(title)
    expect(leave).not.toHaveBeenCalled()
    await press('Leave without saving')
    expect(await screen.findByText('Front page')).toBeDefined()
  })

  it('does not ask when the text is saved in time', async () => {
    show(true, async () => true)
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByText('Settings page')).toBeDefined()
  })

  it('lets go where only the address changes under the writer', async () => {
    const desk = show(true)
    await desk.router.navigate('/write/b', { replace: true, state: keepsFocus })
    expect(desk.path()).toBe('/write/b')
  })
})

describe('leaving a text that is kept', () => {
  it('asks nothing, and another way is gone at once', async () => {
    show(false)
    const leave = vi.fn()
    leaveSafely(leave)
    expect(leave).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByText('Settings page')).toBeDefined()
  })
})
