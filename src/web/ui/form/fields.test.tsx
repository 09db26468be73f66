import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TextAreaField, TextField } from './fields.tsx'
import { SelectField } from './select-field.tsx'

afterEach(cleanup)

describe('labeled fields', () => {
  it.each([
    ['text', TextField],
    ['text area', TextAreaField],
  ])('tell what is typed into a %s', (_name, Control) => {
    const tell = vi.fn()
    render(<Control label="City" value="" onValueChange={tell} />)
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Oslo' } })
    expect(tell).toHaveBeenCalledExactlyOnceWith('Oslo')
  })

  it('tell which option is chosen', () => {
    const tell = vi.fn()
    const options = [
      ['ap', 'American'],
      ['british', 'British'],
    ] as const
    render(<SelectField label="Style" value="ap" options={options} onValueChange={tell} />)
    fireEvent.change(screen.getByLabelText('Style'), { target: { value: 'british' } })
    expect(tell).toHaveBeenCalledExactlyOnceWith('british')
    expect(screen.getByRole('option', { name: 'American' })).toBeInstanceOf(HTMLOptionElement)
  })

  it('read their error before their hint to assistive technology', () => {
    render(<TextField label="City" hint="Used in datelines" error="Enter a city" defaultValue="" />)
    const control = screen.getByLabelText('City')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Enter a city',
      'Used in datelines',
    ])
  })
})
