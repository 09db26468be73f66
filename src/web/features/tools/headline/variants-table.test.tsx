import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rankHeadlines, reviewHeadline } from '#domain/headline/variants.ts'
import { VariantsTable } from './variants-table.tsx'

const first = 'Larkmoor launches $89 sensor in Duluth'
const second = 'Acme opens plant in Ohio'

function Page({ onAdd }: { onAdd: () => void }) {
  const [variants, setVariants] = useState<readonly string[]>([first, second])
  const headlines = {
    headline: first,
    setHeadline: () => {},
    mayAnalyze: true,
    analyze: () => {},
    analyzed: first,
    variants,
    choose: () => {},
    remove: (gone: string) => setVariants(variants.filter((variant) => variant !== gone)),
  }
  return (
    <VariantsTable ranked={rankHeadlines(variants.map(reviewHeadline))} headlines={headlines} onAdd={onAdd} />
  )
}

const remove = (headline: string) => screen.getByRole('button', { name: `Remove “${headline}”` })

describe('the table of variants', () => {
  afterEach(cleanup)

  it('moves focus to another row when one is removed, and to the text box after the last', () => {
    const onAdd = vi.fn()
    render(<Page onAdd={onAdd} />)
    remove(first).focus()
    fireEvent.click(remove(first))
    expect(document.activeElement).toBe(remove(second))
    expect(onAdd).not.toHaveBeenCalled()
    fireEvent.click(remove(second))
    expect(onAdd).toHaveBeenCalledOnce()
  })

  it('has an accessible name and separates the headline from its scores', () => {
    render(<Page onAdd={() => {}} />)
    expect(screen.getByRole('table', { name: 'Variants' })).toBeTruthy()
    expect(screen.getByRole('button', { name: `${first} shown above` })).toBeTruthy()
  })
})
