import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { CrisisResult } from './crisis-result.tsx'

const made = { statement: 'Sign-in stopped at 9:40 a.m.', reasons: [], words: [], clearedFor: [] }

function Page() {
  const [statement, setStatement] = useState<Parameters<typeof CrisisResult>[0]['statement']>(made)
  return <CrisisResult statement={statement} onChange={(part) => setStatement({ ...statement, ...part })} />
}

function edit(value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Your statement' }), { target: { value } })
}

const isCopyHeld = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled

describe('an edited crisis statement', () => {
  afterEach(cleanup)

  it('asks for legal review when a sensitive word is typed, and again for another one', () => {
    render(<Page />, { wrapper: MemoryRouter })
    expect(isCopyHeld()).toBe(false)
    edit('Sign-in stopped. Three people were hospitalized.')
    expect(isCopyHeld()).toBe(true)
    fireEvent.click(screen.getByRole('checkbox'))
    expect(isCopyHeld()).toBe(false)
    edit('Sign-in stopped. Three people were hospitalized and one died.')
    expect(screen.getByText(/raises legal questions \(hospitalized, died\)/)).toBeTruthy()
    expect(isCopyHeld()).toBe(true)
  })

  it('keeps the text box when all its text is deleted', () => {
    render(<Page />, { wrapper: MemoryRouter })
    edit('')
    expect(screen.getByRole('textbox', { name: 'Your statement' })).toBeTruthy()
    expect(isCopyHeld()).toBe(true)
  })
})
