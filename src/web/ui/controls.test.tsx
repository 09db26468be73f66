// The small controls: button, field, tabs, dialogs, theme toggle.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { showToast } from './feedback/toast.tsx'
import { Toaster } from './feedback/toaster.tsx'
import { Field } from './form/field.tsx'
import { Input, Textarea } from './form/input.tsx'
import { ConfirmDialog } from './overlay/confirm-dialog.tsx'
import { Dialog } from './overlay/dialog.tsx'
import { Tabs } from './tabs.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

afterEach(cleanup)

describe('button', () => {
  it('ignores clicks while busy, and says that it is', () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Saving...
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Saving...' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('does not submit a form by default', () => {
    const onSubmit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    )
    fireEvent.click(screen.getByText('Cancel'))
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('Save'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('field', () => {
  it('connects label, hint and error to the control', () => {
    render(
      <Field label="Email" hint="We never share it." error="Email is required">
        {(control) => <Input type="email" {...control} />}
      </Field>,
    )
    const input = screen.getByLabelText('Email')
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Email is required',
      'We never share it.',
    ])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Email is required')
  })

  it('leaves a control without hint or error undescribed and valid', () => {
    render(<Field label="Message">{(control) => <Textarea {...control} />}</Field>)
    const box = screen.getByLabelText('Message')
    expect(box.hasAttribute('aria-describedby')).toBe(false)
    expect(box.hasAttribute('aria-invalid')).toBe(false)
  })
})

function Periods() {
  const [period, setPeriod] = useState<'monthly' | 'annual'>('monthly')
  return (
    <Tabs
      label="Billing period"
      value={period}
      onValueChange={setPeriod}
      tabs={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'annual', label: 'Annual' },
      ]}
    >
      {period === 'monthly' ? '$30' : '$180'}
    </Tabs>
  )
}

describe('tabs', () => {
  it('shows the panel of the selected tab, by pointer and by arrow keys', async () => {
    const user = userEvent.setup()
    render(<Periods />)
    expect(screen.getByRole('tabpanel').textContent).toBe('$30')
    await user.click(screen.getByRole('tab', { name: 'Annual' }))
    expect(screen.getByRole('tabpanel').textContent).toBe('$180')
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tabpanel').textContent).toBe('$30')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Monthly', selected: true }))
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Annual')
    await user.keyboard('{Home}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Monthly')
    await user.keyboard('{End}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Annual')
  })

  it('are one tab stop, followed by the panel', async () => {
    const user = userEvent.setup()
    render(<Periods />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Monthly' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Monthly' }))
  })
})

describe('dialog', () => {
  it('is named by its title, described by its text and closed by its Close button', () => {
    const onOpenChange = vi.fn()
    render(
      <Dialog
        open
        onOpenChange={onOpenChange}
        title="Save Draft"
        description="Give it a name."
        foot={<Button>Save</Button>}
      >
        <Input aria-label="Title" />
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Save Draft' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Give it a name.',
    )
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})

function OpenedByButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Save Draft">
        <Input aria-label="Title" />
      </Dialog>
    </>
  )
}

describe('focus around a dialog', () => {
  it('moves into it and returns to the button that opened it', async () => {
    const user = userEvent.setup()
    render(<OpenedByButton />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await user.keyboard('{Escape}')
    const opener = screen.getByRole('button', { name: 'Open' })
    expect(document.activeElement).toBe(opener)
    // Focusing a long text would scroll to its start.
    const calls = focus.mock.calls.filter((_, index) => focus.mock.contexts[index] === opener)
    expect(calls.length).toBeGreaterThan(0)
    for (const [options] of calls) expect(options).toMatchObject({ preventScroll: true })
    focus.mockRestore()
  })
})

describe('a toast over a dialog', () => {
  it('can be dismissed without closing the dialog', async () => {
    // The styles for pointer events aren't loaded here.
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(
      <>
        <OpenedByButton />
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))
    act(() => {
      showToast({ title: 'Saved' }, 'loading')
    })
    await user.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }))
    expect(screen.queryByText('Saved')).toBeNull()
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await user.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('confirm dialog', () => {
  function renderConfirm() {
    const onConfirm = vi.fn()
    const onOpenChange = vi.fn()
    render(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Delete “Winter service notice”?"
        description="It goes to the trash for 30 days."
        confirmLabel="Delete"
        onConfirm={onConfirm}
      />,
    )
    return { onConfirm, onOpenChange }
  }

  it('does nothing on Cancel, where the focus starts', () => {
    const { onConfirm, onOpenChange } = renderConfirm()
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    expect(document.activeElement).toBe(cancel)
    fireEvent.click(cancel)
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('confirms once on its action and closes', () => {
    const { onConfirm, onOpenChange } = renderConfirm()
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})

describe('theme toggle', () => {
  it.each([
    ['system', 'light'],
    ['light', 'dark'],
    ['dark', 'system'],
  ] as const)('goes from %s to %s', (theme, next) => {
    const onChoose = vi.fn()
    render(<ThemeToggle theme={theme} onChoose={onChoose} />)
    fireEvent.click(screen.getByRole('button'))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(next)
  })
})
