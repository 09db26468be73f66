import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAppConfig } from '#web/lib/api/app-config.ts'
import { GeneratedContent } from './generated-content.tsx'
import type { Generator } from './use-generator.ts'

vi.mock('#web/lib/api/app-config.ts', () => ({ useAppConfig: vi.fn() }))

const generator = { text: 'About Acme', contentId: '', isBusy: false } as Generator

function show(writer?: string): void {
  vi.mocked(useAppConfig).mockReturnValue((writer && { ai: { writer } }) as never)
  render(<GeneratedContent generator={generator} />, { wrapper: MemoryRouter })
}

describe('a generated text', () => {
  beforeEach(() => vi.mocked(useAppConfig).mockReset())
  afterEach(cleanup)

  it('says when the built-in writer wrote it, and how to connect a model', () => {
    show('builtin')
    expect(screen.getByText('Built-in writer')).toBeTruthy()
    expect(screen.getByText('How to connect one')).toBeTruthy()
  })

  it('marks its blanks as the editor does', () => {
    vi.mocked(useAppConfig).mockReturnValue(undefined)
    const text = 'About [COMPANY]\nBased in [CITY].'
    const { container } = render(<GeneratedContent generator={{ ...generator, text }} />, {
      wrapper: MemoryRouter,
    })
    const marks = [...container.querySelectorAll('.release-blank')]
    expect(marks.map((mark) => mark.textContent)).toEqual(['[COMPANY]', '[CITY]'])
  })

  it.each(['anthropic', undefined])('has no such note with the writer %s', (writer) => {
    show(writer)
    expect(screen.getByText('About Acme')).toBeTruthy()
    expect(screen.queryByText('Built-in writer')).toBeNull()
  })
})
