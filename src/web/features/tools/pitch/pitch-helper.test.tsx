import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { generateOpener } from '#domain/pitch/pitch.ts'
import { PitchHelper } from './pitch-helper.tsx'

// The page around the tool needs a session and a configuration.
vi.mock('#web/layout/tool-page.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ToolPage: ({ controls, children }: { controls: ReactNode; children: ReactNode }) => (
    <>
      {controls}
      {children}
    </>
  ),
}))

describe('the pitch helper', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('picks among all five openers, the previous one included', async () => {
    const random = vi.spyOn(Math, 'random')
    render(<PitchHelper title="Pitch" description="" />, { wrapper: MemoryRouter })
    fireEvent.change(screen.getByLabelText('Journalist name'), { target: { value: 'Ana Ruiz' } })
    fireEvent.change(screen.getByLabelText('Beat or coverage area'), { target: { value: 'housing' } })
    const generate = screen.getByRole('button', { name: 'Generate Personalized Opener' })
    for (const [index, picked] of [0, 0.2, 0.4, 0.6, 0.8, 0.8, 0].entries()) {
      random.mockReturnValue(picked)
      fireEvent.click(generate)
      const expected = generateOpener({ journalistName: 'Ana Ruiz', beat: 'housing' }, picked)
      const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your opener' })
      await vi.waitFor(() => expect(box.value, `press ${index}`).toBe(expected.ok && expected.opener))
    }
  })

  it('restores an edited opener that a new one replaced', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0)
    render(<PitchHelper title="Pitch" description="" />, { wrapper: MemoryRouter })
    fireEvent.change(screen.getByLabelText('Journalist name'), { target: { value: 'Ana Ruiz' } })
    fireEvent.change(screen.getByLabelText('Beat or coverage area'), { target: { value: 'housing' } })
    const generate = screen.getByRole('button', { name: 'Generate Personalized Opener' })
    fireEvent.click(generate)
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your opener' })
    const first = box.value
    random.mockReturnValue(0.5)
    fireEvent.click(generate)
    await vi.waitFor(() => expect(box.value).not.toBe(first))
    expect(screen.queryByText('Undo')).toBeNull()
    fireEvent.change(box, { target: { value: 'Dear Ana, I wrote this myself.' } })
    fireEvent.click(generate)
    const bringBack = await screen.findByText('Undo')
    bringBack.focus()
    fireEvent.click(bringBack)
    expect(document.activeElement).toBe(box)
    expect(box.value).toBe('Dear Ana, I wrote this myself.')
    expect(screen.queryByText('Undo')).toBeNull()
  })

  it('keeps the text box when all of the opener is deleted', async () => {
    render(<PitchHelper title="Pitch" description="" />, { wrapper: MemoryRouter })
    fireEvent.change(screen.getByLabelText('Journalist name'), { target: { value: 'Ana Ruiz' } })
    fireEvent.change(screen.getByLabelText('Beat or coverage area'), { target: { value: 'housing' } })
    fireEvent.click(screen.getByRole('button', { name: 'Generate Personalized Opener' }))
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your opener' })
    expect(box.value).toContain('Hi Ana Ruiz,')
    fireEvent.change(box, { target: { value: '' } })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your opener' }).value).toBe('')
  })
})
