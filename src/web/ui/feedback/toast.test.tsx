import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toast as store, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, showToast, type ToastContent } from './toast.tsx'
import { Toaster } from './toaster.tsx'

let listed: number

function Listed() {
  listed = useToasterStore().toasts.length
  return null
}

function show(content: ToastContent, kind?: Parameters<typeof showToast>[1]): string {
  let id = ''
  act(() => {
    id = showToast(content, kind)
  })
  return id
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(
      <>
        <Toaster />
        <Listed />
      </>,
    )
  })

  afterEach(() => {
    act(() => store.removeAll())
    cleanup()
    vi.useRealTimers()
  })

  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
  ] as const)('keeps a %s toast for %d ms', (kind, duration) => {
    show({ title: 'Saved' }, kind)
    pass(duration - 1)
    expect(screen.queryByText('Saved')).not.toBeNull()
    pass(2)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('keeps a loading toast until it is dismissed', () => {
    const id = show({ title: 'Exporting' }, 'loading')
    pass(3_600_000)
    expect(screen.queryByText('Exporting')).not.toBeNull()
    act(() => dismissToast(id))
    expect(screen.queryByText('Exporting')).toBeNull()
  })

  it('shows one at a time, newest first, then an older one if it has time left', () => {
    show({ title: 'First' })
    pass(100)
    const second = show({ title: 'Second' })
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.queryByText('Second')).not.toBeNull()
    act(() => dismissToast(second))
    expect(screen.queryByText('First')).not.toBeNull()
  })

  it('keeps a dismissed toast in the list for 1,000,000 ms', () => {
    const id = show({ title: 'Saved' })
    act(() => dismissToast(id))
    pass(999_999)
    expect(listed).toBe(1)
    pass(1)
    expect(listed).toBe(0)
  })

  it('keeps a toast with an action until it is dismissed or the action is chosen', () => {
    const onSelect = vi.fn()
    show({ title: 'Document deleted', action: { label: 'Undo', onSelect } })
    pass(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onSelect).toHaveBeenCalledOnce()
    expect(screen.queryByText('Document deleted')).toBeNull()
  })

  it.each([
    ['pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('pauses under the %s and resumes afterward', (_name, enter, leave) => {
    const region = screen.getByRole('region', { name: 'Notifications' })
    show({ title: 'Read me' })
    pass(1000)
    enter(region)
    pass(60_000)
    expect(screen.queryByText('Read me')).not.toBeNull()
    leave(region)
    pass(2999)
    expect(screen.queryByText('Read me')).not.toBeNull()
    pass(2)
    expect(screen.queryByText('Read me')).toBeNull()
  })

  it('lets the next toast expire after one is dismissed under the pointer', () => {
    const region = screen.getByRole('region', { name: 'Notifications' })
    show({ title: 'First' })
    fireEvent.mouseEnter(region)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    show({ title: 'Second' })
    pass(4001)
    expect(screen.queryByText('Second')).toBeNull()
  })

  it('announces politely, and destructive ones at once', () => {
    show({ title: 'Saved', text: 'Draft saved successfully' })
    expect(screen.getByRole('status').textContent).toContain('Draft saved successfully')
    show({ title: 'Error', text: 'Failed to save draft. Please try again.', isDestructive: true })
    expect(screen.getByRole('alert').textContent).toContain('Failed to save draft. Please try again.')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
