import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { PenLine } from 'lucide-react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Sidebar } from './sidebar.tsx'
import { SidebarLink } from './sidebar-entry.tsx'

function renderSidebar({ open = true, isSmallScreen = false } = {}) {
  const onOpenChange = vi.fn()
  render(
    <MemoryRouter>
      <Sidebar
        label="Documents"
        open={open}
        onOpenChange={onOpenChange}
        isSmallScreen={isSmallScreen}
        head={<span>Presswright</span>}
      >
        <SidebarLink to="/write" icon={PenLine}>
          Write
        </SidebarLink>
      </Sidebar>
      <div contentEditable suppressContentEditableWarning>
        <p data-testid="paragraph">Text</p>
      </div>
      <input aria-label="Title" />
    </MemoryRouter>,
  )
  return onOpenChange
}

describe('sidebar', () => {
  afterEach(cleanup)

  it.each([{ ctrlKey: true }, { metaKey: true }])('toggles with b and %o', (modifier) => {
    const onOpenChange = renderSidebar()
    fireEvent.keyDown(document.body, { key: 'b', ...modifier })
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('toggles from an input, where the shortcut has no other meaning', () => {
    const onOpenChange = renderSidebar({ open: false })
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'B', ctrlKey: true })
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('leaves the shortcut to the editor while it has the focus', () => {
    const onOpenChange = renderSidebar()
    const isAllowed = fireEvent.keyDown(screen.getByTestId('paragraph'), { key: 'b', ctrlKey: true })
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(isAllowed).toBe(true)
  })

  it('ignores a plain b and other combinations', () => {
    const onOpenChange = renderSidebar()
    fireEvent.keyDown(document.body, { key: 'b' })
    fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true, shiftKey: true })
    fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true, altKey: true })
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('keeps the names of its icons for screen readers', () => {
    renderSidebar({ open: false })
    expect(screen.getByRole('link', { name: 'Write' }).textContent).toBe('Write')
    expect(screen.queryByText('Presswright')).toBeNull()
    expect(screen.getByRole('button', { name: 'Expand sidebar' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('is a dialog over the page on small screens, closed by Esc', () => {
    const onOpenChange = renderSidebar({ isSmallScreen: true })
    const drawer = screen.getByRole('dialog', { name: 'Documents' })
    fireEvent.keyDown(drawer, { key: 'Escape' })
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
